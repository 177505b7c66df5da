import { generalPublicId, type PaymentTarget } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { netPaid, paidOfSales } from '../db/sql-functions.ts'
import type { NamedOrder } from './named-orders.ts'
import type { OpenSale } from './named-sales.ts'

/** Returns unpaid orders, and orders that ended without a payment. */
export async function ordersByTransfer(db: Queryable): Promise<NamedOrder[]> {
  const { rows } = await db.execute<Omit<NamedOrder, 'leftCentavos'> & { left: string }>(sql`
    select o.id, o.number, btrim(u.name || ' ' || u.last_name) as "clientName",
      o.total_centavos - ${netPaid({ orderId: sql`o.id` })} as left, o.status = 'cancelled' as "isOver"
    from orders o join users u on u.id = o.user_id
    where o.status = 'pending' or o.status = 'cancelled' and o.payment = 'spei' and o.user_id <> ${generalPublicId}
      and not exists (select from payments p where p.order_id = o.id and p.status <> 'failed')
    order by o.number`)
  return rows.map(({ left, ...order }) => ({ ...order, leftCentavos: Number(left) }))
}

type Row = {
  bookingId: string | null
  passId: string | null
  clientName: string
  dogNames: string[]
  left: string
  deposit: string
}

/** Returns the bookings and passes that wait for one of the amounts, as their rest or their deposit; the earliest first. */
export async function openSales(db: Queryable, amounts: readonly number[]): Promise<OpenSale[]> {
  if (amounts.length === 0) return []
  const named = sql.param(amounts)
  const { rows } = await db.execute<Row>(sql`
    with open as (
      select b.id as booking_id, null::uuid as pass_id, b.client_id, coalesce(b.start_day::timestamptz, b.start_at) as at,
        case b.status when 'cancelled' then b.retained_centavos else b.total_centavos end - coalesce(p.centavos, 0) as left,
        coalesce(least(b.deposit_held_centavos, b.total_centavos), 0) - coalesce(p.centavos, 0) as deposit
      from bookings b left join ${paidOfSales} p on p.booking_id = b.id where b.status <> 'no-show'
      union all
      select null, a.id, a.owner_id, a.created_at, a.total_centavos - coalesce(p.centavos, 0), 0
      from passes a left join ${paidOfSales} p on p.pass_id = a.id where a.status in ('requested', 'active')
    )
    select o.booking_id as "bookingId", o.pass_id as "passId", btrim(u.name || ' ' || u.last_name) as "clientName",
      array(select d.name from booking_dogs bd join dogs d on d.id = bd.dog_id where bd.booking_id = o.booking_id) as "dogNames",
      o.left, o.deposit
    from open o join users u on u.id = o.client_id
    where o.left > 0 and (o.left = any(${named}::bigint[]) or o.deposit > 0 and o.deposit = any(${named}::bigint[]))
    order by o.at, o.booking_id, o.pass_id`)
  return rows.map(({ bookingId, passId, clientName, dogNames, left, deposit }) => ({
    target: (bookingId ? { bookingId } : { passId }) as PaymentTarget,
    clientName,
    dogNames,
    amounts: [Number(left), Number(deposit)].filter((centavos) => centavos > 0),
  }))
}
