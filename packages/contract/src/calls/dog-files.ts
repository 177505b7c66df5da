import { z } from 'zod'
import { someOf, uuid } from '../fields.ts'
import { dogs } from '../resources/dogs.ts'
import { medicalRecords } from '../resources/medical-records.ts'
import { defineCall } from './call.ts'

/** Maximum number of medical records per page of a vaccination card after the first. */
const mostMedicalRecordsOnACard = 9

/** A dog's picture or a medical record's evidence in, as multipart field `file`, and the workbook of all dogs out. */
export const dogFiles = {
  uploadImage: defineCall({
    name: 'dogs.uploadImage',
    method: 'POST',
    path: '/uploadRoutes',
    access: 'own-or-desk',
    status: 200,
    query: z.strictObject({ dogId: uuid, userId: uuid.optional() }),
    takesFile: true,
    answer: z.object({ data: z.object({ rumi: dogs.record }) }),
    failure: 'Error uploading dog image',
  }),
  uploadEvidence: defineCall({
    name: 'medicalRecords.uploadEvidence',
    method: 'POST',
    path: '/medical-records/:id/evidence',
    access: 'own-or-desk',
    status: 200,
    params: z.object({ id: uuid }),
    /** Other medical records of the same dog that the same picture of its card shows. */
    query: z.strictObject({ also: someOf(uuid, mostMedicalRecordsOnACard).optional() }),
    takesFile: true,
    answer: z.object({
      data: z.object({ medicalRecord: medicalRecords.record }),
    }),
    failure: 'Error uploading evidence',
  }),
  exportWorkbook: defineCall({
    name: 'dogs.exportWorkbook',
    costly: true,
    method: 'GET',
    path: '/export-excel',
    access: 'desk-export',
    status: 200,
    answersFile: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    failure: 'Failed to download Rumis data',
  }),
}
