import type { InvoicedPayment, InvoicedRefund, Invoicing } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { globalInvoices, invoicedSales } from '../db/schema/money/cfdis.ts'
import { Refused } from '../http/refused.ts'
import { targetOfColumns } from '../payments/index.ts'
import type { FiscalDocument } from './documents/cfdi.ts'
import { missingDocumentsOf } from './missing-documents.ts'
import { globalWith, isCredited, readCfdi } from './read-cfdi.ts'
import { complementedOf } from './read-complement.ts'
import { readSale } from './read-sale.ts'
import { readSales, refundsIn, type LedgerRow } from './read-sales.ts'
import { stampStatus } from './stamp-status.ts'
import {
  invoiceWith,
  saleOfTarget,
  standingAgainst,
  stampsOf,
  type GlobalSubject,
  type SaleSubject,
  type StampRow,
  type Subject,
} from './subjects.ts'

type InvoicingState = Omit<Invoicing, 'canStamp'>

const nothingElse = { isOutdated: false, refunds: [], payments: [], global: null, sales: [] }

/**
 * Returns the current document or the obstacle, its stamps, and for an invoice its refunds and, in parts, its
 * payments.
 */
export async function readInvoicing(db: Queryable, subject: Subject): Promise<InvoicingState> {
  const stamps = await stampsOf(db, subject)
  const common = { ...nothingElse, ...(await draftOf(db, subject)), stamps: stamps.map(stampStatus) }
  if (subject.of === 'globals') return { ...common, ...(await readOfGlobal(db, subject, stamps)) }
  if (subject.of === 'refunds' || subject.of === 'payments') return common
  const global = await globalWith(db, subject)
  const found = await invoiceWith(db, subject.target)
  if (!found?.invoice.uuid) return { ...common, global }
  const { invoice, soldCentavos } = found
  const sale = await readSale(db, subject.target)
  const { rows } = sale
  const standing = await standingAgainst(db, invoice.id)
  const returned = refundsIn(rows).filter((refund) => isCredited(invoice, refund))
  const refunds: InvoicedRefund[] = []
  for (const refund of returned) refunds.push(await readRow(db, { ...subject, of: 'refunds' }, refund))
  return {
    ...common,
    global,
    isOutdated: missingDocumentsOf({ invoice, soldCentavos, sale, standing }).isOutdated,
    refunds,
    payments: invoice.paymentMethod === 'PPD' ? await readPayments(db, { subject, rows, standing }) : [],
  }
}

type InParts = { subject: SaleSubject; rows: readonly LedgerRow[]; standing: readonly StampRow[] }

async function readPayments(db: Queryable, { subject, rows, standing }: InParts) {
  const found: InvoicedPayment[] = []
  for (const row of rows.filter(({ kind, status }) => kind === 'payment' && status === 'settled')) {
    const common = await readRow(db, { ...subject, of: 'payments' }, row)
    const complement = standing.find(({ paymentId }) => paymentId === row.id)
    const leftCentavos = complementedOf(row, { rows, standing })
    if (leftCentavos === 0 && common.stamps.length === 0) continue
    const returnedCentavos = complement ? Math.max(0, complement.totalCentavos - leftCentavos) : 0
    found.push({ ...common, returnedCentavos })
  }
  return found
}

async function readRow(
  db: Queryable,
  { of, clientId, target }: SaleSubject,
  { id, method, amountCentavos, createdAt }: LedgerRow,
): Promise<InvoicedRefund> {
  const subject: SaleSubject = { of, id, clientId, target }
  const stamps: StampRow[] = await stampsOf(db, subject)
  return {
    id,
    method,
    amountCentavos,
    at: createdAt,
    ...(await draftOf(db, subject)),
    stamps: stamps.map(stampStatus),
  }
}

/** The period of a global invoice and its sales: those of its last stamp, or those it would be issued with. */
async function readOfGlobal(db: Queryable, { id }: GlobalSubject, [last]: readonly StampRow[]) {
  const [global] = await db.select().from(globalInvoices).where(eq(globalInvoices.id, id))
  const rows = last ? await db.select().from(invoicedSales).where(eq(invoicedSales.cfdiId, last.id)) : []
  const common = new Map(rows.map((row) => [saleOfTarget(targetOfColumns(row)!).id, row.totalCentavos]))
  const found = await readSales(
    db,
    rows.map((row) => targetOfColumns(row)!),
  )
  const sales = found.map(({ target, series, folio }) => {
    const sale = saleOfTarget(target)
    return { ...sale, number: `${series}-${folio}`, totalCentavos: common.get(sale.id)! }
  })
  return { global: global!, sales }
}

async function draftOf(db: Queryable, subject: Subject): Promise<Pick<Invoicing, 'draft' | 'obstacle'>> {
  try {
    return { draft: shownDraft(await readCfdi(db, subject)), obstacle: null }
  } catch (error) {
    if (error instanceof Refused) return { draft: null, obstacle: error.message }
    throw error
  }
}

function shownDraft(cfdi: FiscalDocument) {
  const { receiver, isPublic, paymentForm, totalCentavos, ivaCentavos } = cfdi
  const common = { receiver: { ...receiver, isPublic }, paymentForm, totalCentavos, ivaCentavos }
  if (cfdi.type !== 'P') return { ...common, paymentMethod: cfdi.paymentMethod, part: null }
  const { installment, balanceCentavos: beforeCentavos } = cfdi
  const part = { installment, beforeCentavos, afterCentavos: beforeCentavos - totalCentavos }
  return { ...common, paymentMethod: null, part }
}
