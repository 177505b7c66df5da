import { holdingStatuses } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { bookings } from './schema/bookings.ts'

/**
 * A booking that keeps its place, written as the partial indexes of such bookings are: history never slows down a
 * question about what is taken.
 */
export const isHolding = sql`${bookings.status} in (${sql.raw(holdingStatuses.map((status) => `'${status}'`).join(', '))})`
