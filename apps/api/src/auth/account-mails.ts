import { and, eq, isNull } from 'drizzle-orm'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { pendingRegistrations, users } from '../db/schema/people/people.ts'
import { forgetEvents, type EventHandlers, type DeliveredEvent } from '../jobs/index.ts'
import type { SendTemplate } from '../mail/index.ts'
import {
  newEmailLink,
  newPasswordLink,
  renewFamilyLink,
  renewInvitationLink,
  renewVerificationLink,
} from './links/mailed-links.ts'

type LinkMailDeps = { database: Database; config: Config; sendTemplate: SendTemplate }

const correspondent = { email: users.email, name: users.name, lastName: users.lastName }

/** Sends mails requested by address. Their content depends on the address's state at the time of sending. */
export function accountMails({ database: { db }, config, sendTemplate }: LinkMailDeps) {
  async function accountOf(email: string) {
    const [account] = await db
      .select(correspondent)
      .from(users)
      .where(and(eq(users.email, email), isNull(users.closedAt)))
    return account
  }

  /** The registrations of an address that wait for their proof; of two it matters only that there are more than one. */
  const pendingOf = (email: string) =>
    db
      .select({ id: pendingRegistrations.id })
      .from(pendingRegistrations)
      .where(eq(pendingRegistrations.email, email))
      .limit(2)

  /** Notifies an existing account and deletes the pending registrations of its address. */
  async function notifyAccount(email: string, id: string) {
    const account = await accountOf(email)
    if (!account) return false
    await db.delete(pendingRegistrations).where(eq(pendingRegistrations.email, email))
    const loginLink = `${config.publicUrl}/auth/login`
    const forgotLink = `${config.publicUrl}/auth/olvide`
    await sendTemplate(account, 'already-registered', { name: account.name, loginLink, forgotLink }, id)
    return true
  }

  async function sendLinkOf(registrationId: string, email: string, id: string) {
    const link = await renewVerificationLink(db, config, registrationId)
    if (link) await sendTemplate({ unproved: email }, 'verify', { link }, id)
  }

  /** The link that follows a registration proves the address for this registration and no other. */
  async function sendVerification({ email, registrationId, id }: DeliveredEvent<'registration-asked'>) {
    if (registrationId === undefined) return resendVerification({ email, id })
    if (await notifyAccount(email, id)) return
    await sendLinkOf(registrationId, email, id)
  }

  /**
   * If an address has several registrations, it is unknown which one is meant. The link then asks for a new
   * password, so that no other's takes effect.
   */
  async function resendVerification({ email, id }: { email: string; id: string }) {
    if (await notifyAccount(email, id)) return
    const [pending, another] = await pendingOf(email)
    if (!pending) return
    if (!another) return sendLinkOf(pending.id, email, id)
    const link = await newPasswordLink(db, config, email)
    await sendTemplate({ unproved: email }, 'verify-by-password', { link }, id)
  }

  /** A forgotten password is changed; one whose address is still unproven proves it by the same link. */
  async function sendPasswordLink({ email, id }: DeliveredEvent<'password-reset-asked'>) {
    const account = await accountOf(email)
    if (!account && (await pendingOf(email)).length === 0) return
    const link = await newPasswordLink(db, config, email)
    await sendTemplate(account ?? { unproved: email }, 'reset', { link }, id)
  }

  /** Someone registered at the counter chooses their password, unless they have one by now. */
  async function welcomeFromDesk({ userId, id }: DeliveredEvent<'account-opened-by-desk'>) {
    const [account] = await db
      .select(correspondent)
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.closedAt), isNull(users.passwordHash)))
    if (!account) return
    const link = await newPasswordLink(db, config, account.email)
    await sendTemplate({ unproved: account.email }, 'opened-by-desk', { link }, id)
  }

  async function sendInvitation({ invitationId, id }: DeliveredEvent<'staff-invited'>) {
    const invited = await renewInvitationLink(db, config, invitationId)
    if (invited)
      await sendTemplate({ unproved: invited.email }, 'staff-invitation', { link: invited.link }, id)
  }

  async function sendFamilyInvitation({ invitationId, id }: DeliveredEvent<'family-invited'>) {
    const invited = await renewFamilyLink(db, config, invitationId)
    if (invited)
      await sendTemplate({ unproved: invited.email }, 'family-invitation', { link: invited.link }, id)
  }

  async function notifyOfNewcomer({ accountId, userId, id }: DeliveredEvent<'family-joined'>) {
    const [holder, newcomer] = [await personOf(accountId), await personOf(userId)]
    if (!holder || !newcomer) return
    const link = `${config.publicUrl}/mi-cuenta/perfil`
    await sendTemplate(
      holder,
      'family-joined',
      { name: holder.name, newcomer: `${newcomer.name} ${newcomer.lastName}`, link },
      id,
    )
  }

  async function notifyOfParting({ userId, closed = false, id }: DeliveredEvent<'family-parted'>) {
    const person = await personOf(userId)
    const link = `${config.publicUrl}/contacto`
    if (person) await sendTemplate(person, 'family-parted', { name: person.name, closed, link }, id)
  }

  async function personOf(userId: string) {
    const [person] = await db
      .select(correspondent)
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.closedAt)))
    return person
  }

  /**
   * Sends the verification link of a new address. If it already has an account, that is notified instead, and
   * the requester learns nothing.
   */
  async function proveNewEmail({ userId, email, askedAt, id }: DeliveredEvent<'email-change-asked'>) {
    const person = await personOf(userId)
    if (!person || person.email === email) return
    const other = await accountOf(email)
    if (other) {
      const loginLink = `${config.publicUrl}/auth/login`
      return sendTemplate(other, 'email-in-use', { name: other.name, link: loginLink }, id)
    }
    const link = await newEmailLink(db, config, { userId, email, askedAt })
    if (link) await sendTemplate({ unproved: email }, 'email-change', { link }, id)
  }

  /** Notifies the former address, whose reader may not be the author of the change. */
  async function notifyFormerEmail({ userId, formerEmail, id }: DeliveredEvent<'email-changed'>) {
    const person = await personOf(userId)
    const link = `${config.publicUrl}/contacto`
    if (person)
      await sendTemplate({ ...person, email: formerEmail }, 'email-changed', { name: person.name, link }, id)
  }

  async function notifyOfPassword({ userId, id }: DeliveredEvent<'password-changed'>) {
    const person = await personOf(userId)
    const link = `${config.publicUrl}/auth/olvide`
    if (person) await sendTemplate(person, 'password-changed', { name: person.name, link }, id)
  }

  /** Sends the last mail; the address is stored nowhere else. */
  async function sayGoodbye({ email, id }: DeliveredEvent<'account-closed'>) {
    await sendTemplate(
      { unproved: email },
      'account-closed',
      { link: `${config.publicUrl}/aviso-de-privacidad` },
      id,
    )
    await db.transaction((tx) => forgetEvents(tx, [email]))
  }

  async function notifyOfFactor({ userId, change, id }: DeliveredEvent<'second-factor-changed'>) {
    const person = await personOf(userId)
    const link = `${config.publicUrl}/auth/olvide`
    if (person) await sendTemplate(person, 'second-factor-changed', { name: person.name, change, link }, id)
  }

  return {
    'registration-asked': sendVerification,
    'verification-resend-asked': resendVerification,
    'password-reset-asked': sendPasswordLink,
    'account-opened-by-desk': welcomeFromDesk,
    'staff-invited': sendInvitation,
    'family-invited': sendFamilyInvitation,
    'family-joined': notifyOfNewcomer,
    'family-parted': notifyOfParting,
    'email-change-asked': proveNewEmail,
    'email-changed': notifyFormerEmail,
    'password-changed': notifyOfPassword,
    'account-closed': sayGoodbye,
    'second-factor-changed': notifyOfFactor,
  } satisfies EventHandlers
}
