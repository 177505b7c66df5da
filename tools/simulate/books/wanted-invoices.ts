import type { Pool } from 'pg'
import type { InvoicedSale, RequestInvoicing } from '../../../tests/support/documents/settle-invoices.ts'
import type { SimulationState } from '../simulation-state.ts'

type Wish = {
  /** Of a hundred days, so many on which a client has this wish. */
  percent: number
  /** SQL condition on a sale without an invoice (`s`) of a client with invoice data (`u`). */
  where: string
}

const isCompany = `length(u.invoice ->> 'rfc') = 12`
const hasDeposit = (
  column: string,
) => `exists (select from invoiced_deposits d join payments p on p.id = d.payment_id
  join cfdis c on c.id = d.cfdi_id where d.is_live and p.booking_id = s.id and c.${column} is not null)`

/** Invoices that clients want of their bookings and of what they buy; those after a deposit are rarest and come first. */
const wishes: Record<string, Wish> = {
  'invoice after a deposit of the client': {
    percent: 60,
    where: `s.is_over and ${hasDeposit('deposit_id')}`,
  },
  'invoice after a deposit to the public': { percent: 60, where: `s.is_over and ${hasDeposit('global_id')}` },
  'invoice a company at once': { percent: 40, where: `${isCompany} and s.paid >= s.price and s.is_over` },
  'invoice a company in parts': { percent: 20, where: `${isCompany} and s.paid < s.price` },
}

const candidates = (where: string) => `
  select s.of, s.id from (
    select 'bookings' as of, b.id, b.created_at, b.client_id, b.status = 'checked-out' as is_over,
      cost_of_target(b.id, null, null) as price, net_paid(b.id, null, null) as paid
    from bookings b where b.status in ('confirmed', 'checked-in', 'checked-out') and b.total_centavos > 0
      and not exists (select from invoiced_sales i where i.is_live and i.booking_id = b.id)
    union all
    select 'orders', o.id, o.created_at, o.user_id, true, o.total_centavos, net_paid(null, o.id, null)
    from orders o where o.status in ('paid', 'delivered')
      and not exists (select from invoiced_sales i where i.is_live and i.order_id = o.id)
  ) s join users u on u.id = s.client_id and u.invoice is not null
  where ${where} order by s.created_at desc limit 12`

type Wanting = { pool: Pool; request: RequestInvoicing; invoiced: Map<string, InvoicedSale> }

/** Requests what clients want of the day: invoices of companies, at once and in parts, and those of sales with an invoiced deposit. */
export async function requestWanted(
  { chance }: SimulationState,
  { pool, request, invoiced }: Wanting,
): Promise<void> {
  for (const [wish, { percent, where }] of Object.entries(wishes)) {
    if (!chance.percent(percent)) continue
    const { rows } = await pool.query<InvoicedSale>(candidates(where))
    if (rows.length === 0) continue
    const sale = chance.pick(rows)
    const { status } = await request(wish, 'POST', `${sale.of}/${sale.id}/requests`)
    if (status < 300) invoiced.set(sale.id, sale)
  }
}
