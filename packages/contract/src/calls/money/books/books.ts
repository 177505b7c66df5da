import { z } from 'zod'
import { centavos, day, instant, text, uuid } from '../../../fields.ts'
import { defineCall } from '../../call.ts'
import { lastDayAnswer } from '../../last-day.ts'
import { bookMonth } from './book-month.ts'
import { ivaCheck } from './iva-check.ts'
import { accountLedger, balance, balanceSheet, incomeStatement, trialBalance } from './statements.ts'
import { seenDay } from '../reports.ts'

/** Reports that can be downloaded. */
export const bookReports = [
  'trial-balance',
  'income-statement',
  'balance-sheet',
  'ledger',
  'journal',
  'receivables',
  'expenses',
  'payments',
  'orders',
  'bookings',
] as const
export type BookReport = (typeof bookReports)[number]

/** Defaults to the first of this month until today; both days included. */
const span = z.strictObject({ from: seenDay.optional(), to: seenDay.optional() })

const receivable = z.object({
  clientId: uuid,
  name: z.string(),
  bookings: z.int(),
  totalCentavos: centavos,
  /** By days since the visit was over: up to 30, 60, 90, and more. */
  upTo30Centavos: centavos,
  upTo60Centavos: centavos,
  upTo90Centavos: centavos,
  olderCentavos: centavos,
  /** Each of the visits, the oldest first, with the days since it was over. */
  visits: z.array(
    z.object({
      /** Null of a balance on the day of the start, which is an order. */
      bookingId: uuid.nullable(),
      orderId: uuid.nullable(),
      service: z.string(),
      dogs: z.array(z.string()),
      endedOn: day,
      days: z.int(),
      centavos,
    }),
  ),
})

export type Receivable = z.output<typeof receivable>

const difference = z.object({
  source: z.enum(['booking', 'order', 'pass', 'stock', 'expense', 'tipPayout', 'cardSettlement', 'account']),
  /** Source of the difference; for account sums, the account. */
  sourceId: uuid,
  code: z.string(),
  centavos: balance,
})

export type BookDifference = z.output<typeof difference>

const bookAudit = z.object({ checkedAt: instant, differences: z.array(difference) })
export type BookAudit = z.output<typeof bookAudit>

/** The days that a report is held against; one that cannot be compared refuses them. */
const comparedDays = { comparedFrom: seenDay.optional(), comparedTo: seenDay.optional() }

const exportQuery = z.strictObject({ ...span.shape, ...comparedDays, accountId: uuid.optional() })
const exportParams = z.object({ report: z.enum(bookReports) })

/** Reading the books; every figure is a sum of posted entries. */
export const books = {
  /** Last day with entries, of all accounts or of one. */
  lastDay: defineCall({
    name: 'books.lastDay',
    method: 'GET',
    path: '/accounting/glEntries/last-day',
    access: 'books',
    status: 200,
    query: z.strictObject({ accountId: uuid.optional() }),
    answer: lastDayAnswer,
    failure: 'Error fetching last day',
  }),
  trialBalance: defineCall({
    name: 'books.trialBalance',
    costly: true,
    method: 'GET',
    path: '/reports/trial-balance',
    access: 'books',
    status: 200,
    query: span,
    answer: z.object({ data: z.object({ trialBalance }) }),
    failure: 'Error fetching trial balance',
  }),
  incomeStatement: defineCall({
    name: 'books.incomeStatement',
    costly: true,
    method: 'GET',
    path: '/reports/income-statement',
    access: 'books',
    status: 200,
    query: span,
    answer: z.object({ data: z.object({ incomeStatement }) }),
    failure: 'Error fetching income statement',
  }),
  balanceSheet: defineCall({
    name: 'books.balanceSheet',
    costly: true,
    method: 'GET',
    path: '/reports/balance-sheet',
    access: 'books',
    status: 200,
    query: z.strictObject({ date: seenDay.optional() }),
    answer: z.object({ data: z.object({ balanceSheet }) }),
    failure: 'Error fetching balance sheet',
  }),
  /** One account with its balance after each line, the first first; at most a thousand lines. */
  ledger: defineCall({
    name: 'books.ledger',
    costly: true,
    method: 'GET',
    path: '/accounting/accounts/:id/ledger',
    access: 'books',
    status: 200,
    params: z.object({ id: z.string() }),
    query: span,
    answer: z.object({ data: z.object({ ledger: accountLedger }) }),
    failure: 'Error fetching ledger',
  }),
  /** Exports a report as a workbook. A balance sheet and receivables use the last day; a ledger needs its account. */
  exportWorkbook: defineCall({
    name: 'books.exportWorkbook',
    costly: true,
    method: 'GET',
    path: '/accounting/exports/:report/workbook',
    access: 'books-export',
    status: 200,
    params: exportParams,
    query: exportQuery,
    answersFile: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    failure: 'Error exporting books',
  }),
  exportCsv: defineCall({
    name: 'books.exportCsv',
    costly: true,
    method: 'GET',
    path: '/accounting/exports/:report/csv',
    access: 'books-export',
    status: 200,
    params: exportParams,
    query: exportQuery,
    answersFile: 'text/csv',
    failure: 'Error exporting books',
  }),
  /**
   * Amounts that clients owed for past visits at the end of a day. With manual entries on that account they
   * make up its balance.
   */
  receivables: defineCall({
    name: 'books.receivables',
    costly: true,
    method: 'GET',
    path: '/reports/receivables',
    access: 'books',
    status: 200,
    query: z.strictObject({ date: seenDay.optional() }),
    answer: z.object({
      data: z.object({
        receivables: z.array(receivable),
        accountId: uuid.nullable(),
        byHandCentavos: balance,
      }),
    }),
    failure: 'Error fetching receivables',
  }),
  /** Computes every balance again from what happened; there is no difference where the books are right. */
  audit: defineCall({
    name: 'books.audit',
    costly: true,
    method: 'GET',
    path: '/accounting/audit',
    access: 'books',
    status: 200,
    answer: z.object({ data: bookAudit }),
    failure: 'Error auditing books',
  }),
  /** Findings of the last nightly audit; null before the first. */
  lastAudit: defineCall({
    name: 'books.lastAudit',
    method: 'GET',
    path: '/accounting/audit/last',
    access: 'books',
    status: 200,
    answer: z.object({ data: z.object({ audit: bookAudit.nullable() }) }),
    failure: 'Error fetching audit',
  }),
  ivaCheck,
  months: defineCall({
    name: 'books.months',
    method: 'GET',
    path: '/accounting/closedMonths',
    access: 'books',
    status: 200,
    answer: z.object({
      data: z.object({
        closedMonths: z.array(z.object({ month: bookMonth, closedBy: uuid, closedAt: instant })),
      }),
    }),
    failure: 'Error fetching closed months',
  }),
  closeMonth: defineCall({
    name: 'books.closeMonth',
    method: 'POST',
    path: '/accounting/closedMonths',
    access: 'books',
    status: 201,
    body: z.strictObject({ month: bookMonth }),
    answer: z.object({
      data: z.object({ closedMonth: z.object({ month: bookMonth, closedBy: uuid, closedAt: instant }) }),
    }),
    failure: 'Error closing month',
  }),
  /** The last closed month alone is reopened: what came after rests on it. */
  reopenMonth: defineCall({
    name: 'books.reopenMonth',
    method: 'DELETE',
    path: '/accounting/closedMonths/:month',
    access: 'books',
    status: 204,
    params: z.object({ month: text(7) }),
    failure: 'Error reopening month',
  }),
}
