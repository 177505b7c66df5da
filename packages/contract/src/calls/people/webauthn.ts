import { z } from 'zod'

/** Bytes as WebAuthn's JSON writes them. */
const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, { error: 'Ese dato no viene de una llave de acceso.' })
    .max(max)

const transports = z.array(z.string().max(20)).max(10)
const attachment = z.enum(['platform', 'cross-platform']).nullish()
const extensionResults = z
  .strictObject({ credProps: z.strictObject({ rk: z.boolean().optional() }).optional() })
  .optional()

const credentialIdLength = 1_400
const credential = {
  id: base64url(credentialIdLength),
  rawId: base64url(credentialIdLength),
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
  clientExtensionResults: extensionResults,
}

/** Browser's response to passkey creation: `RegistrationResponseJSON` of WebAuthn. */
export const passkeyRegistration = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(2_000),
    attestationObject: base64url(6_000),
    authenticatorData: base64url(4_000).optional(),
    transports: transports.optional(),
    publicKeyAlgorithm: z.int().optional(),
    publicKey: base64url(4_000).optional(),
  }),
})

/** Browser's response to passkey use: `AuthenticationResponseJSON` of WebAuthn. */
export const passkeyAssertion = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64url(2_000),
    authenticatorData: base64url(2_000),
    signature: base64url(2_000),
    userHandle: base64url(200).nullish(),
  }),
})

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
})
const userVerification = z.enum(['required', 'preferred', 'discouraged'])

/** Options for passkey creation: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreationOptions = z.object({
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.enum(['required', 'preferred', 'discouraged']),
    requireResidentKey: z.boolean(),
    userVerification,
  }),
  attestation: z.literal('none'),
})

/** Options for passkey use: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.array(descriptor),
  userVerification,
})

export type PasskeyRegistration = z.output<typeof passkeyRegistration>
export type PasskeyAssertion = z.output<typeof passkeyAssertion>
