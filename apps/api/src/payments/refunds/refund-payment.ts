import { generalPublicId, uuid, type LedgerMethod } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { paymentSentences } from '../../copy/money/payment-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { payments } from '../../db/schema/money/payments.ts'
import { now } from '../../http/clock.ts'
import { Refused, refusedField } from '../../http/refused.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { lockRowOf, targetOfColumns } from '../payment-target.ts'
import { insertPayment, tillFor, type Payment } from '../record-payment.ts'

type Refund = {
  /** Defaults to the original method; `credit` credits the client. */
  method?: LedgerMethod | undefined
  amountCentavos: number
  /** Retained ISR of the sale that ends with it. */
  retainedCentavos?: number | undefined
  tipCentavos?: number | undefined
  reference?: string | undefined
  reason?: string | undefined
  by: string | null
  /** True if the payment is recorded again with another method. */
  isCorrection?: boolean
  /** The refund that it is a part of, where that returns several things. */
  movementId?: string | undefined
  /** The charge whose discount it comes back with. */
  chargeId?: string | null | undefined
}

/**
 * Refunds a payment, fully or partly, in money or as credit; credit is paid out. Throws with the remainder above
 * what is left.
 */
export async function refundPayment(tx: Tx, id: string, refund: Refund): Promise<Payment> {
  const paid = await lockPayment(tx, id)
  const { amountCentavos } = refund
  const leftCentavos = paid.amountCentavos - paid.returnedCentavos
  if (paid.kind === 'refund' || paid.status !== 'settled' || paid.method === 'retention')
    throw new Refused('step-not-allowed')
  if (amountCentavos > leftCentavos)
    throw refusedField('amountCentavos', paymentSentences.moreThanWasPaid(leftCentavos))
  const method = refund.method ?? (paid.kind === 'credit' ? 'cash' : paid.method)
  if (paid.kind === 'credit' && method === 'credit') refuseMethod(paymentSentences.creditIsCredit)
  if (method === 'online' && paid.method !== 'online') refuseMethod(paymentSentences.notPaidOnline)
  if (method === 'credit' && (!paid.clientId || paid.clientId === generalPublicId))
    refuseMethod(paymentSentences.nobodysCredit)
  const isOnline = method === 'online'
  const refunded = await insertPayment(tx, {
    kind: method === 'credit' ? 'credit' : 'refund',
    ...(refund.movementId && { movementId: refund.movementId }),
    bookingId: paid.bookingId,
    orderId: paid.orderId,
    passId: paid.passId,
    clientId: paid.clientId,
    method,
    amountCentavos,
    tipCentavos: refund.tipCentavos ?? 0,
    reference: refund.reference ?? '',
    reason: refund.reason ?? '',
    refundOf: id,
    isrRetainedCentavos: refund.retainedCentavos ?? 0,
    isCorrection: refund.isCorrection ?? false,
    chargeId: refund.chargeId ?? null,
    ...(isOnline ? { status: 'pending' as const } : { receivedAt: now() }),
    receivedBy: refund.by,
    cashDayId: await tillFor(tx, method, refund.by),
  })
  if (isOnline) await enqueueEvent(tx, { kind: 'online-refund-asked', paymentId: refunded.id })
  return refunded
}

/** Returns the locked row of a payment, after locking what it paid (decision 36). Throws `not-found`. */
export async function lockPayment(tx: Tx, id: string) {
  if (!uuid.safeParse(id).success) throw new Refused('not-found')
  const [known] = await tx
    .select({ bookingId: payments.bookingId, orderId: payments.orderId, passId: payments.passId })
    .from(payments)
    .where(eq(payments.id, id))
  if (!known) throw new Refused('not-found')
  const target = targetOfColumns(known)
  if (target) await lockRowOf(tx, target)
  const [paid] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  if (!paid) throw new Refused('not-found')
  return paid
}

function refuseMethod(message: string): never {
  throw refusedField('method', message)
}
