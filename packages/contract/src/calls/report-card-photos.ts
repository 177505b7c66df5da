import { z } from 'zod'
import { uuid } from '../fields.ts'
import { reportCards } from '../resources/care/report-cards.ts'
import { defineCall } from './call.ts'

const changed = z.object({ data: z.object({ reportCard: reportCards.record }) })

/** Photos of a card that is being written; sent again under the same `Idempotency-Key`, a photo is there once. */
export const reportCardPhotos = {
  add: defineCall({
    name: 'reportCards.addPhoto',
    method: 'POST',
    path: '/reportCards/:id/photos',
    access: 'desk',
    status: 201,
    params: z.object({ id: uuid }),
    takesFile: true,
    answer: changed,
  }),
  remove: defineCall({
    name: 'reportCards.removePhoto',
    method: 'DELETE',
    path: '/reportCards/:id/photos/:photoId',
    access: 'desk',
    status: 200,
    params: z.object({ id: uuid, photoId: uuid }),
    answer: changed,
  }),
}
