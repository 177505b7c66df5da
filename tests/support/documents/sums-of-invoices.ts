import type { Pool } from 'pg'
import { ivaWithin } from './sums-of-documents.ts'
import type { InvoicedSale } from './settle-invoices.ts'

type Amounts = Record<'invoiced' | 'complemented' | 'paid' | 'iva' | 'total' | 'orderIva', string>
type Invoiced = Amounts & { id: string; kind: 'order' | 'booking' | 'pass'; method: 'PUE' | 'PPD' }

/** SQL condition: a payment belongs to the sale. */
const ofSale = (of: 'p' | 'r') =>
  `(${of}.order_id = s.order_id or ${of}.booking_id = s.booking_id or ${of}.pass_id = s.pass_id)`

/** Each sale that stands in an invoice: what its documents say less its credit notes, and the IVA that the books owe of it. */
const invoicedQuery = `
  with standing as (
    select s.order_id, s.booking_id, s.pass_id, s.total_centavos, c.id, coalesce(c.payment_method, 'PUE') as method
    from invoiced_sales s join cfdis c on c.id = s.cfdi_id where s.is_live and c.status = 'valid')
  select coalesce(s.order_id, s.booking_id, s.pass_id) as id, s.method,
    case when s.order_id is not null then 'order' when s.booking_id is not null then 'booking' else 'pass' end as kind,
    s.total_centavos + coalesce((select sum(d.total_centavos) from invoiced_deposits d join payments p on p.id = d.payment_id
      where d.is_live and ${ofSale('p')}), 0)
      - coalesce((select sum(n.total_centavos + n.isr_retained_centavos) from cfdis n join payments r on r.id = coalesce(n.refund_id, n.applied_id)
      where n.status = 'valid' and ${ofSale('r')}), 0) as invoiced,
    coalesce((select sum(n.total_centavos) from cfdis n
      where n.status = 'valid' and n.related_to = s.id and num_nonnulls(n.payment_id, n.applied_id) = 1), 0) as complemented,
    coalesce((select sum(p.amount_centavos - p.returned_centavos) from payments p where p.kind = 'payment' and p.status = 'settled'
      and (s.method <> 'PPD' or p.method <> 'retention') and (p.order_id = s.order_id or p.booking_id = s.booking_id or p.pass_id = s.pass_id)), 0) as paid,
    coalesce((select sum(l.credit_centavos - l.debit_centavos) from gl_lines l join gl_entries e on e.id = l.entry_id
      join accounts a on a.id = l.account_id where a.code in ('208.01', '209.01') and e.status = 'posted'
        and (e.order_id = s.order_id or e.booking_id = s.booking_id or e.pass_id = s.pass_id)), 0) as iva,
    coalesce(o.total_centavos, 0) as total, coalesce(o.iva_centavos, 0) as "orderIva"
  from standing s left join orders o on o.id = s.order_id`

/**
 * Returns differences between the documents for SAT and the books by sale: a whole invoice less its credit
 * notes carries the IVA of the books, and complements of installments sum to the payments, at most to the
 * invoice.
 */
export async function brokenInvoices(pool: Pool): Promise<{ broken: string[]; sales: number }> {
  const { rows } = await pool.query<Invoiced>(invoicedQuery)
  const broken = rows.flatMap(({ id, kind, method, ...amounts }) => {
    const { invoiced, complemented, paid, iva, total, orderIva } = numbersOf(amounts)
    const owed = kind === 'order' ? Math.round((invoiced * orderIva) / total) : ivaWithin(invoiced)
    const holds = method === 'PPD' ? complemented >= paid && complemented <= invoiced : iva === owed
    const reported =
      method === 'PPD' ? `${complemented} of ${paid} paid, of ${invoiced}` : `${owed}, the books ${iva}`
    return holds ? [] : [`the ${method} of ${kind} ${id} says ${reported}`]
  })
  return { broken, sales: rows.length }
}

const numbersOf = (amounts: Amounts) =>
  Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, Number(value)])) as Record<
    keyof Amounts,
    number
  >

/** Sales of global invoices and of deposits of which something went back without a credit note, or was paid again after it. */
export async function salesToCredit(pool: Pool): Promise<InvoicedSale[]> {
  const { rows } = await pool.query<InvoicedSale>(`
    select distinct case when s.order_id is not null then 'orders' when s.booking_id is not null then 'bookings' else 'passes' end as of,
      coalesce(s.order_id, s.booking_id, s.pass_id) as id
    from (
      select order_id, booking_id, pass_id, cfdi_id from invoiced_sales where is_live
      union all select p.order_id, p.booking_id, p.pass_id, d.cfdi_id
        from invoiced_deposits d join payments p on p.id = d.payment_id where d.is_live
    ) s join cfdis c on c.id = s.cfdi_id and num_nonnulls(c.global_id, c.deposit_id) = 1
    where exists (
      select from payments r join payments p on p.id = r.refund_of and p.kind = 'payment'
      where r.status <> 'failed' and not r.is_correction and not r.is_surplus
        and r.created_at > c.read_at and ${ofSale('r')}
        and not exists (select from cfdis n where n.refund_id = r.id and n.status in ('valid', 'cancelling')))
      or exists (select from cfdis n join payments r on r.id = n.refund_id
        join payments p on p.kind = 'payment' and p.position > r.position and ${ofSale('p')}
        where n.status = 'valid' and ${ofSale('r')})
    order by 2`)
  return rows
}
