import { familyInvitationHours, invitationHours } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { familyInvitations } from '../db/schema/family.ts'
import { emailChanges, passwordResets, pendingRegistrations } from '../db/schema/people.ts'
import { staffInvitations } from '../db/schema/staff-invitations.ts'
import { hashOfSecret, newSecret } from './secret.ts'

/** How long a link in a mail lives (docs/security.md#people-and-sessions). */
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

/** A fresh link of an invitation and the address it goes to; the link before dies. Null where nobody is invited any more. */
export async function renewInvitationLink(
  db: Db,
  config: Config,
  invitationId: string,
): Promise<{ link: string; email: string } | null> {
  const secret = newSecret()
  const [invited] = await db
    .update(staffInvitations)
    .set({
      tokenHash: hashOfSecret(secret),
      expiresAt: sql`now() + make_interval(hours => ${invitationHours})`,
      mailedAt: sql`now()`,
    })
    .where(eq(staffInvitations.id, invitationId))
    .returning({ email: staffInvitations.email })
  return invited ? { link: `${config.publicUrl}/auth/invitacion/${secret}`, email: invited.email } : null
}

/** The same for whoever the holder of an account invited to it. */
export async function renewFamilyLink(
  db: Db,
  config: Config,
  invitationId: string,
): Promise<{ link: string; email: string } | null> {
  const secret = newSecret()
  const [invited] = await db
    .update(familyInvitations)
    .set({
      tokenHash: hashOfSecret(secret),
      expiresAt: sql`now() + make_interval(hours => ${familyInvitationHours})`,
      mailedAt: sql`now()`,
    })
    .where(eq(familyInvitations.id, invitationId))
    .returning({ email: familyInvitations.email })
  return invited ? { link: `${config.publicUrl}/auth/familia/${secret}`, email: invited.email } : null
}

/** A fresh link that proves a person's new address; older ones of theirs die. */
export async function newEmailLink(
  db: Db,
  config: Config,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const secret = newSecret()
  const change = { email, tokenHash: hashOfSecret(secret), expiresAt }
  await db
    .insert(emailChanges)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change })
  return `${config.publicUrl}/auth/correo/${secret}`
}
