import {
  bookableDays,
  eligibilityFor,
  type DayAvailability,
  type HouseCalendar,
  type InstantLike,
  type MedicalRecordInput,
  type ServiceType,
} from '@rumi/contract'

export type Guest = {
  dog: { birthDate: string; weightKg?: number | null }
  records: readonly MedicalRecordInput[]
  /** Nobody has asked for its medical records yet: of what they would forbid nothing is known but its age. */
  medicalRecordsUnknown?: true
}

type QueryState = {
  serviceType: ServiceType
  guests: readonly Guest[]
  today: string
  now: InstantLike
  calendar: HouseCalendar
}

/** Whether a dog's medical records let it be here on `day`, as far as is known today. Who the owner is, is asked elsewhere. */
const mayBeHere = (guest: Guest, day: string, { serviceType, today, calendar }: QueryState) => {
  const { dog, records, medicalRecordsUnknown } = guest
  const { ok, reasons } = eligibilityFor(
    { serviceType, start: day, end: day, dog, records, ownerIdentified: true, today },
    { terms: calendar.terms },
  )
  return medicalRecordsUnknown ? reasons.every(({ code }) => code !== 'too-young') : ok
}

/** Why a day cannot be chosen: the house is closed, no hour of it can be booked any more, or a dog may not come. */
export type ClosedDay = 'closed' | 'over' | 'not-for-them'

const whyShut = (asked: QueryState) => {
  const { serviceType, guests, today, now, calendar } = asked
  const bookable = bookableDays(serviceType, { now, calendar })
  const isOver = (day: string) =>
    day < today || (day === today && serviceType === 'Guardería' && !bookable(day, day))
  return ({ date, closed, slots }: DayAvailability): ClosedDay | undefined => {
    if (closed) return 'closed'
    if (slots?.length === 0 || isOver(date)) return 'over'
    return guests.every((guest) => mayBeHere(guest, date, asked)) ? undefined : 'not-for-them'
  }
}

/**
 * What is left on each day on which these guests could really come: nothing on days when the house is closed or their
 * medical records do not reach, nothing where no hour can be booked any more, and 0 on days of the guardería with fewer places than dogs.
 */
export function openDays(days: readonly DayAvailability[], asked: QueryState) {
  const why = whyShut(asked)
  const isShort = (remaining: number) => asked.serviceType === 'Guardería' && remaining < asked.guests.length
  return new Map(
    days
      .filter((day) => why(day) === undefined)
      .map(({ date, remaining }) => [date, isShort(remaining) ? 0 : remaining]),
  )
}

/** The other days, each with why it is none. */
export function closedDays(days: readonly DayAvailability[], asked: QueryState) {
  const why = whyShut(asked)
  return new Map(
    days.flatMap((day) => {
      const reason = why(day)
      return reason === undefined ? [] : [[day.date, reason] as const]
    }),
  )
}
