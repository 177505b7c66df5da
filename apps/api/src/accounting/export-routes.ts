import { books as calls, type BookReport } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { bookFileNames } from '../copy/book-table-words.ts'
import type { Db } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import { tableFile, type SendExport } from '../workbook/index.ts'
import { bookTable } from './book-tables.ts'
import { spanOf, type Span } from './read-books.ts'

/** Offers the reports of the books as workbooks and as CSV. */
export function bookExportRoutes(app: FastifyInstance, db: Db, sendExport: SendExport) {
  for (const [call, format] of [
    [calls.exportWorkbook, 'xlsx'],
    [calls.exportCsv, 'csv'],
  ] as const)
    registerRoute(app, call, async (asked) => {
      const { params, query } = asked
      const table = await bookTable(db, params.report, query)
      return sendExport(asked, { what: 'books', ...tableFile(table, nameOf(params.report, query), format) })
    })
}

const isOfOneDay = (report: BookReport) => report === 'balance-sheet' || report === 'receivables'

function nameOf(report: BookReport, asked: Span) {
  const { from, to } = spanOf(asked)
  return [bookFileNames[report], ...(isOfOneDay(report) ? [to] : [from, to])].join('-')
}
