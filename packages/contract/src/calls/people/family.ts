import { z } from 'zod'
import { email, instant, nameText, phoneE164, uuid } from '../../fields.ts'
import { signedIn } from './auth.ts'
import { defineCall } from '../call.ts'
import { acceptedInvitationForm } from './invitations.ts'

/** How long the link of a family's invitation lives. */
export const familyInvitationHours = 72

/** Somebody whom the holder of an account invited to it and who has not come yet. */
const familyInvitation = z.object({
  name: z.string(),
  email: z.string(),
  expiresAt: instant,
  /** When the newest link was mailed; null until then. */
  mailedAt: instant.nullable(),
})

const person = z.object({
  id: uuid,
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneE164,
  /** Whether the desk saw their identification; the hotel asks for that of the holder. */
  identification: z.enum(['registered', 'waiting', 'missing']),
  /** Since when they are the account's second person; null for its holder. */
  since: instant.nullable(),
})

/** Who uses an account, its holder first, and who is invited to it. */
export const family = z.object({
  accountId: uuid,
  people: z.array(person),
  invitation: familyInvitation.nullable(),
})
export type Family = z.output<typeof family>

export const familyInvitationForm = z.strictObject({ name: nameText, email })

const id = z.object({ id: uuid })
const linkToken = z.object({ token: z.string().min(1).max(200) })

/**
 * A second person on an account, with a login of their own: both see and manage the same dogs, bookings, passes, orders and messages.
 * Only the holder invites; either ends it, and so does the desk.
 */
export const families = {
  read: defineCall({
    name: 'clients.readFamily',
    method: 'GET',
    path: '/users/:id/family',
    access: 'own-or-staff',
    status: 200,
    params: id,
    answer: z.object({ data: z.object({ family }) }),
    failure: 'Error fetching family',
  }),
  /** Invites somebody, in place of whoever was invited before; answers the same whether the address is known or not. */
  invite: defineCall({
    name: 'clients.inviteFamily',
    method: 'POST',
    path: '/users/:id/familyInvitations',
    access: 'own-client',
    confirms: true,
    status: 201,
    params: id,
    body: familyInvitationForm,
    answer: z.object({ data: z.object({ family }) }),
    failure: 'Error inviting family',
  }),
  revoke: defineCall({
    name: 'clients.revokeFamilyInvitation',
    method: 'DELETE',
    path: '/users/:id/familyInvitations',
    access: 'own-client',
    status: 204,
    params: id,
    failure: 'Error revoking family invitation',
  }),
  /** Ends what `id`, the second person, shares; their sessions end with it, unless they leave by themselves. */
  part: defineCall({
    name: 'clients.partFamily',
    method: 'DELETE',
    path: '/familyMembers/:id',
    access: 'own-or-desk',
    status: 204,
    params: id,
    failure: 'Error parting family',
  }),
  /** Whom the link is for, and whose account it leads to. */
  show: defineCall({
    name: 'auth.showFamilyInvitation',
    method: 'GET',
    path: '/auth/family/:token',
    access: 'public',
    status: 200,
    params: linkToken,
    answer: z.object({
      data: z.object({
        invitation: familyInvitation
          .pick({ name: true, email: true })
          .extend({ holder: z.string(), hasAccount: z.boolean() }),
      }),
    }),
    failure: 'Family invitation failed',
  }),
  /** Who has no account yet makes theirs and is inside. */
  accept: defineCall({
    name: 'auth.acceptFamilyInvitation',
    method: 'POST',
    path: '/auth/family/:token',
    access: 'public',
    status: 201,
    needsNoKey: true,
    params: linkToken,
    body: acceptedInvitationForm,
    answer: signedIn,
    failure: 'Family invitation failed',
  }),
  /** Who has one joins with it, logged in under the address that was invited. */
  join: defineCall({
    name: 'auth.joinFamily',
    method: 'POST',
    path: '/auth/family/:token/joins',
    access: 'session',
    status: 204,
    params: linkToken,
    failure: 'Family invitation failed',
  }),
}
