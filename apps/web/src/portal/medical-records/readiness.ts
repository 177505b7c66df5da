import {
  addDays,
  awaitsOf,
  bookableDays,
  eachDay,
  eligibilityFor,
  eligibleFrom,
  isAwaited,
  isUploadable,
  requirementsOf,
  type BookingAwait,
  type BusinessCalendar,
  type InstantLike,
  type MedicalRecordInput,
  type ServiceType,
} from '@rumi/contract'
import { dayCareType } from '../../shared/people/day-care-type.ts'

export type RecentMedicalRecord = 'vaccine' | 'deworming'

/**
 * Eligibility of a dog for a service, consistent across screens and with the booking. An eligible dog may still wait
 * for a review of medical records or an evaluation on its first day.
 */
export type Readiness =
  | { is: 'ready'; from: string; awaits: readonly BookingAwait[] }
  /** A medical record is too recent, or the business is closed until then. */
  | {
      is: 'ready-from'
      from: string
      awaits: readonly BookingAwait[]
      recent: RecentMedicalRecord | undefined
    }
  /** First day on which it is old enough. */
  | { is: 'too-young'; on: string | null }
  | { is: 'evaluation-failed' }
  /** Medical records are missing; if nothing else is, the place is held until their upload. */
  | { is: 'needs-medical-records'; count: number; mayFollow: boolean }

type DogWithMedicalRecords = {
  dog: { birthDate: string }
  records: readonly MedicalRecordInput[]
  today: string
  now: InstantLike
  calendar: BusinessCalendar
  /** Service; defaults to the guardería. */
  serviceType?: ServiceType
}

type Bookable = (start: string, end: string) => boolean

/** First open day from today; closures never last two weeks. */
const firstOpenDay = (today: string, length: number, bookable: Bookable) =>
  eachDay(today, addDays(today, 14)).find((day) => bookable(day, addDays(day, length))) ?? today

/** Computes from when the dog can come, or what prevents it, with its current medical records. */
export function readinessOf({
  dog,
  records,
  today,
  now,
  calendar,
  serviceType = dayCareType,
}: DogWithMedicalRecords): Readiness {
  const { terms } = calendar
  if (requirementsOf(serviceType, terms).length === 0) return { is: 'ready', from: today, awaits: [] }
  const length = serviceType === 'Hotel' ? 1 : 0
  const visit = {
    serviceType,
    start: today,
    end: addDays(today, length),
    dog,
    records,
    ownerIdentified: true,
    today,
  }
  const bookable = bookableDays(serviceType, { now, calendar })
  const under = { terms, bookable }
  const from = eligibleFrom(visit, under)
  if (from) {
    const { reasons } = eligibilityFor({ ...visit, start: from, end: addDays(from, length) }, under)
    const awaits = awaitsOf([{ reasons }])
    if (from === firstOpenDay(today, length, bookable)) return { is: 'ready', from, awaits }
    return { is: 'ready-from', from, awaits, recent: recentIn(eligibilityFor(visit, under).reasons) }
  }
  const reasons = eligibilityFor(visit, under).reasons.filter(({ code }) => !isAwaited(code))
  const young = reasons.find(({ code }) => code === 'too-young')
  if (young) return { is: 'too-young', on: young.eligibleFrom }
  if (reasons.some(({ code }) => code === 'evaluation-failed')) return { is: 'evaluation-failed' }
  const mayFollow = reasons.every(({ code }) => isUploadable(code))
  return { is: 'needs-medical-records', count: reasons.length, mayFollow }
}

/** Medical record that is too recent, if that is the reason. */
function recentIn(reasons: readonly { code: string }[]): RecentMedicalRecord | undefined {
  const recent = reasons.filter(({ code }) => code.endsWith('-too-recent'))
  if (recent.length === 0) return undefined
  return recent.every(({ code }) => code.startsWith('deworming')) ? 'deworming' : 'vaccine'
}
