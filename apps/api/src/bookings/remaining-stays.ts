import { addDays, roomTakes, staysByNight, type NightOfRooms } from '@rumi/contract'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { askTogether } from '../db/ask-together.ts'
import type { Queryable } from '../db/connect.ts'
import { isHolding } from '../db/is-holding.ts'
import { namedStatement } from '../db/named-statement.ts'
import { bookings } from '../db/schema/bookings.ts'
import { resources, roomClosures } from '../db/schema/services.ts'

const roomsWithLimits = namedStatement('rooms with limits', () =>
  new QueryBuilder()
    .select({ id: resources.id, maxDogs: resources.maxDogs, maxWeightKg: resources.maxWeightKg })
    .from(resources)
    .where(and(sql`${resources.kind} = 'room'`, sql`${resources.active}`)),
)

const staysInRooms = namedStatement('stays in rooms', () =>
  new QueryBuilder()
    .select({ roomId: bookings.resourceId, arrival: bookings.startDay, departure: bookings.endDay })
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

const closuresOfRooms = namedStatement('closures of rooms', () =>
  new QueryBuilder()
    .select({ roomId: roomClosures.resourceId, arrival: roomClosures.from, departure: roomClosures.to })
    .from(roomClosures)
    .where(
      and(lte(roomClosures.from, sql.placeholder('last')), gt(roomClosures.to, sql.placeholder('first'))),
    ),
)

type Family = {
  /** In kilos, null where a dog was never weighed. */
  weightsKg: readonly (number | null)[]
  /** The longest stay that is looked for, in nights. */
  maxNights: number
}

/**
 * Of the rooms that take the dogs of a family together, those nobody sleeps in, night by night, and how long one of them stays free.
 * Null where no room of the house takes them together and each would have one of its own.
 */
export async function remainingStays(
  db: Queryable,
  days: readonly string[],
  { weightsKg, maxNights }: Family,
): Promise<Map<string, NightOfRooms> | null> {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return new Map()
  const during = { first, last: addDays(last, maxNights) }
  const [found, stays, closures] = await askTogether(
    () => roomsWithLimits(db),
    () => staysInRooms(db, during),
    () => closuresOfRooms(db, during),
  )
  const rooms = found.flatMap((room) => (room.maxDogs === null ? [] : [{ ...room, maxDogs: room.maxDogs }]))
  // A dog that was never weighed may be a light one.
  const asLight = weightsKg.map((kg) => kg ?? 0)
  const fitsSomewhere = (weights: readonly number[]) => rooms.some((room) => roomTakes(room, weights))
  if (!fitsSomewhere(asLight) && asLight.every((kg) => fitsSomewhere([kg]))) return null
  const held = [...stays, ...closures].map(({ roomId, arrival, departure }) => ({
    roomId: roomId!,
    arrival: arrival!,
    departure: departure!,
  }))
  return staysByNight(
    rooms.filter((room) => roomTakes(room, weightsKg)),
    held,
    days,
    maxNights,
  )
}
