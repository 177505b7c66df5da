import { type RecordOf, type Resources, requirementsOf, type ServiceType } from '@rumi/contract'
import { recordKindCopy } from '../../../copy/portal/medical-records.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'

/** True if a service requires medical records; otherwise no row states that they are in order. */
export function useRequiresRecords(serviceType: ServiceType): boolean {
  return requirementsOf(serviceType, useBusiness()).some(
    ({ kind }) => kind !== 'age' && kind !== 'owner-identified',
  )
}

export type MedicalRecord = RecordOf<Resources['medicalRecords']>

/** 'Vacuna: Rabia', 'Desparasitación interna'. */
export const medicalRecordName = ({ kind, product }: MedicalRecord) =>
  product ? `${recordKindCopy[kind]}: ${product}` : recordKindCopy[kind]

/** The same inside a sentence: 'vacuna múltiple'. */
export const medicalRecordNoun = ({ kind, product }: MedicalRecord) =>
  [recordKindCopy[kind], kind === 'vaccine' ? product : ''].filter(Boolean).join(' ').toLowerCase()
