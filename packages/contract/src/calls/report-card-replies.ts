import { z } from 'zod'
import { text, uuid } from '../fields.ts'
import { reportCardLimits } from '../rules/dogs/report-card.ts'
import { defineCall } from './call.ts'

/** Replies of owners to report cards, which reach the desk as messages. */
export const reportCardReplies = {
  create: defineCall({
    name: 'reportCards.reply',
    method: 'POST',
    path: '/reportCards/:id/replies',
    access: 'own',
    status: 201,
    params: z.object({ id: uuid }),
    body: z.strictObject({ message: text(reportCardLimits.words, 1, 'Escribe tu respuesta.') }),
    answer: z.object({ data: z.object({ reference: z.string() }) }),
    failure: 'Error sending the reply',
  }),
}
