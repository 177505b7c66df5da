import { ivaCauses, type IvaCause, type IvaCheck } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { targetOfColumns } from '../payments/index.ts'

/** Account of the IVA that was charged and received. */
const ivaAccount = '208.01'

/** Account of what was paid before the service. */
const advanceAccount = '206.01'

/** Maximum of differences listed of a cause. */
const mostListed = 100

type Row = Record<'bookingId' | 'orderId' | 'passId' | 'entryId', string | null> &
  Record<'books' | 'cfdi', string> & { number: string; cause: IvaCause }

/** Compares the IVA posted in a month with the IVA of its CFDI, sale by sale. */
export async function ivaCheck(db: Db, month: string): Promise<IvaCheck> {
  const { rows } = await db.execute<Row>(movedIn(`${month}-01`))
  const moved = rows.map(({ cause, number, entryId, ...row }) => ({
    cause,
    target: targetOfColumns(row),
    entryId,
    number,
    booksCentavos: Number(row.books),
    cfdiCentavos: Number(row.cfdi),
  }))
  const differing = moved
    .filter((one) => differenceOf(one) !== 0)
    .toSorted((one, other) => Math.abs(differenceOf(other)) - Math.abs(differenceOf(one)))
  const causes = ivaCauses.map((cause) => {
    const found = differing.filter((one) => one.cause === cause)
    const differences = found.slice(0, mostListed)
    return { cause, count: found.length, centavos: sumOf(found, differenceOf), differences }
  })
  return {
    month,
    accountId: await accountId(db),
    booksCentavos: sumOf(moved, ({ booksCentavos }) => booksCentavos),
    cfdiCentavos: sumOf(moved, ({ cfdiCentavos }) => cfdiCentavos),
    causes: causes.filter(({ count }) => count > 0),
  }
}

type Amounts = { booksCentavos: number; cfdiCentavos: number }
const differenceOf = ({ booksCentavos, cfdiCentavos }: Amounts) => booksCentavos - cfdiCentavos

const sumOf = <Item>(items: readonly Item[], centavosOf: (item: Item) => number) =>
  items.reduce((sum, item) => sum + centavosOf(item), 0)

/**
 * Every sale and every entry by hand with IVA in a month; its cause if both differ. `ever` is the difference of all months, `advance` the
 * sale's balance on the account of deposits at the end of the month.
 */
const movedIn = (firstDay: string) => sql`
  with amounts as (
    select e.booking_id, e.order_id, e.pass_id,
      case when num_nonnulls(e.booking_id, e.order_id, e.pass_id) = 0 then e.id end as entry_id,
      date_trunc('month', e.date::timestamp)::date as month,
      l.credit_centavos - l.debit_centavos as books, 0 as cfdi, 0 as cancelled
    from gl_lines l join gl_entries e on e.id = l.entry_id join accounts a on a.id = l.account_id
    where a.code = ${ivaAccount} and e.status = 'posted'
    union all
    select booking_id, order_id, pass_id, null, month, 0,
      case when is_live then iva_centavos else 0 end, case when is_live then 0 else iva_centavos end
    from iva_of_cfdis
  ), sales as (
    select booking_id, order_id, pass_id, entry_id,
      coalesce(sum(books) filter (where month = ${firstDay}), 0) as books,
      coalesce(sum(cfdi) filter (where month = ${firstDay}), 0) as cfdi,
      coalesce(sum(cancelled) filter (where month = ${firstDay}), 0) as cancelled,
      sum(books - cfdi) as ever,
      (select coalesce(sum(l.credit_centavos - l.debit_centavos), 0)
        from gl_lines l join gl_entries e on e.id = l.entry_id join accounts a on a.id = l.account_id
        where a.code = ${advanceAccount} and e.status = 'posted' and e.date < ${firstDay}::date + interval '1 month'
          and (e.booking_id = amounts.booking_id or e.order_id = amounts.order_id)) as advance
    from amounts group by booking_id, order_id, pass_id, entry_id
  )
  select s.booking_id as "bookingId", s.order_id as "orderId", s.pass_id as "passId", s.entry_id as "entryId", s.books, s.cfdi,
    coalesce('P-' || o.number, e.number::text,
      case when s.booking_id is null then 'A-' else 'R-' end || upper(left(coalesce(s.booking_id, s.pass_id)::text, 8))) as number,
    case
      when s.entry_id is not null then 'by-hand'
      when s.ever = 0 then 'other-month'
      when s.books < s.cfdi then 'without-payment'
      when s.advance > 0 and s.cancelled = 0 and not exists (select from invoiced_sales i where i.is_live
        and (i.booking_id = s.booking_id or i.order_id = s.order_id)) then 'deposit'
      when s.cancelled > 0 then 'cancelled'
      else 'without-cfdi'
    end as cause
  from sales s left join orders o on o.id = s.order_id left join gl_entries e on e.id = s.entry_id
  where s.books <> 0 or s.cfdi <> 0
  order by number`

async function accountId(db: Db) {
  const { rows } = await db.execute<{ id: string }>(sql`select id from accounts where code = ${ivaAccount}`)
  return rows[0]?.id ?? null
}
