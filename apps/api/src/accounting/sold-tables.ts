import {
  instantAt,
  addDays,
  type BookingStatus,
  type LedgerMethod,
  type OrderStatus,
  type PaymentKind,
  type PaymentStatus,
  type RecordOf,
  type Resources,
  type ServiceType,
} from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { bookHeadings as headings, passName, paymentStatusNames } from '../copy/money/book-table-words.ts'
import {
  bookingStatusNames,
  deliveryNames,
  methodNames,
  orderNumber,
  orderPaymentNames,
  orderStatusNames,
  paymentKindNames,
} from '../copy/people/own-data-words.ts'
import type { Db } from '../db/connect.ts'
import {
  cellPagesOf,
  dayColumn,
  instantColumn,
  pageRows,
  pesosColumn,
  textColumn,
  integerColumn,
  type Table,
} from '../workbook/index.ts'
import type { DateRange } from './read-books.ts'
import { businessDay, netPaid } from '../db/sql-functions.ts'

type Days = Required<{ [K in keyof DateRange]: string }>
type Columns = Table['columns']
type Order = RecordOf<Resources['orders']>

const inDays = (column: SQL, { from, to }: Days) =>
  sql`${column} >= ${instantAt(from, '00:00')} and ${column} < ${instantAt(addDays(to, 1), '00:00')}`
const nameOfClient = sql`coalesce(btrim(u.name || ' ' || u.last_name), '')`
const dogsOf = (booking: SQL) => sql`coalesce((select string_agg(d.name, ', ' order by d.name)
  from booking_dogs bd join dogs d on d.id = bd.dog_id where bd.booking_id = ${booking}), '')`

const movedAt = sql`coalesce(p.received_at, p.created_at)`

type PaymentRow = {
  position: string
  at: string
  kind: PaymentKind
  method: LedgerMethod
  status: PaymentStatus
  amount: string
  tip: string
  client: string
  /** Visits, orders and passes that it paid; none of each where it was for nothing in particular. */
  visits: string[]
  orderNumbers: number[]
  passes: ServiceType[]
  reference: string
  reason: string
}

/**
 * Payments, refunds and credits by the day on which the money moved, else by that of their entry. Refunds are
 * negative and pending amounts have a column of their own, so that the sum is the money received.
 */
export function paymentsTable(db: Db, days: Days): Pick<Table, 'columns' | 'pages'> {
  const columns: Columns = [
    instantColumn(headings.at),
    textColumn(headings.kind, 16),
    textColumn(headings.method, 16),
    textColumn(headings.client, 28),
    textColumn(headings.what, 40),
    pesosColumn(headings.amount),
    pesosColumn(headings.tip),
    pesosColumn(headings.unmoved),
    textColumn(headings.state, 14),
    textColumn(headings.reference, 24),
    textColumn(headings.reason, 30),
  ]
  const read = async (last: PaymentRow | undefined) =>
    (
      await db.execute<PaymentRow>(sql`
        select p.position, ${movedAt} as at, p.kind, p.method, p.status, p.reference, p.reason, ${nameOfClient} as client,
          case p.kind when 'payment' then 1 else -1 end * p.amount_centavos as amount,
          case p.kind when 'payment' then 1 else -1 end * p.tip_centavos as tip, paid.*
        from moved_payments p left join users u on u.id = p.client_id, lateral (
          select coalesce(json_agg(s.name || ', ' || ${dogsOf(sql`x.booking_id`)} order by x.position) filter (where s.id is not null), '[]') as visits,
            coalesce(json_agg(o.number order by x.position) filter (where o.id is not null), '[]') as "orderNumbers",
            coalesce(json_agg(a.service_type order by x.position) filter (where a.id is not null), '[]') as passes
          from payments x left join bookings b on b.id = x.booking_id left join services s on s.id = b.service_id
            left join orders o on o.id = x.order_id left join passes a on a.id = x.pass_id
          where x.movement_id = p.id) paid
        where ${inDays(movedAt, days)} ${last ? sql`and p.position > ${last.position}::bigint` : sql``}
        order by p.position limit ${pageRows}`)
    ).rows
  return {
    columns,
    pages: () =>
      cellPagesOf(read, (row) => [
        new Date(row.at).toISOString(),
        paymentKindNames[row.kind],
        methodNames[row.method],
        row.client,
        whatWasPaid(row),
        ...(row.status === 'settled'
          ? [Number(row.amount), Number(row.tip), null]
          : [null, null, Number(row.amount) + Number(row.tip)]),
        paymentStatusNames[row.status],
        row.reference,
        row.reason,
      ]),
  }
}

const whatWasPaid = ({ visits, orderNumbers, passes }: PaymentRow) =>
  [...visits, ...orderNumbers.map(orderNumber), ...passes.map(passName)].join('; ')

type OrderRow = {
  number: number
  at: string
  client: string
  status: OrderStatus
  delivery: Order['delivery']
  payment: Order['payment']
  pieces: number
} & Record<'subtotal' | 'iva' | 'total' | 'returned' | 'paid', string>

/** Orders placed in the range with their IVA, returns and payments. */
export function ordersTable(db: Db, days: Days): Pick<Table, 'columns' | 'pages'> {
  const columns: Columns = [
    integerColumn(headings.order),
    instantColumn(headings.at),
    textColumn(headings.client, 28),
    textColumn(headings.state, 20),
    textColumn(headings.delivery, 20),
    textColumn(headings.method, 20),
    integerColumn(headings.pieces),
    pesosColumn(headings.subtotal),
    pesosColumn(headings.iva),
    pesosColumn(headings.total),
    pesosColumn(headings.returned),
    pesosColumn(headings.paid),
  ]
  const read = async (last: OrderRow | undefined) =>
    (
      await db.execute<OrderRow>(sql`
        select o.number, o.created_at as at, ${nameOfClient} as client, o.status, o.delivery, o.payment,
          (select coalesce(sum(i.quantity), 0)::int from order_items i where i.order_id = o.id) as pieces,
          o.subtotal_centavos as subtotal, o.iva_centavos as iva, o.total_centavos as total,
          (select coalesce(sum(r.amount_centavos), 0) from order_returns r where r.order_id = o.id) as returned,
          ${netPaid({ orderId: sql`o.id` })} as paid
        from orders o left join users u on u.id = o.user_id
        where ${inDays(sql`o.created_at`, days)} ${last ? sql`and o.number > ${last.number}` : sql``}
        order by o.number limit ${pageRows}`)
    ).rows
  return {
    columns,
    pages: () =>
      cellPagesOf(read, (row) => [
        row.number,
        new Date(row.at).toISOString(),
        row.client,
        orderStatusNames[row.status],
        deliveryNames[row.delivery],
        orderPaymentNames[row.payment],
        row.pieces,
        ...[row.subtotal, row.iva, row.total, row.returned, row.paid].map(Number),
      ]),
  }
}

type BookingRow = {
  id: string
  begins: string
  ends: string
  service: string
  dogs: string
  count: number
  client: string
  status: BookingStatus
} & Record<'total' | 'retained' | 'paid', string>

/** Returns bookings that begin within the days, in any state, with price, retained and paid amounts. */
export function bookingsTable(db: Db, { from, to }: Days): Pick<Table, 'columns' | 'pages'> {
  const columns: Columns = [
    dayColumn(headings.begins),
    dayColumn(headings.ends),
    textColumn(headings.service, 28),
    textColumn(headings.dogs, 28),
    integerColumn(headings.dogCount),
    textColumn(headings.client, 28),
    textColumn(headings.state, 16),
    pesosColumn(headings.total),
    pesosColumn(headings.paid),
    pesosColumn(headings.retained),
  ]
  const read = async (last: BookingRow | undefined) =>
    (
      await db.execute<BookingRow>(sql`
        select * from (
          select b.id, coalesce(b.start_day, ${businessDay(sql`b.start_at`)})::text as begins,
            coalesce(b.end_day, ${businessDay(sql`b.end_at`)})::text as ends, s.name as service,
            ${dogsOf(sql`b.id`)} as dogs, (select count(*)::int from booking_dogs bd where bd.booking_id = b.id) as count,
            ${nameOfClient} as client, b.status, b.total_centavos as total, b.retained_centavos as retained,
            ${netPaid({ bookingId: sql`b.id` })} as paid
          from bookings b join services s on s.id = b.service_id left join users u on u.id = b.client_id
        ) b where begins between ${from} and ${to}
          ${last ? sql`and (begins, id) > (${last.begins}, ${last.id}::uuid)` : sql``}
        order by begins, id limit ${pageRows}`)
    ).rows
  return {
    columns,
    pages: () =>
      cellPagesOf(read, (row) => [
        row.begins,
        row.ends,
        row.service,
        row.dogs,
        row.count,
        row.client,
        bookingStatusNames[row.status],
        Number(row.total),
        Number(row.paid),
        Number(row.retained),
      ]),
  }
}
