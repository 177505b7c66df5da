import { z } from 'zod'
import { instant, pageSize, uuid } from '../fields.ts'
import { defineCall } from './call.ts'

/** Failed consequence of an event, after its last retry, for review. */
export const deadLetter = z.object({
  id: uuid,
  /** Kind of the event, such as `booking-confirmed`. */
  event: z.string(),
  /** Subject of the event, by id or mail address. */
  about: z.record(z.string(), z.union([z.string(), z.number()])),
  reasons: z.array(z.string()),
  tries: z.int(),
  parkedAt: instant,
})
export type DeadLetter = z.output<typeof deadLetter>

const one = z.object({ id: uuid })

/** Failed consequences for the desk: list, retry or drop. */
export const deadLetters = {
  list: defineCall({
    name: 'deadLetters.list',
    method: 'GET',
    path: '/deadLetters',
    access: 'desk',
    status: 200,
    query: z.strictObject({
      limit: pageSize.default(50),
      cursor: z.string().min(1).max(400).optional(),
    }),
    answer: z.object({
      data: z.object({ deadLetters: z.array(deadLetter) }),
      nextCursor: z.string().optional(),
    }),
    failure: 'Error fetching dead letters',
  }),
  retry: defineCall({
    name: 'deadLetters.retry',
    method: 'POST',
    path: '/deadLetters/:id/retry',
    access: 'desk',
    status: 204,
    params: one,
    failure: 'Error retrying dead letter',
  }),
  drop: defineCall({
    name: 'deadLetters.drop',
    method: 'DELETE',
    path: '/deadLetters/:id',
    access: 'desk',
    status: 204,
    params: one,
    failure: 'Error deleting dead letter',
  }),
}
