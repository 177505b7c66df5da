import { addMinutes, dayOf, instantAt, minutesBetween, timeOf, type Times } from '@rumi/contract'

/** Day and hour of a visit, in address and calendar format. */
export const hourOf = ({ start }: Times) => ({ day: dayOf(start), time: timeOf(start) })

/** Moves a visit to another hour with the same duration. */
export function visitAt({ start, end }: Times, day: string, time: string): Times {
  const begins = instantAt(day, time)
  return { start: begins, end: addMinutes(begins, minutesBetween(start, end)) }
}
