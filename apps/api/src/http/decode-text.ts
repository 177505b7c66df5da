/** UTF-16 by its byte order mark, or by the zero bytes that Latin letters have in it; UTF-8 by its mark; else null. */
function markedEncoding(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  const head = bytes.subarray(0, 64)
  const zeros = [0, 1].map((parity) => head.filter((byte, at) => byte === 0 && at % 2 === parity).length)
  const most = head.length / 4
  if (zeros[1]! > most && zeros[0]! < most / 4) return 'utf-16le'
  return zeros[0]! > most && zeros[1]! < most / 4 ? 'utf-16be' : null
}

/** Decodes a file: as it is marked, else in the first of `encodings` that fits, else as UTF-8, else as Windows-1252. */
export function decodeText(
  bytes: Uint8Array,
  encodings: readonly (string | null | undefined)[] = [],
): string {
  for (const encoding of [markedEncoding(bytes), ...encodings, 'utf-8']) {
    try {
      if (encoding) return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // An unknown name, or bytes that are not of this encoding.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes)
}

const declaration = /^(\s*<\?xml\b[^>]*?\bencoding\s*=\s*["'])([\w.:-]+)/

/**
 * Decodes an XML document by its declared encoding, else by its `Content-Type`. Rewrites the declaration to
 * UTF-8, the stored and sent encoding.
 */
export function decodeXml(bytes: Uint8Array, charset: string | null = null): string {
  const declared = declaration.exec(new TextDecoder('latin1').decode(bytes.subarray(0, 200)))?.[2]
  // A declaration readable as single bytes cannot be UTF-16.
  const isTrue = declared !== undefined && !/^(utf-?16|ucs-?2|iso-10646)/i.test(declared)
  return decodeText(bytes, [isTrue ? declared : null, charset]).replace(declaration, '$1UTF-8')
}
