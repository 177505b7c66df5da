import type { PaymentTarget, Resources } from '@rumi/contract'
import type { z } from 'zod'
import { paymentSentences } from '../copy/money/payment-sentences.ts'
import type { Tx } from '../db/connect.ts'
import type { HandlerContext, ResourceHandlers } from '../http/mount-resource.ts'
import { Refused, refusedField } from '../http/refused.ts'
import { giveCredit } from './refunds/give-credit.ts'
import { listPayments } from './list-payments.ts'
import { recordLatePayment } from './refunds/record-late-payment.ts'
import { recordPayment, type Payment } from './record-payment.ts'

/** Called in the payment's own transaction with what was paid for: a booking keeps its place, an order goes on, a pass begins to count. */
export type AfterPayment = (tx: Tx, target: PaymentTarget, by: { actorId: string | null }) => Promise<void>

/** Handlers of payments beyond storage. */
export const paymentHandlers = (afterPayment: AfterPayment) =>
  ({
    list: listPayments,
    create: (input, context) => createPayment(input, context, afterPayment),
  }) satisfies ResourceHandlers<Resources['payments']>

async function createPayment(
  { kind, target, clientId, method, amountCentavos, ...fields }: z.output<Resources['payments']['create']>,
  { actor, tx }: HandlerContext,
  afterPayment: AfterPayment,
): Promise<Payment> {
  if (kind === 'credit' && target) {
    if (method === 'credit') throw refusedField('method', paymentSentences.lateIsMoney)
    const { reference } = fields
    const late = { target, method, amountCentavos, reference, receivedBy: actor.id }
    return (await recordLatePayment(tx, late)).credit
  }
  if (kind === 'credit') refuseMoneyWithGift({ method, ...fields })
  if (kind === 'credit')
    return giveCredit(tx, { clientId, amountCentavos, reason: fields.reason, by: actor.id })
  if (!target)
    throw new Refused('breaks-a-rule', { issues: [{ path: 'target', message: paymentSentences.whatIsPaid }] })
  const payment = await recordPayment(tx, { ...fields, target, method, amountCentavos, receivedBy: actor.id })
  await afterPayment(tx, target, { actorId: actor.id })
  return payment
}

/** Rejects money in a gift of credit. Money names its subject, so that it is posted. */
function refuseMoneyWithGift({
  method,
  tipCentavos = 0,
  reference = '',
}: Pick<z.output<Resources['payments']['create']>, 'method' | 'tipCentavos' | 'reference'>) {
  if (method !== 'credit') throw refusedField('method', paymentSentences.giftIsNoMoney)
  if (tipCentavos > 0) throw refusedField('tipCentavos', paymentSentences.noTipFromCredit)
  if (reference !== '') throw refusedField('reference', paymentSentences.giftIsNoMoney)
}
