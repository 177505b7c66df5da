import { mayCollect, type BodyOf, type visits as visitCalls } from '@rumi/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { collectorSentences } from '../copy/people/collector-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { bookingDogs } from '../db/schema/bookings.ts'
import { collectors } from '../db/schema/people/collectors.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { visits } from '../db/schema/visits.ts'
import type { Actor } from '../http/actor.ts'
import { refusedField } from '../http/refused.ts'
import { peopleOfAccount } from '../people/index.ts'
import { actUndoably } from '../undo/index.ts'

export type Collection = Pick<BodyOf<typeof visitCalls.departure>, 'collectedBy' | 'collectedReason'>

/** Rejects a person who may not collect one of the dogs, unless a reason is given. */
export async function refuseUnknownCollector(
  tx: Tx,
  dogIds: readonly string[],
  { collectedBy = '', collectedReason = '' }: Collection,
): Promise<void> {
  if (collectedBy === '' || collectedReason !== '') return
  const found = await tx
    .select({ ownerId: dogs.ownerId, pickup: dogs.pickup })
    .from(dogs)
    .where(inArray(dogs.id, [...dogIds]))
  for (const { ownerId, pickup } of found) {
    const allowed = await tx
      .select({ name: collectors.name })
      .from(collectors)
      .where(eq(collectors.clientId, ownerId))
    const ofAccount = await peopleOfAccount(tx, ownerId)
    const names = [
      ...ofAccount.map(({ name, lastName }) => `${name} ${lastName}`),
      ...allowed.map(({ name }) => name),
    ]
    if (!mayCollect(collectedBy, { names, notes: [pickup] }))
      throw refusedField('collectedReason', collectorSentences.reasonMissing(collectedBy))
  }
}

type Bookings = { bookingIds: readonly string[]; undoId: string | undefined; by: Actor }

/** Stores who collected the dogs of bookings that have ended, with the act that ended them. */
export async function recordCollection(
  tx: Tx,
  { collectedBy = '', collectedReason = '' }: Collection,
  { bookingIds, undoId, by }: Bookings,
): Promise<void> {
  if (bookingIds.length === 0 || collectedBy === '') return
  const left = await tx
    .selectDistinct({ dogId: bookingDogs.dogId, visitId: visits.id })
    .from(bookingDogs)
    .innerJoin(visits, eq(visits.id, bookingDogs.visitId))
    .where(and(inArray(bookingDogs.bookingId, [...bookingIds]), eq(visits.status, 'gone')))
  await refuseUnknownCollector(
    tx,
    left.map(({ dogId }) => dogId),
    { collectedBy, collectedReason },
  )
  await actUndoably(tx, { id: undoId, actor: by }, async () => {
    for (const { visitId } of left)
      await tx.update(visits).set({ collectedBy, collectedReason }).where(eq(visits.id, visitId))
  })
}
