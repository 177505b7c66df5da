type ThirdParties = { scripts?: readonly string[]; frames?: readonly string[] }

const map: ThirdParties = { frames: ['https://www.google.com'] }

/** Whose scripts and frames a page may show, by its address: all others show nobody's but the house's. */
export const thirdPartiesAt: Readonly<Record<string, ThirdParties | undefined>> = {
  '/': { scripts: ['https://www.instagram.com'], frames: ['https://www.instagram.com'] },
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
 * Whether a page may be drawn in the document that was opened at another address. Where not, it is opened as a document of
 * its own: what a third party left in one goes no further, and the page may show whom it shows.
 */
export const sharesDocument = (openedAt: string, path: string) =>
  thirdPartiesAt[openedAt] === thirdPartiesAt[path] && (path !== feedPath || showsOthersPictures(openedAt))
