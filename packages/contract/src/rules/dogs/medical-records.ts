import type { BusinessTerms } from '../business/business-terms.ts'
import { addDays, addMonths, dayNumber } from '../time/business-time.ts'
import type { MedicalRecordKind } from './medical-record-kinds.ts'
import type { Antigen } from './antigens.ts'
import { antigensOf } from './vaccines.ts'

/** Fields of a medical record that the rules read. */
export type MedicalRecordInput = {
  kind: MedicalRecordKind
  product: string
  appliedOn: string
  expiresOn: string | null
  result: string
  verifiedAt: string | null
  /** Reason for which staff refused it. A refused medical record proves nothing. */
  refusal?: string
}

/**
 * Terms about medical records: requirements, minimum age, validity and the first day
 * (docs/domain.md#medical-records).
 */
export type MedicalRecordTerms = Pick<BusinessTerms, 'requirements' | 'minimumAge' | 'validity' | 'firstDay'>

/** From how many days before its end a medical record is shown as running out (docs/domain.md#messages). */
export const expiringDays = {
  vaccine: 30,
  /** Dewormings last weeks, so a month's notice would always be on (ours). */
  deworming: 7,
} as const

/** Medical record for the rules: its coverage, and its days as numbers. */
export type DatedMedicalRecord = {
  kind: MedicalRecordKind
  antigens: ReadonlySet<Antigen>
  appliedOn: number
  /** Last day in force, inclusive; Infinity without expiry. */
  lastDay: number
  result: string
  verifiedAt: string | null
}

/**
 * The last day in force of a medical record on which none is written: so many months for a vaccine, days for a deworming. Null for what nothing ends: an evaluation holds until another one is made.
 */
export const usualLastDay = (
  { kind, appliedOn }: Pick<MedicalRecordInput, 'kind' | 'appliedOn'>,
  { validity }: Pick<MedicalRecordTerms, 'validity'>,
): string | null => {
  if (kind === 'vaccine') return addMonths(appliedOn, validity.vaccineMonths)
  if (kind === 'deworming-internal') return addDays(appliedOn, validity.dewormingInternalDays)
  if (kind === 'deworming-external') return addDays(appliedOn, validity.dewormingExternalDays)
  return null
}

/** The last day a record is in force: the one written on it, else the usual one of its kind. */
const lastDayOf = (record: MedicalRecordInput, terms: Pick<MedicalRecordTerms, 'validity'>): number => {
  const last = record.expiresOn ?? usualLastDay(record, terms)
  return last === null ? Infinity : dayNumber(last)
}

/**
 * Reads a dog's records as they stand on `asOf`. One dated after that day proves nothing yet and is left out, and so
 * is one that the desk could not take.
 */
export const readMedicalRecords = (
  records: readonly MedicalRecordInput[],
  asOf: string,
  terms: Pick<MedicalRecordTerms, 'validity'>,
): readonly DatedMedicalRecord[] =>
  records
    .filter((record) => record.appliedOn <= asOf && !record.refusal)
    .map((record) => dated(record, terms))

const dated = (
  record: MedicalRecordInput,
  terms: Pick<MedicalRecordTerms, 'validity'>,
): DatedMedicalRecord => ({
  kind: record.kind,
  antigens: record.kind === 'vaccine' ? antigensOf(record.product) : new Set(),
  appliedOn: dayNumber(record.appliedOn),
  lastDay: lastDayOf(record, terms),
  result: record.result,
  verifiedAt: record.verifiedAt,
})

/** One that the desk could not take, with the reason. */
export type RefusedMedicalRecord = DatedMedicalRecord & { refusal: string }

/** Those that the desk could not take, the latest dose last. */
export const readRefusedMedicalRecords = (
  records: readonly MedicalRecordInput[],
  terms: Pick<MedicalRecordTerms, 'validity'>,
): readonly RefusedMedicalRecord[] =>
  records
    .flatMap((record) => (record.refusal ? [{ ...dated(record, terms), refusal: record.refusal }] : []))
    .toSorted((one, other) => one.appliedOn - other.appliedOn)

/** A record as it would count if what its owner wrote is true. */
export const asIfVerified = (medicalRecord: DatedMedicalRecord): DatedMedicalRecord => ({
  ...medicalRecord,
  verifiedAt: medicalRecord.verifiedAt ?? '',
})

/** Only what staff verified counts (docs/domain.md#medical-records). */
export const isVerified = (medicalRecord: DatedMedicalRecord) => medicalRecord.verifiedAt !== null

/** The one that stays in force longest, or undefined where there is none. */
export const longestOf = (medicalRecords: readonly DatedMedicalRecord[]) =>
  medicalRecords.reduce<DatedMedicalRecord | undefined>(
    (longest, medicalRecord) =>
      longest === undefined || medicalRecord.lastDay > longest.lastDay ? medicalRecord : longest,
    undefined,
  )

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)
const isPassed = ({ result }: DatedMedicalRecord) => Number(result === 'passed')

/**
 * The evaluation that decides: the latest verified one; of two on one day, the one verified last, and of two verified in
 * the same instant the one that was not passed.
 */
export const decidingEvaluation = (medicalRecords: readonly DatedMedicalRecord[]) =>
  medicalRecords
    .filter((medicalRecord) => medicalRecord.kind === 'evaluation' && isVerified(medicalRecord))
    .toSorted(
      (one, other) =>
        other.appliedOn - one.appliedOn ||
        compare(other.verifiedAt ?? '', one.verifiedAt ?? '') ||
        isPassed(one) - isPassed(other),
    )
    .at(0)
