import { privacyNoticeVersion, type auth } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { pendingRegistrations } from '../db/schema/people/people.ts'
import type { CallContext } from '../http/register-route.ts'
import { enqueueEvent } from '../jobs/index.ts'
import type { AuthDeps } from './auth-deps.ts'
import { claimedAccount } from './links/claim-links.ts'
import { refuseCommonPassword } from './passwords/common-passwords.ts'
import { linkMinutes } from './links/mailed-links.ts'
import { deviceSecretOf, setDeviceCookie } from './passwords/known-devices.ts'
import { hashPassword } from './passwords/passwords.ts'
import { authMessages } from '../copy/people/auth-messages.ts'
import { hashOfSecret, newSecret } from './secret.ts'

/**
 * Stores a registration until its address is verified; verifying one deletes the others of that address. Known and
 * unknown addresses get the same response after the same work.
 */
export async function register(
  { database: { db }, config, limits }: AuthDeps,
  { body, request, reply }: CallContext<typeof auth.register>,
) {
  const { email, name, lastName, password, claim } = body
  await refuseCommonPassword(password, body)
  await limits.countRegistration(request.ip)
  const claimsUserId = claim === undefined ? null : await claimedAccount(db, claim)
  const passwordHash = await hashPassword(password)
  const deviceSecret = deviceSecretOf(config, request)
  setDeviceCookie(config, reply, deviceSecret)
  if (!(await limits.mayMail('verification', email))) return authMessages.registered

  const registrationId = crypto.randomUUID()
  const registration = {
    id: registrationId,
    email,
    name,
    lastName,
    passwordHash,
    privacyVersion: privacyNoticeVersion,
    claimsUserId,
    deviceHash: hashOfSecret(deviceSecret),
    // The link does not exist until the mail is sent, so that nobody knows the secret of this hash.
    tokenHash: hashOfSecret(newSecret()),
    expiresAt: sql`now() + make_interval(mins => ${linkMinutes})`,
  }
  await db.transaction(async (tx) => {
    await tx.insert(pendingRegistrations).values(registration)
    await enqueueEvent(tx, { kind: 'registration-asked', email, registrationId })
  })
  return authMessages.registered
}
