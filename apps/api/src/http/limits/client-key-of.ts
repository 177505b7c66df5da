import type { FastifyRequest } from 'fastify'
import { networkOf } from '../network-of.ts'

/** Returns the client for fairness: the signed-in user, else the network. */
export const clientKeyOf = ({ actor, ip }: FastifyRequest) => actor?.id ?? networkOf(ip)

/** True if per-client limits apply: for clients and visitors, not for staff. */
export const isBoundByLimits = ({ actor }: FastifyRequest) => actor === null || actor.role === 'cliente'
