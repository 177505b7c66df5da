import { generalPublicId, type DeskMethod, type PaymentTarget } from '@rumi/contract'
import { paymentSentences } from '../../copy/money/payment-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { now } from '../../http/clock.ts'
import { refusedField } from '../../http/refused.ts'
import { columnsOfTarget, isStanding, lockTarget } from '../payment-target.ts'
import { insertPayment, tillFor, type Payment } from '../record-payment.ts'

type Late = {
  target: PaymentTarget
  method: Exclude<DeskMethod, 'credit'>
  amountCentavos: number
  reference?: string | undefined
  receivedBy: string
}

/**
 * Records a late payment of something no longer due: received, and credited to the client. Returns both rows.
 * Throws if part of it is due, or without a client.
 */
export async function recordLatePayment(
  tx: Tx,
  { target, method, amountCentavos, reference = '', receivedBy }: Late,
): Promise<{ payment: Payment; credit: Payment }> {
  const { clientId, leftCentavos } = await lockTarget(tx, target)
  if (leftCentavos > 0) throw refusedField('target', paymentSentences.stillOwed)
  if (!clientId || clientId === generalPublicId) throw refusedField('target', paymentSentences.nobodysCredit)
  const about = { ...columnsOfTarget(target), clientId, amountCentavos, receivedAt: now(), receivedBy }
  const payment = await insertPayment(tx, {
    ...about,
    method,
    reference,
    cashDayId: await tillFor(tx, method, receivedBy),
  })
  const credit = await insertPayment(tx, {
    ...about,
    kind: 'credit',
    method: 'credit',
    refundOf: payment.id,
    isSurplus: true,
    reason: (await isStanding(tx, target)) ? paymentSentences.paidTwice : paymentSentences.cameLate,
  })
  return { payment, credit }
}
