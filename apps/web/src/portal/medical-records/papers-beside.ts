import { medicalRecordsCopy, recordKindCopy } from '../../copy/medical-records.ts'
import { offeredProducts, type BroughtKind, type WantedMedicalRecord } from './wanted-medical-record.ts'

/** A paper that may stand on the same page of the card as another. */
export type PaperBeside = WantedMedicalRecord & {
  key: string
  label: string
  dayLabel: string
}

const besideAnyOther: readonly PaperBeside[] = [
  ...offeredProducts.map((product) => ({
    kind: 'vaccine' as const,
    product,
    key: product,
    label: product,
    dayLabel: medicalRecordsCopy.alsoAppliedOn(product),
  })),
  ...(['deworming-internal', 'deworming-external'] as const).map((kind) => ({
    kind,
    product: '',
    key: kind,
    label: recordKindCopy[kind],
    dayLabel: medicalRecordsCopy.alsoAppliedOn(recordKindCopy[kind].toLocaleLowerCase('es-MX')),
  })),
]

/** What else the photo of a paper may show: every other vaccine, and every deworming of another kind. */
export const papersBeside = ({ kind, product }: { kind: BroughtKind; product: string }) =>
  besideAnyOther.filter((other) => other.kind !== kind || (kind === 'vaccine' && other.product !== product))
