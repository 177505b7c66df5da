import { freeRooms, shareNight, type HeldRoom } from './availability.ts'
import { roomTakes, type RoomLimits } from './hotel.ts'

export type Room = RoomLimits & { id: string }
export type Guest = { id: string; weightKg: number | null }

/** Dogs by room. */
export type Assignment = { roomId: string; guests: string[] }[]

/** True if a dog is too heavy for every room, free or not. A dog without a weight may be light. */
export const fitsNoRoom = (weightKg: number | null, rooms: readonly RoomLimits[]) =>
  weightKg !== null && rooms.length > 0 && !rooms.some((room) => roomTakes(room, [weightKg]))

const weightsOf = (guests: readonly Guest[]) => guests.map(({ weightKg }) => weightKg)

const heaviestIn = ({ maxWeightKg }: Room) => maxWeightKg ?? Infinity

/** Sorts rooms by size, so that large ones stay free; equal ones by id, so that the result is deterministic. */
const bySize = (one: Room, other: Room) =>
  one.maxDogs - other.maxDogs ||
  (heaviestIn(one) === heaviestIn(other) ? 0 : heaviestIn(one) - heaviestIn(other)) ||
  (one.id < other.id ? -1 : 1)

/** Yields each distinct combination of rooms. Of equal rooms only the first are used, because exchanging them changes nothing. */
const choicesOf = (free: readonly Room[], count: number): Room[][] => {
  const groups = Map.groupBy(free.toSorted(bySize), (room) => `${room.maxDogs} ${room.maxWeightKg}`)
  return [...groups.values()]
    .reduce<Room[][]>(
      (choices, alike) =>
        choices.flatMap((chosen) =>
          Array.from({ length: Math.min(alike.length, count - chosen.length) + 1 }, (_, taken) => [
            ...chosen,
            ...alike.slice(0, taken),
          ]),
        ),
      [[]],
    )
    .filter((chosen) => chosen.length === count)
}

/** Of as many rooms those with the fewest beds. */
const byBeds = (one: readonly Room[], other: readonly Room[]) => {
  const beds = (rooms: readonly Room[]) => rooms.reduce((sum, { maxDogs }) => sum + maxDogs, 0)
  return beds(one) - beds(other)
}

/**
 * Puts dogs into rooms, the heaviest first: whatever takes it takes the lighter ones too, so that no choice made for
 * it stands in their way, and if this finds no bed for one, there is none.
 */
const settle = (guests: readonly Guest[], rooms: readonly Room[]): Assignment | null => {
  const beds = rooms.map((room) => ({ room, guests: [] as Guest[] }))
  const heaviestFirst = guests.toSorted(
    (one, other) => (other.weightKg ?? Infinity) - (one.weightKg ?? Infinity) || 0,
  )
  for (const guest of heaviestFirst) {
    const bed = beds.find(({ room, guests: inRoom }) => roomTakes(room, weightsOf([...inRoom, guest])))
    if (bed === undefined) return null
    bed.guests.push(guest)
  }
  return beds.map(({ room, guests: inRoom }) => ({
    roomId: room.id,
    guests: guests.filter((guest) => inRoom.includes(guest)).map(({ id }) => id),
  }))
}

/**
 * Gives the dogs of one family rooms among the free ones: together wherever a room takes them, else in as few rooms
 * as can be, and the smallest of those (docs/domain.md#capacity). Null where they do not all fit.
 */
export const assignRooms = (guests: readonly Guest[], free: readonly Room[]): Assignment | null => {
  if (guests.length === 0) return null
  for (let count = 1; count <= Math.min(guests.length, free.length); count += 1)
    for (const rooms of choicesOf(free, count).toSorted(byBeds)) {
      const assignment = settle(guests, rooms)
      if (assignment) return assignment
    }
  return null
}

/** Stay that could move to another room, with its guests and whether they have arrived. */
export type MovableStay = HeldRoom & { bookingId: string; guests: readonly Guest[]; hasArrived: boolean }

/**
 * Returns the one other booking whose move to another room would make space for a family, as a suggestion to
 * staff (docs/domain.md#capacity). Dogs that have arrived stay in their rooms. `into` limits it to moves that
 * free that room. Null if no single move does.
 */
export const suggestMove = (
  guests: readonly Guest[],
  stay: Pick<HeldRoom, 'arrival' | 'departure'>,
  rooms: readonly Room[],
  held: readonly MovableStay[],
  into?: string,
): { bookingId: string; toRoomId: string; assignment: Assignment } | null => {
  const conflicting = held.filter((other) => !other.hasArrived && shareNight(other, stay))
  for (const other of conflicting) {
    const rest = held.filter((one) => one !== other)
    const targets = freeRooms(rooms, rest, other)
      .filter((room) => room.id !== other.roomId && roomTakes(room, weightsOf(other.guests)))
      .toSorted(bySize)
    for (const target of targets) {
      const moved = [...rest, { ...other, roomId: target.id }]
      const free = freeRooms(rooms, moved, stay).filter(({ id }) => into === undefined || id === into)
      const assignment = assignRooms(guests, free)
      if (assignment) return { bookingId: other.bookingId, toRoomId: target.id, assignment }
    }
  }
  return null
}
