import { z } from 'zod'
import { uuid } from '../fields.ts'
import { dogs } from '../resources/dogs.ts'
import { medicalRecords } from '../resources/medical-records.ts'
import { defineCall } from './call.ts'

/** Maximum number of medical records that one photo of a vaccination card shows. */
const mostRecordsOfPhoto = 10

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
    takesFile: true,
    answer: z.object({
      data: z.object({ medicalRecord: medicalRecords.record }),
    }),
    failure: 'Error uploading evidence',
  }),
  /** Creates the medical records of a dog that one photo shows, all or none, each with the photo as its evidence. */
  createOfPhoto: defineCall({
    name: 'medicalRecords.createOfPhoto',
    method: 'POST',
    path: '/rumis/:id/medical-records',
    access: 'own-or-desk',
    status: 201,
    params: z.object({ id: uuid }),
    takesFile: true,
    fields: z.strictObject({
      records: z
        .array(medicalRecords.create.pick({ kind: true, product: true, appliedOn: true, expiresOn: true }))
        .min(1)
        .max(mostRecordsOfPhoto),
      /** Id under which the desk may undo the change for some seconds. */
      undoId: uuid.optional(),
    }),
    answer: z.object({ data: z.object({ medicalRecords: z.array(medicalRecords.record) }) }),
    failure: 'Error creating medical records',
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
