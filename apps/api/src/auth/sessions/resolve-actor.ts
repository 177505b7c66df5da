import { confirmationMinutes } from '@rumi/contract'
import { and, eq, gt, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connect.ts'
import { namedStatement } from '../../db/named-statement.ts'
import { customRoles, limitsOfRole } from '../../db/schema/people/custom-roles.ts'
import { familyMembers } from '../../db/schema/people/family.ts'
import { users } from '../../db/schema/people/people.ts'
import { sessions, sessionTokens } from '../../db/schema/people/sessions.ts'
import type { Actor } from '../../http/actor.ts'
import { mustSetUp, roleWithoutFactor } from '../second-factor/factors-needed.ts'
import { hashOfSecret, looksLikeSecret } from '../secret.ts'
import { cookieSecretOf } from './session-cookie.ts'

const inForce = () =>
  and(
    gt(sessions.expiresAt, sql`now()`),
    isNull(users.closedAt),
    or(
      eq(users.role, 'cliente'),
      gt(sessions.lastActiveAt, sql`now() - ${sql.placeholder('idle')}::interval`),
    ),
  )
const staleAfter = sql`now() - interval '10 minutes'`
const quietAfter = sql`now() - interval '1 minute'`

/** True if the session or its token re-authenticated within the limit. */
const lately = (at: SQL) =>
  sql<boolean>`coalesce(${at} > now() - make_interval(mins => ${sql.raw(String(confirmationMinutes))}), false)`

const found = {
  id: users.id,
  accountId: sql<string>`coalesce(${familyMembers.accountId}, ${users.id})`,
  role: users.role,
  limits: limitsOfRole,
  email: users.email,
  withoutFactor: roleWithoutFactor,
  sessionId: sessions.id,
  stale: sql<boolean>`${sessions.lastUsedAt} < ${staleAfter}`,
  quiet: sql<boolean>`${sessions.lastActiveAt} < ${quietAfter}`,
}

/** Returns the idle timeout of staff as SQL interval. */
export const idleOf = ({ staffIdleMinutes }: Pick<Config, 'staffIdleMinutes'>) =>
  `${staffIdleMinutes} minutes`

const byToken = namedStatement('actor by token', (db) =>
  db
    .select({
      ...found,
      confirmed: lately(sql`greatest(${sessions.confirmedAt}, ${sessionTokens.confirmedAt})`),
    })
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(familyMembers, eq(familyMembers.userId, users.id))
    .leftJoin(customRoles, eq(customRoles.id, users.customRoleId))
    .where(
      and(
        eq(sessionTokens.tokenHash, sql.placeholder('hash')),
        gt(sessionTokens.expiresAt, sql`now()`),
        inForce(),
      ),
    ),
)

const byCookie = namedStatement('actor by cookie', (db) =>
  db
    .select({ ...found, confirmed: lately(sql`${sessions.confirmedAt}`) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(familyMembers, eq(familyMembers.userId, users.id))
    .leftJoin(customRoles, eq(customRoles.id, users.customRoleId))
    .where(and(eq(sessions.cookieHash, sql.placeholder('hash')), inForce())),
)

type Found = Omit<Actor, 'mustSetUpSecondFactor'> & {
  email: string
  withoutFactor: boolean
  stale: boolean
  quiet: boolean
}
type Request = { config: Config; request: FastifyRequest }

/**
 * Records the use of a session every ten minutes, and user activity every minute. Reads do not count as
 * activity, because screens poll.
 */
async function noteUse(db: Db, { config, request }: Request, of: Found): Promise<Actor> {
  const { stale, quiet, email, withoutFactor, ...actor } = of
  const does = quiet && request.method !== 'GET' && request.method !== 'HEAD'
  if (stale || does) {
    await db
      .update(sessions)
      .set({ lastUsedAt: sql`now()`, ...(does && { lastActiveAt: sql`now()` }) })
      .where(eq(sessions.id, actor.sessionId))
  }
  return { ...actor, mustSetUpSecondFactor: mustSetUp(config, { email, withoutFactor }) }
}

const bearerPattern = /^Bearer ([\w-]{43})$/i

/**
 * Returns the caller by bearer token with current database state; null if it is missing, unknown, ended,
 * expired or idle.
 */
export async function resolveActor(db: Db, config: Config, request: FastifyRequest): Promise<Actor | null> {
  const token = bearerPattern.exec(request.headers.authorization ?? '')?.[1]
  if (!looksLikeSecret(token)) return null
  const [actor] = await byToken(db, { hash: hashOfSecret(token), idle: idleOf(config) })
  return actor ? noteUse(db, { config, request }, actor) : null
}

/** Returns the caller by session cookie, only for a fresh token and for one's own files (decision 28). */
export async function resolveCookieActor(
  db: Db,
  config: Config,
  request: FastifyRequest,
): Promise<Actor | null> {
  const secret = cookieSecretOf(config, request)
  if (!secret) return null
  const [actor] = await byCookie(db, { hash: hashOfSecret(secret), idle: idleOf(config) })
  return actor ? noteUse(db, { config, request }, actor) : null
}
