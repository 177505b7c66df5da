import type { AnswerOf, BodyOf, secondFactor } from '@rumi/contract'

type Creation = AnswerOf<typeof secondFactor.passkeyCreation>['data']['options']
type Request = AnswerOf<typeof secondFactor.loginPasskeyOptions>['data']['options']
type Created = BodyOf<typeof secondFactor.addPasskey>['response']
type Signed = BodyOf<typeof secondFactor.loginWithPasskey>['response']

/** What WebAuthn needs is fetched when somebody uses it, and not before. */
const fetchWebAuthn = () => import('@simplewebauthn/browser')

const isNumber = (host: string) => /^[\d.]+$|:/.test(host)

/** Whether this browser can use passkeys here: not without TLS, but for this very machine, and not at an address of numbers. */
export const passkeysWork = () =>
  typeof window !== 'undefined' && 'PublicKeyCredential' in window && !isNumber(window.location.hostname)

/** What came of asking a browser for a passkey. */
export type Ceremony<Answer> = { ok: true; answer: Answer } | { ok: false; why: 'interrupted' | 'known' }

async function ceremony<Answer>(ask: () => Promise<Answer>): Promise<Ceremony<Answer>> {
  try {
    return { ok: true, answer: await ask() }
  } catch (failure) {
    const known = failure instanceof Error && failure.name === 'InvalidStateError'
    return { ok: false, why: known ? 'known' : 'interrupted' }
  }
}

/** Has the browser make a passkey; of its answer only what the house declares is sent on. */
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

/** Has the browser sign with a passkey. */
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
