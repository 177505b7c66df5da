import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { cashDays, payments } from '../db/schema/payments.ts'
import { users } from '../db/schema/people.ts'

/** The cash of a till by who received and returned it; null while it was not counted, as the sum would tell what to count. */
export async function cashByPerson(db: Queryable, id: string) {
  const [day] = await db.select({ status: cashDays.status }).from(cashDays).where(eq(cashDays.id, id))
  if (!day || day.status === 'open') return null
  const moved = sql`${payments.amountCentavos} + ${payments.tipCentavos}`
  return db
    .select({
      personId: payments.receivedBy,
      name: sql<string>`coalesce(btrim(${users.name} || ' ' || ${users.lastName}), '')`,
      receivedCentavos:
        sql<number>`coalesce(sum(${moved}) filter (where ${payments.kind} = 'payment'), 0)`.mapWith(Number),
      returnedCentavos:
        sql<number>`coalesce(sum(${moved}) filter (where ${payments.kind} <> 'payment'), 0)`.mapWith(Number),
    })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.receivedBy))
    .where(eq(payments.cashDayId, id))
    .groupBy(payments.receivedBy, users.id)
    .orderBy(users.name, users.id)
}
