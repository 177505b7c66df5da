import { formatOpening, site, type Resources } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { visitorSentences } from '../copy/visitor-sentences.ts'
import type { Database, Queryable } from '../db/connect.ts'
import { runIdempotent } from '../http/idempotency.ts'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { registerRoute } from '../http/register-route.ts'
import { currentSettings } from '../settings/index.ts'
import { answerMessage } from './answer-message.ts'
import { estimateFor } from './estimate-for.ts'
import { createMessage } from './create-message.ts'
import { createMessageLimit } from './message-limit.ts'

export { answerWithBooking } from './answer-with-booking.ts'
export { forgetVisitor } from './forget-visitor.ts'
export { messageRepository } from './message-repository.ts'
export { sweepMessages } from './sweep-messages.ts'
export { visitorMails } from './visitor-mails.ts'

/** What the office does with a message. */
export const messageHandlers = { update: answerMessage } satisfies ResourceHandlers<Resources['messages']>

const thanks = async (db: Queryable) => {
  const { hours } = await currentSettings(db)
  return visitorSentences.thanks(formatOpening(hours.house))
}

/** What anybody may write to the house. */
export function visitorsRoutes(app: FastifyInstance, { db, pool }: Pick<Database, 'db' | 'pool'>) {
  const countMessage = createMessageLimit(pool)

  registerRoute(app, site.contact, async ({ body, request }) => {
    await countMessage(request.ip)
    if (body.website) return { message: await thanks(db) }
    return runIdempotent(db, request, async (tx) => {
      await createMessage(tx, { kind: 'contact', ...body })
      return { message: await thanks(tx) }
    })
  })

  registerRoute(app, site.requestQuote, async ({ body, request }) => {
    await countMessage(request.ip)
    if (body.website) return { message: await thanks(db), data: { quote: null } }
    return runIdempotent(db, request, async (tx) => {
      const { quote, ...about } = await estimateFor(tx, body)
      await createMessage(tx, { kind: 'quote', ...body, ...about, lines: quote?.lines ?? [] })
      return { message: await thanks(tx), data: { quote } }
    })
  })
}
