import {
  amountByTreatment,
  isOrderGivenUp,
  ivaWithin,
  paidCentavosOf,
  percentOfTreatment,
  type CfdiOf,
  type IvaTreatment,
  type LedgerMethod,
  type PaymentTarget,
  type TreatmentOfOrder,
} from '@rumi/contract'
import { asc, inArray, or } from 'drizzle-orm'
import { invoicingSentences as sentences } from '../copy/money/invoicing-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { passes } from '../db/schema/money/passes.ts'
import { payments } from '../db/schema/money/payments.ts'
import { targetOfColumns } from '../payments/index.ts'
import { depositsOf, type InvoicedDeposit } from './deposits/deposits-of.ts'
import { readOrders, type OrderReturn } from './read-orders.ts'
import type { Sale, TaxPart } from './documents/cfdi.ts'
import { ivaPercentOf } from './documents/split-iva.ts'
import { saleOfTarget } from './subjects.ts'
import { chargeOfBooking, endedRetention, settingsIvaPercent } from '../db/sql-functions.ts'

export type LedgerRow = typeof payments.$inferSelect

/** A sale, how much of it is to be invoiced now, and how IVA is taken out of a part of it, as the books do (decision 139). */
export type FoundSale = Omit<Sale, 'parts' | 'sold'> & {
  target: PaymentTarget
  /** Its amounts by treatment of IVA; null where one has a rate that SAT does not know. */
  parts: readonly TaxPart[] | null
  /** Current price. An order is invoiced in full, and its refunds get a credit note. */
  dueCentavos: number
  ivaOf: (centavos: number) => number
  /** Split an amount by treatment of IVA: of the sale now, and of the sale before anything was returned. */
  partsOf: (centavos: number) => TaxPart[]
  soldPartsOf: (centavos: number) => TaxPart[]
  /** Of an order. */
  returns?: readonly OrderReturn[]
  treatments?: readonly TreatmentOfOrder[]
  /** Reason why it cannot be invoiced now. */
  obstacle: string | null
  rows: readonly LedgerRow[]
  /** True while its service is not delivered, so that a payment of it is a deposit. */
  takesDeposits: boolean
  /** Its payments that stand in a CFDI before it. */
  deposits: readonly InvoicedDeposit[]
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

/** A refund with the retained ISR that ended with it, as the part of the sale that it takes back. */
export const withRetained = (row: LedgerRow): LedgerRow => ({
  ...row,
  amountCentavos: row.amountCentavos + row.isrRetainedCentavos,
})

/** Returns the refunds of a deposit that its CFDI still states. */
export const uncreditedRefunds = (rows: readonly LedgerRow[], { paymentId, cfdi, notes }: InvoicedDeposit) =>
  refundsIn(rows).filter(
    ({ id, refundOf, createdAt }) =>
      refundOf === paymentId && createdAt >= cfdi.readAt && !notes.some(({ refundId }) => refundId === id),
  )

/** Returns the payments of a sale that brought money. */
export const moneyIn = (rows: readonly LedgerRow[]) =>
  rows.filter(
    ({ kind, status, method }) => kind === 'payment' && status === 'settled' && method !== 'retention',
  )

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
  const found = [
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
  const paid = rows.filter(({ kind }) => kind === 'payment').map(({ id }) => id)
  const deposits = new Map((await depositsOf(db, paid)).map((deposit) => [deposit.paymentId, deposit]))
  return found.map((sale) => ({ ...sale, deposits: sale.rows.flatMap(({ id }) => deposits.get(id) ?? []) }))
}

type SaleAlone = Omit<FoundSale, 'deposits'>

type Order = Awaited<ReturnType<typeof readOrders>>[number]

function saleOfOrder(order: Order, rows: LedgerRow[]): SaleAlone {
  const { totalCentavos, ivaCentavos, subtotalCentavos: baseCentavos, status } = order
  const { treatments, returns, endedCentavos } = order
  const isOver = isOrderGivenUp(status)
  const percents = new Map(treatments.map((one) => [one.treatment, percentIn(one)]))
  const isKnown = treatments.every(
    ({ treatment, grossCentavos }) => grossCentavos === 0 || percents.get(treatment) !== null,
  )
  const partsIn = (centavos: number, among: readonly TreatmentOfOrder[]) =>
    amountByTreatment(centavos, among).map((part) => ({
      ...part,
      ivaPercent: percents.get(part.treatment) ?? 0,
    }))
  const sold = treatments.map((one) => ({ ...one, keptCentavos: one.grossCentavos }))
  const partsOf = (centavos: number) => partsIn(centavos, treatments)
  const soldPartsOf = (centavos: number) => partsIn(centavos, sold)
  return {
    target: { orderId: order.id },
    series: 'P',
    folio: String(order.number),
    parts: isKnown ? soldPartsOf(totalCentavos) : null,
    baseCentavos,
    ivaCentavos,
    totalCentavos,
    dueCentavos: isOver ? 0 : status === 'pending' ? totalCentavos : paidCentavosOf(rows) + endedCentavos,
    ivaOf: (centavos) => partsOf(centavos).reduce((sum, part) => sum + part.ivaCentavos, 0),
    partsOf,
    soldPartsOf,
    treatments,
    returns,
    obstacle: isOver ? sentences.isOver.orders : totalCentavos === 0 ? sentences.isFree.orders : null,
    paidBy: paidBy(rows, { withReturned: true }),
    takesDeposits: status === 'pending',
    rows,
  }
}

/** The percentage of a treatment of an order; of the general one that by which IVA was taken out of it. */
const percentIn = ({ treatment, grossCentavos, ivaCentavos }: TreatmentOfOrder) =>
  treatment === 'general'
    ? ivaPercentOf({ totalCentavos: grossCentavos, ivaCentavos })
    : percentOfTreatment(treatment, 0)

const readPasses = async (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({
          id: passes.id,
          status: passes.status,
          totalCentavos: passes.totalCentavos,
          ivaTreatment: passes.ivaTreatment,
          percent: settingsIvaPercent(passes.settingsVersion),
          endedCentavos: endedRetention({ passId: passes.id }).mapWith(Number),
        })
        .from(passes)
        .where(inArray(passes.id, [...ids]))
        .orderBy(passes.createdAt, passes.id)

type Pass = Awaited<ReturnType<typeof readPasses>>[number]

function saleOfPass(
  { id, status, totalCentavos, ivaTreatment, percent, endedCentavos }: Pass,
  rows: LedgerRow[],
): SaleAlone {
  const isOver = status === 'cancelled'
  const paidCentavos = paidCentavosOf(rows) + endedCentavos
  const centavos = isOver ? 0 : status === 'requested' ? totalCentavos : paidCentavos
  return serviceSale({
    rows,
    target: { passId: id },
    takesDeposits: status === 'requested',
    series: 'A',
    folio: folioOf(id),
    treatment: ivaTreatment,
    percent: percentOfTreatment(ivaTreatment, Number(percent)),
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
          ivaTreatment: bookings.ivaTreatment,
          percent: settingsIvaPercent(bookings.settingsVersion),
          chargedCentavos: chargeOfBooking(bookings.id).mapWith(Number),
        })
        .from(bookings)
        .where(inArray(bookings.id, [...ids]))
        .orderBy(bookings.createdAt, bookings.id)

type Booking = Awaited<ReturnType<typeof readBookings>>[number]

function saleOfBooking(booking: Booking, rows: LedgerRow[]): SaleAlone {
  const { status, totalCentavos, chargedCentavos } = booking
  const isFinal = status === 'checked-out' || status === 'no-show' || status === 'cancelled'
  const centavos = isFinal ? chargedCentavos : totalCentavos
  const isOver = booking.status === 'cancelled' || booking.status === 'no-show'
  return serviceSale({
    rows,
    target: { bookingId: booking.id },
    takesDeposits: !isFinal,
    series: 'R',
    folio: folioOf(booking.id),
    treatment: booking.ivaTreatment,
    percent: percentOfTreatment(booking.ivaTreatment, Number(booking.percent)),
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

type Service = Pick<FoundSale, 'target' | 'rows' | 'series' | 'folio' | 'obstacle' | 'takesDeposits'> & {
  treatment: IvaTreatment
  percent: number
  centavos: number
}

function serviceSale({ treatment, percent, centavos, ...sold }: Service): SaleAlone {
  const { baseCentavos, ivaCentavos } = ivaWithin(centavos, percent)
  const isKnown = ivaPercentOf({ totalCentavos: centavos, ivaCentavos }) === percent
  const partsOf = (part: number) => [
    { treatment, ivaPercent: percent, centavos: part, ivaCentavos: ivaWithin(part, percent).ivaCentavos },
  ]
  return {
    ...sold,
    parts: isKnown ? partsOf(centavos) : null,
    baseCentavos,
    ivaCentavos,
    totalCentavos: centavos,
    dueCentavos: centavos,
    ivaOf: (part) => ivaWithin(part, percent).ivaCentavos,
    partsOf,
    soldPartsOf: partsOf,
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
    if (kind === 'payment' && status === 'settled' && method !== 'retention' && left > 0)
      paid.set(method, (paid.get(method) ?? 0) + left)
  }
  return paid
}
