import { chargeCalls as calls } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { lastDayIn } from '../http/requests/last-day-in.ts'
import { registerRoute } from '../http/register-route.ts'
import { requireOpen, type Actor } from '../http/actor.ts'
import { chargeAtDesk, type AtTheDesk } from './charge-at-desk.ts'
import { dueOf } from './due-of.ts'
import { moneyToReturn } from './refunds/money-to-return.ts'
import { lastPaidDay, totalsByMethod } from './list-payments.ts'
import type { AfterPayment } from './payment-handlers.ts'

/** Charging at the desk: what a client owes, several payments at once, and the sums of a span of days. */
export function chargeRoutes(
  app: FastifyInstance,
  db: Db,
  { afterPayment, atTheDesk }: { afterPayment: AfterPayment; atTheDesk: AtTheDesk },
) {
  const by = (actor: Actor) => ({ actor, afterPayment, atTheDesk })
  registerRoute(app, calls.due, async ({ params: { id } }) => {
    const due = await dueOf(db, id)
    return { data: { due: { ...due, lateFees: await atTheDesk.lateFeesOf(db, due.clientId) } } }
  })

  registerRoute(app, calls.toReturn, async () => ({ data: { toReturn: await moneyToReturn(db) } }))

  registerRoute(app, calls.charge, async ({ body, actor, request }) => ({
    data: {
      payments: await runIdempotent(db, request, (tx) => chargeAtDesk(tx, body, by(actor))),
    },
  }))

  registerRoute(app, calls.discounted, async ({ body, actor, request }) => {
    requireOpen(actor, 'payments')
    return {
      data: { payments: await runIdempotent(db, request, (tx) => chargeAtDesk(tx, body, by(actor))) },
    }
  })

  registerRoute(app, calls.lastDay, () => lastDayIn(db, lastPaidDay))

  registerRoute(app, calls.totals, async ({ query }) => ({
    data: { totals: await totalsByMethod(db, query) },
  }))
}
