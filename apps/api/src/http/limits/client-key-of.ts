import type { FastifyRequest } from 'fastify'
import { networkOf } from '../network-of.ts'

/** Who asks, as far as fairness goes: a person with a session, else the network the request came from. */
export const clientKeyOf = ({ actor, ip }: FastifyRequest) => actor?.id ?? networkOf(ip)

/** Limits per person bind clients and visitors, and never those who work in the house. */
export const isBoundByLimits = ({ actor }: FastifyRequest) => actor === null || actor.role === 'cliente'
