import type { Pool } from 'pg'

const count = (where: string) => `select count(*) from cfdis c where c.uuid is not null and ${where}`

const isInvoice = 'coalesce(c.order_id, c.booking_id, c.pass_id) is not null'
const isOfDeposit = (column: string) => `c.applied_id is not null and exists (
  select from invoiced_deposits i join cfdis p on p.id = i.cfdi_id where i.payment_id = c.applied_id and p.${column} is not null)`

/** Kinds of documents and of passes that a month of the business has, each as the SQL that counts it. */
const kinds: Record<string, string> = {
  'invoice of a company at once': count(
    `${isInvoice} and c.isr_retained_centavos > 0 and c.payment_method = 'PUE'`,
  ),
  'invoice of a company in parts': count(
    `${isInvoice} and c.isr_retained_centavos > 0 and c.payment_method = 'PPD'`,
  ),
  'payment complement of a company': count('c.payment_id is not null and c.isr_retained_centavos > 0'),
  'credit note of a company': count('c.refund_id is not null and c.isr_retained_centavos > 0'),
  'deposit of a named client': count('c.deposit_id is not null'),
  'deposit of a company': count('c.deposit_id is not null and length(c.receiver_rfc) = 12'),
  'egreso that applies a deposit of a named client': count(isOfDeposit('deposit_id')),
  'egreso that takes a deposit out of a global invoice': count(isOfDeposit('global_id')),
  'invoice cancelled by 01': count(`c.status = 'cancelled' and c.cancel_motive = '01'`),
  'global invoice cancelled by 04': count(
    `c.global_id is not null and c.status = 'cancelled' and c.cancel_motive = '04'`,
  ),
  'sale of a former global invoice with its own': `select count(*) from cfdis c join invoiced_sales s
    on s.booking_id = c.booking_id or s.order_id = c.order_id or s.pass_id = c.pass_id
    join cfdis g on g.id = s.cfdi_id and g.global_id is not null and g.cancel_motive = '04' and g.status = 'cancelled'
    where c.status = 'valid'`,
  'credit note of a payment of a month before': `select count(*) from cfdis c join payments r on r.id = c.refund_id
    join payments p on p.id = r.refund_of where c.uuid is not null
      and date_trunc('month', r.received_at at time zone 'America/Mexico_City')
        > date_trunc('month', p.received_at at time zone 'America/Mexico_City')`,
  'pass used in a month after its sale': `select count(distinct (c.pass_id, c.number)) from pass_credits c
    join payments p on p.pass_id = c.pass_id and p.kind = 'payment'
    where date_trunc('month', c.day) > date_trunc('month', p.received_at at time zone 'America/Mexico_City')`,
}

/** Counts each kind. */
export async function countKinds(pool: Pool): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const [kind, query] of Object.entries(kinds)) {
    const { rows } = await pool.query<{ count: string }>(query)
    found.set(kind, Number(rows[0]!.count))
  }
  return found
}
