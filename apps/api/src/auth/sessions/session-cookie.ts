import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { looksLikeSecret } from '../secret.ts'

export const sessionDays = 30
const secondsPerDay = 86_400

/** `__Host-` keeps other hosts and plain HTTP from setting it; without TLS a browser would not take that name. */
const nameOf = (config: Config) => (config.secure ? '__Host-rumi' : 'rumi')

const attributes = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: config.secure }) as const

/** The secret of the session cookie, where the request brings one. */
export function cookieSecretOf(config: Config, request: FastifyRequest): string | undefined {
  const value = request.cookies[nameOf(config)]
  return looksLikeSecret(value) ? value : undefined
}

export const setSessionCookie = (config: Config, reply: FastifyReply, secret: string) =>
  reply.setCookie(nameOf(config), secret, { ...attributes(config), maxAge: sessionDays * secondsPerDay })

export const clearSessionCookie = (config: Config, reply: FastifyReply) =>
  reply.clearCookie(nameOf(config), attributes(config))
