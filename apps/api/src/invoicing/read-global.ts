import {
  formatGlobalPeriod,
  regimeOfTwoMonths,
  retainedIn,
  type GlobalPeriod,
  type LedgerMethod,
  type PaymentTarget,
} from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { invoicingSentences as sentences } from '../copy/money/invoicing-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { globalInvoices, invoicedSales } from '../db/schema/money/cfdis.ts'
import { now, today } from '../http/clock.ts'
import { targetOfColumns } from '../payments/index.ts'
import { currentSettings, businessTaxData, type BusinessTaxData } from '../settings/index.ts'
import { paymentForms, publicReceiver, type Cfdi, type TaxPart } from './documents/cfdi.ts'
import { globalInformation, isAhead, isTooOld, momentsOf } from './documents/global-information.ts'
import { nextParts, sumOfParts } from './deposits/deposit-parts.ts'
import { coveredBy } from './deposits/deposits-of.ts'
import { heldDeposits, uninvoicedDeposits, type GlobalDeposit } from './deposits/global-deposits.ts'
import { refuse } from './read-sale.ts'
import { folioOf, readSales, type FoundSale } from './read-sales.ts'
import { lineOfTicket } from './documents/sold-lines.ts'
import { liveStampOf } from './subjects.ts'

/** Sale in a global invoice, by what its deposits have not stated before. */
export type GlobalSale = FoundSale & {
  number: string
  restCentavos: number
  ivaInRest: number
  restParts: readonly TaxPart[]
}
/** Sales and deposits of a global invoice. */
export type GlobalContent = { sales: readonly GlobalSale[]; deposits: readonly GlobalDeposit[] }

const sameSale = (one: 'q' | 's') => {
  const other = sql.identifier(one)
  return sql`(${other}.order_id = p.order_id or ${other}.booking_id = p.booking_id or ${other}.pass_id = p.pass_id)`
}

/** Returns what has no invoice and was paid, whole or in part, in a period, and not after it. */
async function uninvoicedTargets(db: Queryable, period: GlobalPeriod): Promise<PaymentTarget[]> {
  const [from, to] = momentsOf(period)
  const { rows } = await db.execute<{
    orderId: string | null
    bookingId: string | null
    passId: string | null
  }>(sql`
    select distinct p.order_id as "orderId", p.booking_id as "bookingId", p.pass_id as "passId" from payments p
    where p.kind = 'payment' and p.status = 'settled' and p.method <> 'retention' and p.amount_centavos > p.returned_centavos
      and p.received_at >= ${from} and p.received_at < ${to}
      and not exists (select from payments q where q.kind = 'payment' and q.status = 'settled' and q.method <> 'retention'
        and q.amount_centavos > q.returned_centavos and q.received_at >= ${to} and ${sameSale('q')})
      and not exists (select from invoiced_sales s where s.is_live and ${sameSale('s')})`)
  return rows.map((row) => targetOfColumns(row)!)
}

/**
 * Returns the sales fully paid in a period and not invoiced, and the other payments of the period as deposits. Throws for an IVA rate unknown
 * to SAT.
 */
export async function uninvoicedIn(db: Queryable, period: GlobalPeriod): Promise<GlobalContent> {
  const sales = await soldToThePublic(db, await uninvoicedTargets(db, period))
  return { sales, deposits: await uninvoicedDeposits(db, period, sales) }
}

const paidCentavosIn = ({ paidBy }: FoundSale) =>
  [...paidBy.values()].reduce((sum, centavos) => sum + centavos, 0)

/** Those of some sales that are paid whole and can be invoiced, by the number of their ticket. */
async function soldToThePublic(db: Queryable, targets: readonly PaymentTarget[]) {
  const found = await readSales(db, targets)
  const sold: GlobalSale[] = []
  for (const sale of found) {
    const { obstacle, dueCentavos, parts, series, folio } = sale
    if (obstacle || dueCentavos <= 0 || paidCentavosIn(sale) + retainedIn(sale.rows) < dueCentavos) continue
    const number = `${series}-${folio}`
    if (!parts) refuse(sentences.unknownIvaOf(number))
    const covered = coveredBy(sale.deposits)
    const restCentavos = dueCentavos - covered.centavos
    if (restCentavos <= 0) continue
    const restParts = nextParts(sale, covered, restCentavos)
    sold.push({ ...sale, number, restCentavos, restParts, ivaInRest: sumOfParts(restParts).ivaCentavos })
  }
  return sold
}

/** Returns the current sales of a requested global invoice. */
async function heldSales(db: Queryable, cfdiId: string) {
  const rows = await db.select().from(invoicedSales).where(eq(invoicedSales.cfdiId, cfdiId))
  return soldToThePublic(
    db,
    rows.map((row) => targetOfColumns(row)!),
  )
}

/** Builds the global invoice as of now with its sales. A requested one keeps its sales. */
export async function readGlobal(db: Queryable, id: string): Promise<{ cfdi: Cfdi; content: GlobalContent }> {
  const [period] = await db.select().from(globalInvoices).where(eq(globalInvoices.id, id))
  const issuer = businessTaxData(await currentSettings(db))
  const live = await liveStampOf(db, { of: 'globals', id })
  const content = live
    ? { sales: await heldSales(db, live.id), deposits: await heldDeposits(db, live.id) }
    : await uninvoicedIn(db, period!)
  const obstacle = obstacleOf({ period: period!, issuer, content })
  if (obstacle) refuse(obstacle)
  return { cfdi: globalOf({ id, period: period!, issuer, content }), content }
}

type GlobalSource = { period: GlobalPeriod; issuer: BusinessTaxData; content: GlobalContent }

/** Returns the reason why a global invoice cannot be issued. */
export function obstacleOf({ period, issuer, content }: GlobalSource): string | null {
  if (period.periodicity === 'two-months' && issuer.taxRegime !== regimeOfTwoMonths)
    return sentences.notTwoMonths
  if (isAhead(period, today())) return sentences.periodAhead
  if (isTooOld(period, today())) return sentences.periodTooOld
  return isEmpty(content) ? sentences.nothingToThePublic(formatGlobalPeriod(period)) : null
}

export const isEmpty = ({ sales, deposits }: GlobalContent) => sales.length === 0 && deposits.length === 0

/** Sums sales and deposits as the global invoice does. */
export const totalOfContent = ({ sales, deposits }: GlobalContent) => {
  const totalCentavos = [
    ...sales.map(({ restCentavos }) => restCentavos),
    ...deposits.map(({ amountCentavos }) => amountCentavos),
  ].reduce((sum, centavos) => sum + centavos, 0)
  const ivaCentavos = [
    ...sales.map(({ ivaInRest }) => ivaInRest),
    ...deposits.map((deposit) => deposit.ivaCentavos),
  ].reduce((sum, centavos) => sum + centavos, 0)
  return { totalCentavos, ivaCentavos, baseCentavos: totalCentavos - ivaCentavos }
}

/** One line a ticket or deposit and rate, each with its own IVA; paid in the way in which most of it was. */
function globalOf({ id, period, issuer, content }: GlobalSource & { id: string }): Cfdi {
  const { sales, deposits } = content
  const paid = new Map<LedgerMethod, number>()
  for (const { paidBy } of sales)
    for (const [method, centavos] of paidBy) paid.set(method, (paid.get(method) ?? 0) + centavos)
  for (const { payment, amountCentavos } of deposits)
    paid.set(payment.method, (paid.get(payment.method) ?? 0) + amountCentavos)
  const [most] = [...paid].toSorted(([, one], [, other]) => other - one)
  return {
    type: 'I',
    series: issuer.invoiceSeries,
    folio: null,
    ticket: folioOf(id),
    at: now(),
    issuer,
    receiver: publicReceiver(issuer),
    isPublic: true,
    paymentMethod: 'PUE',
    paymentForm: paymentForms[most![0]],
    related: [],
    sold: globalInformation(period),
    lines: [
      ...sales.flatMap(({ number, restParts }) => linesOf(number, sentences.ticket, restParts)),
      ...deposits.flatMap(({ number, parts }) => linesOf(number, sentences.depositLine, parts)),
    ],
    ...totalOfContent(content),
  }
}

const linesOf = (number: string, description: string, parts: readonly TaxPart[]) =>
  parts.map(({ treatment, ivaPercent, centavos, ivaCentavos }) => ({
    ...lineOfTicket({ number, description, centavos }),
    baseCentavos: centavos - ivaCentavos,
    ivaCentavos,
    ivaTreatment: treatment,
    ivaPercent,
  }))
