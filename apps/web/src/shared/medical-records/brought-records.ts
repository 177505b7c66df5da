import type { MedicalRecordKind } from '@rumi/contract'

/** Kinds of medical record that an owner may submit; staff write the rest (docs/domain.md#medical-records). */
export const broughtKinds = [
  'vaccine',
  'deworming-internal',
  'deworming-external',
] as const satisfies MedicalRecordKind[]
export type BroughtKind = (typeof broughtKinds)[number]

export const isBrought = (kind: MedicalRecordKind): kind is BroughtKind =>
  broughtKinds.some((brought) => brought === kind)

/** Vaccines of a vaccination card, by the names the business uses. */
export const offeredProducts = ['Múltiple', 'Rabia', 'Bordetella', 'Puppy', 'Parvovirus', 'Moquillo'] as const

/** A medical record by kind and product, before its day is entered. */
export type BroughtRecord = { kind: BroughtKind; product: string }
