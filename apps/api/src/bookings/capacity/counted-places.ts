import { formatDay } from '@rumi/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { dayIsFull } from '../../copy/capacity-sentences.ts'
import type { Queryable, Tx } from '../../db/connect.ts'
import { namedStatement } from '../../db/named-statement.ts'
import { bookingDays } from '../../db/schema/bookings.ts'
import { places, pools } from '../../db/schema/business/services.ts'
import { today } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import { capacityOfDay } from '../../db/sql-functions.ts'

/**
 * Counts places by day in order, and inserts missing days. A full day returns no row. `offset 0` makes the
 * database compute the usual capacity once. The number of days is hidden from the planner, which would
 * otherwise replan each time.
 */
const countPlaces = (tx: Tx, { pool, days, dogs }: Omit<Wanted, 'bookingId'>) =>
  tx.execute<{ day: string }>(sql`insert into places as p (pool, day, capacity, used)
    select o.name, o.day, greatest(o.usual, ${dogs}::int), ${dogs}::int
    from (
      select p.name, day, ${capacityOfDay(sql`p.name`, sql`day`)} as usual
      from pools p, unnest(array(select unnest(${sql.param(days)}::date[]))) as day where p.name = ${pool}
      offset 0
    ) o
    where (o.usual >= ${dogs}::int or exists (select from places k where k.pool = o.name and k.day = o.day))
    order by o.day
    on conflict (pool, day) do update set used = p.used + excluded.used where p.used + excluded.used <= p.capacity
    returning day`)

const fullAmong = namedStatement('full days', (db) =>
  db
    .select({ day: places.day })
    .from(places)
    .where(
      and(
        eq(places.pool, sql.placeholder('pool')),
        sql`${places.day} = any (array(select unnest(${sql.placeholder('days')}::date[])))`,
        sql`${places.used} + ${sql.placeholder('dogs')}::int > ${places.capacity}`,
      ),
    )
    .orderBy(places.day),
)

type Wanted = { bookingId: string; pool: string; days: readonly string[]; dogs: number }

/** A day that a booking takes its places on. */
type TakenDay = { bookingId: string; day: string }

/** Takes `dogs` places of a pool on each of `days`, all or none; refuses with the first full day. */
export const reservePlaces = (tx: Tx, { bookingId, pool, days, dogs }: Wanted) =>
  takePlacesForEach(tx, { pool, dogs, taken: days.map((day) => ({ bookingId, day })) })

/**
 * The same where each day may belong to another booking.
 *
 * The day rows are locked in the order of the days, so that two bookings over the same days wait for each other and
 * never hold what the other needs; the check `places_within_capacity` holds even if this code is wrong.
 */
export async function takePlacesForEach(
  tx: Tx,
  { pool, dogs, taken }: Pick<Wanted, 'pool' | 'dogs'> & { taken: readonly TakenDay[] },
) {
  const ordered = taken.map(({ day }) => day).toSorted()
  await refuseFullDays(tx, pool, ordered, dogs)
  await countPlacesOn(tx, { pool, days: ordered, dogs })
  await tx.insert(bookingDays).values(taken.map((one) => ({ ...one, pool, dogs })))
}

/**
 * Counts the places of a new booking by day, in order; throws at the first full day. It waits for concurrent
 * counts of the same days, so call `refuseFullDays` first.
 */
export async function countPlacesOn(tx: Tx, { pool, days, dogs }: Omit<Wanted, 'bookingId'>) {
  const { rows } = await countPlaces(tx, { pool, days, dogs })
  const found = new Set(rows.map(({ day }) => day))
  const full = days.find((day) => !found.has(day))
  if (full) throw fullDay(full)
}

const fullDay = (day: string) => new Refused('no-capacity', { message: dayIsFull(formatDay(day, today())) })

/** Rejects sold-out days before waiting for a lock. */
export async function refuseFullDays(db: Queryable, pool: string, days: readonly string[], dogs: number) {
  const [full] = await fullDays(db, { pool, days, dogs })
  if (full) throw full[1]
}

/** Returns the days without enough places, in order, each with its refusal. */
export async function fullDays(
  db: Queryable,
  { pool, days, dogs }: Omit<Wanted, 'bookingId'>,
): Promise<Map<string, Refused>> {
  const full = await fullAmong(db, { pool, days, dogs })
  return new Map(full.map(({ day }) => [day, fullDay(day)]))
}

/** Gives back the places of a booking from `fromDay` on; nothing where it holds none. */
export async function releasePlaces(tx: Tx, bookingId: string, fromDay = '0001-01-01') {
  const held = await tx
    .select({ pool: bookingDays.pool, day: bookingDays.day })
    .from(bookingDays)
    .where(and(eq(bookingDays.bookingId, bookingId), sql`${bookingDays.day} >= ${fromDay}`))
    .orderBy(bookingDays.pool, bookingDays.day)
  const pool = held[0]?.pool
  if (!pool) return
  await lockDays(
    tx,
    pool,
    held.map(({ day }) => day),
  )
  const dogsHeld = sql`(select ${bookingDays.dogs} from ${bookingDays} where ${bookingDays.bookingId} = ${bookingId}
    and ${bookingDays.pool} = ${places.pool} and ${bookingDays.day} = ${places.day})`
  await tx
    .update(places)
    .set({ used: sql`${places.used} - ${dogsHeld}` })
    .where(
      and(
        eq(places.pool, pool),
        inArray(
          places.day,
          held.map(({ day }) => day),
        ),
      ),
    )
  await tx
    .delete(bookingDays)
    .where(and(eq(bookingDays.bookingId, bookingId), sql`${bookingDays.day} >= ${fromDay}`))
}

/** Locks the days a booking holds and those it wants in one go: two that change places would wait for each other. */
export async function lockOldAndNewDays(
  tx: Tx,
  { bookingId, pool, days }: Pick<Wanted, 'bookingId' | 'pool' | 'days'>,
) {
  const held = await tx
    .select({ day: bookingDays.day })
    .from(bookingDays)
    .where(and(eq(bookingDays.bookingId, bookingId), eq(bookingDays.pool, pool)))
  await lockDays(tx, pool, [...new Set([...held.map(({ day }) => day), ...days])].toSorted())
}

/** Inserts missing day rows and locks all of them in order. */
async function lockDays(tx: Tx, pool: string, ordered: readonly string[]) {
  await tx.execute(sql`
    insert into places (pool, day, capacity)
    select ${pools.name}, day::date, ${capacityOfDay(pools.name, sql`day::date`)}
    from ${pools}, unnest(array[${sql.join(
      ordered.map((day) => sql`${day}`),
      sql`, `,
    )}]::text[]) as day
    where ${pools.name} = ${pool}
    order by day
    on conflict do nothing`)
  await tx
    .select({ day: places.day })
    .from(places)
    .where(and(eq(places.pool, pool), inArray(places.day, [...ordered])))
    .orderBy(places.day)
    .for('update')
}
