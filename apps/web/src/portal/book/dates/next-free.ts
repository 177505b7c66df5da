import { addDays, eachDay, type DayAvailability, type ServiceType } from '@rumi/contract'

/** A stay of so many nights, or so many days of the guardería in a row. */
export type Length = { serviceType: ServiceType; count: number }

/** The days on which there must be room, and those on which the house must be open, for a stay that begins on `start`. */
function wants(start: string, { serviceType, count }: Length) {
  if (serviceType === 'Hotel') {
    const end = addDays(start, count)
    return { taken: eachDay(start, addDays(end, -1)), present: [start, end], end }
  }
  const end = addDays(start, count - 1)
  const days = eachDay(start, end)
  return { taken: days, present: days, end }
}

/** The days of a stay on which nothing is left, in order. */
export const fullDaysOf = (start: string, length: Length, left: ReadonlyMap<string, number>) =>
  wants(start, length).taken.filter((day) => left.get(day) === 0)

/** Until which day one room takes all the dogs, from each day on; null where there is none that day. */
type Rooms = ReadonlyMap<string, string | null>

/** Whether no room of their size is free on all nights of a stay, as far as that is known. */
export const isWithoutRoom = ({ start, end }: { start: string; end: string }, rooms: Rooms | undefined) => {
  const until = rooms?.get(start)
  return until === null || (until !== undefined && until < end)
}

type Search = Length & {
  after: string
  /** What is left on each day, closed ones included. */
  left: ReadonlyMap<string, number>
  /** Whether these dogs could be received or fetched on a day. */
  opens: (day: string) => boolean
  /** Of a hotel stay for dogs whose weights were asked about. */
  rooms?: Rooms | undefined
}

/** The next times after a day at which the whole of it could be had, where there are none the last ones before it; at most `most`. */
export function nextFree({ after, left, opens, rooms, ...length }: Search, most = 3) {
  const free = [...left.keys()]
    .toSorted()
    .map((start) => ({ start, ...wants(start, length) }))
    .filter(
      ({ start, end, taken, present }) =>
        start !== after &&
        present.every((day) => opens(day)) &&
        taken.every((day) => (left.get(day) ?? 0) > 0) &&
        !isWithoutRoom({ start, end }, rooms),
    )
    .map(({ start, end }) => ({ start, end }))
  const later = free.filter(({ start }) => start > after)
  return later.length > 0 ? later.slice(0, most) : free.slice(-most)
}

/** What is left by day, as the server answered it. */
export const leftByDay = (days: readonly DayAvailability[]) =>
  new Map(days.map(({ date, remaining }) => [date, remaining]))

/** The same of rooms; days of which nothing is known are left out. */
export const roomsByDay = (days: readonly DayAvailability[]): Rooms =>
  new Map(
    days.flatMap(({ date, stayUntil }) => (stayUntil === undefined ? [] : [[date, stayUntil] as const])),
  )
