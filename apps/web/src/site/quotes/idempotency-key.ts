const keys = new Map<string, string>()

const randomKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Returns the same key for the same request, so that retries are idempotent; a changed request gets a new key. */
export function idempotencyKeyFor(request: unknown) {
  const written = JSON.stringify(request)
  const key = keys.get(written) ?? randomKey()
  keys.set(written, key)
  return key
}
