import { weekdayOf } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { pools } from './schema/business/services.ts'

/** What a pool takes on weekdays that have another capacity than the usual one, by the number of the weekday; 0 is Sunday. */
export const capacityOnWeekdays = sql<Record<string, number>>`(
  select coalesce(jsonb_object_agg(w.weekday, w.capacity), '{}') from pool_weekdays w where w.pool = ${pools.name})`

/** What a day takes that nobody asked for before. */
export const usualPlaces = (
  { usual, onWeekdays }: { usual: number; onWeekdays: Record<string, number> },
  day: string,
) => onWeekdays[weekdayOf(day) % 7] ?? usual
