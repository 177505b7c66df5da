import { z } from 'zod'
import { email, newPassword, repeated, currentPasswordField } from '../../fields.ts'
import { defineCall } from '../call.ts'

const text = z.object({ message: z.string() })
const currentPassword = currentPasswordField('Escribe tu contraseña actual.')

export const passwordChangeForm = z
  .strictObject({
    currentPassword,
    password: newPassword,
    confirmPassword: repeated('Repite la contraseña.'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    error: 'Las contraseñas no coinciden. Escríbelas igual.',
    path: ['confirmPassword'],
  })

export const confirmationForm = z.strictObject({ currentPassword })

export const emailChangeForm = z.strictObject({ email, currentPassword })

/** Login credentials. Changes require the current password (ASVS 7.5.1). */
export const credentials = {
  /** Re-authenticates the user. For some minutes the session may perform protected actions. */
  confirmIdentity: defineCall({
    name: 'auth.confirmIdentity',
    method: 'POST',
    path: '/auth/confirm',
    access: 'session-in-setup',
    status: 204,
    body: confirmationForm,
    failure: 'Confirmation failed',
  }),
  changePassword: defineCall({
    name: 'auth.changePassword',
    method: 'PATCH',
    path: '/auth/password',
    access: 'session',
    status: 200,
    body: passwordChangeForm,
    answer: text,
    failure: 'Password change failed',
  }),
  requestEmailChange: defineCall({
    name: 'auth.requestEmailChange',
    method: 'POST',
    path: '/auth/email',
    access: 'session',
    status: 200,
    body: emailChangeForm,
    answer: text,
    failure: 'Email change failed',
  }),
  confirmEmailChange: defineCall({
    name: 'auth.confirmEmailChange',
    method: 'POST',
    path: '/auth/email/:token',
    access: 'public',
    status: 200,
    params: z.object({ token: z.string().min(1).max(200) }),
    answer: text,
    failure: 'Email change failed',
  }),
}
