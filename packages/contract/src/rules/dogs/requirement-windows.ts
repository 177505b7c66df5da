import {
  daysFrom,
  everyDay,
  intersectWindows,
  noDay,
  uniteWindows,
  type DayWindow,
  type DayWindows,
} from '../time/day-windows.ts'
import { addMonths, dayNumber } from '../time/business-time.ts'
import {
  asIfVerified,
  decidingEvaluation,
  isVerified,
  type DatedMedicalRecord,
  type MedicalRecordTerms,
  type RefusedMedicalRecord,
} from './medical-records.ts'
import type { DoseRequirement, Requirement } from './requirements.ts'

/** Input of a requirement: a dog, its medical records, and a stay that ends `length` days after it begins. */
export type Case = {
  birthDate: string
  medicalRecords: readonly DatedMedicalRecord[]
  /** Medical records that staff refused. */
  refused: readonly RefusedMedicalRecord[]
  ownerIdentified: boolean
  length: number
  terms: MedicalRecordTerms
}

/** Returns the medical records that satisfy a need: those of its kind that cover its antigen. */
export const medicalRecordsFor = <MedicalRecord extends DatedMedicalRecord>(
  medicalRecords: readonly MedicalRecord[],
  kind: DoseRequirement['kind'],
  antigen: DoseRequirement['antigens'][number] | null,
) =>
  medicalRecords.filter(
    (medicalRecord) =>
      medicalRecord.kind === kind && (antigen === null || medicalRecord.antigens.has(antigen)),
  )

/** The single needs of a dose requirement: one for each antigen, or the deworming itself. */
export const needsOf = ({ antigens }: DoseRequirement) => (antigens.length === 0 ? [null] : antigens)

/**
 * The first days of stays that one medical record carries from beginning to end: it was applied `waitingDays` before, and is
 * in force until the last day. As only doses given before the stay count, one that reaches the last day covers all.
 */
const startsCarriedBy = (medicalRecord: DatedMedicalRecord, { length, terms }: Case): DayWindow => ({
  from: medicalRecord.appliedOn + terms.validity.waitingDays,
  to: medicalRecord.lastDay - length,
})

const doseWindows = (requirement: DoseRequirement, stayCase: Case): DayWindows =>
  intersectWindows(
    ...needsOf(requirement).map((antigen) =>
      uniteWindows(
        medicalRecordsFor(stayCase.medicalRecords, requirement.kind, antigen)
          .filter(isVerified)
          .map((medicalRecord) => startsCarriedBy(medicalRecord, stayCase)),
      ),
    ),
  )

/** Days from a passed evaluation on. If the latest one failed, no day counts until a new evaluation. */
const evaluationWindows = ({ medicalRecords, length }: Case): DayWindows => {
  const deciding = decidingEvaluation(medicalRecords)
  if (deciding?.result !== 'passed') return noDay
  return uniteWindows([{ from: deciding.appliedOn, to: deciding.lastDay - length }])
}

/** Antigens of each dose of a puppy's series, called Puppy or Múltiple. */
const seriesAntigens = ['parvovirus', 'distemper'] as const

/** True for a vaccine whose doses a puppy gets as a series. */
export const isOfSeries = (requirement: Requirement) =>
  'antigens' in requirement && seriesAntigens.some((one) => requirement.antigens.includes(one))

/** From the last dose of the series on, `waitingDays` later; two doses of one day are one. */
const seriesWindows = ({ medicalRecords, terms }: Case): DayWindows => {
  const doses = medicalRecords.filter(
    (dose) => isVerified(dose) && seriesAntigens.every((one) => dose.antigens.has(one)),
  )
  const days = [...new Set(doses.map(({ appliedOn }) => appliedOn))].toSorted((one, other) => one - other)
  const last = days[terms.minimumAge.multipleDoses - 1]
  return last === undefined ? noDay : daysFrom(last + terms.validity.waitingDays)
}

/**
 * Days by age: from one age on unconditionally, from a lower one with complete vaccines. Complete means every
 * required vaccine in force, and the full Múltiple series where it is required (decision 25). `others` are
 * the requirements evaluated together with the age.
 */
const ageWindows = (stayCase: Case, others: readonly Requirement[]): DayWindows => {
  const vaccines = others.filter((other) => 'antigens' in other).filter(({ kind }) => kind === 'vaccine')
  const vaccinated = vaccines.map((vaccine) => doseWindows(vaccine, stayCase))
  if (vaccines.some(isOfSeries)) vaccinated.push(seriesWindows(stayCase))
  const { months, monthsVaccinated } = stayCase.terms.minimumAge
  const reaches = (age: number) => daysFrom(dayNumber(addMonths(stayCase.birthDate, age)))
  return uniteWindows([...reaches(months), ...intersectWindows(reaches(monthsVaccinated), ...vaccinated)])
}

/** The days on which a stay of that length may begin, as far as one requirement of the service goes. */
export const windowsOf = (
  requirement: Requirement,
  stayCase: Case,
  all: readonly Requirement[],
): DayWindows => {
  if ('antigens' in requirement) return doseWindows(requirement, stayCase)
  switch (requirement.kind) {
    case 'evaluation':
      return evaluationWindows(stayCase)
    case 'age':
      return ageWindows(stayCase, all)
    case 'owner-identified':
      return stayCase.ownerIdentified ? everyDay : noDay
  }
}

/** True if a dog is evaluated on its first day: it has no evaluation, and the business does it then. */
export const isEvaluatedOnFirstDay = ({ medicalRecords, terms }: Case) =>
  terms.firstDay.evaluates && !medicalRecords.some(({ kind }) => kind === 'evaluation')

/**
 * Returns the possible start days of a stay, assuming that pending medical records pass review, the first-day
 * evaluation passes, and the owner shows an identification at arrival.
 */
export const hopedWindowsOf = (
  requirement: Requirement,
  stayCase: Case,
  all: readonly Requirement[],
): DayWindows => {
  if (requirement.kind === 'owner-identified') return everyDay
  if (requirement.kind === 'evaluation' && isEvaluatedOnFirstDay(stayCase)) return everyDay
  if (stayCase.medicalRecords.every(isVerified)) return windowsOf(requirement, stayCase, all)
  const hoped = { ...stayCase, medicalRecords: stayCase.medicalRecords.map(asIfVerified) }
  return uniteWindows([...windowsOf(requirement, stayCase, all), ...windowsOf(requirement, hoped, all)])
}
