import { uuid } from '@rumi/contract'
import { asc, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/connect.ts'
import { cashMovements } from '../db/schema/cash-movements.ts'
import { cashDays } from '../db/schema/payments.ts'
import { Refused } from '../http/refused.ts'

type Movement = Pick<typeof cashMovements.$inferInsert, 'kind' | 'amountCentavos' | 'reason' | 'by'>

/** Puts cash into an open till or takes it out, with its reason. */
export async function moveCash(tx: Tx, id: string, movement: Movement) {
  const [day] = uuid.safeParse(id).success
    ? await tx.select({ status: cashDays.status }).from(cashDays).where(eq(cashDays.id, id)).for('update')
    : []
  if (!day) throw new Refused('not-found')
  if (day.status === 'closed') throw new Refused('step-not-allowed')
  const [written] = await tx
    .insert(cashMovements)
    .values({ ...movement, cashDayId: id })
    .returning()
  return written!
}

/** What was put into a till and taken out of it, the first first; `not-found` where there is no such day. */
export async function cashMovementsOf(db: Queryable, id: string) {
  const [day] = uuid.safeParse(id).success
    ? await db.select({ id: cashDays.id }).from(cashDays).where(eq(cashDays.id, id))
    : []
  if (!day) throw new Refused('not-found')
  return db.select().from(cashMovements).where(eq(cashMovements.cashDayId, id)).orderBy(asc(cashMovements.at))
}
