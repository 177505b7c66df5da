/** Stands in for this site's origin while a path is read; no address on the web can have it. */
const ownOrigin = 'https://rumi.invalid'

/**
 * Where to go after login: `asked` if it is a path of this site, otherwise `home`.
 *
 * It is read the way a browser reads it, so that `//evil`, `/\evil`, `javascript:` and what hides behind tabs or
 * `/.//` go home; so do the login screens themselves, which would only ask again.
 */
export function safeReturnPath(asked: string | null, home: string) {
  if (!asked?.startsWith('/') || !URL.canParse(asked, ownOrigin)) return home
  const { origin, pathname, search, hash } = new URL(asked, ownOrigin)
  const leavesTheSite = origin !== ownOrigin || pathname.startsWith('//') || /[\\\p{Cc}]/u.test(asked)
  if (leavesTheSite || pathname.startsWith('/auth/')) return home
  return `${pathname}${search}${hash}`
}
