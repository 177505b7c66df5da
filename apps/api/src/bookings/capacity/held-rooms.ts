import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { isHolding } from '../../db/holds-capacity.ts'
import { namedStatement } from '../../db/named-statement.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { resources, roomClosures } from '../../db/schema/business/services.ts'

const isRoomInUse = and(sql`${resources.kind} = 'room'`, sql`${resources.active}`)

const roomsInUse = namedStatement('rooms in use', (db) =>
  db
    .select({ id: resources.id, maxDogs: resources.maxDogs, maxWeightKg: resources.maxWeightKg })
    .from(resources)
    .where(isRoomInUse),
)

const staysDuring = namedStatement('stays during', (db) =>
  db
    .select({ roomId: bookings.resourceId, arrival: bookings.startDay, departure: bookings.endDay })
    .from(bookings)
    .innerJoin(resources, and(eq(resources.id, bookings.resourceId), isRoomInUse))
    .where(
      and(
        isHolding,
        lte(bookings.startDay, sql.placeholder('last')),
        gt(bookings.endDay, sql.placeholder('first')),
        sql`${bookings.id} is distinct from ${sql.placeholder('except')}::uuid`,
      ),
    ),
)

const closuresDuring = namedStatement('rooms out of service', (db) =>
  db
    .select({ roomId: roomClosures.resourceId, arrival: roomClosures.from, departure: roomClosures.to })
    .from(roomClosures)
    .innerJoin(resources, and(eq(resources.id, roomClosures.resourceId), isRoomInUse))
    .where(
      and(lte(roomClosures.from, sql.placeholder('last')), gt(roomClosures.to, sql.placeholder('first'))),
    ),
)

/**
 * Returns rooms in use and their occupied or closed nights between two days, without the departure day. The
 * booking being moved (`except`) is left out.
 */
export async function heldRooms(db: Queryable, days: { first: string; last: string; except: string | null }) {
  const rooms = await roomsInUse(db)
  const stays = await staysDuring(db, days)
  const closures = await closuresDuring(db, days)
  const held = [...stays, ...closures].map(({ roomId, arrival, departure }) => ({
    roomId: roomId!,
    arrival: arrival!,
    departure: departure!,
  }))
  return { rooms, held }
}
