import { paidCentavosOf, type MissingDocuments } from '@rumi/contract'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { cfdis, invoicedSales } from '../db/schema/money/cfdis.ts'
import { targetOfColumns } from '../payments/index.ts'
import { depositsToSettle } from './deposits/deposits-to-settle.ts'
import { creditNotesBy, unapplied } from './deposits/deposits-of.ts'
import { creditableOf, isCredited } from './read-cfdi.ts'
import { complementedOf } from './read-complement.ts'
import { moneyIn, readSales, refundsIn, uncreditedRefunds, type FoundSale } from './read-sales.ts'
import { saleOfTarget, soldIn, standingAgainst, withoutXml, type StampRow } from './subjects.ts'

type Invoiced = {
  invoice: StampRow
  /** Invoiced amount of the sale. */
  soldCentavos: number
  sale: FoundSale
  /** The credit notes and complements that stand against the invoice. */
  standing: readonly StampRow[]
}

/**
 * Returns the missing documents of an invoice: a replacement, credit notes, and complements that are missing
 * or too high. Refunds of an invoice in parts count at their complements, which are replaced if there is no
 * credit note; those of a deposit that it applies at the deposit, so that the invoice is replaced.
 */
export function missingDocumentsOf({ invoice, soldCentavos, sale, standing }: Invoiced): MissingDocuments {
  const { rows, dueCentavos, deposits } = sale
  const notes = creditNotesBy(standing, deposits)
  const returned = refundsIn(rows).filter((refund) => isCredited(invoice, refund))
  const credited = returned.flatMap(({ id }) => notes.get(id) ?? [])
  const inReturned = new Set<string | null>(returned.map(({ id }) => id))
  const before = unapplied(deposits).map(({ leftCentavos, notes: its }) =>
    its.reduce((sum, note) => sum + (inReturned.has(note.refundId) ? soldIn(note) : 0), leftCentavos),
  )
  const complements = new Map(standing.map(({ paymentId, totalCentavos }) => [paymentId, totalCentavos]))
  const inParts = invoice.paymentMethod === 'PPD'
  const isOverApplied = deposits.some(
    (deposit) => deposit.appliedTo === invoice.id && uncreditedRefunds(rows, deposit).length > 0,
  )
  const statedCentavos = soldCentavos + (invoice.globalId ? before.reduce((sum, left) => sum + left, 0) : 0)
  const documentedCentavos = credited.reduce((left, note) => left - soldIn(note), statedCentavos)
  const creditable = returned
    .filter(({ id }) => !notes.has(id))
    .map((refund) => ({
      refund,
      centavos: creditableOf(sale, { refund, documentedCentavos, standing }),
    }))
  const amounts = {
    soldCentavos: statedCentavos,
    documentedCentavos,
    dueCentavos,
    paidCentavos: paidCentavosOf(rows),
    creditableCentavos: creditable.reduce((sum, { centavos }) => sum + centavos, 0),
  }
  return {
    isOutdated: (inParts && isOverApplied) || isOutdated(amounts),
    creditNotes: inParts
      ? 0
      : creditable.filter(({ refund, centavos }) => refund.status === 'settled' && centavos > 0).length,
    complements: inParts
      ? moneyIn(rows).filter((payment) => {
          const left = complementedOf(payment, { rows, standing })
          const complemented = complements.get(payment.id)
          return complemented === undefined ? left > 0 : complemented > left
        }).length
      : 0,
    applications: deposits.filter(
      ({ appliedTo, paymentId }) =>
        appliedTo === invoice.id &&
        !standing.some(({ appliedId, uuid }) => appliedId === paymentId && uuid !== null),
    ).length,
  }
}

type Amounts = {
  /** Invoiced amount of the sale, and what is left of it after credit notes. */
  soldCentavos: number
  documentedCentavos: number
  /** Part of that which credit notes of its other refunds may take back. */
  creditableCentavos: number
  /** Current price, and its paid part. */
  dueCentavos: number
  paidCentavos: number
}

/**
 * True if the price of a sale differs from its invoice: it equals neither the invoice nor the invoice after its credit notes, with or
 * without those that are missing. A credited amount that was paid again also counts, because no document covers it.
 */
function isOutdated({
  soldCentavos,
  documentedCentavos,
  creditableCentavos,
  dueCentavos,
  paidCentavos,
}: Amounts) {
  return (
    Math.min(paidCentavos, dueCentavos) > documentedCentavos ||
    ![soldCentavos, documentedCentavos, documentedCentavos - creditableCentavos].includes(dueCentavos)
  )
}

/** Sales that are read at once. */
const atOnce = 500

type InvoicesToSettle = {
  /** Only of these invoices; of all where it is left out. */
  among?: readonly string[]
  /** Maximum to find. */
  most?: number
}

/**
 * Returns the missing documents of valid invoices by id, newest first; complete ones are left out. A global
 * invoice collects those of its sales.
 */
export async function invoicesToSettle(db: Queryable, { among, most = Infinity }: InvoicesToSettle) {
  const found = new Map<string, MissingDocuments>()
  for (let skipped = 0; found.size <= most; skipped += atOnce) {
    const invoiced = await db
      .select({ invoice: withoutXml, sold: invoicedSales })
      .from(invoicedSales)
      .innerJoin(cfdis, eq(cfdis.id, invoicedSales.cfdiId))
      .where(
        and(
          invoicedSales.isLive,
          eq(cfdis.status, 'valid'),
          isNotNull(cfdis.uuid),
          among && inArray(cfdis.id, [...among]),
        ),
      )
      .orderBy(desc(cfdis.createdAt), desc(cfdis.id), invoicedSales.id)
      .limit(atOnce)
      .offset(skipped)
    if (invoiced.length === 0) break
    const sales = await readSales(
      db,
      invoiced.map(({ sold }) => targetOfColumns(sold)!),
    )
    const saleBy = new Map(sales.map((sale) => [saleOfTarget(sale.target).id, sale]))
    const invoiceIds = new Set(invoiced.map(({ invoice }) => invoice.id))
    const against = Map.groupBy(await standingAgainst(db, ...invoiceIds), ({ relatedTo }) => relatedTo)
    for (const { invoice, sold } of invoiced) {
      const sale = saleBy.get(saleOfTarget(targetOfColumns(sold)!).id)!
      const standing = against.get(invoice.id) ?? []
      const missing = missingDocumentsOf({ invoice, soldCentavos: sold.totalCentavos, sale, standing })
      if (isSettled(missing)) continue
      const before = found.get(invoice.id)
      found.set(invoice.id, before ? bothOf(before, missing) : missing)
    }
    if (invoiced.length < atOnce) break
  }
  for (const [id, missing] of await depositsToSettle(db, among)) {
    const before = found.get(id)
    found.set(id, before ? bothOf(before, missing) : missing)
  }
  return found
}

const isSettled = ({ isOutdated: outdated, creditNotes, complements, applications }: MissingDocuments) =>
  !outdated && creditNotes === 0 && complements === 0 && applications === 0

const bothOf = (one: MissingDocuments, other: MissingDocuments): MissingDocuments => ({
  isOutdated: one.isOutdated || other.isOutdated,
  creditNotes: one.creditNotes + other.creditNotes,
  complements: one.complements + other.complements,
  applications: one.applications + other.applications,
})
