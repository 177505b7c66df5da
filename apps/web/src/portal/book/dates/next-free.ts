import { addDays, eachDay, type DayAvailability, type ServiceType } from '@rumi/contract'

/** Number of nights, or of consecutive guardería days. */
export type Length = { serviceType: ServiceType; count: number }

/** Days that need a free place, and days that must be open, for a stay from `start`. */
function wants(start: string, { serviceType, count }: Length) {
  if (serviceType === 'Hotel') {
    const end = addDays(start, count)
    return { taken: eachDay(start, addDays(end, -1)), present: [start, end], end }
  }
  const end = addDays(start, count - 1)
  const days = eachDay(start, end)
  return { taken: days, present: days, end }
}

/** Full days of a stay, in order. */
export const fullDaysOf = (start: string, length: Length, left: ReadonlyMap<string, number>) =>
  wants(start, length).taken.filter((day) => left.get(day) === 0)

/** Per first day, until when one room fits all dogs; null if none does. */
type Rooms = ReadonlyMap<string, string | null>

/** True if no room of their size is free on all nights of a stay, as far as known. */
export const isWithoutRoom = ({ start, end }: { start: string; end: string }, rooms: Rooms | undefined) => {
  const until = rooms?.get(start)
  return until === null || (until !== undefined && until < end)
}

type Search = Length & {
  after: string
  /** Free places per day, including closed days. */
  left: ReadonlyMap<string, number>
  /** True if the dogs can be received or collected on a day. */
  opens: (day: string) => boolean
  /** For hotel stays of dogs with known weights. */
  rooms?: Rooms | undefined
}

/** Next times after a day with enough room, otherwise the last ones before it; at most `most`. */
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

/** Free places by day. */
export const leftByDay = (days: readonly DayAvailability[]) =>
  new Map(days.map(({ date, remaining }) => [date, remaining]))

/** The same for rooms; omits unknown days. */
export const roomsByDay = (days: readonly DayAvailability[]): Rooms =>
  new Map(
    days.flatMap(({ date, stayUntil }) => (stayUntil === undefined ? [] : [[date, stayUntil] as const])),
  )
