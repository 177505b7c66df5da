import { createHmac } from 'node:crypto'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const stepSeconds = 30

function bytesOf(secret: string) {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Code of an authenticator app for a secret (RFC 6238), now or some steps from now. */
export function totpCode(secret: string, steps = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1_000 / stepSeconds) + steps))
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = digest.at(-1)! & 0xf
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}
