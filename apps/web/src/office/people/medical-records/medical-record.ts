import type { RecordOf, Resources } from '@rumi/contract'
import { recordKindCopy } from '../../../copy/portal/medical-records.ts'

export type MedicalRecord = RecordOf<Resources['medicalRecords']>

/** 'Vacuna: Rabia', 'Desparasitación interna'. */
export const medicalRecordName = ({ kind, product }: MedicalRecord) =>
  product ? `${recordKindCopy[kind]}: ${product}` : recordKindCopy[kind]

/** The same inside a sentence: 'vacuna múltiple'. */
export const medicalRecordNoun = ({ kind, product }: MedicalRecord) =>
  [recordKindCopy[kind], kind === 'vaccine' ? product : ''].filter(Boolean).join(' ').toLowerCase()
