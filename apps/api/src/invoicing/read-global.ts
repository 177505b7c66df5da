import {
  addDays,
  formatGlobalPeriod,
  instantAt,
  regimeOfTwoMonths,
  type GlobalPeriod,
  type GlobalPreview,
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
import { paymentForms, publicReceiver, type Cfdi } from './documents/cfdi.ts'
import { globalInformation, isAhead, isTooOld } from './documents/global-information.ts'
import { refuse } from './read-sale.ts'
import { folioOf, readSales, type FoundSale } from './read-sales.ts'
import { lineOfTicket } from './documents/sold-lines.ts'
import { liveStampOf } from './subjects.ts'

/** Sale in a global invoice. */
export type GlobalSale = FoundSale & { number: string; ivaInDue: number }

const momentsOf = ({ firstDay, lastDay }: GlobalPeriod) =>
  [instantAt(firstDay, '00:00'), instantAt(addDays(lastDay, 1), '00:00')] as const

const sameSale = (one: 'q' | 's') => {
  const other = sql.identifier(one)
  return sql`(${other}.order_id = p.order_id or ${other}.booking_id = p.booking_id or ${other}.pass_id = p.pass_id)`
}

/** Returns what has no invoice and was paid, whole or in part, in a period; `and` restricts its payments `p`. */
async function uninvoicedTargets(
  db: Queryable,
  period: GlobalPeriod,
  and = sql`true`,
): Promise<PaymentTarget[]> {
  const [from, to] = momentsOf(period)
  const { rows } = await db.execute<{
    orderId: string | null
    bookingId: string | null
    passId: string | null
  }>(sql`
    select distinct p.order_id as "orderId", p.booking_id as "bookingId", p.pass_id as "passId" from payments p
    where p.kind = 'payment' and p.status = 'settled' and p.amount_centavos > p.returned_centavos
      and p.received_at >= ${from} and p.received_at < ${to} and ${and}
      and not exists (select from invoiced_sales s where s.is_live and ${sameSale('s')})`)
  return rows.map((row) => targetOfColumns(row)!)
}

/** Returns the sales fully paid in a period and not invoiced. Throws for an IVA rate unknown to SAT. */
export async function uninvoicedSales(db: Queryable, period: GlobalPeriod): Promise<GlobalSale[]> {
  const [, to] = momentsOf(period)
  const isLast = sql`not exists (select from payments q where q.kind = 'payment' and q.status = 'settled'
        and q.amount_centavos > q.returned_centavos and q.received_at >= ${to} and ${sameSale('q')})`
  return soldToThePublic(db, await uninvoicedTargets(db, period, isLast))
}

/** Returns the sales without an invoice that money received in a period pays only in part. */
export async function uninvoicedDeposits(
  db: Queryable,
  period: GlobalPeriod,
): Promise<GlobalPreview['deposits']> {
  const sales = await readSales(db, await uninvoicedTargets(db, period))
  return sales
    .map((sale) => ({ ...sale, paidCentavos: paidCentavosIn(sale) }))
    .filter(({ paidCentavos, dueCentavos }) => paidCentavos > 0 && paidCentavos < dueCentavos)
    .map(({ target, series, folio, paidCentavos }) => ({
      target,
      number: `${series}-${folio}`,
      paidCentavos,
    }))
}

const paidCentavosIn = ({ paidBy }: FoundSale) =>
  [...paidBy.values()].reduce((sum, centavos) => sum + centavos, 0)

/** Those of some sales that are paid whole and can be invoiced, by the number of their ticket. */
async function soldToThePublic(db: Queryable, targets: readonly PaymentTarget[]) {
  const found = await readSales(db, targets)
  const sold: GlobalSale[] = []
  for (const sale of found) {
    const { obstacle, dueCentavos, parts, series, folio } = sale
    if (obstacle || dueCentavos <= 0 || paidCentavosIn(sale) < dueCentavos) continue
    const number = `${series}-${folio}`
    if (!parts) refuse(sentences.unknownIvaOf(number))
    sold.push({ ...sale, number, ivaInDue: sale.ivaOf(dueCentavos) })
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
export async function readGlobal(db: Queryable, id: string): Promise<{ cfdi: Cfdi; sales: GlobalSale[] }> {
  const [period] = await db.select().from(globalInvoices).where(eq(globalInvoices.id, id))
  const issuer = businessTaxData(await currentSettings(db))
  const live = await liveStampOf(db, { of: 'globals', id })
  const sales = live ? await heldSales(db, live.id) : await uninvoicedSales(db, period!)
  const obstacle = obstacleOf({ period: period!, issuer, sales })
  if (obstacle) refuse(obstacle)
  return { cfdi: globalOf({ id, period: period!, issuer, sales }), sales }
}

type GlobalSource = { period: GlobalPeriod; issuer: BusinessTaxData; sales: readonly GlobalSale[] }

/** Returns the reason why a global invoice cannot be issued. */
export function obstacleOf({ period, issuer, sales }: GlobalSource): string | null {
  if (period.periodicity === 'two-months' && issuer.taxRegime !== regimeOfTwoMonths)
    return sentences.notTwoMonths
  if (isAhead(period, today())) return sentences.periodAhead
  if (isTooOld(period, today())) return sentences.periodTooOld
  return sales.length === 0 ? sentences.nothingToThePublic(formatGlobalPeriod(period)) : null
}

/** Sums sales as the global invoice does. */
export const totalOfSales = (sales: readonly GlobalSale[]) => {
  const totalCentavos = sales.reduce((sum, { dueCentavos }) => sum + dueCentavos, 0)
  const ivaCentavos = sales.reduce((sum, { ivaInDue }) => sum + ivaInDue, 0)
  return { totalCentavos, ivaCentavos, baseCentavos: totalCentavos - ivaCentavos }
}

/** One line a ticket and rate, each with its own IVA; paid in the way in which most of it was. */
function globalOf({ id, period, issuer, sales }: GlobalSource & { id: string }): Cfdi {
  const paid = new Map<LedgerMethod, number>()
  for (const { paidBy } of sales)
    for (const [method, centavos] of paidBy) paid.set(method, (paid.get(method) ?? 0) + centavos)
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
    related: null,
    sold: globalInformation(period),
    lines: sales.flatMap(({ number, dueCentavos, partsOf }) =>
      partsOf(dueCentavos)
        .filter(({ centavos }) => centavos > 0)
        .map(({ treatment, ivaPercent, centavos, ivaCentavos }) => ({
          ...lineOfTicket({ number, description: sentences.ticket, centavos }),
          baseCentavos: centavos - ivaCentavos,
          ivaCentavos,
          ivaTreatment: treatment,
          ivaPercent,
        })),
    ),
    ...totalOfSales(sales),
  }
}
