import { uuid, type CfdiOf, type CfdiSubject, type PaymentTarget, type saleSubjects } from '@rumi/contract'
import { and, desc, eq, getTableColumns, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { cfdis, globalInvoices, invoicedSales, standsForSale } from '../db/schema/money/cfdis.ts'
import { passes } from '../db/schema/money/passes.ts'
import { payments } from '../db/schema/money/payments.ts'
import { orders } from '../db/schema/money/shop.ts'
import { Refused } from '../http/refused.ts'
import type { FiscalDocument } from './documents/cfdi.ts'
import { lockPayment, lockRowOf, targetOfColumns } from '../payments/index.ts'

/** A sale, or a payment, deposit or refund of one, whose sale that is and who bought it. */
export type SaleSubject = {
  of: Exclude<CfdiSubject, 'globals'>
  id: string
  clientId: string | null
  target: PaymentTarget
}
/** Public sales of a period. */
export type GlobalSubject = { of: 'globals'; id: string; clientId: null; target: null }
/** Loaded subject of a document. */
export type Subject = SaleSubject | GlobalSubject

/** Columns of a stamp's subject. */
const columns = {
  orders: 'orderId',
  bookings: 'bookingId',
  passes: 'passId',
  refunds: 'refundId',
  payments: 'paymentId',
  deposits: 'depositId',
  applications: 'appliedId',
  globals: 'globalId',
} as const satisfies Record<CfdiSubject, keyof typeof cfdis.$inferSelect>

export const columnOf = ({ of, id }: CfdiOf) => ({ [columns[of]]: id })
export const isOf = ({ of, id }: CfdiOf): SQL => eq(cfdis[columns[of]], id)

/** Returns what a document is about, by its columns. */
export function subjectIn(row: StampRow): CfdiOf {
  const [of] = Object.entries(columns).find(([, column]) => row[column] !== null)!
  return { of: of as CfdiSubject, id: row[columns[of as CfdiSubject]]! }
}

/** Loads the subject. Throws `not-found` if it is missing, not a sale or its payment, or another owner's. */
export async function subjectOf(db: Queryable, requested: CfdiOf, owner: string | null): Promise<Subject> {
  const found = uuid.safeParse(requested.id).success ? await findSubject(db, requested) : undefined
  if (!found || (owner && found.clientId !== owner)) throw new Refused('not-found')
  return found
}

async function findSubject(db: Queryable, { of, id }: CfdiOf): Promise<Subject | undefined> {
  if (of === 'globals') {
    const [row] = await db
      .select({ id: globalInvoices.id })
      .from(globalInvoices)
      .where(eq(globalInvoices.id, id))
    return row && { of, id, clientId: null, target: null }
  }
  if (of === 'orders') {
    const [row] = await db.select({ clientId: orders.userId }).from(orders).where(eq(orders.id, id))
    return row && { ...row, of, id, target: { orderId: id } }
  }
  if (of === 'bookings') {
    const [row] = await db.select({ clientId: bookings.clientId }).from(bookings).where(eq(bookings.id, id))
    return row && { ...row, of, id, target: { bookingId: id } }
  }
  if (of === 'passes') {
    const [row] = await db.select({ clientId: passes.ownerId }).from(passes).where(eq(passes.id, id))
    return row && { ...row, of, id, target: { passId: id } }
  }
  const [row] = await db.select().from(payments).where(eq(payments.id, id))
  const target = row && targetOfColumns(row)
  const isSo = of === 'refunds' ? row?.refundOf : row?.kind === 'payment' && row.method !== 'retention'
  return target && isSo ? { of, id, clientId: row.clientId, target } : undefined
}

/** Returns the sale whose payments the retained ISR of a document belongs to. */
export const targetOfStamp = async (db: Queryable, row: StampRow): Promise<PaymentTarget> =>
  (await subjectOf(db, subjectIn(row), null)).target!

/** One at a time decides which sales are in which global invoice. */
export const lockGlobals = (tx: Tx) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('global_invoices'))`)

/** Locks the subject for the transaction. Concurrent payments, refunds and invoices wait. */
export async function lockSubject(tx: Tx, { of, id, target }: Subject) {
  if (of === 'globals') await lockGlobals(tx)
  else if (of === 'refunds' || of === 'payments') await lockPayment(tx, id)
  else await lockRowOf(tx, target)
}

/** The sale that a target of payments is. */
export function saleOfTarget(target: PaymentTarget): { of: (typeof saleSubjects)[number]; id: string } {
  if ('orderId' in target) return { of: 'orders', id: target.orderId }
  return 'passId' in target ? { of: 'passes', id: target.passId } : { of: 'bookings', id: target.bookingId }
}

export type StampRow = typeof cfdis.$inferSelect

/** Stored request with its document, which is null where it is stamped; `again` if it may have been sent before. */
export type Begun = { row: StampRow; cfdi: FiscalDocument | null; again: boolean }

/** Invoiced amount of the sale in a document: its total and the ISR retained of it. */
export const soldIn = ({ totalCentavos, isrRetainedCentavos }: StampRow) =>
  totalCentavos + isrRetainedCentavos

export const liveStatuses = ['asked', 'valid', 'cancelling'] as const

/** Returns the stamp that stands: requested, valid, or cancelling and not substituted. */
export async function liveStampOf(db: Queryable, of: CfdiOf): Promise<StampRow | undefined> {
  const [live] = await db
    .select()
    .from(cfdis)
    .where(and(isOf(of), standsForSale(cfdis)))
  return live
}

/** Returns the request for a substitute of an invoice that was not answered yet. */
export async function requestedSubstituteOf(db: Queryable, id: string): Promise<StampRow | undefined> {
  const [requested] = await db
    .select()
    .from(cfdis)
    .where(and(eq(cfdis.substitutes, id), eq(cfdis.status, 'asked')))
  return requested
}

/** Returns the invoice of a sale, its own or a global one, with the invoiced amount. */
export async function invoiceWith(db: Queryable, target: PaymentTarget) {
  const { of, id } = saleOfTarget(target)
  const column = {
    orders: invoicedSales.orderId,
    bookings: invoicedSales.bookingId,
    passes: invoicedSales.passId,
  }[of]
  const [found] = await db
    .select({ invoice: cfdis, soldCentavos: invoicedSales.totalCentavos })
    .from(invoicedSales)
    .innerJoin(cfdis, eq(cfdis.id, invoicedSales.cfdiId))
    .where(and(eq(column, id), invoicedSales.isLive))
  return found
}

/** Every stamp of it, the last first. */
export const stampsOf = (db: Queryable, of: CfdiOf) =>
  db.select().from(cfdis).where(isOf(of)).orderBy(desc(cfdis.createdAt), desc(cfdis.id))

/** A document without its XML, where many are read. */
export const withoutXml = { ...getTableColumns(cfdis), xml: sql<null>`null` }

/** The credit notes and complements that stand against some invoices. */
export const standingAgainst = (db: Queryable, ...invoiceIds: readonly string[]) =>
  db
    .select(withoutXml)
    .from(cfdis)
    .where(and(inArray(cfdis.relatedTo, invoiceIds), inArray(cfdis.status, [...liveStatuses])))

/** The complements that stand for what was paid of an invoice, in their sequence. */
export const complementsOf = (db: Queryable, invoiceId: string) =>
  db
    .select()
    .from(cfdis)
    .where(
      and(
        eq(cfdis.relatedTo, invoiceId),
        isNotNull(cfdis.paymentId),
        inArray(cfdis.status, [...liveStatuses]),
      ),
    )
    .orderBy(cfdis.installment)
