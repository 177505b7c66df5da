import { books as calls, bookYears, entryPayments, reports } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { now } from '../http/clock.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { lastDayIn } from '../http/requests/last-day-in.ts'
import { registerRoute } from '../http/register-route.ts'
import { accountLedger } from './account-ledger.ts'
import { bookDifferences, lastAudit } from './audit-books.ts'
import { ivaCheck } from './iva-check.ts'
import { closeYear, listYears, reopenYear } from './closed-years.ts'
import { closeMonth, listClosedMonths, reopenMonth } from './closed-months.ts'
import { listEntryPayments, recordEntryPayment, removeEntryPayment } from './entry-payments.ts'
import { balanceSheet, incomeStatement, trialBalance } from './read-books.ts'
import { receivables } from './receivables.ts'
import { salesOf } from './sales.ts'
import { taxRoutes } from './taxes/tax-routes.ts'

/** Reading the books, closing their months and years, their taxes, and holding them against what happened. */
export function booksRoutes(app: FastifyInstance, db: Db) {
  taxRoutes(app, db)

  registerRoute(app, calls.lastDay, ({ query: { accountId } }) =>
    lastDayIn(
      db,
      accountId
        ? sql`select e.date from gl_lines l join gl_entries e on e.id = l.entry_id where l.account_id = ${accountId}`
        : sql`select date from gl_entries`,
    ),
  )

  registerRoute(app, calls.trialBalance, async ({ query }) => ({
    data: { trialBalance: await trialBalance(db, query) },
  }))

  registerRoute(app, calls.incomeStatement, async ({ query }) => ({
    data: { incomeStatement: await incomeStatement(db, query) },
  }))

  registerRoute(app, calls.balanceSheet, async ({ query }) => ({
    data: { balanceSheet: await balanceSheet(db, query.date) },
  }))

  registerRoute(app, reports.sales, async ({ query }) => ({ data: { sales: await salesOf(db, query) } }))

  registerRoute(app, calls.ledger, async ({ params, query }) => ({
    data: { ledger: await accountLedger(db, params.id, query) },
  }))

  registerRoute(app, calls.receivables, async ({ query }) => ({ data: await receivables(db, query.date) }))

  registerRoute(app, calls.audit, async () => ({
    data: { checkedAt: now(), differences: await db.transaction(bookDifferences) },
  }))

  registerRoute(app, calls.lastAudit, async () => ({ data: { audit: await lastAudit(db) } }))

  registerRoute(app, calls.ivaCheck, async ({ query }) => ({
    data: { ivaCheck: await ivaCheck(db, query.month) },
  }))

  registerRoute(app, calls.months, async () => ({ data: { closedMonths: await listClosedMonths(db) } }))

  registerRoute(app, calls.closeMonth, async ({ body, actor, request }) => ({
    data: {
      closedMonth: await runIdempotent(db, request, (tx) => closeMonth(tx, body.month, actor.id)),
    },
  }))

  registerRoute(app, calls.reopenMonth, async ({ params }) => {
    await db.transaction((tx) => reopenMonth(tx, params.month))
  })

  registerRoute(app, entryPayments.list, async ({ params }) => ({
    data: { entryPayments: await listEntryPayments(db, params.id) },
  }))

  registerRoute(app, entryPayments.create, async ({ params, body, actor, request }) => ({
    data: {
      entryPayment: await runIdempotent(db, request, (tx) =>
        recordEntryPayment(tx, params.id, { body, by: actor.id }),
      ),
    },
  }))

  registerRoute(app, entryPayments.remove, async ({ params }) => {
    await db.transaction((tx) => removeEntryPayment(tx, params.id))
  })

  registerRoute(app, bookYears.list, async () => ({ data: { years: await listYears(db) } }))

  registerRoute(app, bookYears.close, async ({ body, actor, request }) => ({
    data: { year: await runIdempotent(db, request, (tx) => closeYear(tx, body.year, actor.id)) },
  }))

  registerRoute(app, bookYears.reopen, async ({ params }) => {
    await db.transaction((tx) => reopenYear(tx, params.year))
  })
}
