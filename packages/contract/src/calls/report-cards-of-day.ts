import { z } from 'zod'
import { day } from '../fields.ts'
import { reportCards } from '../resources/care/report-cards.ts'
import { defineCall } from './call.ts'

/** Report cards of one day together. */
export const reportCardsOfDay = {
  /** Sends all drafts of a day that state a mood; a family with several gets one message. Returns what was sent. */
  send: defineCall({
    name: 'reportCards.sendAll',
    method: 'POST',
    path: '/reportCards/sent',
    access: 'desk',
    status: 200,
    body: z.strictObject({ day }),
    answer: z.object({ data: z.object({ reportCards: z.array(reportCards.record) }) }),
    failure: 'Error sending report cards',
  }),
}
