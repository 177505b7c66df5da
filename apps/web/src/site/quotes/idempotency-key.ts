const keys = new Map<string, string>()

const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The same request keeps its key however often it is sent, so that it arrives once; a changed one is another. */
export function idempotencyKeyFor(request: unknown) {
  const written = JSON.stringify(request)
  const key = keys.get(written) ?? randomKey()
  keys.set(written, key)
  return key
}
