import type { PaymentTarget } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'

const mostLines = 200

type Row = {
  kind: 'booking' | 'order' | 'pass'
  id: string
  client_id: string | null
  kept: string
  paid: string
  payment_id: string
}

export type ToReturn = {
  target: PaymentTarget
  clientId: string | null
  paidCentavos: number
  keptCentavos: number
  returnCentavos: number
  /** Its latest payment of which something is left. */
  paymentId: string
}

/** What was paid for something that was given up, beyond what is kept of it, waits for the desk; of one client or of everybody. */
export async function moneyToReturn(db: Queryable, clientId?: string): Promise<ToReturn[]> {
  const isLeft = sql`p.kind = 'payment' and p.status = 'settled' and p.amount_centavos > p.returned_centavos
    and ${clientId === undefined ? sql`true` : sql`p.client_id = ${clientId}`}`
  const left = sql`p.client_id, p.id as payment_id, p.position, p.amount_centavos - p.returned_centavos as part`
  const { rows } = await db.execute<Row>(sql`
    select kind, id, client_id, kept, sum(part) as paid, (array_agg(payment_id order by position desc))[1] as payment_id
    from (
      select 'booking' as kind, b.id, b.retained_centavos as kept, ${left}
      from bookings b join payments p on p.booking_id = b.id where b.status = 'cancelled' and ${isLeft}
      union all
      select 'order', o.id, 0, ${left}
      from orders o join payments p on p.order_id = o.id where o.status in ('cancelled', 'refunded') and ${isLeft}
      union all
      select 'pass', s.id, 0, ${left}
      from passes s join payments p on p.pass_id = s.id where s.status = 'cancelled' and ${isLeft}
    ) given_up group by kind, id, client_id, kept having sum(part) > kept order by max(position), id limit ${mostLines}`)
  return rows.map((row) => ({
    target: targetOfRow(row),
    clientId: row.client_id,
    paidCentavos: Number(row.paid),
    keptCentavos: Number(row.kept),
    returnCentavos: Number(row.paid) - Number(row.kept),
    paymentId: row.payment_id,
  }))
}

/** The target of a row that says what kind of thing it is about. */
export const targetOfRow = ({ kind, id }: Pick<Row, 'kind' | 'id'>): PaymentTarget =>
  kind === 'booking' ? { bookingId: id } : kind === 'order' ? { orderId: id } : { passId: id }
