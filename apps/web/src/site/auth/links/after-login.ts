import { homeOf, publicPaths } from '../../../shared/business/public-paths.ts'
import { takeReturnPath } from './return-path.ts'
import { safeReturnPath } from './safe-return-path.ts'
import type { Opened } from '../forms/step-attempt.ts'

/** Page after login: a mandatory second factor setup first, then the requested page, or home. */
export function afterLogin(
  { user, mustSetUpSecondFactor }: Opened,
  { wanted, isOpen = true }: { wanted?: string | undefined; isOpen?: boolean } = {},
) {
  if (mustSetUpSecondFactor) return publicPaths.secondFactorSetup()
  return safeReturnPath(wanted ?? takeReturnPath() ?? null, homeOf(user.role, isOpen))
}
