import { compareInstants, dayOfTime, isDay, type Times } from '@rumi/contract'

const firstDay = ({ start }: Times) => dayOfTime(start)

/** Sorts by first day; on the same day, a stay precedes visits by the hour. */
export function byStart(one: Times, other: Times) {
  const [first, second] = [firstDay(one), firstDay(other)]
  if (first !== second) return first < second ? -1 : 1
  if (isDay(one.start) || isDay(other.start)) return Number(isDay(other.start)) - Number(isDay(one.start))
  return compareInstants(one.start, other.start)
}
