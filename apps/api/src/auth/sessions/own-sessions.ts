import type { auth, AnswerOf } from '@rumi/contract'
import { and, desc, eq, gt, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { kiosks } from '../../db/schema/kiosks.ts'
import { users } from '../../db/schema/people/people.ts'
import { sessions } from '../../db/schema/people/sessions.ts'
import type { Actor } from '../../http/actor.ts'
import type { CallContext } from '../../http/register-route.ts'
import { Refused } from '../../http/refused.ts'
import { recordSecurityEvent } from '../../security/index.ts'

/** One's own open sessions, the last used first. */
export async function listSessions(db: Db, actor: Actor): Promise<AnswerOf<typeof auth.listSessions>> {
  const open = await db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, actor.id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastUsedAt))
  return {
    data: { sessions: open.map((session) => ({ ...session, current: session.id === actor.sessionId })) },
  }
}

/** Ends sessions with all their tokens, and with `all` the tablets that the person opened; records it and returns their number. */
async function endSessions(
  db: Db,
  request: FastifyRequest,
  { of, where, how }: { of: string; where: SQL | undefined; how: string },
) {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, of), where))
      .returning({ id: sessions.id })
    if (how === 'all') await tx.delete(kiosks).where(eq(kiosks.openedBy, of))
    if (ended.length > 0) {
      const details = { how, sessions: ended.length }
      await recordSecurityEvent(tx, request, { kind: 'session-ended', accountId: of, details })
    }
    return ended.length
  })
}

/** Logs out of the requesting session. */
export const endOwnSession = (db: Db, { actor, request }: CallContext<typeof auth.logout>) =>
  endSessions(db, request, { of: actor.id, where: eq(sessions.id, actor.sessionId), how: 'logout' })

/** Ends one of one's own sessions with all its tokens; another's is answered as missing. */
export async function endSession(db: Db, { actor, params, request }: CallContext<typeof auth.endSession>) {
  const where = eq(sessions.id, params.id)
  const ended = await endSessions(db, request, { of: actor.id, where, how: 'one' })
  if (ended === 0) throw new Refused('not-found')
}

/** Ends every session of a person, except the requesting one. */
export async function endSessionsOf(
  db: Db,
  { actor, params, request }: CallContext<typeof auth.endSessionsOf>,
) {
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, params.id), isNull(users.closedAt)))
  if (!person) throw new Refused('not-found')
  const where = ne(sessions.id, actor.sessionId)
  await endSessions(db, request, { of: params.id, where, how: 'all' })
}

/** Ends one's other sessions. */
export async function endOtherSessions(
  db: Db,
  { actor, request }: CallContext<typeof auth.endOtherSessions>,
) {
  const where = ne(sessions.id, actor.sessionId)
  await endSessions(db, request, { of: actor.id, where, how: 'others' })
}
