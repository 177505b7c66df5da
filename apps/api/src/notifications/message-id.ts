import { createHash } from 'node:crypto'

/**
 * Derives an id from a notification's subject, so that retries produce one notification and one Message-ID.
 */
export function messageIdOf(...about: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(about.join(' ')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
