/**
 * Sets of days as sorted, disjoint spans of day numbers, both ends included. Each requirement is the set of
 * possible start days of a stay. Their intersection satisfies all requirements, and its first day is the
 * exact earliest start.
 */
export type DayWindow = { from: number; to: number }
export type DayWindows = readonly DayWindow[]

export const everyDay: DayWindows = [{ from: -Infinity, to: Infinity }]
export const noDay: DayWindows = []

/** The days from one on, without end. */
export const daysFrom = (from: number): DayWindows => [{ from, to: Infinity }]

/** Days that lie in at least one of the windows, which may overlap, touch or be empty. */
export const uniteWindows = (windows: readonly DayWindow[]): DayWindows => {
  const sorted = windows.filter(({ from, to }) => from <= to).toSorted((one, other) => one.from - other.from)
  const united: DayWindow[] = []
  for (const { from, to } of sorted) {
    const last = united.at(-1)
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to)
    else united.push({ from, to })
  }
  return united
}

/** Days that lie in all of the sets. */
export const intersectWindows = (...sets: readonly DayWindows[]): DayWindows =>
  sets.reduce(
    (common, set) =>
      uniteWindows(
        common.flatMap((one) =>
          set.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })),
        ),
      ),
    everyDay,
  )

export const windowsInclude = (windows: DayWindows, day: number) =>
  windows.some(({ from, to }) => from <= day && day <= to)

/** Days to search where a predicate also decides: beyond any booking horizon. */
const searchDays = 800

/** Returns the first day from `earliest` on in the windows that `accepts` admits, or null. */
export const firstDayIn = (
  windows: DayWindows,
  earliest: number,
  accepts: (day: number) => boolean = () => true,
) => {
  for (const { from, to } of windows) {
    const first = Math.max(from, earliest)
    const last = Math.min(to, earliest + searchDays)
    if (first <= to && accepts(first)) return first
    for (let day = first + 1; day <= last; day += 1) if (accepts(day)) return day
  }
  return null
}
