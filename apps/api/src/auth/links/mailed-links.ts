import { familyInvitationHours, invitationHours } from '@rumi/contract'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connect.ts'
import { familyInvitations } from '../../db/schema/people/family.ts'
import { emailChanges, passwordResets, pendingRegistrations, users } from '../../db/schema/people/people.ts'
import { securityEvents } from '../../db/schema/people/security-events.ts'
import { staffInvitations } from '../../db/schema/people/staff-invitations.ts'
import { hashOfSecret, newSecret } from '../secret.ts'
import { enqueueEvent, type DomainEvent } from '../../jobs/index.ts'
import type { AttemptLimits } from '../passwords/attempt-limits.ts'

/** Lifetime in minutes of a mailed link (docs/security.md#people-and-sessions). */
export const linkMinutes = 30

const expiresAt = sql`now() + make_interval(mins => ${linkMinutes})`

/** A fresh link for one pending registration; its link before dies. Null where it is pending no longer. */
export async function renewVerificationLink(
  db: Db,
  config: Config,
  registrationId: string,
): Promise<string | null> {
  const secret = newSecret()
  const renewed = await db
    .update(pendingRegistrations)
    .set({ tokenHash: hashOfSecret(secret), expiresAt })
    .where(eq(pendingRegistrations.id, registrationId))
    .returning({ id: pendingRegistrations.id })
  return renewed.length > 0 ? `${config.publicUrl}/auth/verificar/${secret}` : null
}

/** A fresh link to choose a new password; older ones of the address die. */
export async function newPasswordLink(db: Db, config: Config, email: string): Promise<string> {
  const secret = newSecret()
  await db.transaction(async (tx) => {
    await tx.delete(passwordResets).where(eq(passwordResets.email, email))
    await tx.insert(passwordResets).values({ tokenHash: hashOfSecret(secret), email, expiresAt })
  })
  return `${config.publicUrl}/auth/restablecer/${secret}`
}

type Invited = { link: string; email: string }

/**
 * Renews the secret of an invitation for the given hours and invalidates the last one. Null if the invitation
 * has ended.
 */
async function renewInvitation(
  db: Db,
  table: typeof staffInvitations | typeof familyInvitations,
  { id, hours, page }: { id: string; hours: number; page: string },
): Promise<Invited | null> {
  const secret = newSecret()
  const [invited] = await db
    .update(table)
    .set({
      tokenHash: hashOfSecret(secret),
      expiresAt: sql`now() + make_interval(hours => ${hours})`,
      mailedAt: sql`now()`,
    })
    .where(eq(table.id, id))
    .returning({ email: table.email })
  return invited ? { link: `${page}/${secret}`, email: invited.email } : null
}

/** A fresh link of an invitation to the staff and the address it goes to. */
export const renewInvitationLink = (db: Db, { publicUrl }: Config, id: string) =>
  renewInvitation(db, staffInvitations, {
    id,
    hours: invitationHours,
    page: `${publicUrl}/auth/invitacion`,
  })

/** Renews the link of a family invitation. */
export const renewFamilyLink = (db: Db, { publicUrl }: Config, id: string) =>
  renewInvitation(db, familyInvitations, {
    id,
    hours: familyInvitationHours,
    page: `${publicUrl}/auth/familia`,
  })

/**
 * Creates a link that verifies a new address and invalidates older ones. Null if the password changed since
 * the request, because the requester may not know the new one.
 */
export async function newEmailLink(
  db: Db,
  config: Config,
  { userId, email, askedAt }: { userId: string; email: string; askedAt: string },
): Promise<string | undefined> {
  const secret = newSecret()
  const change = { email, tokenHash: hashOfSecret(secret), expiresAt }
  return db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    const [changed] = await tx
      .select({ id: securityEvents.id })
      .from(securityEvents)
      .where(
        and(
          eq(securityEvents.accountId, userId),
          eq(securityEvents.kind, 'password-changed'),
          gt(securityEvents.at, askedAt),
        ),
      )
      .limit(1)
    if (changed) return undefined
    await tx
      .insert(emailChanges)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: emailChanges.userId, set: change })
    return `${config.publicUrl}/auth/correo/${secret}`
  })
}

type LinkEvent = DomainEvent<'verification-resend-asked' | 'password-reset-asked'>

/**
 * Records the request of a link. The address is looked up later, so that the response time reveals nothing.
 */
export async function requestLink(db: Db, limits: AttemptLimits, event: LinkEvent) {
  const kind = event.kind === 'password-reset-asked' ? 'reset' : 'verification'
  if (await limits.mayMail(kind, event.email)) await enqueueEvent(db, event)
}
