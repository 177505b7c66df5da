/** Placeholder origin to parse a path; no address on the web can have it. */
const ownOrigin = 'https://rumi.invalid'

/**
 * Returns `asked` if it is a path of this site, otherwise `home`. Parses as a browser does, so that `//evil`,
 * `/\evil`, `javascript:` and tricks with tabs or `/.//` lead home; so do the login screens, which would loop.
 */
export function safeReturnPath(asked: string | null, home: string) {
  if (!asked?.startsWith('/') || !URL.canParse(asked, ownOrigin)) return home
  const { origin, pathname, search, hash } = new URL(asked, ownOrigin)
  const leavesTheSite = origin !== ownOrigin || pathname.startsWith('//') || /[\\\p{Cc}]/u.test(asked)
  if (leavesTheSite || pathname.startsWith('/auth/')) return home
  return `${pathname}${search}${hash}`
}
