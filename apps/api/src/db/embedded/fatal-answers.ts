const errorMessage = 'E'.charCodeAt(0)
const lengthBytes = 4

/** The untranslated severity of an error that ends its session, as a field of its own; no text of a client holds a NUL. */
const endings = ['\0VFATAL\0', '\0VPANIC\0'].map((field) => Buffer.from(field))

/** True if a response contains an error that ends the session. */
export function endsSession(answer: Uint8Array): boolean {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength)
  let start = 0
  while (start + 1 + lengthBytes <= bytes.length) {
    const end = start + 1 + bytes.readInt32BE(start + 1)
    const message = bytes.subarray(start, end)
    if (bytes[start] === errorMessage && endings.some((field) => message.includes(field))) return true
    if (end <= start) return false
    start = end
  }
  return false
}
