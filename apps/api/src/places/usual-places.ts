import { weekdayOf } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { pools } from '../db/schema/business/services.ts'

/** Capacity of a pool on weekdays that differ from the default, by weekday; 0 is Sunday. */
export const capacityOnWeekdays = sql<Record<string, number>>`(
  select coalesce(jsonb_object_agg(w.weekday, w.capacity), '{}') from pool_weekdays w where w.pool = ${pools.name})`

/** Returns the default capacity of a day. */
export const usualPlaces = (
  { usual, onWeekdays }: { usual: number; onWeekdays: Record<string, number> },
  day: string,
) => onWeekdays[weekdayOf(day) % 7] ?? usual
