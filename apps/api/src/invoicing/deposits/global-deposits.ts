import type { GlobalPeriod, GlobalPreview, Invoicing, PaymentTarget } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { invoicingSentences as sentences } from '../../copy/money/invoicing-sentences.ts'
import type { Queryable } from '../../db/connect.ts'
import { invoicedDeposits } from '../../db/schema/money/cfdis.ts'
import { payments } from '../../db/schema/money/payments.ts'
import { targetOfColumns } from '../../payments/index.ts'
import type { TaxPart } from '../documents/cfdi.ts'
import { momentsOf } from '../documents/global-information.ts'
import { readSales, type FoundSale, type LedgerRow } from '../read-sales.ts'
import { refuse } from '../read-sale.ts'
import { saleOfTarget } from '../subjects.ts'
import { coveredBy } from './deposits-of.ts'
import { nextParts, sumOfParts } from './deposit-parts.ts'

/** Payment of a sale in a global invoice before the sale. */
export type GlobalDeposit = {
  payment: LedgerRow
  target: PaymentTarget
  /** Number of the ticket of its sale. */
  number: string
  parts: readonly TaxPart[]
  amountCentavos: number
  ivaCentavos: number
}

/** Returns the payments of a period that no document states and that pay none of the given sales. */
export async function uninvoicedDeposits(
  db: Queryable,
  period: GlobalPeriod,
  paidSales: readonly FoundSale[],
): Promise<GlobalDeposit[]> {
  const [from, to] = momentsOf(period)
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from payments p
    where p.kind = 'payment' and p.status = 'settled' and p.method <> 'retention' and p.amount_centavos > p.returned_centavos
      and p.received_at >= ${from} and p.received_at < ${to}
      and num_nonnulls(p.order_id, p.booking_id, p.pass_id) = 1
      and not exists (select from invoiced_deposits d where d.is_live and d.payment_id = p.id)
      and not exists (select from invoiced_sales s where s.is_live
        and (s.order_id = p.order_id or s.booking_id = p.booking_id or s.pass_id = p.pass_id))`)
  return depositsAmong(db, new Set(rows.map(({ id }) => id)), { without: paidSales })
}

/** Returns the current deposits of a requested global invoice. */
export async function heldDeposits(db: Queryable, cfdiId: string): Promise<GlobalDeposit[]> {
  const rows = await db
    .select({ id: invoicedDeposits.paymentId })
    .from(invoicedDeposits)
    .where(eq(invoicedDeposits.cfdiId, cfdiId))
  return depositsAmong(db, new Set(rows.map(({ id }) => id)), { without: [], cfdiId })
}

type Among = {
  without: readonly FoundSale[]
  /** Global invoice whose own deposits are read again. */
  cfdiId?: string
}

async function depositsAmong(db: Queryable, ids: ReadonlySet<string>, { without, cfdiId }: Among) {
  if (ids.size === 0) return []
  const rows = await db
    .select()
    .from(payments)
    .where(sql`${payments.id} in ${[...ids]}`)
  const paid = new Set(without.map(({ target }) => saleOfTarget(target).id))
  const targets = new Map(
    rows.map((row) => {
      const target = targetOfColumns(row)!
      return [saleOfTarget(target).id, target] as const
    }),
  )
  const sales = await readSales(
    db,
    [...targets].flatMap(([id, target]) => (paid.has(id) ? [] : [target])),
  )
  return sales.flatMap((sale) => depositsOfSale(sale, ids, cfdiId))
}

/** The deposits of a sale one after the other, so that their IVA adds up to that of their sum. */
function depositsOfSale(sale: FoundSale, ids: ReadonlySet<string>, cfdiId: string | undefined) {
  const number = `${sale.series}-${sale.folio}`
  const before = coveredBy(sale.deposits.filter(({ cfdi }) => cfdi.id !== cfdiId))
  const found: GlobalDeposit[] = []
  for (const payment of sale.rows) {
    const amountCentavos = payment.amountCentavos - payment.returnedCentavos
    if (!ids.has(payment.id) || amountCentavos === 0) continue
    if (!sale.parts) refuse(sentences.unknownIvaOf(number))
    const parts = nextParts(sale, before, amountCentavos)
    const { ivaCentavos } = sumOfParts(parts)
    before.centavos += amountCentavos
    before.ivaCentavos += ivaCentavos
    found.push({ payment, target: sale.target, number, parts, amountCentavos, ivaCentavos })
  }
  return found
}

/** Sums the deposits of a preview by sale. */
export const depositsBySale = (deposits: readonly GlobalDeposit[]): GlobalPreview['deposits'] =>
  [...Map.groupBy(deposits, ({ number }) => number)].map(([number, ofSale]) => ({
    target: ofSale[0]!.target,
    number,
    paidCentavos: ofSale.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0),
  }))

/** Returns the deposits of a global invoice as it lists its sales. */
export async function depositsIn(db: Queryable, cfdiId: string): Promise<Invoicing['sales']> {
  const rows = await db
    .select({ payment: payments, totalCentavos: invoicedDeposits.totalCentavos })
    .from(invoicedDeposits)
    .innerJoin(payments, eq(payments.id, invoicedDeposits.paymentId))
    .where(eq(invoicedDeposits.cfdiId, cfdiId))
  const sales = await readSales(
    db,
    rows.map(({ payment }) => targetOfColumns(payment)!),
  )
  return rows.map(({ payment, totalCentavos }) => {
    const sale = saleOfTarget(targetOfColumns(payment)!)
    const { series, folio } = sales.find(({ target }) => saleOfTarget(target).id === sale.id)!
    return { ...sale, number: `${series}-${folio}`, totalCentavos, isDeposit: true }
  })
}
