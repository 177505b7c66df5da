import { homeOf, publicPaths } from '../../../shared/business/public-paths.ts'
import { takeReturnPath } from './return-path.ts'
import type { Opened } from '../forms/step-attempt.ts'

/** Placeholder origin to parse a path; no address on the web can have it. */
const ownOrigin = 'https://rumi.invalid'

/**
 * Returns `requested` if it is a path of this site, otherwise `home`. Parses as a browser does, so that `//evil`,
 * `/\evil`, `javascript:` and tricks with tabs or `/.//` lead home; so do the login screens, which would loop.
 */
export function safeReturnPath(requested: string | null, home: string) {
  if (!requested?.startsWith('/') || !URL.canParse(requested, ownOrigin)) return home
  const { origin, pathname, search, hash } = new URL(requested, ownOrigin)
  const leavesTheSite = origin !== ownOrigin || pathname.startsWith('//') || /[\\\p{Cc}]/u.test(requested)
  if (leavesTheSite || pathname.startsWith('/auth/')) return home
  return `${pathname}${search}${hash}`
}

/** Page after login: a mandatory second factor setup first, then the requested page, or home. */
export function afterLogin(
  { user, mustSetUpSecondFactor }: Opened,
  { wanted, isOpen = true }: { wanted?: string | undefined; isOpen?: boolean } = {},
) {
  if (mustSetUpSecondFactor) return publicPaths.secondFactorSetup()
  return safeReturnPath(wanted ?? takeReturnPath() ?? null, homeOf(user.role, isOpen))
}
