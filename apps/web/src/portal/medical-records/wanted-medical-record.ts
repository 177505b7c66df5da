import type { RequirementKey } from '@rumi/contract'
import type { BroughtRecord } from '../../shared/medical-records/brought-records.ts'

/** A medical record that answers a requirement, to begin its form with. */
export type WantedMedicalRecord = BroughtRecord

const answers: Partial<Record<RequirementKey, WantedMedicalRecord>> = {
  multiple: { kind: 'vaccine', product: 'Múltiple' },
  rabies: { kind: 'vaccine', product: 'Rabia' },
  bordetella: { kind: 'vaccine', product: 'Bordetella' },
  parvovirus: { kind: 'vaccine', product: 'Múltiple' },
  distemper: { kind: 'vaccine', product: 'Múltiple' },
  'deworming-internal': { kind: 'deworming-internal', product: '' },
  'deworming-external': { kind: 'deworming-external', product: '' },
}

/** The medical record that would answer a requirement; none for what an owner cannot bring. */
export const medicalRecordFor = (requirement: RequirementKey) => answers[requirement]

const isRequirement = (text: string): text is RequirementKey => Object.hasOwn(answers, text)

/** The medical record an address asks to write down: `?papel=rabies`, or `?papel=otro` for one that is not asked for. */
export function wantedIn(params: URLSearchParams): WantedMedicalRecord | undefined {
  const asked = params.get('papel')
  if (asked === null) return undefined
  return (isRequirement(asked) ? answers[asked] : undefined) ?? { kind: 'vaccine', product: '' }
}
