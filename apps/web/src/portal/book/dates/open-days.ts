import {
  bookableDays,
  eligibilityFor,
  type DayAvailability,
  type BusinessCalendar,
  type InstantLike,
  type MedicalRecordInput,
  type ServiceType,
} from '@rumi/contract'

export type Guest = {
  dog: { birthDate: string; weightKg?: number | null }
  records: readonly MedicalRecordInput[]
  /** Medical records are unknown, as for a guest; only the age counts. */
  medicalRecordsUnknown?: true
}

type DayQuery = {
  serviceType: ServiceType
  guests: readonly Guest[]
  today: string
  now: InstantLike
  calendar: BusinessCalendar
}

/**
 * True if a dog's medical records are valid on `day`, as far as known. The owner's identification is checked
 * elsewhere.
 */
const mayBeHere = (guest: Guest, day: string, { serviceType, today, calendar }: DayQuery) => {
  const { dog, records, medicalRecordsUnknown } = guest
  const { ok, reasons } = eligibilityFor(
    { serviceType, start: day, end: day, dog, records, ownerIdentified: true, today },
    { terms: calendar.terms },
  )
  return medicalRecordsUnknown ? reasons.every(({ code }) => code !== 'too-young') : ok
}

/** Reason a day is unavailable: closed, no bookable hour left, or not permitted for a dog. */
export type ClosedDay = 'closed' | 'over' | 'not-for-them'

const closedReason = (search: DayQuery) => {
  const { serviceType, guests, today, now, calendar } = search
  const bookable = bookableDays(serviceType, { now, calendar })
  const isOver = (day: string) =>
    day < today || (day === today && serviceType === 'Guardería' && !bookable(day, day))
  return ({ date, closed, slots }: DayAvailability): ClosedDay | undefined => {
    if (closed) return 'closed'
    if (slots?.length === 0 || isOver(date)) return 'over'
    return guests.every((guest) => mayBeHere(guest, date, search)) ? undefined : 'not-for-them'
  }
}

/**
 * Free places on days when these dogs can come. Omits closed days, days beyond their medical records and days without
 * a bookable hour; 0 if a guardería day has fewer places than dogs.
 */
export function openDays(days: readonly DayAvailability[], search: DayQuery) {
  const reasonOf = closedReason(search)
  const isShort = (remaining: number) =>
    search.serviceType === 'Guardería' && remaining < search.guests.length
  return new Map(
    days
      .filter((day) => reasonOf(day) === undefined)
      .map(({ date, remaining }) => [date, isShort(remaining) ? 0 : remaining]),
  )
}

/** The remaining days, each with its reason. */
export function closedDays(days: readonly DayAvailability[], search: DayQuery) {
  const reasonOf = closedReason(search)
  return new Map(
    days.flatMap((day) => {
      const reason = reasonOf(day)
      return reason === undefined ? [] : [[day.date, reason] as const]
    }),
  )
}
