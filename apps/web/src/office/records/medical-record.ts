import type { RecordOf, Resources } from '@rumi/contract'

export type MedicalRecord = RecordOf<Resources['medicalRecords']>
