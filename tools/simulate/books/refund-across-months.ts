import { addMonths, instantAt } from '@rumi/contract'
import type { Pool } from 'pg'
import {
  settleInvoice,
  type InvoicedSale,
  type RequestInvoicing,
} from '../../../tests/support/documents/settle-invoices.ts'
import type { SimulationState } from '../simulation-state.ts'

/** SQL conditions on a payment of the month before: which document states it (`c`). */
const documents = {
  'a global invoice': 'c.global_id is not null and s.pass_id is null',
  'a pass': `s.pass_id is not null and exists (select from passes a where a.id = s.pass_id and a.status = 'active')`,
  'an invoice of a person': `s.pass_id is null and c.global_id is null and c.payment_method = 'PUE' and c.deposit_id is null and length(c.receiver_rfc) = 13`,
  'an invoice of a company': `s.pass_id is null and c.isr_retained_centavos > 0 and c.payment_method = 'PUE' and c.deposit_id is null`,
  'an invoice in parts': `s.pass_id is null and c.payment_method = 'PPD'`,
  'an invoiced deposit': 'c.deposit_id is not null',
}

const paymentsQuery = (where: string) => `
  select p.id, p.amount_centavos - p.returned_centavos as left,
    case when s.order_id is not null then 'orders' when s.booking_id is not null then 'bookings' else 'passes' end as of,
    coalesce(s.order_id, s.booking_id, s.pass_id) as sale
  from (
    select cfdi_id, order_id, booking_id, pass_id, null::uuid as payment_id from invoiced_sales where is_live
    union all select d.cfdi_id, q.order_id, q.booking_id, q.pass_id, q.id
      from invoiced_deposits d join payments q on q.id = d.payment_id where d.is_live
  ) s join cfdis c on c.id = s.cfdi_id and c.status = 'valid'
    join payments p on p.order_id = s.order_id or p.booking_id = s.booking_id or p.pass_id = s.pass_id
  where p.kind = 'payment' and p.status = 'settled' and p.method not in ('retention', 'online')
    and p.amount_centavos > p.returned_centavos + 1 and p.received_at >= $1 and p.received_at < $2
    and (s.payment_id is null or s.payment_id = p.id) and ${where} order by p.position desc limit 12`

type Refunding = { pool: Pool; request: RequestInvoicing; month: string }

/** Returns a part of what was paid in a month before, one payment of each kind of document, whose credit notes follow at once. */
export async function refundAcrossMonths(
  { product, responses, chance }: SimulationState,
  { pool, request, month }: Refunding,
) {
  const span = [instantAt(`${month}-01`, '00:00'), instantAt(addMonths(`${month}-01`, 1), '00:00')]
  for (const [document, where] of Object.entries(documents)) {
    const { rows } = await pool.query<{ id: string; left: string; of: InvoicedSale['of']; sale: string }>(
      paymentsQuery(where),
      span,
    )
    if (rows.length === 0) continue
    const { id, left, of, sale } = chance.pick(rows)
    const body = {
      amountCentavos: chance.percent(30) ? Number(left) : chance.between(1, Number(left) - 1),
      method: chance.pick(['transfer', 'credit'] as const),
      reason: 'Se devolvió después de su mes',
    }
    // A pass is ended, with what is left of it.
    const answer =
      of === 'passes'
        ? await product.request('marta', 'PATCH', `/api/passes/${sale}`, {
            status: 'cancelled',
            money: 'credit',
          })
        : await product.request('marta', 'POST', `/api/payments/${id}/refunds`, body)
    responses.note(`give back money of ${document} of the month before`, answer)
    await settleInvoice(request, { of, id: sale })
  }
}
