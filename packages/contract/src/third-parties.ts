const map = ['https://www.google.com']

/** Origins that a page may frame, by its path; all other pages frame nobody. No page runs a script of another origin. */
export const foreignFramesAt: Readonly<Record<string, readonly string[] | undefined>> = {
  '/': ['https://www.instagram.com'],
  '/ubicacion': map,
  // Leads there.
  '/sabias-que': map,
}

/** Whether a page may show pictures of others, as the blog does of its feed: public ones, where nobody writes a password. */
export const showsOthersPictures = (path: string) =>
  path.startsWith('/') && !/^\/(auth|mi-cuenta|oficina)(\/|$)/.test(path)

/** The page of the feed, whose pictures are of others. */
const feedPath = '/blog'

/**
 * Whether a page may be drawn in the document that was opened at another address: both must frame the same origins and
 * show the same pictures, since a policy belongs to a document. Otherwise the browser reloads the page.
 */
export const sharesDocument = (openedAt: string, path: string) =>
  foreignFramesAt[openedAt] === foreignFramesAt[path] && (path !== feedPath || showsOthersPictures(openedAt))
