import { undo } from '@rumi/contract'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { undoSentences } from '../copy/booking-sentences.ts'
import type { Db, Tx } from '../db/connect.ts'
import { bookingEvents } from '../db/schema/bookings.ts'
import { outbox } from '../db/schema/messages.ts'
import { undoableActs } from '../db/schema/undoable-acts.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { bookingsOfAct, publishToBoards } from './publish-to-boards.ts'
import { undoActRows } from '../db/sql-functions.ts'
import { registerRoute } from '../http/register-route.ts'

/**
 * Undoes an act: restores its rows, drops its consequences and records it in the history. Fails without
 * effect if something changed since or its place is taken.
 */
export async function undoAct(tx: Tx, id: string, actor: Pick<Actor, 'id'>) {
  const [act] = await tx
    .select({ id: undoableActs.id })
    .from(undoableActs)
    .where(and(eq(undoableActs.id, id), eq(undoableActs.actorId, actor.id)))
    .for('update')
  if (!act) throw new Refused('not-found')
  const dropped = await tx.delete(outbox).where(eq(outbox.actId, id)).returning()
  await keepRefundNotices(tx, dropped)
  await tx.execute(undoActRows(id))
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
  await publishToBoards(tx, id)
  await tx.delete(undoableActs).where(eq(undoableActs.id, id))
}

/** Refunds of the act stay with the client and are still notified. */
async function keepRefundNotices(tx: Tx, dropped: readonly (typeof outbox.$inferSelect)[]) {
  const ids = new Set(dropped.flatMap(({ payload }) => (payload.returned ?? []) as string[]))
  if (ids.size > 0) await enqueueEvent(tx, { kind: 'money-returned', returned: [...ids] })
}

/** Drops what cannot be taken back any more. */
export async function sweepActs(db: Db) {
  await db.delete(undoableActs).where(lte(undoableActs.until, sql`clock_timestamp()`))
}

/** Deletes stored former rows of an erased person. */
export const forgetActsAbout = (tx: Tx, personId: string) =>
  tx.delete(undoableActs).where(sql`${undoableActs.changes}::text like ${`%${personId}%`}`)

/** Lets the desk take back what it has just done. */
export function undoRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, undo.act, ({ params, actor }) => db.transaction((tx) => undoAct(tx, params.id, actor)))
}
