import {
  bookableDays,
  eligibilityFor,
  type DayAvailability,
  type InstantLike,
  type PaperRecord,
  type ServiceType,
} from '@rumi/contract'

export type Guest = { dog: { birthDate: string }; records: readonly PaperRecord[] }

type Asked = { serviceType: ServiceType; guests: readonly Guest[]; today: string; now: InstantLike }

/** Whether a dog's papers let it be here on `day`, as far as is known today. Who the owner is, is asked elsewhere. */
const mayBeHere = ({ dog, records }: Guest, serviceType: ServiceType, day: string, today: string) =>
  eligibilityFor({ serviceType, start: day, end: day, dog, records, ownerIdentified: true, today }).ok

/**
 * What is left on each day on which these guests could really come: nothing on days when the house is closed or their
 * papers do not reach, nothing where no hour can be booked any more, and 0 on days of the guardería with fewer places than dogs.
 */
export function openDays(days: readonly DayAvailability[], { serviceType, guests, today, now }: Asked) {
  const inDays = serviceType === 'Guardería'
  const bookable = bookableDays(serviceType, { now })
  const isStillOpen = (day: string) => day > today || (day === today && (!inDays || bookable(day, day)))
  const takesIn = ({ date, closed, slots }: DayAvailability) =>
    !closed && slots?.length !== 0 && isStillOpen(date)
  const open = days.filter(
    (day) => takesIn(day) && guests.every((guest) => mayBeHere(guest, serviceType, day.date, today)),
  )
  return new Map(
    open.map(({ date, remaining }) => [date, inDays && remaining < guests.length ? 0 : remaining]),
  )
}
