import type { SecurityEventKind } from '@rumi/contract'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Queryable } from '../db/connect.ts'
import { securityEvents } from '../db/schema/people/security-events.ts'
import { shortenedAddress } from './shortened-address.ts'

export type SecurityEvent = {
  kind: SecurityEventKind
  /** Whose account it is about; null where the address is nobody's. */
  accountId: string | null
  /** What else somebody who looks later must know: words and numbers, never a name, an address or a secret. */
  details?: Record<string, string | number>
}

/** Where it comes from: who asks, from which address. */
type Origin = Pick<FastifyRequest, 'ip' | 'actor'> & { log: Pick<FastifyBaseLogger, 'info' | 'warn'> }

const warned: readonly SecurityEventKind[] = [
  'login-refused',
  'many-logins-refused',
  'confirmation-refused',
  'permission-refused',
  'record-refused',
  'unsigned-notice',
]

/**
 * Writes down a security event, in the transaction of what happened where there is one, and says it in the log. Whoever is signed in
 * counts as who did it. The only way into the table.
 */
export async function recordSecurityEvent(
  db: Queryable,
  { ip, actor, log }: Origin,
  { kind, accountId, details = {} }: SecurityEvent,
): Promise<void> {
  const event = { kind, accountId, actorId: actor?.id ?? null, network: shortenedAddress(ip), details }
  await db.insert(securityEvents).values(event)
  log[warned.includes(kind) ? 'warn' : 'info']({ security: event }, 'security event')
}
