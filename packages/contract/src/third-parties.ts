const map = ['https://www.google.com']

/** Origins that a page may frame, by path. Other pages frame none. No page runs third-party scripts. */
export const foreignFramesAt: Readonly<Record<string, readonly string[] | undefined>> = {
  '/': ['https://www.instagram.com'],
  '/ubicacion': map,
  // Leads there.
  '/sabias-que': map,
}

/**
 * True if a page may show external pictures, as the blog feed does. Such pages are public and take no
 * password.
 */
export const showsOthersPictures = (path: string) =>
  path.startsWith('/') && !/^\/(auth|mi-cuenta|oficina)(\/|$)/.test(path)

/** Page of the feed, with external pictures. */
const feedPath = '/blog'

/**
 * True if a page may be rendered in the document opened at another path. Both must permit the same frames and
 * pictures, because the policy belongs to the document. Otherwise the browser reloads.
 */
export const sharesDocument = (openedAt: string, path: string) =>
  foreignFramesAt[openedAt] === foreignFramesAt[path] && (path !== feedPath || showsOthersPictures(openedAt))
