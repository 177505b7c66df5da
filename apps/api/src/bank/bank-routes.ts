import { bank as calls } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { namedFileInRequest, takeFiles, uploadRoute } from '../files/index.ts'
import { requireOpen } from '../http/actor.ts'
import { today } from '../http/clock.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { lastDayIn } from '../http/requests/last-day-in.ts'
import { registerRoute } from '../http/register-route.ts'
import type { AfterPayment } from '../payments/index.ts'
import { bankAccountsOf } from './bank-accounts.ts'
import { importStatement, statementLines } from './import-statement.ts'
import { matchLines, unmatchLine } from './match-lines.ts'
import { paySale } from './pay-sale.ts'
import { reconciliationOf } from './reconciliation.ts'
import { removeStatement } from './statements.ts'
import { terminalsRoutes } from './terminals/terminals-routes.ts'

/** Routes of the bank reconciliation. */
export async function bankRoutes(app: FastifyInstance, db: Db, afterPayment: AfterPayment) {
  registerRoute(app, calls.reconciliation, async ({ query }) => ({
    data: { reconciliation: await reconciliationOf(db, query) },
  }))

  registerRoute(app, calls.lastDay, async ({ query }) => {
    const { id } = (await bankAccountsOf(db, query.accountId)).account
    return lastDayIn(
      db,
      sql`select day from bank_lines where account_id = ${id}
        union all select e.date from gl_lines l join gl_entries e on e.id = l.entry_id where l.account_id = ${id}`,
    )
  })

  registerRoute(app, calls.removeStatement, async ({ params }) => {
    await db.transaction((tx) => removeStatement(tx, params.id))
  })

  registerRoute(app, calls.match, async ({ body: { matches }, actor, request }) => ({
    data: await runIdempotent(db, request, async (tx) => {
      await matchLines(tx, matches, actor.id)
      return { matched: matches.length }
    }),
  }))

  registerRoute(app, calls.unmatch, async ({ params }) => {
    await db.transaction((tx) => unmatchLine(tx, params.id))
  })

  registerRoute(app, calls.paySale, async ({ params, body, actor, request }) => {
    requireOpen(actor, 'payments')
    const paying = { lineId: params.id, target: body.target, by: actor.id, afterPayment }
    return {
      data: await runIdempotent(db, request, async (tx) => ({ paymentId: await paySale(tx, paying) })),
    }
  })

  terminalsRoutes(app, db)

  await app.register(async (uploads) => {
    await takeFiles(uploads)
    registerRoute(
      uploads,
      calls.importStatement,
      async ({ query, actor, request }) => {
        const { bytes, name } = await namedFileInRequest(request)
        const lines = await statementLines({ bytes, today: today() })
        const importing = { name, accountId: query.accountId, by: actor.id }
        return { data: { imported: await db.transaction((tx) => importStatement(tx, lines, importing)) } }
      },
      uploadRoute,
    )
  })
}
