import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Config } from '../../config.ts'
import { readSecretKey } from './secret-key.ts'

/** No secret in base 32 begins so. */
const mark = 'v1.'
const nonceBytes = 12
const tagBytes = 16

export const isSealed = (stored: string) => stored.startsWith(mark)

/** Encrypts secrets for the database, each bound to the id of its row: it opens in no other row. */
export type SecretSealer = {
  seal: (row: { id: string; secret: string }) => string
  /** Throws where the value was sealed with another key, for another row, or changed since. */
  open: (row: { id: string; secret: string }) => string
}

/** AES-256-GCM by a key derived from `SECRET_KEY`, which is read when it is first needed. */
export function secretSealer(config: Pick<Config, 'secretKey' | 'dataDir'>): SecretSealer {
  let derived: Buffer | undefined
  const key = () =>
    (derived ??= Buffer.from(hkdfSync('sha256', readSecretKey(config), '', 'rumi totp secrets', 32)))
  return {
    seal({ id, secret }) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key(), nonce, { authTagLength: tagBytes })
      cipher.setAAD(Buffer.from(id))
      const sealed = Buffer.concat([
        nonce,
        cipher.update(secret, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ])
      return mark + sealed.toString('base64url')
    },
    open({ id, secret }) {
      const sealed = Buffer.from(secret.slice(mark.length), 'base64url')
      if (!isSealed(secret) || sealed.length < nonceBytes + tagBytes)
        throw new Error('a secret is not sealed')
      const cipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      })
      cipher.setAAD(Buffer.from(id)).setAuthTag(sealed.subarray(-tagBytes))
      return cipher.update(sealed.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + cipher.final('utf8')
    },
  }
}
