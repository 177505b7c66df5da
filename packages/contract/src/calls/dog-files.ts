import { z } from 'zod'
import { uuid } from '../fields.ts'
import { dogs } from '../resources/dogs.ts'
import { defineCall } from './call.ts'

/** A dog's picture in, as multipart field `file`, and the workbook of all dogs out. */
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
  exportWorkbook: defineCall({
    name: 'dogs.exportWorkbook',
    method: 'GET',
    path: '/export-excel',
    access: 'staff',
    status: 200,
    answersFile: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    failure: 'Failed to download Rumis data',
  }),
}
