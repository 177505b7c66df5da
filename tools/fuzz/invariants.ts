import { clientLimits } from '@rumi/contract'
import { bookDifferences } from '../../apps/api/src/accounting/audit-books.ts'
import type { Database } from '../../apps/api/src/db/connect.ts'

const holding = `('pending', 'confirmed', 'checked-in')`

/** Invariants under any requests; each query counts violations, without relying on the constraint that guards it. */
const broken = {
  'places.used is not the sum of its days': `
    select count(*) from places p where used <> (
      select coalesce(sum(d.dogs), 0) from booking_days d where d.pool = p.pool and d.day = p.day)`,
  'more places are used than there are': `select count(*) from places where used > capacity or used < 0`,
  'a booking that holds no place counts on a day ahead': `
    select count(*) from booking_days d join bookings b on b.id = d.booking_id
    where b.status not in ${holding} and d.day > current_date + 1`,
  'a room or a person has two bookings at once': `
    select count(*) from bookings a join bookings b on a.resource_id = b.resource_id and a.id < b.id
    where a.status in ${holding} and b.status in ${holding}
      and (a.start_day < b.end_day and b.start_day < a.end_day or a.start_at < b.end_at and b.start_at < a.end_at)`,
  'a dog is in two places at once': `
    select count(*) from dog_occupancies a join dog_occupancies b on a.dog_id = b.dog_id and a.kind = b.kind
      and (a.booking_id, a.start_at) < (b.booking_id, b.start_at)
    where a.start_at < b.end_at and b.start_at < a.end_at`,
  'a booking has a dog of another family': `
    select count(*) from booking_dogs d join bookings b on b.id = d.booking_id join dogs g on g.id = d.dog_id
    where g.owner_id <> b.client_id`,
  'a posted entry does not balance': `
    select count(*) from (
      select e.id from gl_entries e left join gl_lines l on l.entry_id = e.id where e.status = 'posted'
      group by e.id having count(l.entry_id) < 2 or sum(l.debit_centavos) <> sum(l.credit_centavos)) crooked`,
  'an entry was reversed twice': `
    select count(*) from (select reversal_of from gl_entries where reversal_of is not null group by 1 having count(*) > 1) twice`,
  'stock is below zero': `select count(*) from products where stock < 0`,
  'stock, or what it is worth, is not the sum of its movements': `
    select count(*) from products p where (p.stock, p.stock_value_centavos) <> (
      select coalesce(sum(m.quantity), 0), coalesce(sum(m.value_centavos), 0) from stock_movements m where m.product_id = p.id)`,
  'a booking that is not cancelled has a fee, or one above its price': `
    select count(*) from bookings b where b.retained_centavos <> 0 and (b.status <> 'cancelled' or b.retained_centavos > b.total_centavos)`,
  'a payment is not the sum of its parts': `
    select count(*) from payment_movements m where ((m.amount_centavos, m.tip_centavos) = (
      select sum(p.amount_centavos), sum(p.tip_centavos) from payments p where p.movement_id = m.id)) is not true`,
  'an order’s total is not the sum of its items': `
    select count(*) from orders o where total_centavos <> (
      select coalesce(sum(i.quantity * i.unit_centavos), 0) from order_items i where i.order_id = o.id)`,
  'an order’s IVA is not what is within its total': `
    select count(*) from orders where subtotal_centavos <> round(total_centavos * 100 / 116.0)`,
  'a booking’s total is not the sum of its lines': `
    select count(*) from bookings b where total_centavos <> (
      select coalesce(sum((l->>'amountCentavos')::bigint), 0) from jsonb_array_elements(b.lines) l)`,
  'the business has no administrator': `
    select (count(*) = 0)::int from users where role = 'admin' and closed_at is null`,
  'someone whose account is closed still has a session': `
    select count(*) from sessions s join users u on u.id = s.user_id where u.closed_at is not null`,
  'a client has more unpaid orders, or more pieces in them, than the limit': `
    select count(*) from (
      select o.user_id from orders o join order_items i on i.order_id = o.id join users u on u.id = o.user_id
      where o.status = 'pending' and u.role = 'cliente' group by o.user_id
      having count(distinct o.id) > ${clientLimits.unpaidOrders} or sum(i.quantity) > ${clientLimits.unpaidPieces}) hoards`,
  'a file is larger, with the others of its owner, than what an owner may hand in': `
    select count(*) from (
      select owner_id from files where card_id is null and created_by = owner_id
      group by owner_id having sum(bytes) > ${clientLimits.uploadBytes}) hoards`,
  'a medical record of a dog has another owner': `
    select count(*) from medical_records m join dogs d on d.id = m.dog_id where d.owner_id <> m.owner_id`,
} as const

/** Differences that reversals by hand cause, which the audit of the books reports to the centavo. */
const reversed = `
  select case when r.booking_id is not null then 'booking' when r.order_id is not null then 'order'
      when r.pass_id is not null then 'pass' else 'stock' end as source,
    coalesce(r.booking_id, r.order_id, r.pass_id, r.source_id::uuid) as "sourceId", a.code,
    sum(l.credit_centavos - l.debit_centavos)::bigint as centavos
  from reversals_by_hand r join gl_lines l on l.entry_id = r.entry_id join accounts a on a.id = l.account_id
  where num_nonnulls(r.booking_id, r.order_id, r.pass_id) = 1 or r.source = 'stock'
  group by 1, 2, 3`

type Difference = { source: string; sourceId: string; code: string; centavos: number | string }
const keyOf = ({ source, sourceId, code, centavos }: Difference) =>
  [source, sourceId, code, Number(centavos)].join(' ')

/** Counts differences of the books from sales and stock that no reversal by hand explains. */
async function unexplainedDifferences({ pool, db }: Pick<Database, 'pool' | 'db'>): Promise<number> {
  const differences = (await db.transaction(bookDifferences)).filter(({ source }) =>
    ['booking', 'order', 'pass', 'stock'].includes(source),
  )
  const explained = new Set((await pool.query<Difference>(reversed)).rows.map(keyOf))
  return differences.filter((difference) => !explained.has(keyOf(difference))).length
}

/** Returns the broken rules with the number of violations. */
export async function brokenInvariants(database: Pick<Database, 'pool' | 'db'>): Promise<string[]> {
  const found: string[] = []
  for (const [rule, query] of Object.entries(broken)) {
    const { rows } = await database.pool.query<Record<string, number>>(query)
    const times = Number(Object.values(rows[0] ?? {})[0])
    if (times > 0) found.push(`${rule} (${times})`)
  }
  const differences = await unexplainedDifferences(database)
  if (differences > 0) found.push(`the books differ from sales and stock (${differences})`)
  return found
}
