import { resources as rows, roomLimits, type RecordOf, type Resources, type RoomLimits } from '@rumi/contract'
import { and, eq, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Tx } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { resources, roomClosures } from '../db/schema/business/services.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { conflictingBookings, refuseConflicts } from '../schedule/index.ts'
import { lockForChange, removeResource, publishFreePlaces } from './remove-resource.ts'
import { resourceRepository } from './resource-repository.ts'
import { roomTakes } from '../db/sql-functions.ts'

type Rooms = Resources['rooms']
type Room = RecordOf<Rooms>

/** Rooms with the nights on which they are out of service. */
export const roomRepository = resourceRepository(rows.rooms, ['room'], {
  outOfService: sql`(select coalesce(jsonb_agg(jsonb_build_object('from', c.from_day, 'to', c.to_day, 'reason', c.reason)
    order by c.from_day), '[]') from room_closures c where c.resource_id = resources.id)`,
})

async function createRoom(
  { outOfService = [], size, ...fields }: z.output<Rooms['create']>,
  { tx }: HandlerContext,
): Promise<Room> {
  const [written] = await tx
    .insert(resources)
    .values({ kind: 'room', size, ...roomLimits[size], ...withoutUndefined(fields), name: fields.name })
    .returning({ id: resources.id })
  await closeRoom(tx, written!.id, outOfService)
  await publishFreePlaces(tx)
  return (await roomRepository.find(tx, written!.id))!
}

/** Changes a room; throws with the booked stays that would not fit. */
async function changeRoom(
  { version, outOfService, ...changes }: z.output<Rooms['update']>,
  { tx, id }: HandlerContext,
  room: Room,
): Promise<Room> {
  await lockForChange(tx, id, { version, active: changes.active })
  await refuseGuestsWithoutRoom(tx, id, { before: room, after: { ...room, ...withoutUndefined(changes) } })
  if (outOfService) await closeRoom(tx, id, outOfService)
  await publishFreePlaces(tx)
  return (await roomRepository.update(tx, id, changes))!
}

/** Closes a room on exactly these nights; throws if one is booked. */
async function closeRoom(tx: Tx, id: string, closures: Room['outOfService']) {
  const onClosedNights = closures.map(
    ({ from, to }) => sql`(${bookings.startDay} < ${to} and ${bookings.endDay} > ${from})`,
  )
  if (closures.length > 0)
    refuseConflicts(await conflictingBookings(tx, and(eq(bookings.resourceId, id), or(...onClosedNights))))
  await tx.delete(roomClosures).where(eq(roomClosures.resourceId, id))
  if (closures.length > 0)
    await tx.insert(roomClosures).values(closures.map((closure) => ({ resourceId: id, ...closure })))
}

/** Refuses limits that a booked stay keeps today and would no longer. */
async function refuseGuestsWithoutRoom(
  tx: Tx,
  id: string,
  { before, after }: { before: RoomLimits; after: RoomLimits },
) {
  if (before.maxDogs === after.maxDogs && before.maxWeightKg === after.maxWeightKg) return
  refuseConflicts(
    await conflictingBookings(
      tx,
      and(eq(bookings.resourceId, id), guestsFit(before), sql`not ${guestsFit(after)}`),
    ),
  )
}

/** SQL condition: the dogs of a booking fit the limits of a room. */
const guestsFit = (limits: RoomLimits) => roomTakes(limits, bookings.id)

const withoutUndefined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Values]: Exclude<Values[Field], undefined>
  }

export const roomHandlers = { create: createRoom, update: changeRoom, remove: removeResource }
