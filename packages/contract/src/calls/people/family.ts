import { z } from 'zod'
import { clientTelephone, email, instant, nameText, uuid } from '../../fields.ts'
import { signedIn } from './auth.ts'
import { defineCall } from '../call.ts'
import { acceptedInvitationForm } from './invitations.ts'

/** Lifetime in hours of a family invitation link. */
export const familyInvitationHours = 72

/** Open invitation to an account by its holder. */
const familyInvitation = z.object({
  name: z.string(),
  email: z.string(),
  expiresAt: instant,
  /** Time of the last mail; null before it. */
  mailedAt: instant.nullable(),
})

const person = z.object({
  id: uuid,
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: clientTelephone,
  phoneE164: clientTelephone,
  /** State of the identification at the desk. The hotel requires the holder's. */
  identification: z.enum(['registered', 'waiting', 'missing']),
  /** Since when they are the account's second person; null for its holder. */
  since: instant.nullable(),
})

/** Users of an account, holder first, and its open invitation. */
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
  /**
   * Invites a person and replaces the previous invitation. The response does not reveal whether the address
   * is known.
   */
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
  /** Creates an account for the invited person and signs in. */
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
  /** Joins with an existing account, signed in under the invited address. */
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
