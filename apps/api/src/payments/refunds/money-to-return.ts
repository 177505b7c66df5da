import { returnsOf, type MoneyToReturn, type PaymentTarget } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { conceptOf } from '../concept-of.ts'
import { rowsAbout } from '../payment-target.ts'

const mostLines = 100

type Row = {
  kind: 'booking' | 'order' | 'pass'
  id: string
  client_id: string | null
  client_name: string
  kept: string
  paid: string
  retained: string
  payment_id: string
}

/**
 * Returns payments of cancelled things above the retained amount that wait for the desk, of one client or
 * all.
 */
export async function moneyToReturn(db: Queryable, clientId?: string): Promise<MoneyToReturn[]> {
  const isLeft = sql`p.kind = 'payment' and p.status = 'settled' and p.amount_centavos > p.returned_centavos
    and ${clientId === undefined ? sql`true` : sql`p.client_id = ${clientId}`}`
  const left = sql`p.client_id, p.id as payment_id, p.position, p.method = 'retention' as is_retention, p.amount_centavos - p.returned_centavos as part`
  const { rows } = await db.execute<Row>(sql`
    with waiting as (
      select kind, id, client_id, kept, sum(part) as paid, max(position) as position,
        coalesce(sum(part) filter (where is_retention), 0) as retained,
        (array_agg(payment_id order by position desc) filter (where not is_retention))[1] as payment_id
      from (
        select 'booking' as kind, b.id, b.retained_centavos as kept, ${left}
        from bookings b join payments p on p.booking_id = b.id where b.status = 'cancelled' and ${isLeft}
        union all
        select 'order', o.id, 0, ${left}
        from orders o join payments p on p.order_id = o.id where o.status in ('cancelled', 'refunded') and ${isLeft}
        union all
        select 'pass', s.id, 0, ${left}
        from passes s join payments p on p.pass_id = s.id where s.status = 'cancelled' and ${isLeft}
      ) given_up group by kind, id, client_id, kept having sum(part) filter (where not is_retention) > 0 and sum(part) > kept
    )
    select w.*, coalesce(btrim(u.name || ' ' || u.last_name), '') as client_name
    from waiting w left join users u on u.id = w.client_id order by w.position, w.id limit ${mostLines}`)
  const found: MoneyToReturn[] = []
  for (const row of rows) {
    const target = targetOfRow(row)
    const [paidCentavos, keptCentavos] = [Number(row.paid), Number(row.kept)]
    const beyondCentavos = paidCentavos - keptCentavos
    found.push({
      target,
      concept: await conceptOf(db, target),
      clientId: row.client_id,
      clientName: row.client_name,
      paidCentavos,
      keptCentavos,
      // The share of retained ISR ends with it.
      returnCentavos:
        Number(row.retained) > 0
          ? returnsOf(await rowsAbout(db, target), beyondCentavos).reduce(
              (sum, { amountCentavos }) => sum + amountCentavos,
              0,
            )
          : beyondCentavos,
      paymentId: row.payment_id,
    })
  }
  return found
}

/** Returns the target of a row with a kind and an id. */
export const targetOfRow = ({ kind, id }: Pick<Row, 'kind' | 'id'>): PaymentTarget =>
  kind === 'booking' ? { bookingId: id } : kind === 'order' ? { orderId: id } : { passId: id }
