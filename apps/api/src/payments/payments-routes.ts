import { paymentCalls as calls } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { moveCash } from './cash/cash-movements.ts'
import { cashReportOf } from './cash/cash-report.ts'
import { correctPayment } from './refunds/correct-payment.ts'
import { creditOf } from './refunds/credit-of.ts'
import { receiptOf } from './receipt-of.ts'
import { mailReceipt } from './mail-receipt.ts'
import type { AtTheDesk } from './charge-at-desk.ts'
import { refundAtDesk } from './refunds/refund-at-desk.ts'
import { tipsRoutes } from './tips/tips-routes.ts'

/** The steps of the ledger of payments: giving back, correcting, receipts, credit, tips, and the cash of a till. */
export function paymentsRoutes(app: FastifyInstance, db: Db, atTheDesk: AtTheDesk) {
  tipsRoutes(app, db)

  registerRoute(app, calls.refund, async ({ params: { id }, body, actor, request }) => ({
    data: {
      payment: await runIdempotent(db, request, (tx) => refundAtDesk(tx, id, body, { actor, atTheDesk })),
    },
  }))

  registerRoute(app, calls.correct, async ({ params: { id }, body, actor, request }) => ({
    data: {
      payment: await runIdempotent(db, request, (tx) => correctPayment(tx, id, { ...body, by: actor.id })),
    },
  }))

  registerRoute(app, calls.receipt, async ({ params: { id }, owner }) => ({
    data: { receipt: await receiptOf(db, id, owner) },
  }))

  registerRoute(app, calls.mailReceipt, async ({ params: { id }, request }) => {
    await runIdempotent(db, request, (tx) => mailReceipt(tx, id))
  })

  registerRoute(app, calls.credit, async ({ params: { id }, owner }) => ({
    data: { credit: await creditOf(db, id, owner) },
  }))

  registerRoute(app, calls.moveCash, async ({ params: { id }, body, actor, request }) => ({
    data: {
      cashMovement: await runIdempotent(db, request, (tx) => moveCash(tx, id, { ...body, by: actor.id })),
    },
  }))

  registerRoute(app, calls.cashReport, async ({ params: { id } }) => ({
    data: { report: await cashReportOf(db, id) },
  }))
}
