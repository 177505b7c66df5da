import { z } from 'zod'
import { uuid } from '../../fields.ts'
import { clients } from '../../resources/clients.ts'
import { dogs } from '../../resources/dogs.ts'
import { defineCall } from '../call.ts'

const mergeTarget = z.object({ id: uuid })
const gone = z.strictObject({ goneId: uuid })

/** Merges two clients, or two dogs of one client. The one in the path survives with the data of both. */
export const merging = {
  clients: defineCall({
    name: 'clients.merge',
    method: 'POST',
    path: '/users/:id/merges',
    access: 'desk',
    status: 200,
    params: mergeTarget,
    body: gone,
    answer: z.object({ data: z.object({ user: clients.record }) }),
    failure: 'Error merging clients',
  }),
  dogs: defineCall({
    name: 'dogs.merge',
    method: 'POST',
    path: '/rumis/:id/merges',
    access: 'desk',
    status: 200,
    params: mergeTarget,
    body: gone,
    answer: z.object({ data: z.object({ rumi: dogs.record }) }),
    failure: 'Error merging dogs',
  }),
}
