import { uuid } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { paymentSentences } from '../../copy/money/payment-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { cashMovements } from '../../db/schema/money/cash-movements.ts'
import { cashDays } from '../../db/schema/money/payments.ts'
import { Refused } from '../../http/refused.ts'

type Movement = Pick<typeof cashMovements.$inferInsert, 'kind' | 'amountCentavos' | 'reason' | 'by'>

/** Puts cash into an open till or takes it out, with its reason. */
export async function moveCash(tx: Tx, id: string, movement: Movement) {
  const [day] = uuid.safeParse(id).success
    ? await tx
        .select({ status: cashDays.status, till: cashDays.till })
        .from(cashDays)
        .where(eq(cashDays.id, id))
        .for('update')
    : []
  if (!day) throw new Refused('not-found')
  if (day.status === 'closed')
    throw new Refused('step-not-allowed', { message: paymentSentences.tillIsClosed(day.till) })
  const [written] = await tx
    .insert(cashMovements)
    .values({ ...movement, cashDayId: id })
    .returning()
  return written!
}
