import type { Resources } from '@rumi/contract'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { changeDog, welcomeDog } from './welcome-dog.ts'
import { changeRecord, dropRecord, keepRecord } from './keep-record.ts'

export { dogRepository } from './dog-repository.ts'

/** What the house has to say of a dog beyond storing it. */
export const dogHandlers: ResourceHandlers<Resources['dogs']> = { create: welcomeDog, update: changeDog }

/** What the house has to say of a dog's papers. */
export const medicalRecordHandlers: ResourceHandlers<Resources['medicalRecords']> = {
  create: keepRecord,
  update: changeRecord,
  remove: dropRecord,
}
