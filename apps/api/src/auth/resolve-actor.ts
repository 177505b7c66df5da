import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/schema/people.ts'
import { sessions, sessionTokens } from '../db/schema/sessions.ts'
import type { Actor } from '../http/actor.ts'
import { perDatabase } from './per-database.ts'
import { hashOfSecret, looksLikeSecret } from './secret.ts'
import { cookieSecretOf } from './session-cookie.ts'

const inForce = () => and(gt(sessions.expiresAt, sql`now()`), isNull(users.closedAt))
const staleAfter = sql`now() - interval '10 minutes'`

const found = {
  id: users.id,
  role: users.role,
  sessionId: sessions.id,
  stale: sql<boolean>`${sessions.lastUsedAt} < ${staleAfter}`,
}

const byToken = perDatabase((db) =>
  db
    .select(found)
    .from(sessionTokens)
    .innerJoin(sessions, eq(sessions.id, sessionTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessionTokens.tokenHash, sql.placeholder('hash')),
        gt(sessionTokens.expiresAt, sql`now()`),
        inForce(),
      ),
    )
    .prepare('actor_by_token'),
)

const byCookie = perDatabase((db) =>
  db
    .select(found)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.cookieHash, sql.placeholder('hash')), inForce()))
    .prepare('actor_by_cookie'),
)

type Found = Actor & { stale: boolean }

/** A session in use says so every ten minutes, not on every request. */
async function noteUse(db: Db, { stale, ...actor }: Found): Promise<Actor> {
  if (stale) {
    await db
      .update(sessions)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(sessions.id, actor.sessionId), lt(sessions.lastUsedAt, staleAfter)))
  }
  return actor
}

const bearerPattern = /^Bearer ([\w-]{43})$/i

/** Who asks, by the bearer token, as the database knows them now; null where it is missing, unknown, ended or expired. */
export async function resolveActor(db: Db, request: FastifyRequest): Promise<Actor | null> {
  const token = bearerPattern.exec(request.headers.authorization ?? '')?.[1]
  if (!looksLikeSecret(token)) return null
  const [actor] = await byToken(db).execute({ hash: hashOfSecret(token) })
  return actor ? noteUse(db, actor) : null
}

/** Who asks, by the session cookie: only for a fresh token and for looking at one's own files (decision 28). */
export async function resolveCookieActor(
  db: Db,
  config: Config,
  request: FastifyRequest,
): Promise<Actor | null> {
  const secret = cookieSecretOf(config, request)
  if (!secret) return null
  const [actor] = await byCookie(db).execute({ hash: hashOfSecret(secret) })
  return actor ? noteUse(db, actor) : null
}
