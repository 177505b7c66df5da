import type { RecordOf, Resources } from '@rumi/contract'
import { recordKindCopy } from '../../copy/portal/medical-records.ts'

export type MedicalRecord = RecordOf<Resources['medicalRecords']>

/** 'Vacuna: Rabia', 'Desparasitación interna'. */
export const nameOf = ({ kind, product }: MedicalRecord) =>
  product ? `${recordKindCopy[kind]}: ${product}` : recordKindCopy[kind]
