import {
  daysFrom,
  everyDay,
  intersectWindows,
  noDay,
  uniteWindows,
  type DayWindow,
  type DayWindows,
} from '../time/day-windows.ts'
import { addMonths, dayNumber } from '../time/house-time.ts'
import {
  asIfVerified,
  decidingEvaluation,
  isVerified,
  type DatedMedicalRecord,
  type MedicalRecordTerms,
  type RefusedMedicalRecord,
} from './medical-records.ts'
import type { DoseRequirement, Requirement } from './requirements.ts'

/** What a requirement is asked about: a dog, its medical records, and a stay that ends `length` days after it begins. */
export type Case = {
  birthDate: string
  medicalRecords: readonly DatedMedicalRecord[]
  /** What was handed in and could not be taken. */
  refused: readonly RefusedMedicalRecord[]
  ownerIdentified: boolean
  length: number
  terms: MedicalRecordTerms
}

/** The medical records that answer a need: of its kind, and covering the antigen where one is asked for. */
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

const doseWindows = (requirement: DoseRequirement, asked: Case): DayWindows =>
  intersectWindows(
    ...needsOf(requirement).map((antigen) =>
      uniteWindows(
        medicalRecordsFor(asked.medicalRecords, requirement.kind, antigen)
          .filter(isVerified)
          .map((medicalRecord) => startsCarriedBy(medicalRecord, asked)),
      ),
    ),
  )

/** From the day of a passed evaluation; a failed one, being the latest, lets nobody in until another is made. */
const evaluationWindows = ({ medicalRecords, length }: Case): DayWindows => {
  const deciding = decidingEvaluation(medicalRecords)
  if (deciding?.result !== 'passed') return noDay
  return uniteWindows([{ from: deciding.appliedOn, to: deciding.lastDay - length }])
}

/** Antigens of each dose of a puppy's series, called Puppy or Múltiple. */
const seriesAntigens = ['parvovirus', 'distemper'] as const

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
 * From one age on alone, from an earlier one with complete vaccines: all those the service asks for, in force, and the whole
 * series of Múltiple where it is one of them (decision 25). `others` are the requirements asked together with the age.
 */
const ageWindows = (asked: Case, others: readonly Requirement[]): DayWindows => {
  const vaccines = others.filter((other) => 'antigens' in other).filter(({ kind }) => kind === 'vaccine')
  const asksSeries = vaccines.some(({ antigens }) => seriesAntigens.some((one) => antigens.includes(one)))
  const vaccinated = vaccines.map((vaccine) => doseWindows(vaccine, asked))
  if (asksSeries) vaccinated.push(seriesWindows(asked))
  const { months, monthsVaccinated } = asked.terms.minimumAge
  const reaches = (age: number) => daysFrom(dayNumber(addMonths(asked.birthDate, age)))
  return uniteWindows([...reaches(months), ...intersectWindows(reaches(monthsVaccinated), ...vaccinated)])
}

/** The days on which a stay of that length may begin, as far as one requirement of the service goes. */
export const windowsOf = (requirement: Requirement, asked: Case, all: readonly Requirement[]): DayWindows => {
  if ('antigens' in requirement) return doseWindows(requirement, asked)
  switch (requirement.kind) {
    case 'evaluation':
      return evaluationWindows(asked)
    case 'age':
      return ageWindows(asked, all)
    case 'owner-identified':
      return asked.ownerIdentified ? everyDay : noDay
  }
}

/** Whether a dog is to be evaluated on its first day: nobody has done it, and the house does it then. */
export const isEvaluatedOnFirstDay = ({ medicalRecords, terms }: Case) =>
  terms.firstDay.evaluates && !medicalRecords.some(({ kind }) => kind === 'evaluation')

/**
 * The days on which a stay may begin if the medical records that wait to be looked at are in order, a dog that nobody has
 * evaluated passes on its first day, and the owner shows an identification at arrival.
 */
export const hopedWindowsOf = (
  requirement: Requirement,
  asked: Case,
  all: readonly Requirement[],
): DayWindows => {
  if (requirement.kind === 'owner-identified') return everyDay
  if (requirement.kind === 'evaluation' && isEvaluatedOnFirstDay(asked)) return everyDay
  if (asked.medicalRecords.every(isVerified)) return windowsOf(requirement, asked, all)
  const hoped = { ...asked, medicalRecords: asked.medicalRecords.map(asIfVerified) }
  return uniteWindows([...windowsOf(requirement, asked, all), ...windowsOf(requirement, hoped, all)])
}
