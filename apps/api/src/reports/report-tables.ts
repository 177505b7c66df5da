import type { BusinessReport, OccupancyReport } from '@rumi/contract'
import { reportTableWords as words } from '../copy/money/report-table-words.ts'
import type { Db } from '../db/connect.ts'
import {
  dayColumn,
  onePage,
  textColumn,
  integerColumn,
  type CellValue,
  type Table,
} from '../workbook/index.ts'
import { recordsThatEnd } from './expiring-medical-records.ts'
import { occupancyReportOf } from './occupancy-report.ts'
import { clientsTable, incomeTable, visitsTable, type ReportQuery } from './sales-tables.ts'

const { headings, titles } = words

/** Returns a business report as a table for download. */
export const reportTable = (db: Db, report: BusinessReport, query: ReportQuery): Promise<Table> =>
  tables[report](db, query)

const tables: Record<BusinessReport, (db: Db, query: ReportQuery) => Promise<Table>> = {
  income: incomeTable,
  visits: visitsTable,
  clients: clientsTable,
  occupancy: async (db, query) => occupancyTable(await occupancyReportOf(db, query)),
  'expiring-medical-records': medicalRecordsTable,
}

const sharesIn = ({ dayCare, hotel }: Pick<OccupancyReport, 'dayCare' | 'hotel'>): CellValue[] => [
  dayCare.used,
  dayCare.capacity,
  hotel.used,
  hotel.capacity,
]

function occupancyTable(use: OccupancyReport): Table {
  const rows: CellValue[][] = [
    ...use.periods.map((period) => [period.start, null, ...sharesIn(period)]),
    [use.from, headings.total, ...sharesIn(use)],
    [use.before.from, headings.before, ...sharesIn(use.before)],
  ]
  return {
    title: titles.occupancy,
    columns: [
      dayColumn(headings.from),
      textColumn(headings.sum, 18),
      integerColumn(headings.dayCareUsed, 16),
      integerColumn(headings.dayCareCapacity, 16),
      integerColumn(headings.hotelUsed, 16),
      integerColumn(headings.hotelCapacity, 16),
    ],
    pages: () => onePage(rows),
  }
}

async function medicalRecordsTable(db: Db, { hasTelephones }: ReportQuery): Promise<Table> {
  const medicalRecords = await recordsThatEnd(db)
  return {
    title: titles['expiring-medical-records'],
    columns: [
      dayColumn(headings.expires),
      textColumn(headings.dog, 20),
      textColumn(headings.medicalRecord, 28),
      textColumn(headings.owner, 32),
      textColumn(headings.phone, 16),
    ],
    pages: () =>
      onePage(
        medicalRecords.map(({ expiresOn, dogName, label, ownerName, ownerPhone }) => [
          expiresOn,
          dogName,
          label,
          ownerName,
          hasTelephones ? ownerPhone : '',
        ]),
      ),
  }
}
