import type { AnswerOf, BodyOf, secondFactor } from '@rumi/contract'

type Creation = AnswerOf<typeof secondFactor.passkeyCreation>['data']['options']
type Request = AnswerOf<typeof secondFactor.loginPasskeyOptions>['data']['options']
type Created = BodyOf<typeof secondFactor.addPasskey>['response']
type Signed = BodyOf<typeof secondFactor.loginWithPasskey>['response']

/** Loads WebAuthn on first use. */
const fetchWebAuthn = () => import('@simplewebauthn/browser')

const isNumber = (host: string) => /^[\d.]+$|:/.test(host)

/** True if this browser can use passkeys here: needs TLS or localhost, and no numeric address. */
export const passkeysWork = () =>
  typeof window !== 'undefined' && 'PublicKeyCredential' in window && !isNumber(window.location.hostname)

/** Outcome of a passkey request to the browser. */
export type Ceremony<Answer> = { ok: true; answer: Answer } | { ok: false; why: 'interrupted' | 'known' }

async function ceremony<Answer>(request: () => Promise<Answer>): Promise<Ceremony<Answer>> {
  try {
    return { ok: true, answer: await request() }
  } catch (failure) {
    const known = failure instanceof Error && failure.name === 'InvalidStateError'
    return { ok: false, why: known ? 'known' : 'interrupted' }
  }
}

/** Creates a passkey in the browser; returns only the fields that the contract declares. */
export const createPasskey = (options: Creation) =>
  ceremony<Created>(async () => {
    const { startRegistration } = await fetchWebAuthn()
    const { id, rawId, response } = await startRegistration({ optionsJSON: options as never })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    }
  })

/** Signs with a passkey in the browser. */
export const signWithPasskey = (options: Request) =>
  ceremony<Signed>(async () => {
    const { startAuthentication } = await fetchWebAuthn()
    const { id, rawId, response } = await startAuthentication({ optionsJSON: options as never })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    }
  })
