import { addDays, instantAt, lostAfterDays, type Sales } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import {
  comparedSpan,
  periodOf,
  periodsOf,
  reportSpan,
  type ReportQuery,
  type ReportSpan,
} from './report-span.ts'
import { businessDay } from '../db/sql-functions.ts'

const bestShown = 5
/** Maximum number of new or lost clients that a report names. */
const mostNamed = 100

/** Returns sales figures; throws for reversed or too long spans. */
export async function salesOf(db: Db, query: ReportQuery): Promise<Sales> {
  const span = reportSpan(query)
  const before = comparedSpan(span, query.compare)
  const [now, former, counts, countsBefore, bestClients, newClients, lostClients] = await Promise.all([
    incomeByDay(db, span),
    incomeByDay(db, before),
    countsOf(db, span),
    countsOf(db, before),
    bestClientsOf(db, span, bestShown),
    newClientsOf(db, span),
    lostClientsOf(db, span),
  ])
  return {
    ...span,
    before: {
      ...before,
      incomeCentavos: totalOf(former),
      periods: incomeByPeriod(before, former),
      counts: countsBefore,
    },
    incomeCentavos: totalOf(now),
    periods: incomeByPeriod(span, now),
    lines: linesOf(now, former),
    counts,
    bestClients,
    newClients,
    lostClients,
  }
}

type Row = { accountId: string; code: string; name: string; date: string; centavos: number }

const totalOf = (rows: readonly Row[]) => rows.reduce((sum, { centavos }) => sum + centavos, 0)

const incomeByPeriod = (span: ReportSpan, rows: readonly Row[]) =>
  periodsOf(span).map((start) => ({
    start,
    incomeCentavos: totalOf(rows.filter(({ date }) => periodOf(span, date) === start)),
  }))

/** Returns income by account and day. */
export async function incomeByDay(db: Db, { from, to }: ReportSpan): Promise<Row[]> {
  const { rows } = await db.execute<Omit<Row, 'centavos'> & { centavos: string }>(sql`
    select a.id as "accountId", a.code, a.name, to_char(e.date, 'YYYY-MM-DD') as date,
      sum(l.credit_centavos - l.debit_centavos) as centavos
    from gl_lines l join gl_entries e on e.id = l.entry_id join accounts a on a.id = l.account_id
    where e.status = 'posted' and e.source <> 'closing' and a.type = 'income' and e.date between ${from} and ${to}
    group by a.id, a.code, a.name, e.date order by a.code, e.date`)
  return rows.map((row) => ({ ...row, centavos: Number(row.centavos) }))
}

function linesOf(now: readonly Row[], former: readonly Row[]) {
  const accounts = new Map([...former, ...now].map((row) => [row.accountId, row]))
  return [...accounts.values()]
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .map(({ accountId, code, name }) => {
      const isOf = (row: Row) => row.accountId === accountId
      return {
        accountId,
        code,
        name,
        incomeCentavos: totalOf(now.filter(isOf)),
        beforeCentavos: totalOf(former.filter(isOf)),
      }
    })
}

/** Visits count on every day that they touch, as the list of bookings shows them, by where they stand now; stays by the day they ended. */
async function countsOf(db: Db, { from, to }: ReportSpan): Promise<Sales['counts']> {
  const start = instantAt(from, '00:00')
  const end = instantAt(addDays(to, 1), '00:00')
  const { rows } = await db.execute<Record<keyof Sales['counts'], string>>(sql`
    with ended as (
      select b.id, b.status from bookings b where b.status in ('checked-out', 'no-show', 'cancelled')
        and (b.start_day <= ${to} and b.end_day >= ${from} or b.start_at < ${end} and b.end_at > ${start})
    )
    select
      (select count(*) from ended where status = 'checked-out') as delivered,
      (select count(distinct d.dog_id) from ended join booking_dogs d on d.booking_id = ended.id where status = 'checked-out') as dogs,
      (select count(*) from ended where status = 'no-show') as "noShows",
      (select count(*) from ended where status = 'cancelled') as cancelled,
      (select count(*) from users where role = 'cliente' and created_at >= ${start} and created_at < ${end}) as "newClients",
      (select count(*) from (${lostIn({ from, to })}) lost) as "lostClients",
      (select count(*) from incidents where occurred_at >= ${start} and occurred_at < ${end}) as incidents,
      count(*) as stays, coalesce(sum(b.end_day - b.start_day), 0) as nights
    from ended join bookings b on b.id = ended.id
    where ended.status = 'checked-out' and b.service_type = 'Hotel' and b.end_day between ${from} and ${to}`)
  const [counted] = rows as [(typeof rows)[number]]
  return {
    delivered: Number(counted.delivered),
    dogs: Number(counted.dogs),
    noShows: Number(counted.noShows),
    cancelled: Number(counted.cancelled),
    newClients: Number(counted.newClients),
    lostClients: Number(counted.lostClients),
    stays: Number(counted.stays),
    nights: Number(counted.nights),
    incidents: Number(counted.incidents),
  }
}

/** Clients without upcoming bookings whose last visit is `lostAfterDays` before a day of the span. */
const lostIn = ({ from, to }: ReportSpan) => sql`
  select b.client_id as id, max(coalesce(b.end_day, ${businessDay(sql`b.end_at`)})) as last
  from bookings b join users u on u.id = b.client_id and u.closed_at is null
  where b.status in ('pending', 'confirmed', 'checked-in', 'checked-out')
  group by b.client_id
  having max(coalesce(b.end_day, ${businessDay(sql`b.end_at`)}))
      between ${addDays(from, -lostAfterDays)} and ${addDays(to, -lostAfterDays)}
    and bool_or(b.status = 'checked-out')`

const nameOf = sql`btrim(u.name || ' ' || u.last_name)`

async function newClientsOf(db: Db, { from, to }: ReportSpan): Promise<Sales['newClients']> {
  const { rows } = await db.execute<Sales['newClients'][number]>(sql`
    select u.id as "clientId", ${nameOf} as name from users u where u.role = 'cliente'
      and u.created_at >= ${instantAt(from, '00:00')} and u.created_at < ${instantAt(addDays(to, 1), '00:00')}
    order by u.created_at desc, u.id limit ${mostNamed}`)
  return rows
}

async function lostClientsOf(db: Db, span: ReportSpan): Promise<Sales['lostClients']> {
  const { rows } = await db.execute<Sales['lostClients'][number]>(sql`
    select u.id as "clientId", ${nameOf} as name, to_char(lost.last, 'YYYY-MM-DD') as "lastVisit"
    from (${lostIn(span)}) lost join users u on u.id = lost.id order by lost.last desc, u.id limit ${mostNamed}`)
  return rows
}

/** Returns the clients with the highest income. */
export async function bestClientsOf(
  db: Db,
  { from, to }: ReportSpan,
  most: number,
): Promise<Sales['bestClients']> {
  const { rows } = await db.execute<{ clientId: string; name: string; centavos: string }>(sql`
    select u.id as "clientId", btrim(u.name || ' ' || u.last_name) as name, s.centavos
    from users u join (
      select coalesce(b.client_id, o.user_id, p.owner_id) as client_id, sum(l.credit_centavos - l.debit_centavos) as centavos
      from gl_lines l join gl_entries e on e.id = l.entry_id join accounts a on a.id = l.account_id
      left join bookings b on b.id = e.booking_id left join orders o on o.id = e.order_id left join passes p on p.id = e.pass_id
      where e.status = 'posted' and a.type = 'income' and e.date between ${from} and ${to}
      group by 1
    ) s on s.client_id = u.id
    where s.centavos > 0 order by s.centavos desc, u.id limit ${most}`)
  return rows.map(({ clientId, name, centavos }) => ({ clientId, name, incomeCentavos: Number(centavos) }))
}
