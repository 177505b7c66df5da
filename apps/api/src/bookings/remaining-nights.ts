import { type DayAvailability } from '@rumi/contract'
import { and, count, eq, gt, lte, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { askTogether } from '../db/ask-together.ts'
import type { Queryable } from '../db/connect.ts'
import { namedStatement } from '../db/named-statement.ts'
import { bookings } from '../db/schema/bookings.ts'
import { resources, roomClosures } from '../db/schema/services.ts'
import { isHolding } from '../db/is-holding.ts'

const roomsInUse = namedStatement('rooms in use', () =>
  new QueryBuilder()
    .select({ count: count() })
    .from(resources)
    .where(and(sql`${resources.kind} = 'room'`, sql`${resources.active}`)),
)

const staysDuring = namedStatement('stays during', () =>
  new QueryBuilder()
    .select({ startDay: bookings.startDay, endDay: bookings.endDay })
    .from(bookings)
    .innerJoin(
      resources,
      and(eq(resources.id, bookings.resourceId), sql`${resources.kind} = 'room'`, sql`${resources.active}`),
    )
    .where(
      and(
        isHolding,
        lte(bookings.startDay, sql.placeholder('last')),
        gt(bookings.endDay, sql.placeholder('first')),
      ),
    ),
)

const closuresDuring = namedStatement('rooms out of service', () =>
  new QueryBuilder()
    .select({ from: roomClosures.from, to: roomClosures.to })
    .from(roomClosures)
    .innerJoin(resources, and(eq(resources.id, roomClosures.resourceId), sql`${resources.active}`))
    .where(
      and(lte(roomClosures.from, sql.placeholder('last')), gt(roomClosures.to, sql.placeholder('first'))),
    ),
)

/** Rooms in service that nobody sleeps in, night by night; a night is named by the day it begins on. */
export async function remainingNights(db: Queryable, days: string[]): Promise<Map<string, DayAvailability>> {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return new Map()
  const [[rooms], stays, closures] = await askTogether(
    () => roomsInUse(db),
    () => staysDuring(db, { first, last }),
    () => closuresDuring(db, { first, last }),
  )
  return new Map(
    days.map((date) => {
      const slept = stays.filter(({ startDay, endDay }) => startDay! <= date && date < endDay!).length
      const closed = closures.filter(({ from, to }) => from <= date && date < to).length
      return [date, { date, remaining: Math.max(0, (rooms?.count ?? 0) - slept - closed) }]
    }),
  )
}
