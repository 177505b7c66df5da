import { reports as calls, type HouseReport } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { reportSpan, type ReportSpan } from '../accounting/index.ts'
import { reportTableWords } from '../copy/report-table-words.ts'
import type { Db } from '../db/connect.ts'
import { today } from '../http/clock.ts'
import { registerRoute } from '../http/register-route.ts'
import { tableFile, type SendExport } from '../workbook/index.ts'
import { papersThatEnd } from './expiring-papers.ts'
import { houseUseOf } from './house-use.ts'
import { reportTable } from './report-tables.ts'

const mostPapers = 500

/** How full the house is and which papers end soon, on the screen and as files. */
export function reportsRoutes(app: FastifyInstance, db: Db, sendExport: SendExport) {
  registerRoute(app, calls.houseUse, async ({ query }) => ({
    data: { houseUse: await houseUseOf(db, query) },
  }))

  registerRoute(app, calls.expiringPapers, async () => {
    const papers = await papersThatEnd(db)
    return { data: { papers: papers.slice(0, mostPapers), hasMore: papers.length > mostPapers } }
  })

  for (const [call, format] of [
    [calls.exportWorkbook, 'xlsx'],
    [calls.exportCsv, 'csv'],
  ] as const)
    registerRoute(app, call, async (asked) => {
      const { params, query } = asked
      const table = await reportTable(db, params.report, query)
      return sendExport(asked, { what: 'reports', ...tableFile(table, nameOf(params.report, query), format) })
    })
}

function nameOf(report: HouseReport, asked: Partial<Record<keyof ReportSpan, string | undefined>>) {
  const { from, to } = reportSpan(asked)
  return [
    reportTableWords.fileNames[report],
    ...(report === 'expiring-papers' ? [today()] : [from, to]),
  ].join('-')
}
