import { addDays, fitsNoRoom, roomTakes, staysByNight, type NightOfRooms } from '@rumi/contract'
import type { Queryable } from '../../db/connect.ts'
import { heldRooms } from './held-rooms.ts'

type Family = {
  /** In kilos, null where a dog was never weighed. */
  weightsKg: readonly (number | null)[]
  /** The longest stay that is looked for, in nights. */
  maxNights: number
  /** A booking that is to be moved: its room counts as free. */
  except: string | null
}

/**
 * Counts the free rooms that take a family's dogs together, by night, and how long one stays free. Null if no
 * room takes them together but separate rooms would. If one dog is too heavy for every room, each night
 * states so.
 */
export async function remainingStays(
  db: Queryable,
  days: readonly string[],
  { weightsKg, maxNights, except }: Family,
): Promise<Map<string, NightOfRooms & { noRoom?: true }> | null> {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return new Map()
  const { rooms: found, held } = await heldRooms(db, {
    first,
    last: addDays(last, maxNights),
    except,
  })
  const rooms = found.flatMap((room) => (room.maxDogs === null ? [] : [{ ...room, maxDogs: room.maxDogs }]))
  // A dog that was never weighed may be a light one.
  const asLight = weightsKg.map((kg) => kg ?? 0)
  const fitsSomewhere = (weights: readonly number[]) => rooms.some((room) => roomTakes(room, weights))
  if (!fitsSomewhere(asLight) && asLight.every((kg) => fitsSomewhere([kg]))) return null
  const nights = staysByNight(
    rooms.filter((room) => roomTakes(room, weightsKg)),
    held,
    days,
    maxNights,
  )
  if (!weightsKg.some((kg) => fitsNoRoom(kg, rooms))) return nights
  return new Map([...nights].map(([day, night]) => [day, { ...night, noRoom: true }]))
}
