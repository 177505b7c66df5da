import { taxes as calls } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/connect.ts'
import { registerRoute } from '../../http/register-route.ts'
import { sendFile } from '../../http/send-file.ts'
import { diotFile } from './diot-file.ts'
import { suppliersOfMonth } from './suppliers-of-month.ts'
import { setCoefficient, taxEntries, taxSummary } from './tax-summary.ts'

/** Taxes of a month and the entries behind them, and the suppliers of the month for SAT. */
export function taxRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, calls.summary, async ({ query }) => ({
    data: { taxSummary: await taxSummary(db, query.month) },
  }))

  registerRoute(app, calls.entries, async ({ query }) => ({ data: await taxEntries(db, query) }))

  registerRoute(app, calls.setCoefficient, async ({ params, body }) => ({
    data: {
      coefficient: await db.transaction((tx) => setCoefficient(tx, Number(params.year), body.coefficient)),
    },
  }))

  registerRoute(app, calls.suppliers, async ({ query }) => ({
    data: await suppliersOfMonth(db, query.month),
  }))

  registerRoute(app, calls.downloadSuppliers, async ({ query, reply }) =>
    sendFile(reply, { ...(await diotFile(db, query.month)), type: calls.downloadSuppliers.answersFile }),
  )
}
