import { eq } from 'drizzle-orm'
import { paymentSentences } from '../copy/money/payment-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { users } from '../db/schema/people/people.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { receiptOf } from './receipt-of.ts'

/** Mails the receipt of a payment; throws `breaks-a-rule` without an address. */
export async function mailReceipt(tx: Tx, id: string): Promise<null> {
  const { payment } = await receiptOf(tx, id, null)
  const [client] = payment.clientId
    ? await tx.select({ email: users.email }).from(users).where(eq(users.id, payment.clientId))
    : []
  if (!client?.email) throw new Refused('breaks-a-rule', { message: paymentSentences.noAddress })
  await enqueueEvent(tx, { kind: 'receipt-asked', paymentId: id, askedAt: now() })
  return null
}
