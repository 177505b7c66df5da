import {
  bookableDays,
  eligibilityFor,
  type DayAvailability,
  type InstantLike,
  type PaperRecord,
} from '@rumi/contract'
import { dayCareType } from '../day-care-type.ts'

export type Guest = { dog: { _id: string; name: string; birthDate: string }; records: readonly PaperRecord[] }

/** Whether a dog's papers let it spend the whole of `day` here, as far as is known today. */
export const mayCome = ({ dog, records }: Guest, day: string, today: string) =>
  eligibilityFor({
    serviceType: dayCareType,
    start: day,
    end: day,
    dog,
    records,
    ownerIdentified: true,
    today,
  }).ok

/**
 * Places left on each day that these guests could really take: nothing on days when the house is closed or their
 * papers do not reach, and 0 where fewer places are left than dogs would come.
 */
export function openDays(
  days: readonly DayAvailability[],
  guests: readonly Guest[],
  today: string,
  now: InstantLike,
) {
  const bookable = bookableDays(dayCareType, { now })
  const open = days.filter(
    ({ date }) => bookable(date, date) && guests.every((guest) => mayCome(guest, date, today)),
  )
  return new Map(open.map(({ date, remaining }) => [date, remaining < guests.length ? 0 : remaining]))
}
