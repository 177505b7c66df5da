import { holdingStatuses } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { bookings } from './schema/bookings.ts'

/** Condition of bookings that hold their place, equal to that of the partial indexes. */
export const isHolding = sql`${bookings.status} in (${sql.raw(holdingStatuses.map((status) => `'${status}'`).join(', '))})`
