import { tips as calls } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { requireOpen } from '../../http/actor.ts'
import { runIdempotent } from '../../http/idempotency.ts'
import { registerRoute } from '../../http/register-route.ts'
import { payOutTips, takeBackTips } from './pay-out-tips.ts'
import { readTips } from './tips-owed.ts'

/** Routes of the tips owed to the staff. */
export function tipsRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, calls.owed, async () => ({ data: await readTips(db) }))

  registerRoute(app, calls.payOut, async ({ body, actor, request }) => {
    if (body.cashDayId !== null) requireOpen(actor, 'cashDays')
    return { data: { payout: await runIdempotent(db, request, (tx) => payOutTips(tx, body, actor.id)) } }
  })

  registerRoute(app, calls.takeBack, async ({ params, body, actor, request }) => ({
    data: {
      payout: await runIdempotent(db, request, (tx) =>
        takeBackTips(tx, params.id, { ...body, by: actor.id }),
      ),
    },
  }))
}
