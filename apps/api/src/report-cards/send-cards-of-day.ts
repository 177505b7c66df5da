import type { RecordOf, Resources } from '@rumi/contract'
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { reportCards } from '../db/schema/report-cards.ts'
import type { Actor } from '../http/actor.ts'
import { now } from '../http/clock.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { reportCardRepository } from './write-report-card.ts'

/** Sends the drafts of a day that state a mood: one message per family. A draft that is sent concurrently is left out. */
export async function sendCardsOfDay(
  tx: Tx,
  { day, by }: { day: string; by: Actor },
): Promise<RecordOf<Resources['reportCards']>[]> {
  const drafts = await tx
    .select({ id: reportCards.id, ownerId: reportCards.ownerId })
    .from(reportCards)
    .where(and(eq(reportCards.day, day), isNull(reportCards.sentAt), isNotNull(reportCards.mood)))
    .orderBy(asc(reportCards.id))
    .for('update')
  if (drafts.length === 0) return []
  const ids = drafts.map(({ id }) => id)
  await tx.update(reportCards).set({ sentAt: now(), sentBy: by.id }).where(inArray(reportCards.id, ids))
  for (const ofFamily of Map.groupBy(drafts, ({ ownerId }) => ownerId).values())
    await enqueueEvent(tx, { kind: 'report-cards-sent', cardIds: ofFamily.map(({ id }) => id) })
  const sent = await reportCardRepository.list(tx, {
    where: inArray(reportCards.id, ids),
    limit: ids.length,
  })
  return sent.items
}
