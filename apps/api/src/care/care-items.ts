import { careLimits, type RecordOf, type Resources, resources } from '@rumi/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { careSentences } from '../copy/booking-sentences.ts'
import type { Queryable, Tx } from '../db/connect.ts'
import { createRepository, type Listing } from '../db/repository/repository.ts'
import { careItems, careMarks } from '../db/schema/care.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { now, today } from '../http/clock.ts'
import type { HandlerContext, ResourceHandlers } from '../http/mount-resource.ts'
import { Refused, refusedField } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'

type CareItems = Resources['careItems']
type CareItem = RecordOf<CareItems>

/** Items of care plans with their authors. */
export const careItemRepository = createRepository(resources.careItems, careItems, {
  statedByName: sql`(select name from users where id = care_items.stated_by)`,
  statedByOwner: sql`(select role = 'cliente' from users where id = care_items.stated_by)`,
})

/** Items that were not removed. */
export const currentItems = {
  list: (db: Queryable, listing: Listing) =>
    careItemRepository.list(db, { ...listing, where: isNull(careItems.removedAt) }),
}

async function createItem(
  input: z.output<CareItems['create']>,
  { tx, owner, actor }: HandlerContext,
): Promise<CareItem> {
  const [dog] = await tx.select().from(dogs).where(eq(dogs.id, input.rumiId)).for('share')
  if (!dog || (owner && dog.ownerId !== owner)) throw new Refused('not-found')
  if (dog.ended !== null) throw new Refused('no-such-dog')
  const from = input.from ?? today()
  refuseReversed({ from, until: input.until ?? null })
  if (owner) await refuseBeyondLimit(tx, dog.id)
  const made = await careItemRepository.insert(tx, {
    ...input,
    from,
    ownerId: dog.ownerId,
    statedBy: actor.id,
  })
  await enqueueEvent(tx, { kind: 'care-changed', rumiId: dog.id })
  return made
}

async function updateItem(
  { version, ...changes }: z.output<CareItems['update']>,
  { tx, id, actor }: HandlerContext,
  item: CareItem,
): Promise<CareItem> {
  const { from = item.from, until = item.until } = changes
  refuseReversed({ from, until })
  await lockItem(tx, id)
  const changed = await careItemRepository.update(tx, id, { ...changes, statedBy: actor.id }, version)
  if (!changed) throw new Refused('not-found')
  await enqueueEvent(tx, { kind: 'care-changed', rumiId: item.rumiId })
  return changed
}

/** Deletes an item; one whose entries were marked stays for the sheets of those days and is due no more. */
async function removeItem({ tx, id }: HandlerContext, item: CareItem): Promise<void> {
  await lockItem(tx, id)
  if ((await tx.$count(careMarks, eq(careMarks.careItemId, id))) > 0)
    await tx.update(careItems).set({ removedAt: now() }).where(eq(careItems.id, id))
  else await tx.delete(careItems).where(eq(careItems.id, id))
  await enqueueEvent(tx, { kind: 'care-changed', rumiId: item.rumiId })
}

/** Handlers of care items beyond storage. */
export const careItemHandlers = {
  list: (query, { owner, db }) =>
    currentItems.list(db, { ...query, ...(owner && { only: { ownerId: owner } }) }),
  create: createItem,
  update: updateItem,
  remove: removeItem,
} satisfies ResourceHandlers<CareItems>

/** Locks an item until the commit. Rejects a removed one. */
async function lockItem(tx: Tx, id: string) {
  const [item] = await tx
    .select({ id: careItems.id })
    .from(careItems)
    .where(and(eq(careItems.id, id), isNull(careItems.removedAt)))
    .for('update')
  if (!item) throw new Refused('not-found')
}

function refuseReversed({ from, until }: Pick<CareItem, 'from' | 'until'>) {
  if (until !== null && until < from) throw refusedField('until', careSentences.endsBeforeStart)
}

async function refuseBeyondLimit(tx: Tx, rumiId: string) {
  const own = and(eq(careItems.rumiId, rumiId), isNull(careItems.removedAt))
  if ((await tx.$count(careItems, own)) >= careLimits.itemsPerDog) throw new Refused('care-item-limit')
}
