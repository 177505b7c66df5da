import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Subscription of a browser at an endpoint, with its secret keys. */
export function subscriptionAt(endpoint: string) {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const auth = randomBytes(16)
  return {
    body: {
      endpoint,
      keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    pair,
    auth,
  }
}

type Keys = Pick<ReturnType<typeof subscriptionAt>, 'pair' | 'auth'>

/** Decrypts a message as a browser does (RFC 8188 `aes128gcm`, RFC 8291). */
function decrypt(message: Buffer, { pair, auth }: Keys) {
  const salt = message.subarray(0, 16)
  const keyLength = message.readUInt8(20)
  const senderKey = message.subarray(21, 21 + keyLength)
  const sealed = message.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** Verifies the VAPID header (RFC 8292) and returns its public key and claims. */
function vapidOf(authorization: string) {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), *k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('the VAPID signature is not of its key')
  return {
    publicKey,
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      aud: string
      sub: string
      exp: number
    },
  }
}

async function bytesOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

type Received = {
  path: string
  payload: Record<string, string>
  ttl: string
  vapid: ReturnType<typeof vapidOf>
}

/** Stand-in for the push service of a browser: verifies the signature, decrypts the message, and gives the response that a test sets. */
export async function openPushService() {
  const received: Received[] = []
  const requests: string[] = []
  const browsers = new Map<string, Keys>()
  const statuses = new Map<string, number[]>()
  const server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? ''
      const message = await bytesOf(request)
      requests.push(path)
      const status = statuses.get(path)?.shift() ?? 201
      if (status === 201)
        received.push({
          path,
          payload: JSON.parse(decrypt(message, browsers.get(path)!)) as Record<string, string>,
          ttl: String(request.headers.ttl),
          vapid: vapidOf(request.headers.authorization ?? ''),
        })
      response.writeHead(status).end()
    })().catch(() => response.writeHead(400).end())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    requests,
    /** Subscribes a browser; responds with these statuses first, then with 201. */
    subscribe(path: string, ...first: number[]) {
      const { body, ...keys } = subscriptionAt(`${origin}${path}`)
      browsers.set(path, keys)
      statuses.set(path, first)
      return body
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
      }),
  }
}
