import { z } from 'zod'
import { staffRoles } from '../../access.ts'
import { email, instant, namedText, nameText, newPassword, repeated, uuid } from '../../fields.ts'
import { signedIn } from './auth.ts'
import { defineCall } from '../call.ts'

/** Lifetime in hours of an invitation link. */
export const invitationHours = 72

const staffRole = z.enum(staffRoles, { error: 'Elige un rol de la lista.' })

/** Open invitation to the staff. */
const invitation = z.object({
  id: uuid,
  name: z.string(),
  email: z.string(),
  role: staffRole,
  /** Custom role that narrows it, if any. */
  customRoleId: uuid.nullable(),
  /** Null if the inviting user was deleted. */
  invitedBy: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  /** Time of the last mail; null before it. */
  mailedAt: instant.nullable(),
})
export type Invitation = z.output<typeof invitation>

export const invitationForm = z.strictObject({
  name: nameText,
  email,
  role: staffRole,
  customRoleId: uuid.nullable().optional(),
})

/** Details that an invited person enters. */
export const acceptedInvitationForm = z
  .strictObject({
    name: namedText('Escribe tu nombre.'),
    lastName: namedText('Escribe tus apellidos.'),
    password: newPassword,
    confirmPassword: repeated('Repite la contraseña.'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    error: 'Las contraseñas no coinciden. Escríbelas igual.',
    path: ['confirmPassword'],
  })

const linkToken = z.object({ token: z.string().min(1).max(200) })

/** Inviting people to work here with a role; by the link of the mail they make their account and are inside. */
export const invitations = {
  list: defineCall({
    name: 'invitations.list',
    method: 'GET',
    path: '/invitations',
    access: 'admin',
    status: 200,
    answer: z.object({ data: z.object({ invitations: z.array(invitation) }) }),
    failure: 'Error fetching invitations',
  }),
  create: defineCall({
    name: 'invitations.create',
    method: 'POST',
    path: '/invitations',
    access: 'admin',
    confirms: true,
    status: 201,
    body: invitationForm,
    answer: z.object({ data: z.object({ invitation }) }),
    failure: 'Error creating invitation',
  }),
  /** Another link by mail; the one before dies when it is sent. */
  resend: defineCall({
    name: 'invitations.resend',
    method: 'POST',
    path: '/invitations/:id/mails',
    access: 'admin',
    confirms: true,
    status: 200,
    params: z.object({ id: uuid }),
    answer: z.object({ data: z.object({ invitation }) }),
    failure: 'Error resending invitation',
  }),
  revoke: defineCall({
    name: 'invitations.revoke',
    method: 'DELETE',
    path: '/invitations/:id',
    access: 'admin',
    confirms: true,
    status: 204,
    params: z.object({ id: uuid }),
    failure: 'Error revoking invitation',
  }),
  /** Whom the link is for, to greet them. */
  show: defineCall({
    name: 'auth.showInvitation',
    method: 'GET',
    path: '/auth/invitation/:token',
    access: 'public',
    status: 200,
    params: linkToken,
    answer: z.object({
      data: z.object({ invitation: invitation.pick({ name: true, email: true, role: true }) }),
    }),
    failure: 'Invitation failed',
  }),
  accept: defineCall({
    name: 'auth.acceptInvitation',
    method: 'POST',
    path: '/auth/invitation/:token',
    access: 'public',
    status: 201,
    needsNoKey: true,
    params: linkToken,
    body: acceptedInvitationForm,
    answer: signedIn,
    failure: 'Invitation failed',
  }),
}
