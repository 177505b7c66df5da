import { comparedRows } from '@rumi/contract'
import { bookHeadings as headings, bookTableWords as words } from '../copy/money/book-table-words.ts'
import type { Db } from '../db/connect.ts'
import { onePage, pesosColumn, textColumn } from '../workbook/index.ts'
import { comparedSpanOf, type TableRequest, type TableBody, type TableRow } from './table-request.ts'
import { balanceSheet, incomeStatement, dateRangeOf } from './read-books.ts'

type StatementRow = { accountId: string; code: string; name: string; centavos: number }
type Part = { name: string; rows: readonly StatementRow[]; totalCentavos: number }
type Statement = { parts: readonly Part[]; resultCentavos: number }

/** Returns income and expenses, optionally with comparison days. */
export async function incomeTable(db: Db, request: TableRequest): Promise<TableBody> {
  const other = comparedSpanOf(request)
  return statementTable(await incomeOf(db, request), other && (await incomeOf(db, other)))
}

/** Returns the balance at the end of the last day, optionally with a comparison. */
export async function balanceTable(db: Db, request: TableRequest): Promise<TableBody> {
  const other = comparedSpanOf(request)
  return statementTable(
    await balanceOf(db, dateRangeOf(request).to),
    other && (await balanceOf(db, other.to)),
  )
}

async function incomeOf(db: Db, request: TableRequest): Promise<Statement> {
  const statement = await incomeStatement(db, request)
  return {
    parts: [
      { name: words.income, rows: statement.income, totalCentavos: statement.incomeCentavos },
      { name: words.expenses, rows: statement.expenses, totalCentavos: statement.expensesCentavos },
    ],
    resultCentavos: statement.resultCentavos,
  }
}

async function balanceOf(db: Db, date: string): Promise<Statement> {
  const statement = await balanceSheet(db, date)
  return {
    parts: [
      { name: words.assets, rows: statement.assets, totalCentavos: statement.assetsCentavos },
      { name: words.liabilities, rows: statement.liabilities, totalCentavos: statement.liabilitiesCentavos },
      { name: words.equity, rows: statement.equity, totalCentavos: statement.equityCentavos },
    ],
    resultCentavos: statement.resultCentavos,
  }
}

/** Each part with its accounts and below them their sum, and in the end the result. */
function statementTable(now: Statement, before: Statement | undefined): TableBody {
  const amounts = (centavos: number, centavosBefore: number) =>
    before ? [centavos, centavosBefore, centavos - centavosBefore] : [centavos]
  const rows = now.parts.flatMap(({ name, rows: accounts, totalCentavos }, position): TableRow[] => {
    const then = before?.parts[position]
    return [
      ...comparedRows(accounts, then?.rows ?? []).map((row): TableRow => [
        name,
        row.code,
        row.name,
        ...amounts(row.now?.centavos ?? 0, row.before?.centavos ?? 0),
      ]),
      [name, null, words.total, ...amounts(totalCentavos, then?.totalCentavos ?? 0)],
    ]
  })
  const result = [words.result, null, null, ...amounts(now.resultCentavos, before?.resultCentavos ?? 0)]
  const columns = [
    textColumn(headings.part, 16),
    textColumn(headings.code, 12),
    textColumn(headings.account, 36),
    pesosColumn(headings.amount),
    ...(before ? [pesosColumn(headings.before), pesosColumn(headings.difference)] : []),
  ]
  return { columns, pages: () => onePage([...rows, result]) }
}
