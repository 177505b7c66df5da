import type { Sales } from '@rumi/contract'
import {
  bestClientsOf,
  incomeByDay,
  periodOf,
  reportSpan,
  salesOf,
  type ReportQuery as RequestedSpan,
} from '../accounting/index.ts'
import { reportTableWords as words } from '../copy/money/report-table-words.ts'
import type { Db } from '../db/connect.ts'
import {
  dayColumn,
  onePage,
  pesosColumn,
  textColumn,
  integerColumn,
  type CellValue,
  type Table,
} from '../workbook/index.ts'

/** Requested days of a report as in the URL, and whether its reader sees telephones of clients. */
export type ReportQuery = RequestedSpan & { hasTelephones: boolean }

const { headings, titles } = words

/** Returns income by kind of service and shop, by day, or by month for long spans. */
export async function incomeTable(db: Db, query: ReportQuery): Promise<Table> {
  const span = reportSpan(query)
  const lines = await incomeByDay(db, span)
  const parts = Map.groupBy(lines, ({ code, date }) => `${periodOf(span, date)} ${code}`)
  const rows = [...parts.values()].flatMap((part) => {
    const [first] = part
    if (!first) return []
    const centavos = part.reduce((sum, line) => sum + line.centavos, 0)
    return [[periodOf(span, first.date), first.code, first.name, centavos]]
  })
  return {
    title: titles.income,
    columns: [
      dayColumn(headings.from),
      textColumn(headings.code, 12),
      textColumn(headings.service, 28),
      pesosColumn(headings.income),
    ],
    pages: () => onePage(rows.toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1))),
  }
}

const counted = Object.keys(words.counted) as (keyof Sales['counts'])[]

/** Counts visits, no-shows, new and lost clients, with the compared period. */
export async function visitsTable(db: Db, query: ReportQuery): Promise<Table> {
  const { counts, before } = await salesOf(db, query)
  return {
    title: titles.visits,
    columns: [
      textColumn(headings.what, 28),
      integerColumn(headings.now, 16),
      integerColumn(headings.before, 16),
    ],
    pages: () => onePage(counted.map((what) => [words.counted[what], counts[what], before.counts[what]])),
  }
}

const everyClient = 100_000

/** Returns income by client, and new and lost clients. */
export async function clientsTable(db: Db, query: ReportQuery): Promise<Table> {
  const span = reportSpan(query)
  const [best, { newClients, lostClients }] = await Promise.all([
    bestClientsOf(db, span, everyClient),
    salesOf(db, span),
  ])
  const rows: CellValue[][] = [
    ...best.map(({ name, incomeCentavos }) => [name, words.client.came, null, incomeCentavos]),
    ...newClients.map(({ name }) => [name, words.client.isNew, null, null]),
    ...lostClients.map(({ name, lastVisit }) => [name, words.client.lost, lastVisit, null]),
  ]
  return {
    title: titles.clients,
    columns: [
      textColumn(headings.owner, 32),
      textColumn(headings.state, 20),
      dayColumn(headings.lastVisit),
      pesosColumn(headings.income),
    ],
    pages: () => onePage(rows),
  }
}
