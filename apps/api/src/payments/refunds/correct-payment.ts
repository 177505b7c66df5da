import type { DeskMethod } from '@rumi/contract'
import { paymentSentences } from '../../copy/money/payment-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import type { payments } from '../../db/schema/money/payments.ts'
import { Refused } from '../../http/refused.ts'
import { targetOfColumns } from '../payment-target.ts'
import { lockParts } from '../lock-parts.ts'
import { paymentRepository } from '../payment-repository.ts'
import { openMovement, recordPayment, type Payment } from '../record-payment.ts'
import { refundPayment } from './refund-payment.ts'

type Row = typeof payments.$inferSelect

type Correction = {
  method: DeskMethod
  /** Defaults to the current tip. */
  tipCentavos?: number | undefined
  reference?: string | undefined
  reason?: string | undefined
  by: string
}

/**
 * Reverses a payment that was written down by a wrong method or with a wrong tip, and writes it again as it was, in the same charge: all that
 * it paid, or the one thing that is named. Returns the new one.
 */
export async function correctPayment(tx: Tx, id: string, correction: Correction): Promise<Payment> {
  const rows = await lockParts(tx, id)
  if (
    rows.some(
      (row) =>
        row.kind !== 'payment' ||
        row.method === 'online' ||
        row.method === 'retention' ||
        row.returnedCentavos > 0,
    )
  )
    throw new Refused('step-not-allowed', { message: paymentSentences.notCorrectable })
  const [paid] = rows as [Row, ...Row[]]
  const tipCentavos = rows.reduce((sum, row) => sum + row.tipCentavos, 0)
  const written = correction.tipCentavos ?? tipCentavos
  const isTipLine = correction.method === paid.method && written !== tipCentavos
  const reason = correction.reason || (isTipLine ? paymentSentences.correctedTip : paymentSentences.corrected)
  const isParted = rows.length > 1
  const reversed = isParted ? await openMovement(tx, rows) : undefined
  for (const row of rows)
    await refundPayment(tx, row.id, {
      amountCentavos: row.amountCentavos,
      tipCentavos: row.tipCentavos,
      reference: row.reference,
      reason,
      by: correction.by,
      isCorrection: true,
      movementId: reversed,
    })
  // The tip stands with the first of what was paid.
  const parts = rows.map((row, place) => ({
    row,
    amountCentavos: row.amountCentavos,
    tipCentavos: place === 0 ? written : 0,
  }))
  const movementId = isParted ? await openMovement(tx, parts) : undefined
  const tipFor = rows.find((row) => row.tipFor !== null)?.tipFor ?? undefined
  let corrected: Payment | undefined
  for (const { row, ...part } of parts)
    corrected = await recordPayment(tx, {
      ...part,
      target: targetOfColumns(row)!,
      method: correction.method,
      tipFor: part.tipCentavos > 0 ? tipFor : undefined,
      reference: correction.reference ?? row.reference,
      receivedBy: correction.by,
      chargeId: row.chargeId ?? undefined,
      movementId,
    })
  return (await paymentRepository.find(tx, corrected!.id))!
}
