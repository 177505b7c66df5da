import { paymentSentences } from '../../copy/money/payment-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { openAccountOf } from '../../people/index.ts'
import { now } from '../../http/clock.ts'
import { Refused, refusedField } from '../../http/refused.ts'
import { insertPayment, type Payment } from '../record-payment.ts'

type Credit = {
  clientId: string | undefined
  amountCentavos: number
  reason: string | undefined
  by: string
}

/** Gives a client credit without a payment, for example as an apology, with a reason. */
export async function giveCredit(tx: Tx, { clientId, amountCentavos, reason, by }: Credit): Promise<Payment> {
  if (!clientId) throw refusedField('clientId', paymentSentences.whoseCredit)
  if (!reason) throw refusedField('reason', paymentSentences.whyCredit)
  const accountId = await openAccountOf(tx, clientId)
  if (!accountId) throw new Refused('not-found')
  return insertPayment(tx, {
    kind: 'credit',
    clientId: accountId,
    method: 'credit',
    amountCentavos,
    reason,
    receivedAt: now(),
    receivedBy: by,
  })
}
