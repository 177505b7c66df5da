import type { auth } from '@rumi/contract'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { authSentences } from '../../copy/people/auth-sentences.ts'
import type { Config } from '../../config.ts'
import type { Db, Queryable } from '../../db/connect.ts'
import { firstAdminLinks, users } from '../../db/schema/people/people.ts'
import type { CallContext } from '../../http/register-route.ts'
import { Refused } from '../../http/refused.ts'
import { recordSecurityEvent } from '../../security/index.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { refuseCommonPassword } from '../passwords/common-passwords.ts'
import { forgetAddresses } from '../passwords/forget-addresses.ts'
import { linkMinutes } from './mailed-links.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { authMessages } from '../../copy/people/auth-messages.ts'
import { hashOfSecret, newSecret } from '../secret.ts'

async function hasAdmin(db: Queryable) {
  const [admin] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.closedAt)))
    .limit(1)
  return admin !== undefined
}

/**
 * Creates a link for the first administrator, or returns null if there is one. It is printed at start. Each
 * instance has its own, and the first use invalidates all.
 */
export async function firstAdminLink(
  db: Db,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<string | null> {
  if (await hasAdmin(db)) return null
  const secret = newSecret()
  await db.delete(firstAdminLinks).where(lt(firstAdminLinks.expiresAt, sql`now()`))
  await db.insert(firstAdminLinks).values({
    tokenHash: hashOfSecret(secret),
    expiresAt: sql`now() + make_interval(mins => ${linkMinutes})`,
  })
  return `${publicUrl}/auth/primera-cuenta/${secret}`
}

const inForce = (token: string) =>
  and(eq(firstAdminLinks.tokenHash, hashOfSecret(token)), gt(firstAdminLinks.expiresAt, sql`now()`))

/** Creates the first administrator and deletes all links. Of concurrent requests, one succeeds. */
export async function openFirstAdmin(
  { database: { db } }: AuthDeps,
  { params: { token }, body, request }: CallContext<typeof auth.openFirstAdmin>,
) {
  if ((await db.$count(firstAdminLinks, inForce(token))) === 0) throw new Refused('link-expired')
  const { name, lastName, email, password } = body
  await refuseCommonPassword(password, body)
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    const links = await tx.delete(firstAdminLinks).returning({ tokenHash: firstAdminLinks.tokenHash })
    const isStillThere = links.some(({ tokenHash }) => tokenHash === hashOfSecret(token))
    if (!isStillThere || (await hasAdmin(tx))) throw new Refused('link-expired')
    await forgetAddresses(tx, [email])
    const [admin] = await tx
      .insert(users)
      .values({ name, lastName, email, passwordHash, role: 'admin' })
      .onConflictDoNothing({ target: users.email, where: sql`${users.email} <> ''` })
      .returning({ id: users.id })
    if (!admin) {
      const message = authSentences.emailHasAccount
      throw new Refused('taken', { message, issues: [{ path: 'email', message }] })
    }
    const details = { from: 'none', to: 'admin' }
    await recordSecurityEvent(tx, request, { kind: 'role-changed', accountId: admin.id, details })
  })
  return authMessages.firstAdmin
}
