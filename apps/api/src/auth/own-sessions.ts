import type { auth, AnswerOf } from '@rumi/contract'
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { users } from '../db/schema/people.ts'
import { sessions } from '../db/schema/sessions.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'

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

/** Ends one of one's own sessions with all its tokens; another's is answered as missing. */
export async function endSession(db: Db, actor: Actor, id: string) {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, actor.id)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new Refused('not-found')
}

/** Ends what a person has open, everywhere; whoever does so to themselves keeps the session they ask by. */
export async function endSessionsOf(db: Db, actor: Actor, userId: string) {
  const [person] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
  if (!person) throw new Refused('not-found')
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, actor.sessionId)))
}

/** Ends every session of one's own but the one that asks. */
export async function endOtherSessions(db: Db, actor: Actor) {
  await db.delete(sessions).where(and(eq(sessions.userId, actor.id), ne(sessions.id, actor.sessionId)))
}
