import type { DayAvailability } from '@rumi/contract'
import type { Queryable } from '../../db/connect.ts'
import { heldRooms } from './held-rooms.ts'

/** Counts free rooms in service by night, named by its first day. */
export async function remainingNights(
  db: Queryable,
  days: string[],
  except: string | null,
): Promise<Map<string, DayAvailability>> {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return new Map()
  const { rooms, held } = await heldRooms(db, { first, last, except })
  return new Map(
    days.map((date) => {
      const taken = held.filter(({ arrival, departure }) => arrival <= date && date < departure).length
      return [date, { date, remaining: Math.max(0, rooms.length - taken) }]
    }),
  )
}
