import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')

type HandlerContext = { challenge: string }
type How = { origin?: string; rpId?: string; verified?: boolean; counter?: number; handle?: string | null }

/** A passkey made of software: what a browser and a security key do together, with every part open to a test. */
export function softPasskey(at = { origin: 'http://localhost:4600', rpId: 'localhost' }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let used = 0

  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )

  function authenticatorData({ rpId = at.rpId, verified = true, counter = 0 }: How, made?: Buffer) {
    const flags = 0x01 | (verified ? 0x04 : 0) | (made ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, made ?? Buffer.alloc(0)])
  }

  const clientData = (type: string, { challenge }: HandlerContext, { origin = at.origin }: How) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false })

  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const }

  return {
    credentialId: credential.id,
    /** Stored form. */
    publicKey: base64url(coseKey),

    /** Returns the browser's response to registration options. */
    create(options: HandlerContext, how: How = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const made = Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(coseKey)])
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(how, made))],
        ]) as never,
      )
      return {
        ...credential,
        clientExtensionResults: { credProps: { rk: true } },
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options, how)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },

    /** Returns the browser's response to authentication options; `handle` is the passkey's user handle. */
    sign(options: HandlerContext, how: How = {}) {
      used += 1
      const data = authenticatorData({ counter: used, ...how })
      const client = clientData('webauthn.get', options, how)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          ...(how.handle ? { userHandle: base64url(how.handle) } : {}),
        },
      }
    },
  }
}
