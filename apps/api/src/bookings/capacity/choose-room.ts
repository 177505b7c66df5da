import {
  assignRooms,
  fitsNoRoom,
  roomTakes,
  suggestMove,
  type Assignment,
  type Guest,
  type PlaceLack,
  weightsThatMayHelp,
  type MovableStay,
  type Room,
} from '@rumi/contract'
import { and, asc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { bookingDogs, bookings } from '../../db/schema/bookings.ts'
import { dogs } from '../../db/schema/people/dogs.ts'
import { resources, roomClosures } from '../../db/schema/business/services.ts'
import { Refused } from '../../http/refused.ts'
import { isHolding } from '../../db/holds-capacity.ts'
import {
  moveWouldHelp,
  noResourceFree,
  noRoomTakes,
  oneRoomIsNotEnough,
  roomIsTooSmall,
  roomNeedsWeight,
  roomsForLighterDogs,
  roomsTooSmallForAll,
  resourceIsTaken,
  weightIsMissing,
} from '../../copy/capacity-sentences.ts'
import type { BookedDog } from '../create/load-booking-inputs.ts'

type Resource = typeof resources.$inferSelect
type Nights = { startDay: string; endDay: string }

export type RoomWish = {
  dogs: readonly BookedDog[]
  nights: Nights
  /** The room the family has already: it stays there where it can. */
  prefer?: string | null | undefined
  /** The room that staff chose: that one or none. */
  only?: string | undefined
  /** The booking that moves. */
  except?: string | undefined
  /** True for staff, who may see the conflicting booking. */
  forStaff: boolean
}

/** A room as the rules know it. */
const asRoom = ({ id, maxDogs, maxWeightKg }: Resource): Room[] =>
  maxDogs === null ? [] : [{ id, maxDogs, maxWeightKg }]

const asGuests = (family: readonly BookedDog[]) => family.map(({ id, weightKg }) => ({ id, weightKg }))

/** A room that no night of a stay finds out of service. */
export const isInServiceDuring = ({ startDay, endDay }: Nights) =>
  sql`not exists (select from room_closures c where c.resource_id = ${resources.id}
    and c.from_day < ${endDay} and c.to_day > ${startDay})`

/** The room a family gets among the free ones: together, the smallest that takes them; refuses where there is none. */
export async function chooseRoom(db: Queryable, free: readonly Resource[], wish: RoomWish): Promise<string> {
  const guests = asGuests(wish.dogs)
  const rooms = free.flatMap(asRoom)
  const own = rooms.find(({ id }) => id === wish.prefer)
  if (
    own &&
    roomTakes(
      own,
      guests.map(({ weightKg }) => weightKg),
    )
  )
    return own.id
  const assignment = assignRooms(guests, rooms)
  const [room, another] = assignment ?? []
  if (room && !another) return room.roomId
  const nameOf = (id: string) => wish.dogs.find((dog) => dog.id === id)?.name ?? ''
  const business = (await roomsInUse(db)).flatMap(asRoom)
  const unhoused = guests.filter(({ weightKg }) => fitsNoRoom(weightKg, business))
  if (unhoused.length > 0)
    throw noPlace('no-room', noRoomTakes(unhoused.map(({ id }) => nameOf(id))), { noDateHelps: true })
  const unweighed = weightsThatMayHelp(guests, rooms)
  const names = unweighed.map(nameOf)
  if (wish.only && rooms.length > 0)
    throw new Refused('breaks-a-rule', {
      message: names.length > 0 ? roomNeedsWeight(names) : roomIsTooSmall,
    })
  const groupsOf = (rooming: Assignment) => rooming.map((one) => one.guests.map(nameOf))
  // A dog that was never weighed may be a light one.
  const light = guests.map((guest) => ({ ...guest, weightKg: guest.weightKg ?? 0 }))
  const inEmptyHouse = assignRooms(light, business)
  if (inEmptyHouse && inEmptyHouse.length > 1)
    throw noPlace('one-room', oneRoomIsNotEnough(groupsOf(assignment ?? inEmptyHouse)), { noDateHelps: true })
  if (assignment && names.length === 0) throw noPlace('one-room', oneRoomIsNotEnough(groupsOf(assignment)))
  const suggestion = wish.forStaff ? await suggestionFor(db, wish) : null
  const details = suggestion ? { suggestion } : {}
  if (names.length > 0) throw weightMissing(names, { ...details, unweighed })
  if (wish.only) throw noPlace('full', resourceIsTaken.room, details)
  throw noPlace(...whyNoneFits(guests, rooms, nameOf), details)
}

/** Selects the reason: nothing is free, or the free rooms have too low a weight limit or too few beds. */
function whyNoneFits(
  guests: readonly Guest[],
  rooms: readonly Room[],
  nameOf: (id: string) => string,
): [PlaceLack, string] {
  if (rooms.length === 0) return ['full', noResourceFree.room]
  const tooHeavy = guests.filter(({ weightKg }) => !rooms.some((room) => roomTakes(room, [weightKg])))
  return tooHeavy.length > 0
    ? ['too-heavy', roomsForLighterDogs(tooHeavy.map(({ id }) => nameOf(id)))]
    : ['too-many', roomsTooSmallForAll]
}

const noPlace = (lack: PlaceLack, message: string, details: Record<string, unknown> = {}) =>
  new Refused('no-capacity', { message, details: { ...details, lack } })

/**
 * Refusal for missing weights. It names the dogs, so that nobody waits for a room that is free (decision 49).
 */
function weightMissing(names: readonly string[], details: Record<string, unknown>) {
  const message = weightIsMissing(names)
  return new Refused('no-capacity', {
    message,
    issues: [{ path: 'rumiIds', message }],
    details: { ...details, lack: 'weight' satisfies PlaceLack },
  })
}

const roomsInUse = (db: Queryable) =>
  db
    .select()
    .from(resources)
    .where(and(eq(resources.kind, 'room'), eq(resources.active, true)))

/** Suggests the single room move of another booking that would make space. Staff decide; nothing is moved. */
async function suggestionFor(db: Queryable, { dogs: family, nights, except, only }: RoomWish) {
  const all = await roomsInUse(db)
  const held = (await staysAround(db, nights)).filter(({ bookingId }) => bookingId !== except)
  const stay = { arrival: nights.startDay, departure: nights.endDay }
  const found = suggestMove(asGuests(family), stay, all.flatMap(asRoom), held, only)
  if (!found || found.assignment.length > 1) return null
  const nameOf = (id: string | undefined) => all.find((room) => room.id === id)?.name ?? ''
  const resource = nameOf(found.toRoomId)
  const freed = nameOf(found.assignment[0]?.roomId)
  return { bookingId: found.bookingId, resource, freed, message: moveWouldHelp(resource, freed) }
}

/** Returns stays that overlap some nights, with their dogs. */
async function staysAround(db: Queryable, { startDay, endDay }: Nights): Promise<MovableStay[]> {
  const overlapping = await db
    .select({ startDay: bookings.startDay, endDay: bookings.endDay })
    .from(bookings)
    .where(
      and(
        isNotNull(bookings.resourceId),
        isHolding,
        lt(bookings.startDay, endDay),
        gt(bookings.endDay, startDay),
      ),
    )
  const from = overlapping.reduce(
    (first, stay) => (stay.startDay! < first ? stay.startDay! : first),
    startDay,
  )
  const until = overlapping.reduce((last, stay) => (stay.endDay! > last ? stay.endDay! : last), endDay)
  const rows = await db
    .select({ booking: bookings, dogId: dogs.id, weightKg: dogs.weightKg })
    .from(bookings)
    .innerJoin(bookingDogs, eq(bookingDogs.bookingId, bookings.id))
    .innerJoin(dogs, eq(dogs.id, bookingDogs.dogId))
    .where(
      and(isNotNull(bookings.resourceId), isHolding, lt(bookings.startDay, until), gt(bookings.endDay, from)),
    )
    .orderBy(asc(bookings.startDay), asc(bookings.id), asc(dogs.id))
  const stays = new Map<string, MovableStay & { guests: { id: string; weightKg: number | null }[] }>()
  for (const { booking, dogId, weightKg } of rows) {
    const stay = stays.get(booking.id) ?? {
      bookingId: booking.id,
      roomId: booking.resourceId!,
      arrival: booking.startDay!,
      departure: booking.endDay!,
      hasArrived: booking.status === 'checked-in',
      guests: [],
    }
    stay.guests.push({ id: dogId, weightKg })
    stays.set(booking.id, stay)
  }
  return [...stays.values(), ...(await closuresBetween(db, from, until))]
}

/** Returns room closures as stays that cannot move. */
async function closuresBetween(db: Queryable, from: string, until: string): Promise<MovableStay[]> {
  const found = await db
    .select()
    .from(roomClosures)
    .where(and(lt(roomClosures.from, until), gt(roomClosures.to, from)))
  return found.map((closure) => ({
    bookingId: '',
    roomId: closure.resourceId,
    arrival: closure.from,
    departure: closure.to,
    hasArrived: true,
    guests: [],
  }))
}
