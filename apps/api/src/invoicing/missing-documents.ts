import { paidCentavosOf, type MissingDocuments } from '@rumi/contract'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { cfdis, invoicedSales } from '../db/schema/money/cfdis.ts'
import { targetOfColumns } from '../payments/index.ts'
import { depositsToSettle } from './deposits/deposits-to-settle.ts'
import { unapplied } from './deposits/deposits-of.ts'
import { creditableOf, isCredited, isOutdated } from './read-cfdi.ts'
import { complementedOf } from './read-complement.ts'
import {
  moneyIn,
  readSales,
  refundsIn,
  sumOf,
  uncreditedRefunds,
  type FoundSale,
  type LedgerRow,
} from './read-sales.ts'
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
  const notes = [...standing, ...deposits.flatMap((deposit) => deposit.notes)]
  const returned = refundsIn(rows).filter((refund) => isCredited(invoice, refund))
  const credited = new Set(notes.map(({ refundId }) => refundId))
  const inReturned = new Set<string | null>(returned.map(({ id }) => id))
  // A note of a deposit in the invoice is among both.
  const ofReturned = new Map(
    notes.flatMap((note) => (inReturned.has(note.refundId) ? [[note.id, soldIn(note)]] : [])),
  )
  const before = unapplied(deposits).map(({ leftCentavos, notes: its }) =>
    its.reduce((sum, note) => sum + (inReturned.has(note.refundId) ? soldIn(note) : 0), leftCentavos),
  )
  const complements = new Map(standing.map(({ paymentId, totalCentavos }) => [paymentId, totalCentavos]))
  const inParts = invoice.paymentMethod === 'PPD'
  const isOverApplied = deposits.some(
    (deposit) => deposit.appliedTo === invoice.id && uncreditedRefunds(rows, deposit).length > 0,
  )
  const amounts = {
    soldCentavos: soldCentavos + (invoice.globalId ? before.reduce((sum, left) => sum + left, 0) : 0),
    dueCentavos,
    paidCentavos: paidCentavosOf(rows),
    returnedCentavos: sumOfSale(returned),
    creditedCentavos: [...ofReturned.values()].reduce((sum, centavos) => sum + centavos, 0),
  }
  const documentedCentavos = amounts.soldCentavos - amounts.creditedCentavos
  return {
    isOutdated: (inParts && isOverApplied) || isOutdated(amounts),
    creditNotes: inParts
      ? 0
      : returned.filter(
          (refund) =>
            refund.status === 'settled' &&
            !credited.has(refund.id) &&
            creditableOf(sale, { refund, documentedCentavos, standing }) > 0,
        ).length,
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

/** Sums refunds with the retained ISR that ended with them. */
const sumOfSale = (refunds: readonly LedgerRow[]) =>
  sumOf(refunds) + refunds.reduce((sum, { isrRetainedCentavos }) => sum + isrRetainedCentavos, 0)

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
