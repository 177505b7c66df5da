import { z } from 'zod'
import { roles } from '../../access.ts'
import {
  email,
  fileAddress,
  instant,
  namedText,
  newPassword,
  repeated,
  currentPasswordField,
  uuid,
} from '../../fields.ts'
import { areaLimits, permissionAreas } from '../../permission-areas.ts'
import { defineCall } from '../call.ts'

const text = z.object({ message: z.string() })
const linkToken = z.object({ token: z.string().min(1).max(200) })

/** Signed-in user as the session slice stores it (spec §3: `_id` here, `id` in the list of clients). */
export const sessionUser = z.object({
  _id: uuid,
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  /** Limits of a custom role by area; absent without one. */
  limits: z.partialRecord(z.enum(permissionAreas), z.enum(areaLimits)).optional(),
  profilePic: fileAddress.nullable(),
  /** The account that they use as its second person, and the name of its holder; left out where they use their own. */
  family: z.object({ accountId: uuid, holder: z.string() }).optional(),
})
export type SessionUser = z.output<typeof sessionUser>

/** New session. A user who must set up a second factor can do nothing else first. */
export const signedIn = z.object({
  data: z.object({ user: sessionUser, mustSetUpSecondFactor: z.literal(true).optional() }),
  token: z.string(),
})
/** Result of a mail link, with the session if it opened one. */
const doneByLink = z.object({ message: z.string(), ...signedIn.partial().shape })
const openSession = z.object({
  id: uuid,
  current: z.boolean(),
  device: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
})

const idleTime = z.object({ data: z.object({ secondsLeft: z.int().min(0).nullable() }) })

const passwordsMatch = {
  error: 'Las contraseñas no coinciden. Escríbelas igual.',
  path: ['confirmPassword'],
}

/** The registration form (decision 9: confirmations must match). */
export const registrationForm = z
  .strictObject({
    name: namedText('Escribe tu nombre.'),
    lastName: namedText('Escribe tus apellidos.'),
    email,
    confirmEmail: repeated('Repite tu correo.').pipe(email),
    password: newPassword,
    confirmPassword: repeated('Repite la contraseña.'),
    /** Token of the link by which the desk hands over a desk-managed account. */
    claim: z.string().min(1).max(200).optional(),
  })
  .refine((form) => form.email === form.confirmEmail, {
    error: 'Los correos no coinciden. Escríbelos igual.',
    path: ['confirmEmail'],
  })
  .refine((form) => form.password === form.confirmPassword, passwordsMatch)

export const loginForm = z.strictObject({ email, password: currentPasswordField('Escribe tu contraseña.') })

export const newPasswordForm = z
  .strictObject({ password: newPassword, confirmPassword: repeated('Repite la contraseña.') })
  .refine((form) => form.password === form.confirmPassword, passwordsMatch)

export const emailForm = z.strictObject({ email })

/** Proof of a registration: the password chosen at registration, where the browser is another one. */
export const verificationForm = z.strictObject({
  password: currentPasswordField('Escribe la contraseña que elegiste al registrarte.').optional(),
})

export const auth = {
  login: defineCall({
    name: 'auth.login',
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    status: 200,
    body: loginForm,
    answer: signedIn,
    failure: 'Login failed',
  }),
  register: defineCall({
    name: 'auth.register',
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    status: 201,
    needsNoKey: true,
    body: registrationForm,
    answer: text,
    failure: 'Registration failed',
  }),
  verifyEmail: defineCall({
    name: 'auth.verifyEmail',
    method: 'POST',
    path: '/auth/verify-email/:token',
    access: 'public',
    status: 200,
    params: linkToken,
    body: verificationForm,
    answer: doneByLink,
    failure: 'Email verification failed',
  }),
  resendVerification: defineCall({
    name: 'auth.resendVerification',
    method: 'POST',
    path: '/auth/verify-email',
    access: 'public',
    status: 200,
    body: emailForm,
    answer: text,
    failure: 'Failed to resend verification email',
  }),
  forgotPassword: defineCall({
    name: 'auth.forgotPassword',
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    status: 200,
    body: emailForm,
    answer: text,
    failure: 'Failed to send password reset email',
  }),
  /** By the link of a forgotten password, or of a registration that waits for its proof. */
  resetPassword: defineCall({
    name: 'auth.resetPassword',
    method: 'PATCH',
    path: '/auth/reset-password/:token',
    access: 'public',
    status: 200,
    params: linkToken,
    body: newPasswordForm,
    answer: doneByLink,
    failure: 'Password reset failed',
  }),
  /**
   * Requires the link printed at the first start outside demo mode. It works until the business has an
   * administrator.
   */
  openFirstAdmin: defineCall({
    name: 'auth.openFirstAdmin',
    method: 'POST',
    path: '/auth/first-admin/:token',
    access: 'public',
    status: 201,
    needsNoKey: true,
    params: linkToken,
    body: registrationForm,
    answer: text,
    failure: 'First administrator failed',
  }),
  resumeSession: defineCall({
    name: 'auth.resumeSession',
    method: 'POST',
    path: '/auth/session',
    access: 'public',
    status: 200,
    answer: signedIn,
  }),
  logout: defineCall({
    name: 'auth.logout',
    method: 'POST',
    path: '/auth/logout',
    access: 'session-in-setup',
    status: 204,
  }),
  whoAmI: defineCall({
    name: 'auth.whoAmI',
    method: 'GET',
    path: '/auth/me',
    access: 'session-in-setup',
    status: 200,
    answer: z.object({ data: z.object({ user: sessionUser }) }),
  }),
  /** Extends the session of an active user. Returns its idle timeout; null without a limit. */
  recordActivity: defineCall({
    name: 'auth.recordActivity',
    method: 'POST',
    path: '/auth/activity',
    access: 'session',
    status: 200,
    answer: idleTime,
  }),
  /** The same without being a sign. */
  readActivity: defineCall({
    name: 'auth.readActivity',
    method: 'GET',
    path: '/auth/activity',
    access: 'session',
    status: 200,
    answer: idleTime,
  }),
  listSessions: defineCall({
    name: 'auth.listSessions',
    method: 'GET',
    path: '/auth/sessions',
    access: 'session',
    status: 200,
    answer: z.object({ data: z.object({ sessions: z.array(openSession) }) }),
  }),
  endOtherSessions: defineCall({
    name: 'auth.endOtherSessions',
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'session',
    confirms: true,
    status: 204,
  }),
  endSession: defineCall({
    name: 'auth.endSession',
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: 'session',
    confirms: true,
    status: 204,
    params: z.object({ id: uuid }),
  }),
  /**
   * Ends all sessions of a user, for example after a lost telephone (docs/security.md#people-and-sessions).
   */
  endSessionsOf: defineCall({
    name: 'auth.endSessionsOf',
    method: 'DELETE',
    path: '/users/:id/sessions',
    access: 'admin',
    confirms: true,
    status: 204,
    params: z.object({ id: uuid }),
    failure: 'Failed to end sessions',
  }),
}
