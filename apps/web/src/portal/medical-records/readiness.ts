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
  type HouseCalendar,
  type InstantLike,
  type MedicalRecordInput,
  type ServiceType,
} from '@rumi/contract'
import { dayCareType } from '../../shared/people/day-care-type.ts'

export type RecentMedicalRecord = 'vaccine' | 'deworming'

/**
 * What comes next for a dog that is to come for a service, in one word: the same on every screen, and as the booking itself
 * would answer. One that may come may still wait for the house, to look at medical records or to evaluate it on its first day.
 */
export type Readiness =
  | { is: 'ready'; from: string; awaits: readonly BookingAwait[] }
  /** Not yet: a medical record is too recent, or the house is closed until then. */
  | {
      is: 'ready-from'
      from: string
      awaits: readonly BookingAwait[]
      recent: RecentMedicalRecord | undefined
    }
  /** The first day on which it is old enough. */
  | { is: 'too-young'; on: string | null }
  | { is: 'evaluation-failed' }
  /** Medical records are missing; where nothing else is, its place is held while they are uploaded. */
  | { is: 'needs-medical-records'; count: number; mayFollow: boolean }

type DogWithMedicalRecords = {
  dog: { birthDate: string }
  records: readonly MedicalRecordInput[]
  today: string
  now: InstantLike
  calendar: HouseCalendar
  /** What it would come for; the guardería where nothing is said. */
  serviceType?: ServiceType
}

type Bookable = (start: string, end: string) => boolean

/** The first day the house takes dogs in, from today on; it is never closed for two weeks. */
const firstOpenDay = (today: string, length: number, bookable: Bookable) =>
  eachDay(today, addDays(today, 14)).find((day) => bookable(day, addDays(day, length))) ?? today

/** From when the dog could come, or what keeps it from coming; as of today, with the medical records as they are. */
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
  const asked = {
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
  const from = eligibleFrom(asked, under)
  if (from) {
    const { reasons } = eligibilityFor({ ...asked, start: from, end: addDays(from, length) }, under)
    const awaits = awaitsOf([{ reasons }])
    if (from === firstOpenDay(today, length, bookable)) return { is: 'ready', from, awaits }
    return { is: 'ready-from', from, awaits, recent: recentIn(eligibilityFor(asked, under).reasons) }
  }
  const reasons = eligibilityFor(asked, under).reasons.filter(({ code }) => !isAwaited(code))
  const young = reasons.find(({ code }) => code === 'too-young')
  if (young) return { is: 'too-young', on: young.eligibleFrom }
  if (reasons.some(({ code }) => code === 'evaluation-failed')) return { is: 'evaluation-failed' }
  const mayFollow = reasons.every(({ code }) => isUploadable(code))
  return { is: 'needs-medical-records', count: reasons.length, mayFollow }
}

/** Which medical record does not count yet, where that is what keeps the dog. */
function recentIn(reasons: readonly { code: string }[]): RecentMedicalRecord | undefined {
  const recent = reasons.filter(({ code }) => code.endsWith('-too-recent'))
  if (recent.length === 0) return undefined
  return recent.every(({ code }) => code.startsWith('deworming')) ? 'deworming' : 'vaccine'
}
