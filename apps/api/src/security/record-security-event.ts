import type { SecurityEventKind } from '@rumi/contract'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Queryable } from '../db/connect.ts'
import { securityEvents } from '../db/schema/people/security-events.ts'

export type SecurityEvent = {
  kind: SecurityEventKind
  /** Subject account; null for an unknown address. */
  accountId: string | null
  /** Details for investigation: words and numbers, never names, addresses or secrets. */
  details?: Record<string, string | number>
}

/** Origin of an event: caller and address. */
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
 * Records a security event in the transaction of its cause, if any, and logs it. The signed-in user is its
 * actor. The table has no other writer.
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

const prefixBits = { ipv4: 24, ipv6: 48 } as const

/** An address as security events keep it: the /24 of IPv4, the /48 of IPv6. Null where it is no address. */
export function shortenedAddress(ip: string): string | null {
  const [bare = ''] = ip.split('%')
  if (!ipaddr.isValid(bare)) return null
  const address = ipaddr.process(bare)
  const kind = address.kind()
  const network = kind === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${network.networkAddressFromCIDR(`${address.toString()}/${prefixBits[kind]}`).toString()}/${prefixBits[kind]}`
}
