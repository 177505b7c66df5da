import { stock as calls } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { recordCost, recordCount, recordLoss } from './move-stock.ts'
import { receivePurchase } from './receive-purchase.ts'
import { listLevels, setMinimum, totalsOfStock } from './stock-levels.ts'
import { listMovements } from './stock-movements.ts'

/** The shop's stock, its movements, and what moves it beside orders. */
export function stockRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, calls.levels, async ({ query }) => {
    const [{ items, nextCursor }, totals] = await Promise.all([listLevels(db, query), totalsOfStock(db)])
    return { data: { stock: items, totals }, ...(nextCursor && { nextCursor }) }
  })

  registerRoute(app, calls.setMinimum, async ({ params, body }) => ({
    data: { level: await db.transaction((tx) => setMinimum(tx, params.id, body.minimum)) },
  }))

  registerRoute(app, calls.movements, async ({ query }) => {
    const { items, nextCursor } = await listMovements(db, query)
    return { data: { stockMovements: items }, ...(nextCursor && { nextCursor }) }
  })

  registerRoute(app, calls.receive, async ({ body, actor, request }) => ({
    data: { stockMovements: await runIdempotent(db, request, (tx) => receivePurchase(tx, body, actor.id)) },
  }))

  registerRoute(app, calls.lose, async ({ body, request }) => ({
    data: { stockMovement: await runIdempotent(db, request, (tx) => recordLoss(tx, body)) },
  }))

  registerRoute(app, calls.setCost, async ({ body, request }) => ({
    data: { stockMovement: await runIdempotent(db, request, (tx) => recordCost(tx, body)) },
  }))

  registerRoute(app, calls.count, async ({ body, request }) => ({
    data: { stockMovement: await runIdempotent(db, request, (tx) => recordCount(tx, body)) },
  }))
}
