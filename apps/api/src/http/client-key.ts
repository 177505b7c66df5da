import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** Returns the network by which attempts are counted: the IPv4 address, or the /64 of IPv6, which one customer has. */
export function networkOf(ip: string): string {
  const inside = mapped.exec(ip)?.[1]
  if (inside) return inside
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const first = head === '' ? [] : head.split(':')
  const last = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  return `${[...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last].slice(0, 4).join(':')}::/64`
}

/** Returns the client for fairness: the signed-in user, else the network. */
export const clientKeyOf = ({ actor, ip }: FastifyRequest) => actor?.id ?? networkOf(ip)

/** True if per-client limits apply: for clients and visitors, not for staff. */
export const isBoundByLimits = ({ actor }: FastifyRequest) => actor === null || actor.role === 'cliente'
