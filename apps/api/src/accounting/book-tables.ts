import type { BookReport } from '@rumi/contract'
import {
  bookHeadings as headings,
  bookTableTitles,
  bookTableWords,
  sourceNames,
} from '../copy/money/book-table-words.ts'
import type { Db } from '../db/connect.ts'
import { expenseTable } from '../expenses/index.ts'
import { Refused } from '../http/refused.ts'
import { dayColumn, pesosColumn, textColumn, integerColumn, type Table } from '../workbook/index.ts'
import { ledgerPages, openLedger } from './account-ledger.ts'
import {
  comparedSpanOf,
  type TableRequest,
  type TableBody,
  type TableColumns,
  type TableRow,
} from './table-request.ts'
import { journalPages } from './journal.ts'
import { dateRangeOf } from './read-books.ts'
import { receivablesTable } from './receivables-table.ts'
import { bookingsTable, ordersTable, paymentsTable } from './sold-tables.ts'
import { balanceTable, incomeTable } from './statement-tables.ts'
import { trialBalanceTable } from './trial-balance-table.ts'

async function ledgerTable(db: Db, { accountId, ...request }: TableRequest): Promise<TableBody> {
  if (accountId === undefined)
    throw new Refused('malformed', {
      issues: [{ path: 'accountId', message: bookTableWords.whichAccount }],
    })
  const ledger = await openLedger(db, accountId, request)
  const columns: TableColumns = [
    dayColumn(headings.day),
    integerColumn(headings.entry),
    textColumn(headings.what, 40),
    textColumn(headings.source, 16),
    textColumn(headings.memo, 30),
    pesosColumn(headings.debit),
    pesosColumn(headings.credit),
    pesosColumn(headings.balance),
  ]
  async function* pages(): AsyncGenerator<TableRow[]> {
    yield [[ledger.from, null, headings.opening, null, null, null, null, ledger.openingCentavos]]
    for await (const lines of ledgerPages(db, ledger))
      yield lines.map((line) => [
        line.date,
        line.number,
        line.description,
        sourceNames[line.source],
        line.memo,
        line.debitCentavos,
        line.creditCentavos,
        line.balanceCentavos,
      ])
  }
  return { columns, pages }
}

async function journalTable(db: Db, request: TableRequest): Promise<TableBody> {
  const span = dateRangeOf(request)
  const columns: TableColumns = [
    integerColumn(headings.entry),
    dayColumn(headings.day),
    textColumn(headings.what, 40),
    textColumn(headings.source, 16),
    textColumn(headings.code, 12),
    textColumn(headings.account, 32),
    textColumn(headings.memo, 30),
    pesosColumn(headings.debit),
    pesosColumn(headings.credit),
  ]
  async function* pages(): AsyncGenerator<TableRow[]> {
    for await (const lines of journalPages(db, span))
      yield lines.map((line) => [
        line.number,
        line.date,
        line.description,
        sourceNames[line.source],
        line.code,
        line.name,
        line.memo,
        line.debitCentavos,
        line.creditCentavos,
      ])
  }
  return { columns, pages }
}

const tables: Record<BookReport, (db: Db, request: TableRequest) => Promise<TableBody>> = {
  'trial-balance': trialBalanceTable,
  'income-statement': incomeTable,
  'balance-sheet': balanceTable,
  ledger: ledgerTable,
  journal: journalTable,
  receivables: receivablesTable,
  expenses: async (db, request) => expenseTable(db, dateRangeOf(request)),
  payments: async (db, request) => paymentsTable(db, dateRangeOf(request)),
  orders: async (db, request) => ordersTable(db, dateRangeOf(request)),
  bookings: async (db, request) => bookingsTable(db, dateRangeOf(request)),
}

const compared: readonly BookReport[] = ['trial-balance', 'income-statement', 'balance-sheet', 'receivables']

/** Returns a report as an export table. Invalid days or accounts are refused before its first row. */
export async function bookTable(db: Db, report: BookReport, request: TableRequest): Promise<Table> {
  if (comparedSpanOf(request) && !compared.includes(report))
    throw new Refused('malformed', {
      issues: [{ path: 'comparedTo', message: bookTableWords.notCompared }],
    })
  return { title: bookTableTitles[report], ...(await tables[report](db, request)) }
}
