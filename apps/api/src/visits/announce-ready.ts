import type { BodyOf, visits as visitCalls } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { visits } from '../db/schema/visits.ts'
import type { Actor } from '../http/actor.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { actUndoably } from '../undo/index.ts'
import { lockVisit } from './lock-visit.ts'

type Announcement = BodyOf<typeof visitCalls.ready> & { by: Actor }

/** Notifies the owner that a dog can be collected. A second press, also on another device, notifies nobody again. */
export async function announceReady(tx: Tx, id: string, { undoId, by }: Announcement): Promise<void> {
  const { visit } = await lockVisit(tx, id)
  if (visit.status !== 'in-house') throw new Refused('step-not-allowed')
  if (visit.readyAt !== null) return
  await actUndoably(tx, { id: undoId, actor: by }, async () => {
    await tx
      .update(visits)
      .set({ readyAt: now(), version: sql`${visits.version} + 1`, updatedAt: sql`now()` })
      .where(eq(visits.id, id))
    await enqueueEvent(tx, { kind: 'visit-ready', visitId: id })
  })
}
