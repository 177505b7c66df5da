import type { BodyOf, visits as visitCalls } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { groupSentences } from '../copy/people/group-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { playGroups } from '../db/schema/play-groups.ts'
import { visits } from '../db/schema/visits.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { actUndoably } from '../undo/index.ts'
import { lockVisit } from './lock-visit.ts'

type Move = BodyOf<typeof visitCalls.playGroup> & { by: Actor }

/** Moves an expected or present dog into a play group, or out of all. The database rejects a full group. */
export async function moveToGroup(tx: Tx, id: string, { playGroupId, version, undoId, by }: Move) {
  const { visit, bookings } = await lockVisit(tx, id, version)
  if (visit.status !== 'expected' && visit.status !== 'in-house') throw new Refused('step-not-allowed')
  if (playGroupId !== null) await refuseRetired(tx, playGroupId)
  await actUndoably(tx, { id: undoId, actor: by }, () =>
    tx
      .update(visits)
      .set({ playGroupId, version: sql`${visits.version} + 1`, updatedAt: sql`now()` })
      .where(eq(visits.id, id)),
  )
  const [first] = bookings
  if (first) await enqueueEvent(tx, { kind: 'booking-noted', bookingId: first.id })
  return visit.dogId
}

async function refuseRetired(tx: Tx, id: string) {
  const [group] = await tx.select().from(playGroups).where(eq(playGroups.id, id))
  if (!group?.active) throw new Refused('breaks-a-rule', { message: groupSentences.retired })
}
