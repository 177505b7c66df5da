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

type Row = {
  kind: 'booking' | 'order' | 'pass'
  id: string
  client: string
  cost: string
  paid: string
  due: boolean
  /** True if its visit is over or cancelled, or if it is no visit. */
  isPast: boolean
}

/**
 * Returns all unpaid amounts of a user's account in order of due time, pending refunds and credit; throws if
 * the user is not a client.
 */
export async function dueOf(db: Queryable, personId: string): Promise<Omit<Due, 'lateFees'>> {
  const { clientId, balanceCentavos } = await creditOf(db, personId, null)
  const lines: DueLine[] = []
  for (const row of await unpaidOf(db, [clientId], mostLines)) {
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
async function unpaidOf(db: Queryable, clientIds: readonly string[], limit: number): Promise<Row[]> {
  const clients = sql.param(clientIds)
  const { rows } = await db.execute<Row>(sql`
    with visits as (
      select b.id, b.client_id as client, b.status, b.created_at,
        case b.status when 'cancelled' then b.retained_centavos else b.total_centavos end as cost,
        coalesce(b.start_day, ${businessDay(sql`b.start_at`)}) as first_day,
        coalesce(b.end_day, ${businessDay(sql`b.end_at`)}) as last_day,
        b.start_day is not null as is_stay
      from bookings b where b.client_id = any(${clients}::uuid[])
    ), unpaid as (
      select 'booking' as kind, v.id, v.client, v.cost, ${netPaid({ bookingId: sql`v.id` })} as paid,
        v.status in ('checked-out', 'cancelled') or v.status = 'checked-in' and v.last_day <= ${today()}::date
          or v.status = 'confirmed' and v.first_day <= ${today()}::date and exists (
            select from visits stay join booking_dogs here on here.booking_id = stay.id
              join booking_dogs inside on inside.dog_id = here.dog_id and inside.booking_id = v.id
            where stay.is_stay and not v.is_stay and stay.status in ('checked-in', 'checked-out')
              and v.first_day between stay.first_day and stay.last_day
          ) as due, v.status in ('checked-out', 'cancelled') as past, v.first_day::timestamptz as at
      from visits v where v.status <> 'no-show'
      union all
      select 'order', o.id, o.user_id, o.total_centavos, ${netPaid({ orderId: sql`o.id` })}, true, true, o.created_at
      from orders o where o.user_id = any(${clients}::uuid[]) and o.status = 'pending'
      union all
      select 'pass', p.id, p.owner_id, p.total_centavos, ${netPaid({ passId: sql`p.id` })}, true, true, p.created_at
      from passes p where p.owner_id = any(${clients}::uuid[]) and p.status in ('requested', 'active')
    )
    select kind, id, client, cost, paid, due, past as "isPast" from unpaid where cost > paid order by due desc, at, id limit ${limit}`)
  return rows
}

const mostDebts = 5000

/** A debt of a client: a former visit, a fee, an order or a pass that is not paid whole. */
export type Debt = { bookingId: string | null; leftCentavos: number }

/** Returns the debts of several clients. What is still to come or in the house is no debt. */
export async function debtsOf(
  db: Queryable,
  clientIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Debt[]>> {
  const debts = new Map<string, Debt[]>()
  for (const { client, kind, id, cost, paid, isPast } of await unpaidOf(db, clientIds, mostDebts)) {
    if (!isPast) continue
    const debt = { bookingId: kind === 'booking' ? id : null, leftCentavos: Number(cost) - Number(paid) }
    debts.set(client, [...(debts.get(client) ?? []), debt])
  }
  return debts
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
