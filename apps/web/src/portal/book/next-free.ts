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

type Search = Length & {
  after: string
  /** What is left on each day, closed ones included. */
  left: ReadonlyMap<string, number>
  /** Whether these dogs could be received or fetched on a day. */
  opens: (day: string) => boolean
}

/** The next times after a day at which the whole of it could be had; at most `most`. */
export function nextFree({ after, left, opens, ...length }: Search, most = 3) {
  return [...left.keys()]
    .toSorted()
    .filter((start) => start > after)
    .map((start) => ({ start, ...wants(start, length) }))
    .filter(
      ({ taken, present }) =>
        present.every((day) => opens(day)) && taken.every((day) => (left.get(day) ?? 0) > 0),
    )
    .slice(0, most)
    .map(({ start, end }) => ({ start, end }))
}

/** What is left by day, as the server answered it. */
export const leftByDay = (days: readonly DayAvailability[]) =>
  new Map(days.map(({ date, remaining }) => [date, remaining]))
