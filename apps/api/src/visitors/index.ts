import { randomUUID } from 'node:crypto'
import { formatOpening, referenceOf, site, type Resources } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { visitorSentences } from '../copy/people/client-sentences.ts'
import type { Config } from '../config.ts'
import type { Database, Queryable } from '../db/connect.ts'
import { createHourlyLimit } from '../http/limits/rate-counter.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { networkOf } from '../http/client-key.ts'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { registerRoute } from '../http/register-route.ts'
import { currentSettings } from '../settings/index.ts'
import { answerMessage } from './answer-message.ts'
import { estimateFor } from './estimate-for.ts'
import { createMessage } from './create-message.ts'
import { ownMessages } from './own-messages.ts'
import { writerOf } from './writer-of.ts'

export { answerWithBooking } from './answer-with-booking.ts'
export { createMessage } from './create-message.ts'
export { forgetVisitor } from './forget-visitor.ts'
export { messageRepository, sweepMessages } from './message-repository.ts'
export { visitorMails } from './visitor-mails.ts'

/** Handlers of messages. */
export const messageHandlers = { update: answerMessage } satisfies ResourceHandlers<Resources['messages']>

const messagesPerHour = 30

/** Response to a bot, whose message is dropped. */
const asTaken = () => ({ reference: referenceOf(randomUUID()), copied: false })

const thanks = async (db: Queryable) => {
  const { hours } = await currentSettings(db)
  return visitorSentences.thanks(formatOpening(hours.house))
}

/** Routes of messages by the public. */
export function visitorsRoutes(
  app: FastifyInstance,
  { database: { db, pool }, config }: { database: Database; config: Config },
) {
  const countMessage = createHourlyLimit(pool, { name: 'messages', most: messagesPerHour })

  registerRoute(app, site.contact, async ({ body, request }) => {
    await countMessage(networkOf(request.ip))
    if (body.website) return { message: await thanks(db), data: asTaken() }
    const writer = await writerOf({ db, config }, request)
    return runIdempotent(db, request, async (tx) => {
      const reference = await createMessage(tx, { kind: 'contact', ...body, userId: writer?.id ?? null })
      return { message: await thanks(tx), data: { reference, copied: writer?.email === body.email } }
    })
  })

  registerRoute(app, site.requestQuote, async ({ body, request }) => {
    await countMessage(networkOf(request.ip))
    if (body.website) return { message: await thanks(db), data: { quote: null, days: null, ...asTaken() } }
    const writer = await writerOf({ db, config }, request)
    return runIdempotent(db, request, async (tx) => {
      const { quote, days = null, ...about } = await estimateFor(tx, body)
      const reference = await createMessage(tx, {
        kind: 'quote',
        ...body,
        ...about,
        userId: writer?.id ?? null,
        lines: quote?.lines ?? [],
      })
      const copied = writer?.email === body.email
      return { message: await thanks(tx), data: { quote, days, reference, copied } }
    })
  })

  registerRoute(app, site.ownMessages, async ({ actor }) => ({
    data: { messages: await ownMessages(db, actor) },
  }))
}
