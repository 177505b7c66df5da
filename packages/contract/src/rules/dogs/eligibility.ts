import { firstDayIn, intersectWindows, windowsInclude, type DayWindows } from '../time/day-windows.ts'
import { isAwaited } from '../bookings/awaited-reasons.ts'
import { unsignedReason, type UnsignedAgreement } from '../business/agreements.ts'
import { reasonFor, type EligibilityReason } from './eligibility-reasons.ts'
import { dayFromNumber, dayNumber } from '../time/business-time.ts'
import {
  readMedicalRecords,
  readRefusedMedicalRecords,
  type MedicalRecordInput,
  type MedicalRecordTerms,
} from './medical-records.ts'
import { hopedWindowsOf, isOfSeries, windowsOf, type Case } from './requirement-windows.ts'
import { requirementsOf, type Requirement } from './requirements.ts'
import type { ServiceType } from '../bookings/service-types.ts'

/** A dog, its medical records and a stay. */
export type EligibilityInput = {
  serviceType: ServiceType
  /** First and last day at the business, `YYYY-MM-DD`. For the hotel the last is the departure day. */
  start: string
  end: string
  dog: { birthDate: string }
  records: readonly MedicalRecordInput[]
  /** True if the owner's identification is on file. */
  ownerIdentified: boolean
  /** Required agreements that the owner has not signed, of any service. */
  unsigned?: readonly UnsignedAgreement[]
  today: string
}

/** Conditions that differ between businesses and between calls. */
export type EligibilityUnder = {
  terms: MedicalRecordTerms
  /**
   * Predicate for days that the business would accept (see `bookableDays`). Without it, `eligibleFrom`
   * considers medical records alone and may name a Sunday.
   */
  bookable?: (start: string, end: string) => boolean
}

const caseOf = (input: EligibilityInput, terms: MedicalRecordTerms): Case => ({
  birthDate: input.dog.birthDate,
  medicalRecords: readMedicalRecords(input.records, input.today, terms),
  refused: readRefusedMedicalRecords(input.records, terms),
  ownerIdentified: input.ownerIdentified,
  length: Math.max(0, dayNumber(input.end) - dayNumber(input.start)),
  terms,
})

const acceptedBy =
  (length: number, bookable: EligibilityUnder['bookable']) =>
  (start: number): boolean =>
    bookable?.(dayFromNumber(start), dayFromNumber(start + length)) ?? true

const toDay = (number: number | null) => (number === null ? null : dayFromNumber(number))

type Stay = Pick<EligibilityInput, 'start' | 'end'>
type Answer = { ok: boolean; reasons: EligibilityReason[] }

/**
 * Returns whether a dog may stay, and every reason if not. A medical record is in force if it covers every
 * day of the stay and was applied the required days before it (docs/domain.md#medical-records). Pending
 * checks, such as a review or a first-day evaluation, are reasons that do not reject the booking.
 *
 * Each reason names the day from which its requirement is met. If all do, the whole stay passes on the latest
 * of them: an expiring medical record moves or removes that day.
 */
export const eligibilityFor = (input: EligibilityInput, under: EligibilityUnder): Answer =>
  eligibilityOver(input, under)(input)

/** Batch form for many stays. It reads the medical records once per length of stay. */
export const eligibilityOver = (
  known: Omit<EligibilityInput, 'start' | 'end'>,
  { terms, bookable }: EligibilityUnder,
): ((stay: Stay) => Answer) => {
  const all = requirementsOf(known.serviceType, terms)
  const unsigned = unsignedReason(known.unsigned ?? [], known.serviceType)
  const byLength = new Map<number, Pick<Read, 'stayCase' | 'requirements'>>()
  const read = (stay: Stay) => {
    const stayCase = caseOf({ ...known, ...stay }, terms)
    const requirements = all.map((requirement) => ({
      requirement,
      windows: hopedWindowsOf(requirement, stayCase, all),
      certain: windowsOf(requirement, stayCase, all),
    }))
    return { stayCase, requirements }
  }
  return (stay) => {
    const length = dayNumber(stay.end) - dayNumber(stay.start)
    const found = byLength.get(length) ?? read(stay)
    byLength.set(length, found)
    return answerFor(dayNumber(stay.start), { ...found, today: known.today, bookable, unsigned })
  }
}

type Read = {
  stayCase: Case
  /** Each requirement with the days on which it would be met, and on which verified records meet it. */
  requirements: readonly { requirement: Requirement; windows: DayWindows; certain: DayWindows }[]
  today: string
  bookable: EligibilityUnder['bookable']
  unsigned: EligibilityReason | undefined
}

function answerFor(start: number, { stayCase, requirements, today, bookable, unsigned }: Read): Answer {
  const earliest = Math.max(start, dayNumber(today))
  const firstIn = (windows: DayWindows) =>
    firstDayIn(windows, earliest, acceptedBy(stayCase.length, bookable))

  const failing = requirements
    .filter(({ windows }) => !windowsInclude(windows, start))
    .map(({ requirement, windows }) => ({ requirement, metFrom: firstIn(windows) }))
  const days = failing.flatMap(({ metFrom }) => metFrom ?? [])
  const last = days.length < failing.length ? null : Math.max(...days)
  const lapsed =
    last === null
      ? undefined
      : requirements.find(({ windows }) => !windowsInclude(windows, last))?.requirement
  const promised = lapsed ? firstIn(intersectWindows(...requirements.map(({ windows }) => windows))) : last

  const about = { stayCase, end: start + stayCase.length, today }
  const refused = failing.map(({ requirement, metFrom }) =>
    reasonFor({
      ...about,
      requirement,
      metFrom: toDay(metFrom),
      eligibleFrom: toDay(metFrom === last ? promised : metFrom),
      lapsed,
    }),
  )
  const awaited = pendingAmong(requirements, start).map((requirement) =>
    reasonFor({ ...about, requirement, metFrom: null, eligibleFrom: null, isAwaited: true }),
  )
  const byAge = ({ code }: EligibilityReason) => (code === 'too-young' ? 0 : 1)
  const reasons = [
    ...refused.toSorted((one, other) => byAge(one) - byAge(other)),
    ...(unsigned ? [unsigned] : []),
    ...awaited,
  ]
  return { ok: reasons.every(({ code }) => isAwaited(code)), reasons }
}

/**
 * Returns the requirements that are met once pending checks pass. A lower minimum age depends on pending vaccines, or on pending doses of
 * the series: then on the vaccine of the series.
 */
function pendingAmong(requirements: Read['requirements'], start: number): Requirement[] {
  const pending = requirements
    .filter(({ windows, certain }) => windowsInclude(windows, start) && !windowsInclude(certain, start))
    .map(({ requirement }) => requirement)
  const others = pending.filter(({ kind }) => kind !== 'age')
  const isDecidedByVaccine = others.some(({ kind }) => kind === 'vaccine')
  if (others.length === pending.length || isDecidedByVaccine) return others
  const ofSeries = requirements.map(({ requirement }) => requirement).find(isOfSeries)
  return ofSeries ? [...others, ofSeries] : others
}

/**
 * Returns the first day from today on which the whole booking passes with the current and pending medical
 * records, or null. Exact: a booking on that day passes, and one on the day before fails or lies in the past.
 */
export const eligibleFrom = (
  input: EligibilityInput,
  { terms, bookable }: EligibilityUnder,
): string | null => {
  const stayCase = caseOf(input, terms)
  const all = requirementsOf(input.serviceType, terms)
  const windows = intersectWindows(...all.map((requirement) => hopedWindowsOf(requirement, stayCase, all)))
  return toDay(firstDayIn(windows, dayNumber(input.today), acceptedBy(stayCase.length, bookable)))
}
