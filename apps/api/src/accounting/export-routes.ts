import { books as calls, type BookReport } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { bookFileNames, comparedFile } from '../copy/money/book-table-words.ts'
import type { Db } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import { tableFile, type SendExport } from '../workbook/index.ts'
import { bookTable } from './book-tables.ts'
import { comparedSpanOf, type TableRequest } from './table-request.ts'
import { dateRangeOf } from './read-books.ts'

/** Offers the reports of the books as workbooks and as CSV. */
export function bookExportRoutes(app: FastifyInstance, db: Db, sendExport: SendExport) {
  for (const [call, format] of [
    [calls.exportWorkbook, 'xlsx'],
    [calls.exportCsv, 'csv'],
  ] as const)
    registerRoute(app, call, async (request) => {
      const { params, query } = request
      const table = await bookTable(db, params.report, query)
      return sendExport(request, { what: 'books', ...tableFile(table, nameOf(params.report, query), format) })
    })
}

const isSingleDay = (report: BookReport) => report === 'balance-sheet' || report === 'receivables'

function nameOf(report: BookReport, request: TableRequest) {
  const daysOf = ({ from, to }: { from: string; to: string }) => (isSingleDay(report) ? [to] : [from, to])
  const other = comparedSpanOf(request)
  return [
    bookFileNames[report],
    ...daysOf(dateRangeOf(request)),
    ...(other ? [comparedFile, ...daysOf(other)] : []),
  ].join('-')
}
