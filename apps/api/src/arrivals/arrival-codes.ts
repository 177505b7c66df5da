import { createHmac, hkdfSync } from 'node:crypto'
import { readSecretKey } from '../auth/index.ts'
import type { Config } from '../config.ts'

/** Characters that are not mistaken for each other on a screen or on paper. */
const alphabet = '34679ACDEFGHJKMNPQRTVWXY'
const codeLength = 6

/** Returns a code as it was typed: in any case, and with spaces or hyphens. */
export const typedCode = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/**
 * Returns the function that gives a booking its short code, by which its family is found at the tablet on the day of its arrival. Codes
 * are derived from `SECRET_KEY` and stored nowhere. The key is read when it is first needed.
 */
export function arrivalCodes(config: Pick<Config, 'secretKey' | 'dataDir'>) {
  let key: Buffer | undefined
  return (bookingId: string): string => {
    key ??= Buffer.from(hkdfSync('sha256', readSecretKey(config), '', 'rumi arrival codes', 32))
    let rest = createHmac('sha256', key).update(bookingId).digest().readUIntBE(0, 6)
    let code = ''
    while (code.length < codeLength) {
      code += alphabet[rest % alphabet.length]
      rest = Math.floor(rest / alphabet.length)
    }
    return code
  }
}
