import { createECDH, hkdfSync } from 'node:crypto'
import { readSecretKey } from '../auth/index.ts'
import type { Config } from '../config.ts'

export type VapidKeys = { publicKey: string; privateKey: string }

/**
 * Returns the keys that identify this server to push services (RFC 8292), derived from `SECRET_KEY`: all instances have the same ones, and
 * they last as long as that key.
 */
export function vapidKeys(config: Pick<Config, 'secretKey' | 'dataDir'>): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', readSecretKey(config), '', 'rumi web push', 32)))
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}
