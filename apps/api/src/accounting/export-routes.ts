import { books as calls, type BookReport } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { bookFileNames } from '../copy/book-table-words.ts'
import type { Db } from '../db/connect.ts'
import { registerRoute } from '../http/register-route.ts'
import { csvBytes, tableWorkbookBytes, type SendExport, type Table } from '../workbook/index.ts'
import { bookTable } from './book-tables.ts'
import { spanOf, type Span } from './read-books.ts'

type FileKind = { ending: string; type: string; bytesOf: (table: Table) => AsyncGenerator<Uint8Array> }

/** Offers the reports of the books as workbooks and as CSV. */
export function bookExportRoutes(app: FastifyInstance, db: Db, sendExport: SendExport) {
  const { exportWorkbook, exportCsv } = calls
  offer(exportWorkbook, { ending: 'xlsx', type: exportWorkbook.answersFile, bytesOf: tableWorkbookBytes })
  offer(exportCsv, { ending: 'csv', type: `${exportCsv.answersFile}; charset=utf-8`, bytesOf: csvBytes })

  function offer(call: typeof exportWorkbook | typeof exportCsv, { ending, type, bytesOf }: FileKind) {
    registerRoute(app, call, async (asked) => {
      const { params, query } = asked
      const table = await bookTable(db, params.report, query)
      return sendExport(asked, {
        what: 'books',
        type,
        fileName: `${nameOf(params.report, query)}.${ending}`,
        bytes: bytesOf(table),
      })
    })
  }
}

function nameOf(report: BookReport, asked: Span) {
  const { from, to } = spanOf(asked)
  return [bookFileNames[report], ...(report === 'balance-sheet' ? [to] : [from, to])].join('-')
}
