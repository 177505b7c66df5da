import { z } from 'zod'
import { uuid } from '../../fields.ts'
import { clients } from '../../resources/clients.ts'
import { defineCall } from '../call.ts'

/** Picture of the owner's identification, which the hotel requires (spec §9), as multipart field `file`. */
export const identification = {
  upload: defineCall({
    name: 'clients.uploadIdentification',
    method: 'POST',
    path: '/users/:id/identification',
    access: 'self-or-desk',
    status: 200,
    params: z.object({ id: uuid }),
    takesFile: true,
    answer: z.object({ data: z.object({ user: clients.record }) }),
    failure: 'Error uploading identification',
  }),
}
