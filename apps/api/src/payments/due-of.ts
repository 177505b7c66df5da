import { deskMethods, type Due, type DueLine } from '@rumi/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { payments } from '../db/schema/money/payments.ts'
import { today } from '../http/clock.ts'
import { conceptOf } from './concept-of.ts'
import { creditOf } from './refunds/credit-of.ts'
import { moneyToReturn, targetOfRow } from './refunds/money-to-return.ts'
import { businessDay, netPaid } from '../db/sql-functions.ts'

const mostLines = 100

type Row = { kind: 'booking' | 'order' | 'pass'; id: string; cost: string; paid: string; due: boolean }

/**
 * Returns all unpaid amounts of a user's account in order of due time, pending refunds and credit; throws if
 * the user is not a client.
 */
export async function dueOf(db: Queryable, personId: string): Promise<Omit<Due, 'lateFees'>> {
  const { clientId, balanceCentavos } = await creditOf(db, personId, null)
  const lines: DueLine[] = []
  for (const row of await unpaidOf(db, clientId)) {
    const target = targetOfRow(row)
    const [costCentavos, paidCentavos] = [Number(row.cost), Number(row.paid)]
    lines.push({
      target,
      concept: await conceptOf(db, target),
      costCentavos,
      paidCentavos,
      leftCentavos: costCentavos - paidCentavos,
      isDue: row.due,
    })
  }
  return {
    clientId,
    creditCentavos: balanceCentavos,
    usualMethod: await usualMethodOf(db, clientId),
    lines,
    toReturn: await moneyToReturn(db, clientId),
  }
}

/** A visit is due once it is over or ends today, and what is done inside one that has come with it; the fee of a cancelled one, an order and a pass wait for their money. */
async function unpaidOf(db: Queryable, clientId: string): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    with visits as (
      select b.id, b.status, b.created_at,
        case b.status when 'cancelled' then b.retained_centavos else b.total_centavos end as cost,
        coalesce(b.start_day, ${businessDay(sql`b.start_at`)}) as first_day,
        coalesce(b.end_day, ${businessDay(sql`b.end_at`)}) as last_day,
        b.start_day is not null as is_stay
      from bookings b where b.client_id = ${clientId}
    ), unpaid as (
      select 'booking' as kind, v.id, v.cost, ${netPaid({ bookingId: sql`v.id` })} as paid,
        v.status in ('checked-out', 'cancelled') or v.status = 'checked-in' and v.last_day <= ${today()}::date
          or v.status = 'confirmed' and v.first_day <= ${today()}::date and exists (
            select from visits stay join booking_dogs here on here.booking_id = stay.id
              join booking_dogs inside on inside.dog_id = here.dog_id and inside.booking_id = v.id
            where stay.is_stay and not v.is_stay and stay.status in ('checked-in', 'checked-out')
              and v.first_day between stay.first_day and stay.last_day
          ) as due, v.first_day::timestamptz as at
      from visits v where v.status <> 'no-show'
      union all
      select 'order', o.id, o.total_centavos, ${netPaid({ orderId: sql`o.id` })}, true, o.created_at
      from orders o where o.user_id = ${clientId} and o.status = 'pending'
      union all
      select 'pass', p.id, p.total_centavos, ${netPaid({ passId: sql`p.id` })}, true, p.created_at
      from passes p where p.owner_id = ${clientId} and p.status in ('requested', 'active')
    )
    select kind, id, cost, paid, due from unpaid where cost > paid order by due desc, at, id limit ${mostLines}`)
  return rows
}

/** Returns the main method of the last charge. Payments of a charge share an instant. */
async function usualMethodOf(db: Queryable, clientId: string): Promise<Due['usualMethod']> {
  const inMoney = deskMethods.filter((method) => method !== 'credit')
  const [last] = await db
    .select({ method: payments.method })
    .from(payments)
    .where(
      and(
        eq(payments.clientId, clientId),
        eq(payments.kind, 'payment'),
        eq(payments.status, 'settled'),
        inArray(payments.method, inMoney),
      ),
    )
    .orderBy(desc(payments.createdAt), desc(payments.amountCentavos), desc(payments.id))
    .limit(1)
  return inMoney.find((method) => method === last?.method) ?? 'cash'
}
