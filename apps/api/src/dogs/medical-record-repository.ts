import { resources } from '@rumi/contract'
import { createRepository } from '../db/repository.ts'
import { medicalRecords } from '../db/schema/dogs.ts'

export const medicalRecordRepository = createRepository(resources.medicalRecords, medicalRecords)
