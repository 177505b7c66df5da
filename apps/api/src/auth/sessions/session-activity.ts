import { isStaff, type auth, type AnswerOf } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/connect.ts'
import { sessions } from '../../db/schema/people/sessions.ts'
import type { Actor } from '../../http/actor.ts'
import { idleOf } from './resolve-actor.ts'

type IdleTime = AnswerOf<typeof auth.readActivity>

/** Returns the idle timeout of the session; null for owners. */
export async function idleTimeOf(db: Db, config: Config, { role, sessionId }: Actor): Promise<IdleTime> {
  if (!isStaff(role)) return { data: { secondsLeft: null } }
  const [session] = await db
    .select({
      secondsLeft: sql<number>`greatest(0, floor(extract(epoch from
        ${sessions.lastActiveAt} + ${idleOf(config)}::interval - now())))::int`,
    })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return { data: { secondsLeft: session?.secondsLeft ?? 0 } }
}

/** Records user activity. */
export async function recordActivity(db: Db, config: Config, actor: Actor): Promise<IdleTime> {
  await db
    .update(sessions)
    .set({ lastActiveAt: sql`now()` })
    .where(eq(sessions.id, actor.sessionId))
  return idleTimeOf(db, config, actor)
}
