import type { MedicalRecordKind, RequirementKey } from '@rumi/contract'

/** What an owner may bring to a dog's file; the rest is written by the house (docs/domain.md#papers). */
export const broughtByOwners = [
  'vaccine',
  'deworming-internal',
  'deworming-external',
] as const satisfies MedicalRecordKind[]
export type BroughtKind = (typeof broughtByOwners)[number]

export const isBrought = (kind: MedicalRecordKind): kind is BroughtKind =>
  broughtByOwners.some((brought) => brought === kind)

/** The vaccines of a vaccination card, by the names the house knows them by. */
export const offeredProducts = ['Múltiple', 'Rabia', 'Bordetella', 'Puppy', 'Parvovirus', 'Moquillo'] as const

/** A paper that answers a requirement, to begin its form with. */
export type WantedMedicalRecord = { kind: BroughtKind; product: string }

const answers: Partial<Record<RequirementKey, WantedMedicalRecord>> = {
  multiple: { kind: 'vaccine', product: 'Múltiple' },
  rabies: { kind: 'vaccine', product: 'Rabia' },
  bordetella: { kind: 'vaccine', product: 'Bordetella' },
  parvovirus: { kind: 'vaccine', product: 'Múltiple' },
  distemper: { kind: 'vaccine', product: 'Múltiple' },
  'deworming-internal': { kind: 'deworming-internal', product: '' },
  'deworming-external': { kind: 'deworming-external', product: '' },
}

/** The paper that would answer a requirement; none for what an owner cannot bring. */
export const medicalRecordFor = (requirement: RequirementKey) => answers[requirement]

const isRequirement = (text: string): text is RequirementKey => Object.hasOwn(answers, text)

/** The paper an address asks to write down: `?papel=rabies`, or `?papel=otro` for one that is not asked for. */
export function wantedIn(params: URLSearchParams): WantedMedicalRecord | undefined {
  const asked = params.get('papel')
  if (asked === null) return undefined
  return (isRequirement(asked) ? answers[asked] : undefined) ?? { kind: 'vaccine', product: '' }
}
