import type { RequirementKey, RecordOf, Resources } from '@rumi/contract'
import type { BroughtRecord } from '../../shared/medical-records/brought-records.ts'
import { recordKindCopy } from '../../copy/portal/medical-records.ts'

export type MedicalRecord = RecordOf<Resources['medicalRecords']>

/** 'Vacuna: Rabia', 'Desparasitación interna'. */
export const nameOf = ({ kind, product }: MedicalRecord) =>
  product ? `${recordKindCopy[kind]}: ${product}` : recordKindCopy[kind]

/** Initial values for a medical record that meets a requirement. */
export type WantedMedicalRecord = BroughtRecord

const wantedByRequirement: Partial<Record<RequirementKey, WantedMedicalRecord>> = {
  multiple: { kind: 'vaccine', product: 'Múltiple' },
  rabies: { kind: 'vaccine', product: 'Rabia' },
  bordetella: { kind: 'vaccine', product: 'Bordetella' },
  parvovirus: { kind: 'vaccine', product: 'Múltiple' },
  distemper: { kind: 'vaccine', product: 'Múltiple' },
  'deworming-internal': { kind: 'deworming-internal', product: '' },
  'deworming-external': { kind: 'deworming-external', product: '' },
}

/** Medical record that meets a requirement; undefined if an owner cannot submit it. */
export const medicalRecordFor = (requirement: RequirementKey) => wantedByRequirement[requirement]

const isRequirement = (text: string): text is RequirementKey => Object.hasOwn(wantedByRequirement, text)

/** Medical record to add from the address: `?papel=rabies`, or `?papel=otro` for one without a requirement. */
export function wantedIn(params: URLSearchParams): WantedMedicalRecord | undefined {
  const key = params.get('papel')
  if (key === null) return undefined
  return (isRequirement(key) ? wantedByRequirement[key] : undefined) ?? { kind: 'vaccine', product: '' }
}
