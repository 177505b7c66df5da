import {
  saleSubjects,
  type DepositInvoice,
  type InvoicedPayment,
  type InvoicedRefund,
  type Invoicing,
} from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { globalInvoices, invoicedSales } from '../db/schema/money/cfdis.ts'
import { Refused } from '../http/refused.ts'
import { targetOfColumns } from '../payments/index.ts'
import { depositsIn } from './deposits/global-deposits.ts'
import type { FiscalDocument } from './documents/cfdi.ts'
import { missingDocumentsOf } from './missing-documents.ts'
import { globalWith, isCredited, readCfdi } from './read-cfdi.ts'
import { complementedOf } from './read-complement.ts'
import { readSale } from './read-sale.ts'
import { moneyIn, readSales, refundsIn, type FoundSale, type LedgerRow } from './read-sales.ts'
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

const nothingElse = { isOutdated: false, refunds: [], payments: [], deposits: [], global: null, sales: [] }

/**
 * Returns the current document or the obstacle, its stamps, and for a sale its deposits, its refunds and, invoiced in parts, its
 * payments.
 */
export async function readInvoicing(db: Queryable, subject: Subject): Promise<InvoicingState> {
  const stamps = await stampsOf(db, subject)
  const common = { ...nothingElse, ...(await draftOf(db, subject)), stamps: stamps.map(stampStatus) }
  if (subject.of === 'globals') return { ...common, ...(await readOfGlobal(db, subject, stamps)) }
  if (!isSale(subject.of)) return common
  const global = await globalWith(db, subject)
  const found = await invoiceWith(db, subject.target)
  const sale = await readSale(db, subject.target)
  const { rows } = sale
  const refunds: InvoicedRefund[] = []
  for (const refund of refundsIn(rows).filter((one) => isDocumented(sale, found?.invoice, one)))
    refunds.push(await readRow(db, { ...subject, of: 'refunds' }, refund))
  const deposits = await readDeposits(db, { subject, sale, isInvoiced: found !== undefined })
  if (!found?.invoice.uuid) return { ...common, global, refunds, deposits }
  const { invoice, soldCentavos } = found
  const standing = await standingAgainst(db, invoice.id)
  return {
    ...common,
    global,
    deposits,
    isOutdated: missingDocumentsOf({ invoice, soldCentavos, sale, standing }).isOutdated,
    refunds,
    payments: invoice.paymentMethod === 'PPD' ? await readPayments(db, { subject, rows, standing }) : [],
  }
}

const isSale = (of: Subject['of']) => saleSubjects.some((one) => one === of)

/** True if a refund is of a stated amount: of the invoice of the sale, or of a deposit before it. */
const isDocumented = ({ deposits }: FoundSale, invoice: StampRow | undefined, refund: LedgerRow) =>
  (invoice?.uuid && isCredited(invoice, refund)) ||
  deposits.some(
    ({ paymentId, cfdi, notes }) =>
      notes.some(({ refundId }) => refundId === refund.id) ||
      (!invoice && paymentId === refund.refundOf && cfdi.uuid && isCredited(cfdi, refund)),
  )

type OfDeposits = { subject: SaleSubject; sale: FoundSale; isInvoiced: boolean }

async function readDeposits(db: Queryable, { subject, sale, isInvoiced }: OfDeposits) {
  const found: DepositInvoice[] = []
  for (const row of moneyIn(sale.rows)) {
    const deposit = sale.deposits.find(({ paymentId }) => paymentId === row.id)
    const leftCentavos = deposit
      ? deposit.leftCentavos - deposit.leftRetainedCentavos
      : row.amountCentavos - row.returnedCentavos
    const mayBe = sale.takesDeposits && !isInvoiced && leftCentavos > 0
    const read = await readRow(db, { ...subject, of: 'deposits' }, row)
    if (!deposit && !mayBe && read.stamps.length === 0) continue
    const egreso = await readRow(db, { ...subject, of: 'applications' }, row)
    const hasEgreso = deposit?.appliedTo || egreso.stamps.length > 0
    found.push({ ...read, depositCentavos: leftCentavos, application: hasEgreso ? egreso : null })
  }
  return found
}

type InParts = { subject: SaleSubject; rows: readonly LedgerRow[]; standing: readonly StampRow[] }

async function readPayments(db: Queryable, { subject, rows, standing }: InParts) {
  const found: InvoicedPayment[] = []
  for (const row of moneyIn(rows)) {
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
    return { ...sale, number: `${series}-${folio}`, totalCentavos: common.get(sale.id)!, isDeposit: false }
  })
  const deposits = last ? await depositsIn(db, last.id) : []
  return { global: global!, sales: [...sales, ...deposits] }
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
  const { receiver, isPublic, paymentForm, totalCentavos, ivaCentavos, retention } = cfdi
  const common = {
    receiver: { ...receiver, isPublic },
    paymentForm,
    totalCentavos,
    ivaCentavos,
    retention: retention ?? null,
  }
  if (cfdi.type !== 'P') return { ...common, paymentMethod: cfdi.paymentMethod, part: null }
  const { installment, balanceCentavos: beforeCentavos } = cfdi
  const part = { installment, beforeCentavos, afterCentavos: beforeCentavos - totalCentavos }
  return { ...common, paymentMethod: null, part }
}
