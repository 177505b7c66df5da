import { addDays } from '@rumi/contract'

const medicalRecordsOfAll = [
  { kind: 'vaccine', product: 'Múltiple' },
  { kind: 'vaccine', product: 'Rabia' },
  { kind: 'vaccine', product: 'Bordetella' },
  { kind: 'deworming-internal' },
  { kind: 'deworming-external' },
  { kind: 'evaluation', result: 'passed' },
] as const

type Written = { rumiId: string; appliedOn: string; days?: number }

/** Every medical record that a service requires (docs/domain.md#medical-records), valid for so many days. */
export const allMedicalRecords = ({ rumiId, appliedOn, days = 365 }: Written) =>
  medicalRecordsOfAll.map((medicalRecord) => ({
    ...medicalRecord,
    rumiId,
    appliedOn,
    expiresOn: addDays(appliedOn, days),
  }))
