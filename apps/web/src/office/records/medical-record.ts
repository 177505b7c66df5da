import type { RecordOf, Resources } from '@rumi/contract'
import { recordKindCopy } from '../../copy/papers.ts'

export type MedicalRecord = RecordOf<Resources['medicalRecords']>

/** 'Vacuna: Rabia', 'Desparasitación interna'. */
export const paperName = ({ kind, product }: MedicalRecord) =>
  product ? `${recordKindCopy[kind]}: ${product}` : recordKindCopy[kind]
