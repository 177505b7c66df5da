import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../db/connect.ts'
import { cfdis, invoicedDeposits, standsForSale } from '../../db/schema/money/cfdis.ts'
import { payments } from '../../db/schema/money/payments.ts'
import { liveStatuses, soldIn, withoutXml, type StampRow } from '../subjects.ts'

/** Payment that is invoiced before its sale, by a CFDI of its own or in a global invoice. */
export type InvoicedDeposit = {
  paymentId: string
  cfdi: StampRow
  /** Invoiced amount less its credit notes, with the IVA and the retained ISR in it. */
  leftCentavos: number
  leftIvaCentavos: number
  leftRetainedCentavos: number
  /** Standing credit notes of its refunds. */
  notes: readonly StampRow[]
  /** Stamped invoice of the sale that names it. */
  appliedTo: string | null
}

const invoice = alias(cfdis, 'invoice')

/** Returns the deposits of some payments that stand in a CFDI. */
export async function depositsOf(db: Queryable, paymentIds: readonly string[]): Promise<InvoicedDeposit[]> {
  if (paymentIds.length === 0) return []
  const rows = await db
    .select({ deposit: invoicedDeposits, cfdi: withoutXml })
    .from(invoicedDeposits)
    .innerJoin(cfdis, eq(cfdis.id, invoicedDeposits.cfdiId))
    .where(and(invoicedDeposits.isLive, inArray(invoicedDeposits.paymentId, [...paymentIds])))
  if (rows.length === 0) return []
  const ids = rows.map(({ deposit }) => deposit.paymentId)
  const notes = await db
    .select({ note: withoutXml, refundOf: payments.refundOf })
    .from(cfdis)
    .innerJoin(payments, eq(payments.id, cfdis.refundId))
    .where(and(inArray(payments.refundOf, ids), inArray(cfdis.status, [...liveStatuses])))
  const applied = await db
    .select({ appliedId: cfdis.appliedId, invoiceId: invoice.id })
    .from(cfdis)
    .innerJoin(invoice, eq(invoice.id, cfdis.relatedTo))
    .where(
      and(
        inArray(cfdis.appliedId, ids),
        ne(cfdis.status, 'refused'),
        isNotNull(invoice.uuid),
        standsForSale(invoice),
      ),
    )
  return rows.map(({ deposit: { paymentId, totalCentavos, ivaCentavos }, cfdi }) => {
    const returned = notes
      .filter(({ note, refundOf }) => refundOf === paymentId && note.relatedTo === cfdi.id)
      .map(({ note }) => note)
    return {
      paymentId,
      cfdi,
      leftCentavos: returned.reduce((left, note) => left - soldIn(note), totalCentavos),
      leftIvaCentavos: returned.reduce((left, note) => left - note.ivaCentavos, ivaCentavos),
      leftRetainedCentavos: returned.reduce(
        (left, note) => left - note.isrRetainedCentavos,
        cfdi.isrRetainedCentavos,
      ),
      notes: returned,
      appliedTo: applied.find(({ appliedId }) => appliedId === paymentId)?.invoiceId ?? null,
    }
  })
}

/** Returns the credit notes of a sale by the id of their refund: those against its invoice, and those of its deposits. */
export const creditNotesBy = (standing: readonly StampRow[], deposits: readonly InvoicedDeposit[]) =>
  new Map(
    [...standing, ...deposits.flatMap(({ notes }) => notes)].flatMap((note) =>
      note.refundId ? [[note.refundId, note] as const] : [],
    ),
  )

/** Deposits that no invoice of the sale names. */
export const unapplied = (deposits: readonly InvoicedDeposit[]) =>
  deposits.filter(
    ({ appliedTo, leftCentavos, leftRetainedCentavos }) =>
      appliedTo === null && leftCentavos > leftRetainedCentavos,
  )

/** Sums the part of a sale that is invoiced by deposits alone. */
export function coveredBy(deposits: readonly InvoicedDeposit[]) {
  const found = unapplied(deposits)
  return {
    centavos: found.reduce((sum, { leftCentavos }) => sum + leftCentavos, 0),
    ivaCentavos: found.reduce((sum, { leftIvaCentavos }) => sum + leftIvaCentavos, 0),
    retainedCentavos: found.reduce((sum, { leftRetainedCentavos }) => sum + leftRetainedCentavos, 0),
  }
}

/** True if a standing invoice of a sale names a deposit of this CFDI. */
export async function isDepositNamed(db: Queryable, cfdiId: string) {
  const rows = await db
    .select({ paymentId: invoicedDeposits.paymentId })
    .from(invoicedDeposits)
    .where(and(eq(invoicedDeposits.cfdiId, cfdiId), invoicedDeposits.isLive))
  const ids = rows.map(({ paymentId }) => paymentId)
  if (ids.length === 0) return false
  const named = await db
    .select({ id: cfdis.id })
    .from(cfdis)
    .innerJoin(invoice, eq(invoice.id, cfdis.relatedTo))
    .where(and(inArray(cfdis.appliedId, ids), ne(cfdis.status, 'refused'), standsForSale(invoice)))
  return named.length > 0
}
