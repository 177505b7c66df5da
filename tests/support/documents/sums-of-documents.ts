import type { Pool } from 'pg'

type Connection = Pick<Pool, 'query'>

/** Balance that the documents of the business leave on an account of its books, debits above zero. */
export type Sums = Record<string, number>

type Booking = Record<
  'id' | 'status' | 'total' | 'retained' | 'returned' | 'paid' | 'isr' | 'invoiced' | 'deposits',
  string
>
type Order = Record<'id' | 'status' | 'total' | 'iva' | 'paid' | 'returned', string>
/** ISR by sale whose invoice no longer stands and which was not paid since. */
type Ended = ReadonlyMap<string, number>
type Pass = { status: string; units: number; used: string; paid: string }

const ivaPercent = 16
/** The IVA within a price. */
export const ivaWithin = (centavos: number) => centavos - Math.round((centavos * 100) / (100 + ivaPercent))

/** Part of the price of a booking, an order or a pass that is paid and not returned. */
const paidFor = (
  column: string,
) => `coalesce((select sum(p.amount_centavos - p.returned_centavos) from payments p
  where p.${column} = t.id and p.kind = 'payment' and p.status = 'settled'), 0) as paid`

/** Ids of sales with the steps of their ISR: above zero where its invoice no longer stands, below where something was paid. */
const stepsQuery = `
  select coalesce(booking_id, order_id, pass_id) as id, case kind when 'refund' then amount_centavos else -amount_centavos end as centavos
  from payments where status = 'settled' and (kind = 'payment' or is_correction) order by position`

const bookingsQuery = `
  select t.id, t.status, t.total_centavos as total, t.retained_centavos as retained, ${paidFor('booking_id')},
    coalesce((select sum(p.amount_centavos - p.returned_centavos) from payments p join cfdis c on c.id = p.retained_in
      where p.booking_id = t.id and c.payment_method = 'PPD'), 0) as isr,
    coalesce((select sum(c.total_centavos + c.isr_retained_centavos) from payments p join cfdis c on c.id = p.retained_in
      where p.booking_id = t.id and c.payment_method = 'PPD' and p.amount_centavos > p.returned_centavos), 0) as invoiced,
    coalesce((select sum(p.amount_centavos - p.returned_centavos + d.amount_centavos - d.returned_centavos) from payments p
      join payments d on d.id = p.retained_of where p.booking_id = t.id and p.amount_centavos > p.returned_centavos), 0) as deposits,
    coalesce((select sum(r.amount_centavos + r.isr_retained_centavos) from payments r
      where r.booking_id = t.id and r.refund_of in (select p.id from payments p where p.kind = 'payment')
        and r.status <> 'failed' and not r.is_correction and not r.is_surplus and r.charge_id is null and r.created_at >
        (select max(e.at) from booking_events e where e.booking_id = t.id and e.to_status = 'checked-out')), 0) as returned
  from bookings t`

const ordersQuery = `
  select t.id, t.status, t.total_centavos as total, t.iva_centavos as iva, t.returned_centavos as returned,
    ${paidFor('order_id')}
  from orders t`

const passesQuery = `
  select t.status, t.units, ${paidFor('pass_id')}, (select count(*) from pass_credits c join bookings b on b.id = c.booking_id
    where c.pass_id = t.id and b.status in ('checked-out', 'no-show')) as used
  from passes t`

const moneyQuery = `
  with moved as (
    select case p.kind when 'payment' then 1 else -1 end as sign, p.* from payments p
    where p.status = 'settled' or (p.status = 'pending' and p.kind <> 'payment')
  ), spent as (
    select x.*, case when coalesce(nullif(a.sat_group, ''), a.code) ~ '^60[1-4][.]45' then '216.03' else '216.04' end as isr_code,
      case when x.remitted_on is not null then x.isr_retained_centavos else 0 end as isr_remitted,
      case when x.remitted_on is not null then x.iva_retained_centavos else 0 end as iva_remitted
    from expenses x join accounts a on a.id = x.account_id where x.taken_back_at is null
  ), at_once as (select * from spent where payment <> 'later'),
    parts as (select s.isr_code, p.* from expense_payments p join spent s on s.id = p.expense_id),
    credits as (select c.* from expense_credits c join spent s on s.id = c.expense_id where not c.taken_back),
    tipped as (select * from tip_payouts where taken_back_at is null)
  select '101.01' as code, coalesce((select sum(sign * (amount_centavos + tip_centavos)) from moved where method = 'cash'), 0)
    + coalesce((select sum(case kind when 'in' then amount_centavos else -amount_centavos end) from cash_movements where expense_id is null and tip_payout_id is null), 0)
    + coalesce((select sum(difference_centavos) from cash_days where status = 'closed'), 0)
    - coalesce((select sum(total_centavos) from spent where payment = 'cash'), 0)
    + coalesce((select sum(subtotal_centavos + iva_centavos) from credits where settlement = 'cash'), 0)
    - coalesce((select sum(amount_centavos) from tipped where cash_day_id is not null), 0) as centavos
  union all select '102.01', coalesce((select sum(sign * (amount_centavos + tip_centavos)) from moved
      where method in ('card', 'debit-card', 'voucher', 'transfer', 'online') and terminal_id is null), 0)
    + coalesce((select sum(l.amount_centavos) from card_settlements s join bank_lines l on l.id = s.bank_line_id), 0)
    - coalesce((select sum(total_centavos) from spent where payment = 'bank'), 0)
    - coalesce((select sum(amount_centavos) from parts), 0)
    - coalesce((select sum(isr_remitted + iva_remitted) from spent), 0)
    + coalesce((select sum(subtotal_centavos + iva_centavos) from credits where settlement = 'bank'), 0)
    - coalesce((select sum(amount_centavos) from tipped where cash_day_id is null), 0)
  union all select a.code, coalesce((select sum(sign * (amount_centavos + tip_centavos)) from moved where terminal_id = t.id), 0)
    - coalesce((select sum(gross_centavos) from card_settlements where terminal_id = t.id), 0)
    from card_terminals t join accounts a on a.id = t.account_id
  union all select '701.10', coalesce((select sum(commission_centavos) from card_settlements), 0)
  union all select '115.01', coalesce((select sum(stock_value_centavos) from products), 0)
    - coalesce((select sum(m.value_centavos) from stock_movements m join orders o on o.id = m.order_id where o.status = 'pending'), 0)
  union all select '118.01', coalesce((select sum(iva_centavos - iva_retained_centavos) from at_once), 0)
    + coalesce((select sum(iva_centavos) from parts), 0)
    + coalesce((select sum(iva_remitted) from spent), 0)
    - coalesce((select sum(iva_centavos) from credits where settlement <> 'owed'), 0)
    + coalesce((select sum(iva_centavos) from card_settlements), 0)
    + coalesce((select sum(iva_centavos) from stock_movements where expense_id is null), 0)
  union all select '119.01', coalesce((select sum(iva_centavos) from spent where payment = 'later'), 0)
    + coalesce((select sum(iva_retained_centavos) from at_once), 0)
    - coalesce((select sum(iva_centavos) from parts), 0)
    - coalesce((select sum(iva_remitted) from spent), 0)
    - coalesce((select sum(iva_centavos) from credits where settlement = 'owed'), 0)
  union all select '201.01',
    - coalesce((select sum(total_centavos + isr_retained_centavos + iva_retained_centavos) from spent where payment = 'later'), 0)
    + coalesce((select sum(amount_centavos + isr_retained_centavos + iva_retained_centavos) from parts), 0)
    + coalesce((select sum(subtotal_centavos + iva_centavos) from credits where settlement = 'owed'), 0)
    - coalesce((select sum(value_centavos + iva_centavos) from stock_movements where kind = 'purchase' and expense_id is null), 0)
  union all select r.code, coalesce((select sum(isr_remitted) from spent where isr_code = r.code), 0)
    - coalesce((select sum(isr_retained_centavos) from at_once where isr_code = r.code), 0)
    - coalesce((select sum(isr_retained_centavos) from parts where isr_code = r.code), 0)
    from (values ('216.03'), ('216.04')) r (code)
  union all select '216.10', coalesce((select sum(iva_remitted) from spent), 0)
    - coalesce((select sum(iva_retained_centavos) from at_once), 0)
    - coalesce((select sum(iva_retained_centavos) from parts), 0)
  union all select '205.06', coalesce((select sum(amount_centavos) from tipped), 0) - coalesce((select sum(sign * tip_centavos) from moved), 0)
  union all select '113.02', coalesce((select sum(amount_centavos - returned_centavos) from payments where retained_in is not null), 0)
  union all select '206.01.02', -coalesce((select sum(balance_centavos) from client_credits), 0)`

/** Of a visit: what is owed for it, IVA that came and that is still to come, and what was paid and not used yet. */
function ofBooking({ id, status, ...amounts }: Booking, ended: Ended) {
  const paid = Number(amounts.paid)
  const paidBefore = paid + (ended.get(id) ?? 0)
  const total = Number(amounts.total)
  const used = {
    'checked-out': Math.min(total, Math.max(paidBefore, total - Number(amounts.returned))),
    'no-show': paidBefore,
    cancelled: Number(amounts.retained),
  }
  const due = used[status as keyof typeof used] ?? 0
  const unspent = Math.max(0, paid - due)
  // Of an invoice in parts, ISR is retained in proportion to what is paid after the deposits that carry their own.
  const isr = Number(amounts.isr)
  const before = isr + Number(amounts.deposits)
  const rest = (used[status as keyof typeof used] ?? Number(amounts.invoiced)) - before
  const pending = paid - before >= rest ? 0 : isr - Math.round((isr * (paid - before)) / rest)
  const iva = ivaWithin(paid - pending)
  const isOwed = paid < due
  return {
    '105.01': isOwed ? due - paid : 0,
    '105.01.02': pending,
    '113.02': -pending,
    '206.01': unspent === 0 ? 0 : -(unspent - (iva - ivaWithin(due))),
    '208.01': -iva,
    '209.01': isOwed ? -(ivaWithin(due) - iva) : 0,
  }
}

function ofOrder({ id, status, ...amounts }: Order, ended: Ended) {
  const paid = Number(amounts.paid)
  const total = Number(amounts.total)
  const iva = total === 0 ? 0 : Math.round((paid * Number(amounts.iva)) / total)
  const isSold = status !== 'pending' && status !== 'cancelled'
  const unpaid = total - Number(amounts.returned) - paid
  const owed = isSold && status !== 'refunded' ? Math.max(0, Math.min(unpaid, ended.get(id) ?? 0)) : 0
  const ivaOfAll = total === 0 ? 0 : Math.round(((paid + owed) * Number(amounts.iva)) / total)
  return { '105.01': owed, '206.01': isSold ? 0 : -(paid - iva), '208.01': -iva, '209.01': -(ivaOfAll - iva) }
}

function ofPass({ status, units, used, paid }: Pass) {
  const iva = ivaWithin(Number(paid))
  const base = Number(paid) - iva
  const earned = Math.round((base * Number(used)) / units)
  return { '206.01': status === 'expired' ? 0 : -(base - earned), '208.01': -iva }
}

/**
 * Returns the balance of each account of money, card terminals, expenses, retentions, advances, credit, tips, stock and IVA.
 * Counts documents alone, independently of the functions that post, so that tests can compare the books with it.
 */
export async function sumsOfDocuments(pool: Connection): Promise<Sums> {
  const rows = async <Row extends object>(query: string) => (await pool.query<Row>(query)).rows
  const ended = new Map<string, number>()
  for (const { id, centavos } of await rows<{ id: string; centavos: string }>(stepsQuery))
    ended.set(id, Math.max(0, (ended.get(id) ?? 0) + Number(centavos)))
  const parts: Sums[] = [
    ...(await rows<Booking>(bookingsQuery)).map((booking) => ofBooking(booking, ended)),
    ...(await rows<Order>(ordersQuery)).map((order) => ofOrder(order, ended)),
    ...(await rows<Pass>(passesQuery)).map(ofPass),
    ...(await rows<{ code: string; centavos: string }>(moneyQuery)).map(({ code, centavos }) => ({
      [code]: Number(centavos),
    })),
  ]
  const sums: Sums = {}
  for (const part of parts)
    for (const [code, centavos] of Object.entries(part)) sums[code] = (sums[code] ?? 0) + centavos
  return sums
}

/** Balance of the same accounts by automatic entries; manual entries and closings of years are left out. */
export async function sumsOfBooks(pool: Connection, codes: readonly string[]): Promise<Sums> {
  const { rows } = await pool.query<{ code: string; centavos: string }>(
    `select c.code, coalesce(sum(l.debit_centavos - l.credit_centavos), 0) as centavos from unnest($1::text[]) c (code)
     left join accounts a on a.code = c.code
     left join (gl_lines l join gl_entries e on e.id = l.entry_id and e.status = 'posted' and e.source not in ('manual', 'closing')) on l.account_id = a.id
     group by c.code`,
    [codes],
  )
  return Object.fromEntries(rows.map(({ code, centavos }) => [code, Number(centavos)]))
}
