import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { pushSubscriptions } from '../db/schema/people/push-subscriptions.ts'
import { sessions } from '../db/schema/people/sessions.ts'
import { enqueueEventOnce } from '../jobs/index.ts'

type Message = { title: string; message: string; href: string }
type ToPerson = Message & {
  userId: string
  /** Identifies the message: sent again under it, no device shows it twice. */
  tag: string
  /** Returns the id of the event for a device. */
  idFor: (sessionId: string) => string
}

/** Enqueues a push for each device of a person, so that a failing device delays no other. */
export async function enqueuePushes(db: Db, { userId, idFor, ...message }: ToPerson): Promise<void> {
  const devices = await db
    .select({ sessionId: pushSubscriptions.sessionId })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
  for (const { sessionId } of devices)
    await enqueueEventOnce(db, idFor(sessionId), { kind: 'push-due', sessionId, userId, ...message })
}
