import { and, eq, lte, sql } from 'drizzle-orm'
import { undoSentences } from '../copy/undo-sentences.ts'
import type { Db, Tx } from '../db/connect.ts'
import { bookingEvents } from '../db/schema/bookings.ts'
import { outbox } from '../db/schema/messages.ts'
import { undoableActs } from '../db/schema/undoable-acts.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { bookingsOfAct, tellBoards } from './tell-boards.ts'

/**
 * Takes back what somebody has just done: its rows are what they were, what was to follow from it does not, and the history
 * says so. Where something of it has changed since or its place is taken, nothing happens.
 */
export async function undoAct(tx: Tx, id: string, actor: Pick<Actor, 'id'>) {
  const [act] = await tx
    .select({ id: undoableActs.id })
    .from(undoableActs)
    .where(and(eq(undoableActs.id, id), eq(undoableActs.actorId, actor.id)))
    .for('update')
  if (!act) throw new Refused('not-found')
  await tx.delete(outbox).where(eq(outbox.actId, id))
  await tx.execute(sql`select undo_act(${id})`)
  const steps = (await bookingsOfAct(tx, id)).filter(({ former, present }) => former !== present)
  if (steps.length > 0)
    await tx.insert(bookingEvents).values(
      steps.map(({ id: bookingId, former, present }) => ({
        bookingId,
        actorId: actor.id,
        fromStatus: present,
        toStatus: former,
        note: undoSentences.undone,
      })),
    )
  await tellBoards(tx, id)
  await tx.delete(undoableActs).where(eq(undoableActs.id, id))
}

/** Drops what cannot be taken back any more. */
export async function sweepActs(db: Db) {
  await db.delete(undoableActs).where(lte(undoableActs.until, sql`clock_timestamp()`))
}

/** Somebody who is erased is in no former row either. */
export const forgetActsAbout = (tx: Tx, personId: string) =>
  tx.delete(undoableActs).where(sql`${undoableActs.changes}::text like ${`%${personId}%`}`)
