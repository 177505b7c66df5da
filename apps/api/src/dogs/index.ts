import type { Resources } from '@rumi/contract'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { updateDog, createDog } from './create-dog.ts'
import { updateMedicalRecord, deleteMedicalRecord, createMedicalRecord } from './write-medical-record.ts'

export { dogRepository } from './dog-repository.ts'

/** What the house has to say of a dog beyond storing it. */
export const dogHandlers = { create: createDog, update: updateDog } satisfies ResourceHandlers<
  Resources['dogs']
>

/** What the house has to say of a dog's papers. */
export const medicalRecordHandlers = {
  create: createMedicalRecord,
  update: updateMedicalRecord,
  remove: deleteMedicalRecord,
} satisfies ResourceHandlers<Resources['medicalRecords']>
