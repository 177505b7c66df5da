import { recordKindCopy } from '../../copy/portal/medical-records.ts'
import { recordsInPhotoCopy } from '../../copy/portal/records-in-photo.ts'
import { offeredProducts, type BroughtRecord } from './brought-records.ts'

/** A medical record that may stand on the same page of the card as another. */
export type RecordBeside = BroughtRecord & {
  key: string
  label: string
  dayLabel: string
  lastDayLabel: string
}

/** The days of a medical record as `YYYY-MM-DD`; empty where one is not told. */
export type MedicalRecordDays = { appliedOn: string; expiresOn: string }

/** Other medical records that one photo of a card shows, by key, each with its days. */
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

/** What else the photo of a medical record may show: every other vaccine, and every deworming of another kind. */
export const recordsBeside = ({ kind, product }: BroughtRecord) =>
  besideAnyOther.filter((other) => other.kind !== kind || (kind === 'vaccine' && other.product !== product))

/** What was ticked of the medical records offered, each with its days. */
export const tickedOf = (offered: readonly RecordBeside[], also: AlsoInPhoto) =>
  offered.flatMap((medicalRecord) => {
    const days = also[medicalRecord.key]
    return days ? [{ ...medicalRecord, ...days }] : []
  })

export type TickedRecord = ReturnType<typeof tickedOf>[number]
