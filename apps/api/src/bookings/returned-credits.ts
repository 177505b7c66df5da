import { and, eq, inArray, isNull, not } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { passCredits, passes, passMovements } from '../db/schema/money/passes.ts'
import type { BookingStep } from './booking-steps.ts'
import type { Credit } from './passes/pass-credits.ts'

/** Returns the credits of a step that are still unspent, with their passes locked, and the number of spent ones. */
export async function returnedBy(
  tx: Tx,
  { bookingId, at }: Pick<BookingStep, 'bookingId' | 'at'>,
): Promise<{ free: Credit[]; missing: number }> {
  const returned = await tx
    .select({ passId: passMovements.passId, number: passMovements.number, day: passMovements.day })
    .from(passMovements)
    .where(
      and(
        eq(passMovements.bookingId, bookingId),
        eq(passMovements.kind, 'returned'),
        eq(passMovements.at, at),
      ),
    )
    .orderBy(passMovements.day, passMovements.passId, passMovements.number)
  if (returned.length === 0) return { free: [], missing: 0 }
  const ids = [...new Set(returned.map(({ passId }) => passId))]
  await tx
    .select({ id: passes.id })
    .from(passes)
    .where(inArray(passes.id, ids))
    .orderBy(passes.id)
    .for('update')
  const unspent = await tx
    .select({ passId: passCredits.passId, number: passCredits.number })
    .from(passCredits)
    .where(and(inArray(passCredits.passId, ids), isNull(passCredits.bookingId), not(passCredits.voided)))
  const free = returned.filter(({ passId, number }) =>
    unspent.some((one) => one.passId === passId && one.number === number),
  )
  return { free, missing: returned.length - free.length }
}
