import { resources as rows, type RecordOf, type Resources, weekdayOf } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { resources, pools } from '../db/schema/business/services.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { lockForChange, removeResource, publishFreePlaces } from './remove-resource.ts'
import { resourceRepository } from './resource-repository.ts'

/** Capacity of a pool on weekdays that differ from the default, by weekday; 0 is Sunday. */
export const capacityOnWeekdays = sql<Record<string, number>>`(
  select coalesce(jsonb_object_agg(w.weekday, w.capacity), '{}') from pool_weekdays w where w.pool = ${pools.name})`

/** Returns the default capacity of a day. */
export const usualPlaces = (
  { usual, onWeekdays }: { usual: number; onWeekdays: Record<string, number> },
  day: string,
) => onWeekdays[weekdayOf(day) % 7] ?? usual

type Halls = Resources['halls']
type Hall = RecordOf<Halls>

export const hallRepository = resourceRepository(rows.halls, ['hall'])

async function createHall({ name }: z.output<Halls['create']>, { tx }: HandlerContext): Promise<Hall> {
  const [written] = await tx.insert(resources).values({ kind: 'hall', name }).returning({ id: resources.id })
  await publishFreePlaces(tx)
  return (await hallRepository.find(tx, written!.id))!
}

async function changeHall(
  { version, ...changes }: z.output<Halls['update']>,
  { tx, id }: HandlerContext,
): Promise<Hall> {
  await lockForChange(tx, id, { version, active: changes.active })
  await publishFreePlaces(tx)
  return (await hallRepository.update(tx, id, changes))!
}

export const hallHandlers = { create: createHall, update: changeHall, remove: removeResource }
