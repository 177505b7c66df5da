import { z } from 'zod'
import { instant, nameText, uuid } from '../../fields.ts'
import { signedIn } from './auth.ts'
import { defineCall } from '../call.ts'
import {
  passkeyAssertion,
  passkeyCreationOptions,
  passkeyRegistration,
  passkeyRequestOptions,
} from './webauthn.ts'

export const secondFactorKinds = ['totp', 'passkey'] as const

/** Second steps of login: a factor, or a recovery code if the factor is lost. */
export const proofKinds = [...secondFactorKinds, 'recovery'] as const
export type ProofKind = (typeof proofKinds)[number]

/** The six digits of an authenticator app, with or without the space that apps show in them. */
const totpCode = z
  .string({ error: 'Escribe los 6 dígitos.' })
  .max(20, { error: 'Escribe los 6 dígitos.' })
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: 'Escribe los 6 dígitos.' }))

/** Twelve letters and digits of Crockford's base 32, however they are grouped. */
const recoveryCode = z
  .string({ error: 'Escribe el código de recuperación completo.' })
  .max(40, { error: 'Escribe el código de recuperación completo.' })
  .transform((code) => code.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(
    z.string().regex(/^[0-9A-HJKMNP-TV-Z]{12}$/, { error: 'Escribe el código de recuperación completo.' }),
  )

/** One second step that is taken. */
export const secondFactorProof = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('totp'), code: totpCode }),
  z.strictObject({ kind: z.literal('recovery'), code: recoveryCode }),
  z.strictObject({ kind: z.literal('passkey'), response: passkeyAssertion }),
])

/** A login whose password was right and whose second step is still to be taken. */
const loginChallenge = z
  .string()
  .regex(/^[\w-]{43}$/, { error: 'Ese inicio de sesión ya no sirve. Escribe tu contraseña otra vez.' })

export const secondFactorRecord = z.object({
  id: uuid,
  kind: z.enum(secondFactorKinds),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
})
export type SecondFactorRecord = z.output<typeof secondFactorRecord>

/** A factor that was added; the recovery codes come with the first one, and are never shown again. */
const added = z.object({
  data: z.object({ factor: secondFactorRecord, recoveryCodes: z.array(z.string()).nullable() }),
})

/** Changes of a second factor that are notified by mail. */
export type FactorChange =
  | 'added'
  | 'removed'
  | 'recovery-code-used'
  | 'recovery-codes-renewed'
  /** The password was right and the code was wrong many times. */
  | 'many-wrong-codes'

const ofFactor = z.object({ id: uuid })

/**
 * Second step of login. Calls available before its set-up have the access `session-in-setup`. Adding,
 * removing and new recovery codes require re-authentication (ASVS 7.5.1).
 */
export const secondFactor = {
  finishLogin: defineCall({
    name: 'auth.finishLogin',
    method: 'POST',
    path: '/auth/login/second-factor',
    access: 'public',
    status: 200,
    body: z.strictObject({ challenge: loginChallenge, proof: secondFactorProof }),
    answer: signedIn,
    failure: 'Login failed',
  }),
  /** Options for a passkey as the second step of a login or, without a challenge, in place of the password. */
  loginPasskeyOptions: defineCall({
    name: 'auth.loginPasskeyOptions',
    method: 'POST',
    path: '/auth/login/passkey-options',
    access: 'public',
    status: 200,
    body: z.strictObject({ challenge: loginChallenge.optional() }),
    answer: z.object({ data: z.object({ options: passkeyRequestOptions }) }),
    failure: 'Login failed',
  }),
  loginWithPasskey: defineCall({
    name: 'auth.loginWithPasskey',
    method: 'POST',
    path: '/auth/login/passkey',
    access: 'public',
    status: 200,
    body: z.strictObject({ response: passkeyAssertion }),
    answer: signedIn,
    failure: 'Login failed',
  }),
  list: defineCall({
    name: 'auth.listSecondFactors',
    method: 'GET',
    path: '/auth/second-factors',
    access: 'session-in-setup',
    status: 200,
    answer: z.object({
      data: z.object({
        secondFactors: z.array(secondFactorRecord),
        recoveryCodesLeft: z.int(),
        /** True if the role requires a factor, so that the last one cannot be removed. */
        required: z.boolean(),
      }),
    }),
    failure: 'Failed to fetch second factors',
  }),
  startTotp: defineCall({
    name: 'auth.startTotp',
    method: 'POST',
    path: '/auth/second-factors/totp',
    access: 'session-in-setup',
    confirms: true,
    status: 200,
    answer: z.object({
      data: z.object({
        totp: z.object({
          id: uuid,
          secret: z.string(),
          /** `otpauth://` URI of the QR code. */
          uri: z.string(),
          /** The QR code as one SVG path over a square of `size` units. */
          qr: z.object({ size: z.int(), path: z.string() }),
        }),
      }),
    }),
    failure: 'Failed to add second factor',
  }),
  confirmTotp: defineCall({
    name: 'auth.confirmTotp',
    method: 'POST',
    path: '/auth/second-factors/totp/:id',
    access: 'session-in-setup',
    status: 200,
    params: ofFactor,
    body: z.strictObject({ code: totpCode }),
    answer: added,
    failure: 'Failed to add second factor',
  }),
  passkeyCreation: defineCall({
    name: 'auth.passkeyCreationOptions',
    method: 'POST',
    path: '/auth/second-factors/passkey-options',
    access: 'session-in-setup',
    confirms: true,
    status: 200,
    answer: z.object({ data: z.object({ options: passkeyCreationOptions }) }),
    failure: 'Failed to add second factor',
  }),
  addPasskey: defineCall({
    name: 'auth.addPasskey',
    method: 'POST',
    path: '/auth/second-factors/passkey',
    access: 'session-in-setup',
    status: 200,
    body: z.strictObject({ name: nameText, response: passkeyRegistration }),
    answer: added,
    failure: 'Failed to add second factor',
  }),
  rename: defineCall({
    name: 'auth.renameSecondFactor',
    method: 'PATCH',
    path: '/auth/second-factors/:id',
    access: 'session',
    status: 200,
    params: ofFactor,
    body: z.strictObject({ name: nameText }),
    answer: z.object({ data: z.object({ factor: secondFactorRecord }) }),
    failure: 'Failed to rename second factor',
  }),
  remove: defineCall({
    name: 'auth.removeSecondFactor',
    method: 'POST',
    path: '/auth/second-factors/:id/removal',
    access: 'session',
    confirms: true,
    status: 204,
    params: ofFactor,
    failure: 'Failed to remove second factor',
  }),
  renewRecoveryCodes: defineCall({
    name: 'auth.renewRecoveryCodes',
    method: 'POST',
    path: '/auth/recovery-codes',
    access: 'session',
    confirms: true,
    status: 200,
    answer: z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) }),
    failure: 'Failed to renew recovery codes',
  }),
}
