import type { Pool } from 'pg'
import {
  cancelDependants,
  settleInvoice,
  type InvoicedSale,
  type RequestInvoicing,
} from '../../../tests/support/documents/settle-invoices.ts'
import type { SimulationState } from '../simulation-state.ts'

const saleColumns = (table: string) => `
  case when ${table}.order_id is not null then 'orders' when ${table}.booking_id is not null then 'bookings' else 'passes' end as of,
  coalesce(${table}.order_id, ${table}.booking_id, ${table}.pass_id) as id`

/** Sales of clients with invoice data in the global invoices of a month, and the document that each is in. */
const salesInGlobal = `
  select ${saleColumns('s')}, c.id as "cfdiId", c.global_id as "globalId"
  from invoiced_sales s join cfdis c on c.id = s.cfdi_id and c.status = 'valid' join global_invoices g on g.id = c.global_id
    left join bookings b on b.id = s.booking_id left join orders o on o.id = s.order_id left join passes a on a.id = s.pass_id
    join users u on u.id = coalesce(b.client_id, o.user_id, a.owner_id) and u.invoice is not null
  where s.is_live and g.first_day = $1 order by id`

/** Credit notes that stand against a document, the latest first, with the sale of each. */
const creditNotesOf = `
  select n.refund_id as refund, ${saleColumns('r')} from cfdis n join payments r on r.id = n.refund_id
  where n.related_to = $1 and n.status = 'valid' order by n.created_at desc`

/** Sales whose invoice names a deposit of a document. */
const invoicesNaming = `
  select distinct ${saleColumns('f')} from invoiced_deposits d
    join cfdis e on e.applied_id = d.payment_id and e.status in ('valid', 'cancelling')
    join cfdis f on f.id = e.related_to and f.status = 'valid' where d.cfdi_id = $1 and d.is_live`

type OfGlobal = {
  pool: Pool
  request: RequestInvoicing
  invoiced: Map<string, InvoicedSale>
  month: string
}

/**
 * A client requests the invoice of a sale that is in the global invoice of a month: everything that stands against the global invoice is
 * cancelled, then itself by motive 04; the client is invoiced, and the rest is issued again.
 */
export async function moveOutOfGlobal(
  { chance, product, responses }: SimulationState,
  { pool, request, invoiced, month }: OfGlobal,
): Promise<string[]> {
  const { rows: sales } = await pool.query<InvoicedSale & { cfdiId: string; globalId: string }>(
    salesInGlobal,
    [`${month}-01`],
  )
  if (sales.length === 0) return []
  const { of, id, cfdiId, globalId } = chance.pick(sales)
  const refused = await request('invoice a sale of a global invoice', 'POST', `${of}/${id}/requests`)
  if (refused.status !== 422) return [`a sale of a global invoice was answered ${refused.status}`]
  const notes = (await pool.query<InvoicedSale & { refund: string }>(creditNotesOf, [cfdiId])).rows
  for (const { refund } of notes)
    await request('cancel a credit note', 'DELETE', `refunds/${refund}/cfdi?motive=02`)
  const named = (await pool.query<InvoicedSale>(invoicesNaming, [cfdiId])).rows
  for (const sale of named) {
    await cancelDependants(request, `${sale.of}/${sale.id}`)
    await request('cancel an invoice', 'DELETE', `${sale.of}/${sale.id}/cfdi?motive=02`)
  }
  const cancelled = await request(
    'cancel a global invoice by 04',
    'DELETE',
    `globals/${globalId}/cfdi?motive=04`,
  )
  if (cancelled.status !== 200)
    return [`motive 04 was answered ${cancelled.status}: ${cancelled.body?.message}`]
  const own = await request('invoice a sale by name after the global', 'POST', `${of}/${id}/requests`)
  if (own.status !== 201)
    return [`a sale out of a global invoice was answered ${own.status}: ${own.body?.message}`]
  invoiced.set(id, { of, id })
  const period = { periodicity: 'month', day: `${month}-01` }
  const again = await product.request('conta', 'POST', '/api/invoicing/globals', period)
  responses.note('invoice the public again', again)
  for (const sale of named) {
    await request('invoice a sale', 'POST', `${sale.of}/${sale.id}/requests`)
    invoiced.set(sale.id, { of: sale.of, id: sale.id })
  }
  for (const sale of [...named, ...notes, { of, id }]) await settleInvoice(request, sale)
  return []
}
