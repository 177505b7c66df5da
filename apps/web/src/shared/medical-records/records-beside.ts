import { recordKindCopy, recordsInPhotoCopy } from '../../copy/portal/medical-records.ts'
import { offeredProducts, type BroughtRecord } from './brought-records.ts'

/** A medical record that may be on the same page of the card. */
export type RecordBeside = BroughtRecord & {
  key: string
  label: string
  dayLabel: string
  lastDayLabel: string
}

/** Days of a medical record as `YYYY-MM-DD`; empty if not entered. */
export type MedicalRecordDays = { appliedOn: string; expiresOn: string }

/** Additional medical records of a photo, by key, each with its days. */
export type AlsoInPhoto = Readonly<Record<string, MedicalRecordDays>>

const beside = (medicalRecord: BroughtRecord, key: string, label: string, noun: string): RecordBeside => ({
  ...medicalRecord,
  key,
  label,
  dayLabel: recordsInPhotoCopy.appliedOn(noun),
  lastDayLabel: recordsInPhotoCopy.expiresOn(noun),
})

const besideAnyOther: readonly RecordBeside[] = [
  ...offeredProducts.map((product) => beside({ kind: 'vaccine', product }, product, product, product)),
  ...(['deworming-internal', 'deworming-external'] as const).map((kind) => {
    const label = recordKindCopy[kind]
    return beside({ kind, product: '' }, kind, label, label.toLocaleLowerCase('es-MX'))
  }),
]

/** Returns the other records a photo may show: all other vaccines, and dewormings of another kind. */
export const recordsBeside = ({ kind, product }: BroughtRecord) =>
  besideAnyOther.filter((other) => other.kind !== kind || (kind === 'vaccine' && other.product !== product))

/** Returns the ticked records with their days. */
export const tickedOf = (offered: readonly RecordBeside[], also: AlsoInPhoto) =>
  offered.flatMap((medicalRecord) => {
    const days = also[medicalRecord.key]
    return days ? [{ ...medicalRecord, ...days }] : []
  })

export type TickedRecord = ReturnType<typeof tickedOf>[number]

/** Keys of the records that settle missing requirements; a dose of both covers parvovirus and distemper. */
const keyByReason: Readonly<Record<string, string>> = {
  multiple: 'Múltiple',
  parvovirus: 'Múltiple',
  distemper: 'Múltiple',
  rabies: 'Rabia',
  bordetella: 'Bordetella',
  'deworming-internal': 'deworming-internal',
  'deworming-external': 'deworming-external',
}

/** Returns the keys of the records that a dog lacks, by the codes of its reasons, each once. */
export const lackingKeys = (codes: readonly string[]) => [
  ...new Set(codes.flatMap((code) => keyByReason[code.replace(/-(?:missing|refused|expired)$/, '')] ?? [])),
]
