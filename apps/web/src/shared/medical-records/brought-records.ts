import type { MedicalRecordKind } from '@rumi/contract'

/** What an owner may bring to a dog's file; the rest is written by the house (docs/domain.md#medical-records). */
export const broughtKinds = [
  'vaccine',
  'deworming-internal',
  'deworming-external',
] as const satisfies MedicalRecordKind[]
export type BroughtKind = (typeof broughtKinds)[number]

export const isBrought = (kind: MedicalRecordKind): kind is BroughtKind =>
  broughtKinds.some((brought) => brought === kind)

/** The vaccines of a vaccination card, by the names the house knows them by. */
export const offeredProducts = ['Múltiple', 'Rabia', 'Bordetella', 'Puppy', 'Parvovirus', 'Moquillo'] as const

/** A medical record by what it is, before its day is told. */
export type BroughtRecord = { kind: BroughtKind; product: string }
