import { asc, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { outbox } from '../db/schema/messages.ts'
import type { EventQueue } from './event-queue.ts'

const batch = 100

/**
 * Moves announced events into the queue and returns their number; undoable ones stay. A job has the id of its
 * event, so that a crash or a concurrent instance neither loses nor duplicates one.
 */
export async function relayOutbox(db: Db, queue: Pick<EventQueue, 'add'>): Promise<number> {
  const rows = await db
    .select({ id: outbox.id, kind: outbox.kind, payload: outbox.payload })
    .from(outbox)
    .where(or(isNull(outbox.notBefore), lte(outbox.notBefore, sql`now()`)))
    .orderBy(asc(outbox.createdAt), asc(outbox.id))
    .limit(batch)
  if (rows.length === 0) return 0
  await queue.add(rows)
  await db.delete(outbox).where(
    inArray(
      outbox.id,
      rows.map((row) => row.id),
    ),
  )
  return rows.length
}
