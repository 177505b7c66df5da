import '@fastify/cookie'
import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Queryable, Tx } from '../../db/connect.ts'
import { knownDevices } from '../../db/schema/people/known-devices.ts'
import { users } from '../../db/schema/people/people.ts'
import { networkOf } from '../../http/client-key.ts'
import { hashOfSecret, looksLikeSecret, newSecret } from '../secret.ts'

/** Days that a device or network counts as known after a login. */
export const knownDays = 180
const mostKnownDevices = 20
const secondsPerDay = 86_400

/**
 * Recognition of a login attempt: by the session that re-authenticates, the device's cookie, or the network.
 */
export type Known = { by: 'session' | 'device'; key: string } | { by: 'network' } | null

const nameOf = (config: Config) => (config.secure ? '__Host-rumi-device' : 'rumi-device')

function secretOf(config: Config, request: FastifyRequest) {
  const value = request.cookies[nameOf(config)]
  return looksLikeSecret(value) ? value : undefined
}

/** Hashes a network per account, so that the table reveals no locations. */
const networkHashOf = (userId: string, ip: string) =>
  createHash('sha256')
    .update(`${userId} ${networkOf(ip)}`)
    .digest('base64url')

/** Returns how an account's owner is known here from earlier logins. Unknown addresses take equally long. */
export async function knownHere(
  db: Queryable,
  config: Config,
  { email, request }: { email: string; request: FastifyRequest },
): Promise<Known> {
  const secret = secretOf(config, request)
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNull(users.closedAt)))
  const userId = account?.id ?? '00000000-0000-0000-0000-000000000000'
  const tokenHash = hashOfSecret(secret ?? '')
  const found = await db
    .select({ byDevice: sql<boolean>`${knownDevices.tokenHash} = ${tokenHash}` })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, userId),
        gt(knownDevices.lastLoginAt, sql`now() - make_interval(days => ${knownDays})`),
        or(
          eq(knownDevices.tokenHash, tokenHash),
          eq(knownDevices.networkHash, networkHashOf(userId, request.ip)),
        ),
      ),
    )
  if (found.some(({ byDevice }) => byDevice)) return { by: 'device', key: tokenHash }
  return found.length > 0 ? { by: 'network' } : null
}

/** Returns the device secret of the browser, or a new one. */
export const deviceSecretOf = (config: Config, request: FastifyRequest) =>
  secretOf(config, request) ?? newSecret()

/** Stores a device after a login and returns its cookie's secret. */
export async function rememberDevice(
  tx: Tx,
  config: Config,
  { userId, request }: { userId: string; request: FastifyRequest },
): Promise<string> {
  const secret = deviceSecretOf(config, request)
  const seen = { networkHash: networkHashOf(userId, request.ip), lastLoginAt: sql`now()` }
  await tx
    .insert(knownDevices)
    .values({ tokenHash: hashOfSecret(secret), userId, ...seen })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.tokenHash], set: seen })
  const newestDevices = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastLoginAt), desc(knownDevices.tokenHash))
    .limit(mostKnownDevices)
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.tokenHash, newestDevices)))
  return secret
}

/** True if the request's device cookie matches this hash. */
export function isSameDevice(config: Config, request: FastifyRequest, deviceHash: string | null) {
  const secret = secretOf(config, request)
  return secret !== undefined && hashOfSecret(secret) === deviceHash
}

/** Gives a device the cookie it is known by. */
export const setDeviceCookie = (config: Config, reply: FastifyReply, secret: string) =>
  reply.setCookie(nameOf(config), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.secure,
    maxAge: knownDays * secondsPerDay,
  })

/** Forgets the known devices after a change of password or address, except the requesting one. */
export async function forgetDevices(
  tx: Tx,
  config: Config,
  { userId, request }: { userId: string; request: FastifyRequest },
) {
  const here = hashOfSecret(secretOf(config, request) ?? '')
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), ne(knownDevices.tokenHash, here)))
}
