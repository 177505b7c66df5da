import { sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { removeEntries, whileDemoIsRemoved } from './remove-entries.ts'

const isDemos = (id: string) => sql.raw(`exists (select from demo_records d where d.id = ${id})`)

/** SQL condition: an entry is matched with the bank or reversed. */
const isRestedOn = sql.raw(`(exists (select from bank_matches m where m.entry_id = e.id)
  or exists (select from gl_entries r where r.reversal_of = e.id))`)

const isSameSale = (one: string, other: string) =>
  sql.raw(
    `(${one}.booking_id = ${other}.booking_id or ${one}.order_id = ${other}.order_id or ${one}.pass_id = ${other}.pass_id)`,
  )

/**
 * Demo payments that nothing real depends on: no other money of the same sale, no invoice, no bank match, no
 * used credit, no tip paid out, no settlement, no visit kept for its pass or report.
 */
const gonePayments = sql`
  select p.id from payments p where ${isDemos('p.id')}
    and not exists (select from payments o where ${isSameSale('o', 'p')} and not ${isDemos('o.id')})
    and not exists (select from invoiced_sales s where ${isSameSale('s', 'p')})
    and not exists (select from invoiced_deposits d join payments o on o.id = d.payment_id where ${isSameSale('o', 'p')})
    and not exists (select from gl_entries e where ${isSameSale('e', 'p')} and ${isRestedOn})
    and not exists (select from pass_movements m where m.pass_id = p.pass_id or m.booking_id = p.booking_id)
    and not exists (select from card_settlement_payments s where s.payment_id = p.id)
    and not exists (select from tip_payouts t where p.tip_centavos > 0 and t.staff_id is not distinct from p.tip_for)
    and not exists (select from report_cards r where r.booking_id = p.booking_id and r.sent_at is not null)
    and not (exists (select from payments c where c.kind = 'credit' and ${isSameSale('c', 'p')})
      and exists (select from payments u where u.client_id = p.client_id and not ${isDemos('u.id')}
        and (u.method = 'credit' or u.kind = 'refund')))`

/**
 * Takes out what the demo wrote of money: payments and their receipts, sales and purchases of the shop, passes, tills, expenses and the capital, with
 * what they posted. Visits lose their money here and go with their people.
 */
export async function removeDemoMoney(tx: Tx) {
  await whileDemoIsRemoved(tx, async () => {
    await removePayments(tx)
    await removeSales(tx)
    await removePurchases(tx)
    await removeExpenses(tx)
    await removeTills(tx)
    const ofTheFounder = sql`${isDemos('e.id')} and not ${isRestedOn}`
    await removeEntries(tx, ofTheFounder)
  })
  await tx.execute(sql`delete from demo_records`)
}

async function removePayments(tx: Tx) {
  await tx.execute(sql`
    with gone as (delete from payments where id in (${gonePayments}) returning client_id, kind, amount_centavos)
    update client_credits c set balance_centavos = c.balance_centavos - g.centavos
    from (select client_id, sum(amount_centavos) as centavos from gone where kind = 'credit' group by 1) g where g.client_id = c.client_id`)
  await tx.execute(sql`delete from client_credits c where c.balance_centavos = 0
    and not exists (select from payments p where p.client_id = c.client_id)`)
  await tx.execute(sql`delete from charges c where ${isDemos('c.id')}
    and not exists (select from payments p where p.charge_id = c.id)
    and not exists (select from booking_events e where e.charge_id = c.id)`)
}

/** Orders and passes that are not paid for any more; the pieces go back to the shelf. */
async function removeSales(tx: Tx) {
  const orders = sql`select o.id from orders o where ${isDemos('o.id')} and not exists (select from payments p where p.order_id = o.id)`
  const passes = sql`select a.id from passes a where ${isDemos('a.id')} and not exists (select from payments p where p.pass_id = a.id)`
  await removeEntries(tx, sql`e.order_id in (${orders}) or e.pass_id in (${passes})`)
  await tx.execute(sql`with returned as (
      insert into stock_movements (product_id, kind, quantity, order_id)
        select i.product_id, 'return', i.quantity - i.returned, i.order_id from order_items i
        where i.order_id in (${orders}) and i.quantity > i.returned order by i.product_id, i.order_id returning id
    ) insert into demo_records (id) select id from returned`)
  await tx.execute(sql`delete from orders where id in (${orders})`)
  await tx.execute(sql`delete from passes where id in (${passes})`)
}

/**
 * Removes the purchase costs of products with demo movements only and restores their opening stock. Products
 * with other movements, and those of the same purchase, keep all movements and postings, because a purchase
 * is paid as a whole.
 */
async function removePurchases(tx: Tx) {
  const gone = sql`with recursive staying as (
      select o.product_id from stock_movements o where o.order_id is not null or (o.kind <> 'opening' and not ${isDemos('o.id')})
        or exists (select from gl_entries e where ((e.source = 'stock' and e.source_id = o.id::text)
          or (e.source = 'expense' and e.source_id = o.expense_id::text)) and ${isRestedOn})
        or exists (select from files f where f.expense_id = o.expense_id)
      union select other.product_id from staying join stock_movements o on o.product_id = staying.product_id
        join stock_movements other on other.expense_id = o.expense_id
    ) select m.id from stock_movements m where ${isDemos('m.id')} and m.product_id not in (select product_id from staying)`
  await removeEntries(tx, sql`e.source = 'stock' and e.source_id in (select g.id::text from (${gone}) g)`)
  await tx.execute(sql`delete from stock_movements where id in (${gone})`)
}

async function removeExpenses(tx: Tx) {
  const gone = sql`select x.id from expenses x where ${isDemos('x.id')} and x.taken_back_at is null
    and not exists (select from files f where f.expense_id = x.id)
    and not exists (select from stock_movements m where m.expense_id = x.id)
    and not exists (select from gl_entries e where e.source = 'expense' and e.source_id = x.id::text and ${isRestedOn})`
  await removeEntries(tx, sql`e.source = 'expense' and e.source_id in (select g.id::text from (${gone}) g)`)
  await tx.execute(sql`delete from expense_payments where expense_id in (${gone})`)
  await tx.execute(sql`delete from expense_credits where expense_id in (${gone})`)
  await tx.execute(sql`delete from expenses where id in (${gone})`)
}

async function removeTills(tx: Tx) {
  const gone = sql`select c.id from cash_days c where ${isDemos('c.id')}
    and not exists (select from payments p where p.cash_day_id = c.id)
    and not exists (select from cash_movements m where m.cash_day_id = c.id)
    and not exists (select from expenses x where x.cash_day_id = c.id)
    and not exists (select from gl_entries e where e.source = 'cashDay' and e.source_id = c.id::text and ${isRestedOn})`
  await removeEntries(tx, sql`e.source = 'cashDay' and e.source_id in (select g.id::text from (${gone}) g)`)
  await tx.execute(sql`delete from cash_days where id in (${gone})`)
}
