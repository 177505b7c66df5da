import {
  isOrderGivenUp,
  ivaWithin,
  paidCentavosOf,
  type CfdiOf,
  type LedgerMethod,
  type PaymentTarget,
} from '@rumi/contract'
import { asc, inArray, or } from 'drizzle-orm'
import { invoicingSentences as sentences } from '../copy/money/invoicing-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { passes } from '../db/schema/money/passes.ts'
import { payments } from '../db/schema/money/payments.ts'
import { orders } from '../db/schema/money/shop.ts'
import { targetOfColumns } from '../payments/index.ts'
import type { Sale } from './documents/cfdi.ts'
import { ivaPercentOf } from './documents/split-iva.ts'
import { saleOfTarget } from './subjects.ts'
import { chargeOfBooking, settingsIvaPercent } from '../db/sql-functions.ts'

export type LedgerRow = typeof payments.$inferSelect

/** A sale, how much of it is to be invoiced now, and how IVA is taken out of a part of it, as the books do (decision 139). */
export type FoundSale = Omit<Sale, 'ivaPercent' | 'sold'> & {
  target: PaymentTarget
  /** Null where it is none that SAT knows. */
  ivaPercent: number | null
  /** Current price. An order is invoiced in full, and its refunds get a credit note. */
  dueCentavos: number
  ivaOf: (centavos: number) => number
  /** Reason why it cannot be invoiced now. */
  obstacle: string | null
  rows: readonly LedgerRow[]
}

/**
 * Returns the refunds and credits of a sale. Paying out credit, overpayments and corrections of a method do
 * not count.
 */
export function refundsIn(rows: readonly LedgerRow[]) {
  const paid = new Set(rows.filter(({ kind }) => kind === 'payment').map(({ id }) => id))
  return rows.filter(
    ({ refundOf, status, isCorrection, isSurplus }) =>
      refundOf && paid.has(refundOf) && status !== 'failed' && !isCorrection && !isSurplus,
  )
}

export const sumOf = (rows: readonly { amountCentavos: number }[]) =>
  rows.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)

const keyOf = ({ of, id }: CfdiOf) => `${of} ${id}`

/** Loads current sales in a few queries; missing ones are left out. */
export async function readSales(db: Queryable, targets: readonly PaymentTarget[]): Promise<FoundSale[]> {
  const ids = {
    orders: targets.flatMap((target) => ('orderId' in target ? [target.orderId] : [])),
    bookings: targets.flatMap((target) => ('bookingId' in target ? [target.bookingId] : [])),
    passes: targets.flatMap((target) => ('passId' in target ? [target.passId] : [])),
  }
  const rows = await db
    .select()
    .from(payments)
    .where(
      or(
        inArray(payments.orderId, ids.orders),
        inArray(payments.bookingId, ids.bookings),
        inArray(payments.passId, ids.passes),
      ),
    )
    .orderBy(asc(payments.position))
  const ledger = Map.groupBy(rows, (row) => keyOf(saleOfTarget(targetOfColumns(row)!)))
  const rowsOf = (sale: CfdiOf) => ledger.get(keyOf(sale)) ?? []
  return [
    ...(await readOrders(db, ids.orders)).map((order) =>
      saleOfOrder(order, rowsOf({ of: 'orders', id: order.id })),
    ),
    ...(await readBookings(db, ids.bookings)).map((booking) =>
      saleOfBooking(booking, rowsOf({ of: 'bookings', id: booking.id })),
    ),
    ...(await readPasses(db, ids.passes)).map((pass) =>
      saleOfPass(pass, rowsOf({ of: 'passes', id: pass.id })),
    ),
  ]
}

const readOrders = async (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(orders)
        .where(inArray(orders.id, [...ids]))
        .orderBy(orders.number)

function saleOfOrder(order: typeof orders.$inferSelect, rows: LedgerRow[]): FoundSale {
  const { totalCentavos, ivaCentavos, subtotalCentavos: baseCentavos, status } = order
  const isOver = isOrderGivenUp(status)
  return {
    target: { orderId: order.id },
    series: 'P',
    folio: String(order.number),
    ivaPercent: ivaPercentOf(order),
    baseCentavos,
    ivaCentavos,
    totalCentavos,
    dueCentavos: isOver ? 0 : status === 'pending' ? totalCentavos : paidCentavosOf(rows),
    ivaOf: (centavos) => Math.round((centavos * ivaCentavos) / totalCentavos),
    obstacle: isOver ? sentences.isOver.orders : totalCentavos === 0 ? sentences.isFree.orders : null,
    paidBy: paidBy(rows, { withReturned: true }),
    rows,
  }
}

const readPasses = async (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          id: passes.id,
          status: passes.status,
          totalCentavos: passes.totalCentavos,
          percent: settingsIvaPercent(passes.settingsVersion),
        })
        .from(passes)
        .where(inArray(passes.id, [...ids]))
        .orderBy(passes.createdAt, passes.id)

type Pass = Awaited<ReturnType<typeof readPasses>>[number]

function saleOfPass({ id, status, totalCentavos, percent }: Pass, rows: LedgerRow[]): FoundSale {
  const isOver = status === 'cancelled'
  const centavos = isOver ? 0 : status === 'requested' ? totalCentavos : paidCentavosOf(rows)
  return serviceSale({
    rows,
    target: { passId: id },
    series: 'A',
    folio: folioOf(id),
    percent: Number(percent),
    centavos,
    obstacle: isOver ? sentences.isOver.passes : centavos === 0 ? sentences.isFree.passes : null,
  })
}

const readBookings = async (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          id: bookings.id,
          status: bookings.status,
          totalCentavos: bookings.totalCentavos,
          percent: settingsIvaPercent(bookings.settingsVersion),
          chargedCentavos: chargeOfBooking(bookings.id).mapWith(Number),
        })
        .from(bookings)
        .where(inArray(bookings.id, [...ids]))
        .orderBy(bookings.createdAt, bookings.id)

type Booking = Awaited<ReturnType<typeof readBookings>>[number]

function saleOfBooking(booking: Booking, rows: LedgerRow[]): FoundSale {
  const { status, totalCentavos, chargedCentavos } = booking
  const isFinal = status === 'checked-out' || status === 'no-show' || status === 'cancelled'
  const centavos = isFinal ? chargedCentavos : totalCentavos
  const isOver = booking.status === 'cancelled' || booking.status === 'no-show'
  return serviceSale({
    rows,
    target: { bookingId: booking.id },
    series: 'R',
    folio: folioOf(booking.id),
    percent: Number(booking.percent),
    centavos,
    obstacle:
      booking.status === 'pending'
        ? sentences.notConfirmed
        : centavos > 0
          ? null
          : isOver
            ? sentences.isOver.bookings
            : sentences.isFree.bookings,
  })
}

type Service = Pick<FoundSale, 'target' | 'rows' | 'series' | 'folio' | 'obstacle'> & {
  percent: number
  centavos: number
}

function serviceSale({ percent, centavos, ...sold }: Service): FoundSale {
  const { baseCentavos, ivaCentavos } = ivaWithin(centavos, percent)
  const isKnown = ivaPercentOf({ totalCentavos: centavos, ivaCentavos }) === percent
  return {
    ...sold,
    ivaPercent: isKnown ? percent : null,
    baseCentavos,
    ivaCentavos,
    totalCentavos: centavos,
    dueCentavos: centavos,
    ivaOf: (part) => ivaWithin(part, percent).ivaCentavos,
    paidBy: paidBy(sold.rows, { withReturned: false }),
  }
}

/** Short id used as folio on receipts. */
export const folioOf = (id: string) => id.slice(0, 8).toUpperCase()

/** Sums paid amounts by method minus refunds; `withReturned` ignores refunds. */
function paidBy(rows: readonly LedgerRow[], { withReturned }: { withReturned: boolean }) {
  const returned = withReturned ? refundsIn(rows) : []
  const paid = new Map<LedgerMethod, number>()
  for (const { id, kind, status, method, amountCentavos, returnedCentavos } of rows) {
    const since = sumOf(returned.filter(({ refundOf }) => refundOf === id))
    const left = amountCentavos - returnedCentavos + since
    if (kind === 'payment' && status === 'settled' && left > 0)
      paid.set(method, (paid.get(method) ?? 0) + left)
  }
  return paid
}
