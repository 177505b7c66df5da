import { reports as calls, seesTelephones, type BusinessReport } from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import { reportSpan, type ReportQuery } from '../accounting/index.ts'
import { reportTableWords } from '../copy/money/report-table-words.ts'
import type { Db } from '../db/connect.ts'
import { today } from '../http/clock.ts'
import { registerRoute } from '../http/register-route.ts'
import { tableFile, type SendExport } from '../workbook/index.ts'
import { recordsThatEnd } from './expiring-medical-records.ts'
import { occupancyReportOf } from './occupancy-report.ts'
import { reportTable } from './report-tables.ts'

const mostMedicalRecords = 500

/** Routes of occupancy and expiring medical records, as data and files. */
export function reportsRoutes(app: FastifyInstance, db: Db, sendExport: SendExport) {
  registerRoute(app, calls.houseUse, async ({ query }) => ({
    data: { houseUse: await occupancyReportOf(db, query) },
  }))

  registerRoute(app, calls.expiringMedicalRecords, async () => {
    const medicalRecords = await recordsThatEnd(db)
    return {
      data: {
        medicalRecords: medicalRecords.slice(0, mostMedicalRecords),
        hasMore: medicalRecords.length > mostMedicalRecords,
      },
    }
  })

  for (const [call, format] of [
    [calls.exportWorkbook, 'xlsx'],
    [calls.exportCsv, 'csv'],
  ] as const)
    registerRoute(app, call, async (span) => {
      const { params, query, actor } = span
      const table = await reportTable(db, params.report, { ...query, hasTelephones: seesTelephones(actor) })
      return sendExport(span, { what: 'reports', ...tableFile(table, nameOf(params.report, query), format) })
    })
}

function nameOf(report: BusinessReport, span: ReportQuery) {
  const { from, to } = reportSpan(span)
  return [
    reportTableWords.fileNames[report],
    ...(report === 'expiring-medical-records' ? [today()] : [from, to]),
  ].join('-')
}
