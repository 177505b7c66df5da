import { chargeCalls as calls } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { charge } from './charge.ts'
import { dueOf } from './due-of.ts'
import { totalsByMethod } from './list-payments.ts'
import type { AfterPayment } from './payment-handlers.ts'

/** Charging at the desk: what a client owes, several payments at once, and the sums of a span of days. */
export function chargeRoutes(app: FastifyInstance, db: Db, afterPayment: AfterPayment) {
  registerRoute(app, calls.due, async ({ params: { id } }) => ({ data: { due: await dueOf(db, id) } }))

  registerRoute(app, calls.charge, async ({ body, actor, request }) => ({
    data: {
      payments: await runIdempotent(db, request, (tx) =>
        charge(tx, body.payments, { by: actor.id, afterPayment }),
      ),
    },
  }))

  registerRoute(app, calls.totals, async ({ query }) => ({
    data: { totals: await totalsByMethod(db, query) },
  }))
}
