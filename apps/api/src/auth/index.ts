import { auth, claims, credentials } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import { requestLink } from './links/mailed-links.ts'
import { createAttemptLimits } from './passwords/attempt-limits.ts'
import { requestEmailChange, confirmEmailChange } from './change-email.ts'
import { changePassword } from './passwords/change-password.ts'
import { confirmIdentity } from './passwords/confirm-identity.ts'
import {
  endOtherSessions,
  endOwnSession,
  endSession,
  endSessionsOf,
  listSessions,
} from './sessions/own-sessions.ts'
import { makeClaimLink } from './links/claim-links.ts'
import { openFirstAdmin } from './links/first-admin.ts'
import { familyRoutes } from './family/family-routes.ts'
import { invitationRoutes } from './links/invitation-routes.ts'
import { register } from './register.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { resumeSession } from './sessions/resume-session.ts'
import { authMessages } from '../copy/people/auth-messages.ts'
import { secretSealer } from './second-factor/seal-secrets.ts'
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { clearSessionCookie } from './sessions/session-cookie.ts'
import { sessionUserOf } from './sessions/session-user.ts'
import { idleTimeOf, recordActivity } from './sessions/session-activity.ts'
import { signIn } from './sessions/sign-in.ts'
import { verifyEmail } from './verify-email.ts'

export { customRoleHandlers, customRoleRepository, refuseOwnRoleOfAnother } from './custom-roles.ts'
export { deviceOf } from './sessions/device-of.ts'
export { endFamily } from './family/part-family.ts'
export { firstAdminLink } from './links/first-admin.ts'
export { accountMails } from './account-mails.ts'
export { newPasswordLink } from './links/mailed-links.ts'
export { resolveActor, resolveCookieActor } from './sessions/resolve-actor.ts'
export { forgetAddresses } from './passwords/forget-addresses.ts'
export { factorsOf } from './second-factor/own-factors.ts'
export { removeUnreadableFactors, sealStoredSecrets } from './second-factor/seal-stored-secrets.ts'
export { readSecretKey } from './second-factor/secret-key.ts'
export { resetSecondFactor } from './second-factor/reset-second-factor.ts'
export { sweepExpired } from './sessions/sweep-expired.ts'

const bodyLimit = 4_096

/** Offers everything about signing up, signing in and one's sessions. */
export function authRoutes(
  app: FastifyInstance,
  { database, config }: { database: Database; config: Config },
) {
  const { db } = database
  const limits = createAttemptLimits(database.pool)
  const deps = { database, config, limits, sealer: secretSealer(config) }
  const small = { bodyLimit }

  registerRoute(app, auth.register, (context) => register(deps, context), small)
  registerRoute(app, auth.verifyEmail, (context) => verifyEmail(deps, context), small)
  registerRoute(
    app,
    auth.resendVerification,
    async ({ body }) => {
      await requestLink(db, limits, { kind: 'verification-resend-asked', email: body.email })
      return authMessages.resent
    },
    small,
  )
  registerRoute(
    app,
    auth.forgotPassword,
    async ({ body }) => {
      await requestLink(db, limits, { kind: 'password-reset-asked', email: body.email })
      return authMessages.forgotten
    },
    small,
  )
  registerRoute(app, auth.openFirstAdmin, (context) => openFirstAdmin(deps, context), small)
  invitationRoutes(app, deps, small)
  familyRoutes(app, deps, limits, small)
  registerRoute(app, claims.create, async (context) => ({
    data: { claimLink: await makeClaimLink(deps, context) },
  }))
  registerRoute(app, auth.resetPassword, (context) => resetPassword(deps, context), small)

  registerRoute(app, credentials.confirmIdentity, (context) => confirmIdentity(deps, context), small)
  registerRoute(app, credentials.changePassword, (context) => changePassword(deps, context), small)
  registerRoute(app, credentials.requestEmailChange, (context) => requestEmailChange(deps, context), small)
  registerRoute(app, credentials.confirmEmailChange, (context) => confirmEmailChange(deps, context), small)

  registerRoute(app, auth.login, (context) => signIn(deps, context), small)
  secondFactorRoutes(app, deps)
  registerRoute(app, auth.resumeSession, (context) => resumeSession(deps, context), small)
  registerRoute(app, auth.whoAmI, async ({ actor }) => ({
    data: { user: await sessionUserOf(db, actor.id) },
  }))
  registerRoute(
    app,
    auth.logout,
    async (context) => {
      await endOwnSession(db, context)
      clearSessionCookie(config, context.reply)
    },
    small,
  )
  registerRoute(app, auth.recordActivity, ({ actor }) => recordActivity(db, config, actor), small)
  registerRoute(app, auth.readActivity, ({ actor }) => idleTimeOf(db, config, actor))
  registerRoute(app, auth.listSessions, ({ actor }) => listSessions(db, actor))
  registerRoute(app, auth.endSession, (context) => endSession(db, context), small)
  registerRoute(app, auth.endSessionsOf, (context) => endSessionsOf(db, context))
  registerRoute(app, auth.endOtherSessions, (context) => endOtherSessions(db, context), small)
}
export { hashOfSecret, looksLikeSecret, newSecret } from './secret.ts'
export { endOwnSession } from './sessions/own-sessions.ts'
export { clearSessionCookie } from './sessions/session-cookie.ts'
