import { resources, uuid } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { createRepository } from '../db/repository/repository.ts'
import { momentOf, payments } from '../db/schema/money/payments.ts'
import { movedPayments } from './moved-payments.ts'

const moved = createRepository(
  resources.payments,
  movedPayments,
  {
    target: sql`case
    when ${movedPayments.bookingId} is not null then jsonb_build_object('bookingId', ${movedPayments.bookingId})
    when ${movedPayments.orderId} is not null then jsonb_build_object('orderId', ${movedPayments.orderId})
    when ${movedPayments.passId} is not null then jsonb_build_object('passId', ${movedPayments.passId}) end`,
  },
  { sortedBy: { receivedAt: momentOf(movedPayments) } },
)

/** Payments as money moved, each with what it was for; found by the id of one of their allocations, too. */
export const paymentRepository = {
  ...moved,
  find: async (db: Queryable, id: string | number) => moved.find(db, await movementIdOf(db, String(id))),
}

async function movementIdOf(db: Queryable, id: string) {
  if (!uuid.safeParse(id).success) return id
  const [row] = await db.select({ id: payments.movementId }).from(payments).where(eq(payments.id, id))
  return row?.id ?? id
}
