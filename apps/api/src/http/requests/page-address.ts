const isForPrograms = /^\/(api|files)(\/|$)/

/**
 * Escapes invalid percent signs in a page's URL (`/descuento-50%`), so that it renders as not found. API
 * calls are rejected as malformed.
 */
export function readableAddress(url: string) {
  if (!url.includes('%')) return url
  const [path = '', ...queries] = url.split('?')
  if (isForPrograms.test(path)) return url
  return isReadable(url) ? url : [path.replaceAll('%', '%25'), ...queries].join('?')
}

/**
 * True if the path of a URL can be decoded. The result is used because the bundler would drop an unused
 * `decodeURIComponent` call.
 */
export function isReadable(url: string) {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '').length > 0
  } catch {
    return false
  }
}

/** Normalises a path as browsers do (`/hotel` for `/x/%2e%2e/hotel`), with single slashes. */
export const plainPath = (path: string) =>
  path.startsWith('/') ? new URL(`http://house${path}`).pathname.replaceAll(/\/{2,}/g, '/') : path
