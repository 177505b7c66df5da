const isForPrograms = /^\/(api|files)(\/|$)/

/**
 * The address of a page with its percent signs as they were typed where they stand for nothing that can be read (`/descuento-50%`): it leads
 * nowhere and is told so. To programs it is a mistake in their request.
 */
export function readableAddress(url: string) {
  if (!url.includes('%')) return url
  const [path = '', ...queries] = url.split('?')
  if (isForPrograms.test(path)) return url
  return isReadable(url) ? url : [path.replaceAll('%', '%25'), ...queries].join('?')
}

/**
 * Whether the path of an address can be decoded. The decoded text is used: the bundler takes `decodeURIComponent` for a call without
 * effect and drops it where its result is not.
 */
export function isReadable(url: string) {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '').length > 0
  } catch {
    return false
  }
}

/** A path as a browser writes it (`/hotel` for `/x/%2e%2e/hotel`), each slash said once. */
export const plainPath = (path: string) =>
  path.startsWith('/') ? new URL(`http://house${path}`).pathname.replaceAll(/\/{2,}/g, '/') : path
