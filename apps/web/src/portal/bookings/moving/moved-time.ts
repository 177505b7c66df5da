import { addMinutes, dayOf, instantAt, minutesBetween, timeOf, type Times } from '@rumi/contract'

/** The day and hour of a visit, as an address and a calendar hold them. */
export const hourOf = ({ start }: Times) => ({ day: dayOf(start), time: timeOf(start) })

/** A visit at another hour, as long as it was. */
export function visitAt({ start, end }: Times, day: string, time: string): Times {
  const begins = instantAt(day, time)
  return { start: begins, end: addMinutes(begins, minutesBetween(start, end)) }
}
