import type { DeskMethod } from '@rumi/contract'
import { paymentSentences } from '../copy/payment-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { Refused } from '../http/refused.ts'
import { targetOfColumns } from './payment-target.ts'
import { recordPayment, type Payment } from './record-payment.ts'
import { lockPayment, refundPayment } from './refund-payment.ts'

type Correction = {
  method: DeskMethod
  /** The same one where nothing is said. */
  tipCentavos?: number | undefined
  reference?: string | undefined
  reason?: string | undefined
  by: string
}

/** Reverses a payment that was written down by a wrong method or with a wrong tip, and writes it again as it was, in the same charge. Answers the new one. */
export async function correctPayment(tx: Tx, id: string, correction: Correction): Promise<Payment> {
  const paid = await lockPayment(tx, id)
  if (paid.kind !== 'payment' || paid.method === 'online' || paid.returnedCentavos > 0)
    throw new Refused('step-not-allowed', { message: paymentSentences.notCorrectable })
  const { amountCentavos, tipCentavos } = paid
  const target = targetOfColumns(paid)!
  const written = correction.tipCentavos ?? tipCentavos
  const isOfTip = correction.method === paid.method && written !== tipCentavos
  const reason = correction.reason || (isOfTip ? paymentSentences.correctedTip : paymentSentences.corrected)
  await refundPayment(tx, id, {
    amountCentavos,
    tipCentavos,
    reference: paid.reference,
    reason,
    by: correction.by,
    isCorrection: true,
  })
  return recordPayment(tx, {
    target,
    method: correction.method,
    amountCentavos,
    tipCentavos: written,
    tipFor: written > 0 ? (paid.tipFor ?? undefined) : undefined,
    reference: correction.reference ?? paid.reference,
    receivedBy: correction.by,
    chargeId: paid.chargeId ?? undefined,
  })
}
