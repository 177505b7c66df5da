import type { RequirementKey } from './requirement-keys.ts'
import { firstDayIn } from '../time/day-windows.ts'
import { dayFromNumber, dayNumber } from '../time/business-time.ts'
import {
  decidingEvaluation,
  expiringDays,
  isVerified,
  longestOf,
  readMedicalRecords,
  type DatedMedicalRecord,
  type MedicalRecordInput,
  type MedicalRecordTerms,
} from './medical-records.ts'
import {
  isEvaluatedOnFirstDay,
  needsOf,
  medicalRecordsFor,
  windowsOf,
  type Case,
} from './requirement-windows.ts'
import { requirementsOf, type DoseRequirement, type Requirement } from './requirements.ts'
import type { ServiceType } from '../bookings/service-types.ts'

/** States of a medical record for readers of the dog's file, most urgent first (docs/design.md#colour). */
export const medicalRecordStates = ['missing', 'expired', 'first-day', 'in-review', 'expiring', 'ok'] as const
export type MedicalRecordStateName = (typeof medicalRecordStates)[number]

/** One line of a dog's file: the requirement, its state and its dates. */
export type MedicalRecordState = {
  requirement: RequirementKey
  label: string
  state: MedicalRecordStateName
  /** The day of the dose or evaluation that decides, null where there is none. */
  appliedOn: string | null
  /** Last day in force; null if it never expires or does not exist. */
  expiresOn: string | null
  /** The first day on which a stay may begin by it: after the waiting days of a dose, at the age of a puppy. */
  countsFrom: string | null
}

/** A state and the medical record it was read from. */
type Found = { state: MedicalRecordStateName; medicalRecord: DatedMedicalRecord | undefined }

/**
 * True if a medical record in force deserves a reminder: a month before a vaccine expires, a week before a
 * deworming does.
 */
const isRunningOut = ({ kind, lastDay }: DatedMedicalRecord, today: number) =>
  lastDay - today <= (kind === 'vaccine' ? expiringDays.vaccine : expiringDays.deworming)

/** State of a requirement: verified records first, then pending, then expired ones. */
const needState = (medicalRecords: readonly DatedMedicalRecord[], today: number): Found => {
  const inForce = medicalRecords.filter((medicalRecord) => medicalRecord.lastDay >= today)
  const verified = longestOf(inForce.filter(isVerified))
  if (verified) return { state: isRunningOut(verified, today) ? 'expiring' : 'ok', medicalRecord: verified }
  const waiting = longestOf(inForce)
  if (waiting) return { state: 'in-review', medicalRecord: waiting }
  const past = longestOf(medicalRecords)
  return past ? { state: 'expired', medicalRecord: past } : { state: 'missing', medicalRecord: undefined }
}

/** The most pressing of several needs; of two alike, the one that ends first. */
const mostPressing = (found: readonly Found[]) =>
  found.reduce((worst, other) => {
    const difference = medicalRecordStates.indexOf(other.state) - medicalRecordStates.indexOf(worst.state)
    const endsFirst = (other.medicalRecord?.lastDay ?? 0) < (worst.medicalRecord?.lastDay ?? 0)
    return difference < 0 || (difference === 0 && endsFirst) ? other : worst
  })

/** A product of several antigens is as good as its weakest one (decision 26). */
const doseState = (requirement: DoseRequirement, stayCase: Case, today: number): Found =>
  mostPressing(
    needsOf(requirement).map((antigen) =>
      needState(medicalRecordsFor(stayCase.medicalRecords, requirement.kind, antigen), today),
    ),
  )

/** A failed evaluation reads as missing: another one is needed, and the file is no place to scold. */
const evaluationState = (stayCase: Case, today: number): Found => {
  if (isEvaluatedOnFirstDay(stayCase)) return { state: 'first-day', medicalRecord: undefined }
  const { medicalRecords } = stayCase
  const deciding = decidingEvaluation(medicalRecords)
  const waiting = medicalRecords.find(
    (medicalRecord) => medicalRecord.kind === 'evaluation' && !isVerified(medicalRecord),
  )
  if (deciding?.result === 'passed' && deciding.lastDay >= today)
    return { state: 'ok', medicalRecord: deciding }
  if (waiting) return { state: 'in-review', medicalRecord: waiting }
  return { state: deciding?.result === 'passed' ? 'expired' : 'missing', medicalRecord: deciding }
}

const stateOf = (requirement: Requirement, stayCase: Case, today: number, meets: boolean): Found => {
  if ('antigens' in requirement) return doseState(requirement, stayCase, today)
  if (requirement.kind === 'evaluation') return evaluationState(stayCase, today)
  return { state: meets ? 'ok' : 'missing', medicalRecord: undefined }
}

const toDay = (number: number | null | undefined) =>
  number === null || number === undefined || !Number.isFinite(number) ? null : dayFromNumber(number)

/**
 * Returns a dog's medical records as of a day, one line per requirement of any service; too young comes
 * first. The owner's identification is left out.
 */
export const medicalRecordStatesFor = (
  serviceType: ServiceType,
  dog: { birthDate: string },
  records: readonly MedicalRecordInput[],
  onDay: string,
  terms: MedicalRecordTerms,
): MedicalRecordState[] => {
  const medicalRecords = readMedicalRecords(records, onDay, terms)
  const stayCase: Case = {
    birthDate: dog.birthDate,
    medicalRecords,
    refused: [],
    ownerIdentified: true,
    length: 0,
    terms,
  }
  const today = dayNumber(onDay)
  const all = requirementsOf(serviceType, terms)
  const states = all
    .filter((requirement) => requirement.kind !== 'owner-identified')
    .map((requirement): MedicalRecordState => {
      const countsFrom = firstDayIn(windowsOf(requirement, stayCase, all), today)
      const { state, medicalRecord } = stateOf(requirement, stayCase, today, countsFrom === today)
      return {
        requirement: requirement.key,
        label: requirement.label,
        state,
        appliedOn: toDay(medicalRecord?.appliedOn),
        expiresOn: toDay(medicalRecord?.lastDay),
        countsFrom: toDay(countsFrom),
      }
    })
  const isTooYoung = ({ requirement, state }: MedicalRecordState) => requirement === 'age' && state !== 'ok'
  return [...states.filter(isTooYoung), ...states.filter((state) => !isTooYoung(state))]
}
