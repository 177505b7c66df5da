import { z } from 'zod'
import { version } from '../fields.ts'
import { dogs, dogTags } from '../resources/dogs.ts'
import { defineCall } from './call.ts'

/** Tags of single dogs. */
export const tagCalls = {
  /** Replaces the tags of a dog. */
  ofDog: defineCall({
    name: 'dogs.tags',
    method: 'PUT',
    path: '/rumis/:id/tags',
    takesVersion: true,
    access: 'desk',
    status: 200,
    params: z.object({ id: z.string() }),
    body: z.strictObject({ tags: dogTags, version: version.optional() }),
    answer: z.object({ data: z.object({ rumi: dogs.record }) }),
    failure: 'Error setting the tags of a dog',
  }),
}
