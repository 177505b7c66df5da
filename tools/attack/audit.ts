import { clientLimits } from '@rumi/contract'
import { bookDifferences } from '../../apps/api/src/accounting/audit-books.ts'
import type { Database } from '../../apps/api/src/db/connect.ts'
import type { Attempt } from './attempt.ts'

const { openBookings, unpaidOrders, unpaidPieces, requestedPasses, dogs } = clientLimits
const { waitingEntries, sessions, firstVisitSharePercent } = clientLimits

/** Attackers: known families and new clients. */
const attackers = `(select id from users where last_name in ('rival', 'nueva'))`

const holding = `('pending', 'confirmed', 'checked-in')`

/**
 * What must never be, counted from the bookings alone: no counter row, no constraint and no table of occupancies
 * is believed.
 */
const oversales = {
  'a day sold beyond its places': `
    select count(*) from (
      select day from bookings b
      join services s on s.id = b.service_id and s.type = 'Guardería'
      join booking_dogs d on d.booking_id = b.id
      cross join lateral generate_series(b.start_day, b.end_day, interval '1 day') day
      where b.status in ${holding} and b.start_day >= $1::date
      group by day having count(*) > $2::int) too_many`,
  'a room with two families in one night': `
    select count(*) from bookings a join bookings b
      on a.resource_id = b.resource_id and a.id < b.id and a.start_day < b.end_day and b.start_day < a.end_day
    where a.status in ${holding} and b.status in ${holding}`,
  'a client with two visits at once': `
    select count(*) from bookings a join bookings b
      on a.resource_id = b.resource_id and a.id < b.id and a.start_at < b.end_at and b.start_at < a.end_at
    where a.status in ${holding} and b.status in ${holding}`,
  'a stay without its room, or in one too small': `
    select count(*) from bookings b
    join services s on s.id = b.service_id and s.type = 'Hotel'
    left join resources r on r.id = b.resource_id
    where b.status in ${holding} and (r.kind is distinct from 'room'
      or exists (select from booking_dogs d join dogs g on g.id = d.dog_id where d.booking_id = b.id and g.weight_kg > r.max_weight_kg)
      or (select count(*) from booking_dogs d where d.booking_id = b.id) > r.max_dogs)`,
  'a dog in two places at once': `
    with kept as (
      select b.id, d.dog_id, s.type in ('Hotel', 'Guardería') as stays,
        case s.type when 'Hotel' then tsrange(b.start_day + time '15:00', b.end_day + time '11:00')
          when 'Guardería' then tsrange(b.start_day + time '07:00', b.end_day + time '18:00')
          else tsrange(b.start_at at time zone 'UTC', b.end_at at time zone 'UTC') end as during
      from bookings b join services s on s.id = b.service_id join booking_dogs d on d.booking_id = b.id
      where b.status in ${holding})
    select count(*) from kept a join kept b
      on a.dog_id = b.dog_id and a.id < b.id and a.stays = b.stays and a.during && b.during`,
  'a dog that is present twice': `
    select count(*) from (select dog_id from visits where status = 'in-house' group by dog_id having count(*) > 1) twice`,
  'a booking whose status is not that of its visits': `
    select count(*) from (
      select b.status, array_agg(v.status) as visits,
        -- A dog may miss one of the services of a visit for which it came or may still come.
        bool_or(v.status = 'missed' or exists (
          select from booking_dogs o join bookings other on other.id = o.booking_id
          where o.visit_id = v.id and other.id <> b.id and other.status not in ('no-show', 'cancelled'))) as was_missed
      from bookings b join booking_dogs d on d.booking_id = b.id left join visits v on v.id = d.visit_id
      where b.status in ('checked-in', 'checked-out', 'no-show') group by b.id, b.status) followed
    where (status = 'checked-in' and 'in-house' <> all (visits))
      or (status = 'checked-out' and 'gone' <> all (visits) and 'in-house' <> all (visits))
      or (status = 'no-show' and was_missed is not true)`,
  'a play group with more dogs than it takes': `
    select count(*) from play_groups g where g.capacity < (
      select count(*) from visits v where v.play_group_id = g.id and v.status = 'in-house')`,
  'a dose with two marks': `
    select count(*) from (
      select care_item_id, day, time from care_marks group by care_item_id, day, time having count(*) > 1) twice`,
  'a count of places that is not the sum of its bookings': `
    select count(*) from places p where used <> (
      select coalesce(sum(1), 0) from bookings b
      join services s on s.id = b.service_id and s.type = 'Guardería'
      join booking_dogs d on d.booking_id = b.id
      where b.status in ${holding} and p.day between b.start_day and b.end_day)
    and p.day >= $1::date and $2::int is not null`,
  'a session covered by a pass, without a credit spent on it': `
    select count(*) from bookings b where b.status in ${holding}
      and exists (select from jsonb_array_elements(b.lines) line where line ->> 'label' like 'Cubierto con tu pase%')
      and not exists (select from pass_credits c where c.booking_id = b.id)`,
  'a pass that paid for more than it holds': `
    select count(*) from passes p where p.units < (
      select count(*) from pass_credits c where c.pass_id = p.id and c.booking_id is not null)`,
  'a waiting client with two places': `
    select count(*) from waiting_list w where w.status in ('offered', 'accepted') and (
      select count(distinct b.id) from bookings b join booking_dogs d on d.booking_id = b.id
      where b.status in ${holding} and b.service_id = w.service_id and b.start_day = w.first_day
        and w.rumi_ids ? d.dog_id::text) > 1`,
  'a day of which a new client has more than their share': `
    select count(*) from (
      select b.client_id, day from bookings b
      join users u on u.id = b.client_id and u.last_name = 'nueva'
      join services s on s.id = b.service_id and s.type = 'Guardería'
      join booking_dogs d on d.booking_id = b.id
      cross join lateral generate_series(b.start_day, b.end_day, interval '1 day') day
      where b.status in ${holding} and b.start_day >= $1::date
      group by b.client_id, day having count(*) > greatest(1, $2::int * ${firstVisitSharePercent} / 100)) too_many`,
  'a client with more bookings, orders, passes, dogs, entries or sessions than they may have': `
    select count(*) from ${attackers} c where
      (select count(*) from bookings b where b.client_id = c.id and b.status in ${holding}) > ${openBookings}
      or (select count(*) from orders o where o.user_id = c.id and o.status = 'pending') > ${unpaidOrders}
      or (select sum(i.quantity) from orders o join order_items i on i.order_id = o.id
          where o.user_id = c.id and o.status = 'pending') > ${unpaidPieces}
      or (select count(*) from passes p where p.owner_id = c.id and p.status = 'requested') > ${requestedPasses}
      or (select count(*) from dogs d where d.owner_id = c.id) > ${dogs}
      or (select count(*) from waiting_list w where w.client_id = c.id and w.status in ('waiting', 'offered')) > ${waitingEntries}
      or (select count(*) from sessions s where s.user_id = c.id) > ${sessions}`,
  'a product of which more was sold than there was': `
    select count(*) from products p where p.stock < 0 or p.stock <> (
      select coalesce(sum(m.quantity), 0) from stock_movements m where m.product_id = p.id)`,
  'a payment of which more was returned than received': `
    select count(*) from payments p where p.kind in ('payment', 'credit') and p.amount_centavos < (
      select coalesce(sum(r.amount_centavos), 0) from payments r where r.refund_of = p.id and r.status = 'settled')`,
  'something paid beyond its price': `
    select count(*) from (
      select b.id, b.total_centavos as price from bookings b where b.status <> 'cancelled'
      union all select o.id, o.total_centavos from orders o where o.status not in ('cancelled', 'refunded')
      union all select p.id, p.total_centavos from passes p where p.status <> 'cancelled'
    ) sold where sold.price < (
      select coalesce(sum(p.amount_centavos), 0) from payments p
      where p.kind = 'payment' and p.status = 'settled' and sold.id in (p.booking_id, p.order_id, p.pass_id)) - (
      -- The ISR retained of what is returned is owed no more.
      select coalesce(sum(r.amount_centavos + r.isr_retained_centavos), 0)
      from payments r join payments p on p.id = r.refund_of and p.kind = 'payment'
      where r.status <> 'failed' and sold.id in (r.booking_id, r.order_id, r.pass_id))`,
  'a fee of a booking that is not cancelled, or above its price': `
    select count(*) from bookings b where b.retained_centavos <> 0 and (b.status <> 'cancelled' or b.retained_centavos > b.total_centavos)`,
  'a payment that is not the sum of its parts': `
    select count(*) from payment_movements m where ((m.amount_centavos, m.tip_centavos) = (
      select sum(p.amount_centavos), sum(p.tip_centavos) from payments p where p.movement_id = m.id)) is not true`,
  'a client who spent credit they did not have': `select count(*) from client_credits where balance_centavos < 0`,
} as const

const differentBooks = 'books that differ from sales and stock'

export type Oversale = keyof typeof oversales | typeof differentBooks

type Counting = {
  /** First day to count; the demo fills those before. */
  from: string
  /** Dogs that the guardería takes on a day. */
  places: number
}

/** Counts violations of each rule; recomputes the books only where `db` is given, since that takes longer with each sale. */
export async function countOversales(
  { pool, db }: Pick<Database, 'pool'> & Partial<Pick<Database, 'db'>>,
  { from, places }: Counting,
): Promise<Record<Oversale, number>> {
  const counted: [string, number][] = []
  for (const [name, query] of Object.entries(oversales)) {
    const values = query.includes('$1') ? [from, places] : []
    const { rows } = await pool.query<{ count: number | string }>(query, values)
    counted.push([name, Number(rows[0]?.count ?? 0)])
  }
  counted.push([differentBooks, db ? (await db.transaction(bookDifferences)).length : 0])
  return Object.fromEntries(counted) as Record<Oversale, number>
}

type Stored = { id: string; version: number; status: string; start: string; end: string }

/** Of what was answered with a success, what the database does not have, or no longer has as it was answered. */
export async function findLost({ pool }: Database, attempts: readonly Attempt[]): Promise<string[]> {
  const { rows } = await pool.query<Stored>(
    `select id, version, status,
       coalesce(start_day::text, to_char(start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as start,
       coalesce(end_day::text, to_char(end_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as end
     from bookings`,
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  return attempts.flatMap(({ booking }) => {
    if (!booking) return []
    const now = stored.get(booking.id)
    if (!now || now.version < booking.version) return [booking.id]
    const isSame = now.status === booking.status && now.start === booking.start && now.end === booking.end
    return now.version > booking.version || isSame ? [] : [booking.id]
  })
}
