import type { BookReport } from '@rumi/contract'
import {
  bookHeadings as headings,
  bookTableTitles,
  bookTableWords,
  sourceNames,
} from '../copy/book-table-words.ts'
import type { Db } from '../db/connect.ts'
import { expenseTable } from '../expenses/index.ts'
import { Refused } from '../http/refused.ts'
import { day, onePage, pesos, text, whole, type CellValue, type Table } from '../workbook/index.ts'
import { ledgerPages, openLedger } from './account-ledger.ts'
import { journalPages } from './journal.ts'
import { receivables } from './receivables.ts'
import { bookingsTable, ordersTable, paymentsTable } from './sold-tables.ts'
import { balanceSheet, incomeStatement, spanOf, trialBalance, type Span } from './read-books.ts'

type Asked = Span & { accountId?: string | undefined }
type Columns = Table['columns']

async function trialBalanceTable(db: Db, asked: Asked) {
  const { rows } = await trialBalance(db, asked)
  const columns: Columns = [
    text(headings.code, 12),
    text(headings.account, 36),
    pesos(headings.opening),
    pesos(headings.debit),
    pesos(headings.credit),
    pesos(headings.closing),
  ]
  const cells = rows.map((row) => [
    row.code,
    row.name,
    row.openingCentavos,
    row.debitCentavos,
    row.creditCentavos,
    row.closingCentavos,
  ])
  return { columns, pages: () => onePage(cells) }
}

type StatementRow = { code: string; name: string; centavos: number }

/** One part of a statement: its accounts and below them their sum. */
const partOf = (part: string, rows: readonly StatementRow[], totalCentavos: number): CellValue[][] => [
  ...rows.map(({ code, name, centavos }) => [part, code, name, centavos]),
  [part, null, bookTableWords.total, totalCentavos],
]

const statement = (rows: CellValue[][]) => ({
  columns: [
    text(headings.part, 16),
    text(headings.code, 12),
    text(headings.account, 36),
    pesos(headings.amount),
  ] satisfies Columns,
  pages: () => onePage(rows),
})

const resultRow = (centavos: number): CellValue[] => [bookTableWords.result, null, null, centavos]

async function incomeTable(db: Db, asked: Asked) {
  const told = await incomeStatement(db, asked)
  return statement([
    ...partOf(bookTableWords.income, told.income, told.incomeCentavos),
    ...partOf(bookTableWords.expenses, told.expenses, told.expensesCentavos),
    resultRow(told.resultCentavos),
  ])
}

async function balanceTable(db: Db, asked: Asked) {
  const told = await balanceSheet(db, spanOf(asked).to)
  return statement([
    ...partOf(bookTableWords.assets, told.assets, told.assetsCentavos),
    ...partOf(bookTableWords.liabilities, told.liabilities, told.liabilitiesCentavos),
    ...partOf(bookTableWords.equity, told.equity, told.equityCentavos),
    resultRow(told.resultCentavos),
  ])
}

/** Visit by visit what clients owe, so that a workbook can gather it as it likes. */
async function receivablesTable(db: Db, asked: Asked) {
  const told = await receivables(db, spanOf(asked).to)
  const columns: Columns = [
    text(headings.client, 28),
    text(headings.service, 24),
    text(headings.dogs, 24),
    day(headings.endedOn),
    whole(headings.days),
    pesos(headings.amount),
  ]
  const rows: CellValue[][] = told.receivables.flatMap(({ name, visits }) =>
    visits.map(({ service, dogs, endedOn, days, centavos }) => [
      name,
      service,
      dogs.join(', '),
      endedOn,
      days,
      centavos,
    ]),
  )
  if (told.byHandCentavos !== 0)
    rows.push([bookTableWords.byHand, null, null, null, null, told.byHandCentavos])
  return { columns, pages: () => onePage(rows) }
}

async function ledgerTable(db: Db, { accountId, ...asked }: Asked) {
  if (accountId === undefined)
    throw new Refused('malformed', {
      issues: [{ path: 'accountId', message: bookTableWords.whichAccount }],
    })
  const ledger = await openLedger(db, accountId, asked)
  const columns: Columns = [
    day(headings.day),
    whole(headings.entry),
    text(headings.what, 40),
    text(headings.source, 16),
    text(headings.memo, 30),
    pesos(headings.debit),
    pesos(headings.credit),
    pesos(headings.balance),
  ]
  async function* pages(): AsyncGenerator<CellValue[][]> {
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

async function journalTable(db: Db, asked: Asked) {
  const span = spanOf(asked)
  const columns: Columns = [
    whole(headings.entry),
    day(headings.day),
    text(headings.what, 40),
    text(headings.source, 16),
    text(headings.code, 12),
    text(headings.account, 32),
    text(headings.memo, 30),
    pesos(headings.debit),
    pesos(headings.credit),
  ]
  async function* pages(): AsyncGenerator<CellValue[][]> {
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

const tables: Record<BookReport, (db: Db, asked: Asked) => Promise<Pick<Table, 'columns' | 'pages'>>> = {
  'trial-balance': trialBalanceTable,
  'income-statement': incomeTable,
  'balance-sheet': balanceTable,
  ledger: ledgerTable,
  journal: journalTable,
  receivables: receivablesTable,
  expenses: async (db, asked) => expenseTable(db, spanOf(asked)),
  payments: async (db, asked) => paymentsTable(db, spanOf(asked)),
  orders: async (db, asked) => ordersTable(db, spanOf(asked)),
  bookings: async (db, asked) => bookingsTable(db, spanOf(asked)),
}

/** A report as a table to be taken away; what is wrong with the days or the account is refused before its first row. */
export const bookTable = async (db: Db, report: BookReport, asked: Asked): Promise<Table> => ({
  title: bookTableTitles[report],
  ...(await tables[report](db, asked)),
})
