import { z } from 'zod'
import { clientTelephone, fileAddress, instant, nameText, phone, uuid } from '../../fields.ts'
import { defineCall } from '../call.ts'

/** Person who may collect a client's dogs. */
export const collector = z.object({
  id: uuid,
  clientId: uuid,
  name: z.string(),
  phone: clientTelephone,
  photo: fileAddress.nullable(),
  createdAt: instant,
})
export type Collector = z.output<typeof collector>

const ofOne = z.object({ id: uuid })
const answer = z.object({ data: z.object({ collector }) })

/** People who may collect a client's dogs, besides those who use the account. */
export const collectors = {
  list: defineCall({
    name: 'collectors.list',
    method: 'GET',
    path: '/collectors',
    access: 'own-or-desk',
    status: 200,
    query: z.strictObject({ clientId: uuid.optional() }),
    answer: z.object({ data: z.object({ collectors: z.array(collector) }) }),
    failure: 'Error fetching collectors',
  }),
  create: defineCall({
    name: 'collectors.create',
    method: 'POST',
    path: '/collectors',
    access: 'own-or-desk',
    status: 201,
    body: z.strictObject({
      clientId: uuid.optional(),
      name: nameText,
      phone: z.union([z.literal(''), phone]).optional(),
    }),
    answer,
    failure: 'Error creating collector',
  }),
  remove: defineCall({
    name: 'collectors.remove',
    method: 'DELETE',
    path: '/collectors/:id',
    access: 'own-or-desk',
    status: 204,
    params: ofOne,
    failure: 'Error deleting collector',
  }),
  /** Photo of the person, as multipart field `file`. */
  uploadPhoto: defineCall({
    name: 'collectors.uploadPhoto',
    method: 'POST',
    path: '/collectors/:id/photo',
    access: 'own-or-desk',
    status: 200,
    params: ofOne,
    takesFile: true,
    answer,
    failure: 'Error uploading collector photo',
  }),
}
