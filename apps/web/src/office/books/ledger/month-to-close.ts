import { addMonths, firstOfMonth } from '@rumi/contract'

/** Returns the month after the last closed one, at most the current one; the previous month if none is closed. */
export function monthToClose(closed: readonly string[], today: string) {
  const current = firstOfMonth(today)
  const last = closed.toSorted().at(-1)
  const next = last === undefined ? addMonths(current, -1) : addMonths(`${last}-01`, 1)
  return (next < current ? next : current).slice(0, 7)
}
