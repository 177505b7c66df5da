import { z } from 'zod'
import { day, instant, text, uuid, version } from '../../fields.ts'
import {
  privacyRequestActions,
  privacyRequestStatuses,
  privacyRequestSteps,
  privacyRights,
  rightsWithoutWords,
} from '../../rules/business/privacy-requests.ts'
import { defineCall } from '../call.ts'

/** Privacy request with its state and legal deadline. */
export const privacyRequest = z.object({
  id: uuid,
  clientId: uuid,
  clientName: z.string(),
  right: z.enum(privacyRights),
  message: z.string(),
  status: z.enum(privacyRequestStatuses),
  receivedAt: instant,
  answerDue: day,
  answerExtended: z.boolean(),
  completionDue: day.nullable(),
  completionExtended: z.boolean(),
  version,
  /** Oldest first. Only staff see the author of a step. */
  steps: z.array(
    z.object({
      at: instant,
      step: z.enum(privacyRequestSteps),
      by: z.string().nullable(),
      words: z.string(),
    }),
  ),
})
export type PrivacyRequest = z.output<typeof privacyRequest>

const requested = z
  .strictObject({ right: z.enum(privacyRights, { error: 'Elige qué derecho.' }), message: text(2_000) })
  .refine(({ right, message }) => message !== '' || rightsWithoutWords.includes(right), {
    path: ['message'],
    error: 'Escribe qué pides, para poder atenderlo.',
  })

const one = z.object({ data: z.object({ privacyRequest }) })

/** Requests about personal data and their handling by the office (LFPDPPP 2025). */
export const privacyRequests = {
  list: defineCall({
    name: 'privacyRequests.list',
    method: 'GET',
    path: '/privacyRequests',
    access: 'self-or-desk',
    status: 200,
    query: z.strictObject({
      /** Open or ended requests. */
      state: z.enum(['open', 'ended'], { error: 'Pide open o ended.' }).optional(),
    }),
    answer: z.object({ data: z.object({ privacyRequests: z.array(privacyRequest) }) }),
    failure: 'Error fetching privacy requests',
  }),
  create: defineCall({
    name: 'privacyRequests.create',
    method: 'POST',
    path: '/privacyRequests',
    access: 'self-or-desk',
    status: 201,
    body: requested,
    answer: one,
    failure: 'Error creating privacy request',
  }),
  act: defineCall({
    name: 'privacyRequests.act',
    method: 'PATCH',
    path: '/privacyRequests/:id',
    access: 'desk',
    takesVersion: true,
    status: 200,
    params: z.object({ id: uuid }),
    body: z.strictObject({
      action: z.enum(privacyRequestActions, { error: 'Elige qué hacer con la solicitud.' }),
      words: text(2_000, 1, 'Escribe lo que le decimos.'),
      version: version.optional(),
    }),
    answer: one,
    failure: 'Error updating privacy request',
  }),
}
