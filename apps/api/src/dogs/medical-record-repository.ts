import { resources } from '@rumi/contract'
import { createRepository } from '../db/repository/repository.ts'
import { medicalRecords } from '../db/schema/people/dogs.ts'

export const medicalRecordRepository = createRepository(resources.medicalRecords, medicalRecords)
