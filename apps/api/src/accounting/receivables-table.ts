import { bookHeadings as headings, bookTableWords as words } from '../copy/money/book-table-words.ts'
import type { Db } from '../db/connect.ts'
import { dayColumn, onePage, pesosColumn, textColumn, integerColumn } from '../workbook/index.ts'
import { comparedSpanOf, type TableRequest, type TableBody, type TableRow } from './table-request.ts'
import { dateRangeOf } from './read-books.ts'
import { receivables } from './receivables.ts'

type ReceivablesReport = Awaited<ReturnType<typeof receivables>>

/** Returns receivables by visit for pivoting in a workbook, or by client with another day for comparison. */
export async function receivablesTable(db: Db, request: TableRequest): Promise<TableBody> {
  const report = await receivables(db, dateRangeOf(request).to)
  const other = comparedSpanOf(request)
  return other ? byClient(report, await receivables(db, other.to)) : byVisit(report)
}

function byVisit(report: ReceivablesReport): TableBody {
  const rows = report.receivables.flatMap(({ name, visits }) =>
    visits.map(({ service, dogs, endedOn, days, centavos }): TableRow => [
      name,
      service,
      dogs.join(', '),
      endedOn,
      days,
      centavos,
    ]),
  )
  if (report.byHandCentavos !== 0) rows.push([words.byHand, null, null, null, null, report.byHandCentavos])
  const columns = [
    textColumn(headings.client, 28),
    textColumn(headings.service, 24),
    textColumn(headings.dogs, 24),
    dayColumn(headings.endedOn),
    integerColumn(headings.days),
    pesosColumn(headings.amount),
  ]
  return { columns, pages: () => onePage(rows) }
}

function byClient(now: ReceivablesReport, before: ReceivablesReport): TableBody {
  const owedBefore = new Map(before.receivables.map((row) => [row.clientId, row.totalCentavos]))
  const owing = new Set(now.receivables.map(({ clientId }) => clientId))
  const settled = before.receivables.filter(({ clientId }) => !owing.has(clientId))
  const rowOf = (name: string, centavos: number, then: number): TableRow => [
    name,
    centavos,
    then,
    centavos - then,
  ]
  const rows = [
    ...now.receivables.map((row) => rowOf(row.name, row.totalCentavos, owedBefore.get(row.clientId) ?? 0)),
    ...settled.map((row) => rowOf(row.name, 0, row.totalCentavos)),
  ]
  if (now.byHandCentavos !== 0 || before.byHandCentavos !== 0)
    rows.push(rowOf(words.byHand, now.byHandCentavos, before.byHandCentavos))
  const columns = [
    textColumn(headings.client, 28),
    pesosColumn(headings.amount),
    pesosColumn(headings.before),
    pesosColumn(headings.difference),
  ]
  return { columns, pages: () => onePage(rows) }
}
