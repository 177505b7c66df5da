import type { PaymentTarget } from '@rumi/contract'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { paymentSentences } from '../../copy/money/payment-sentences.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { payments } from '../../db/schema/money/payments.ts'
import { now } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import { enqueueEvent, type DropHandlers, type EventHandlers } from '../../jobs/index.ts'
import { isStanding, lockTarget, targetOfColumns } from '../payment-target.ts'
import { lockPayment, refundPayment } from '../refunds/refund-payment.ts'
import { ProviderAway, ProviderRefused, type OnlineProvider, type ProviderPayment } from './provider.ts'
import { returnedIn, returnsOf, sumOf } from './returns-of.ts'
import { takeReturned } from './settle-online-payment.ts'

const paid = alias(payments, 'paid')

/**
 * Executes refunds of online payments after their transaction. The refund's id is the idempotency key, so
 * that one with a lost response is retried safely. A refund rejected for good fails, and its money waits for
 * another method, unless the provider returned it already; above a reduced price it becomes credit.
 */
export function onlineRefunds(db: Db, provider: OnlineProvider | null): EventHandlers {
  return {
    'online-refund-asked': async ({ paymentId }) => {
      if (!provider) throw new Error('Online payment is not set up: the refund waits for its keys.')
      const refund = await pendingRefund(db, paymentId)
      if (!refund) return
      const { providerId, amountCentavos } = refund
      const end = await provider.refund({ id: providerId, amountCentavos, key: `refund-${paymentId}` }).then(
        () => (tx: Tx) => settleRefund(tx, paymentId),
        async (error: unknown) => {
          if (!(error instanceof ProviderRefused)) throw error
          const reported = await provider.readPayment(providerId)
          return (tx: Tx) => endTurnedDown(tx, paymentId, reported)
        },
      )
      await db.transaction(end)
    },
  }
}

/**
 * Settles a refund that the provider never executed and no retry will: it ends as rejected. It stays pending
 * while the provider is unreachable.
 */
export const droppedRefunds = (db: Db, provider: OnlineProvider | null): DropHandlers => ({
  'online-refund-asked': async ({ paymentId }) => {
    const refund = await pendingRefund(db, paymentId)
    const reported = refund && provider ? await readBack(provider, refund.providerId) : null
    return (tx) => endTurnedDown(tx, paymentId, reported)
  },
})

const readBack = (provider: OnlineProvider, providerId: string) =>
  provider.readPayment(providerId).catch((error: unknown) => {
    if (!(error instanceof ProviderAway)) throw error
    throw new Refused(
      'payment-provider-away',
      { message: paymentSentences.perhapsReturned },
      { cause: error },
    )
  })

/** A refund that waits for the provider, with the payment's name there. */
async function pendingRefund(db: Db, id: string) {
  const [refund] = await db
    .select({ amountCentavos: payments.amountCentavos, providerId: paid.providerId })
    .from(payments)
    .innerJoin(paid, eq(paid.id, payments.refundOf))
    .where(and(eq(payments.id, id), eq(payments.status, 'pending')))
  return refund?.providerId ? { ...refund, providerId: refund.providerId } : null
}

async function settleRefund(tx: Tx, id: string) {
  const { status } = await lockPayment(tx, id)
  if (status === 'pending') await endAs(tx, id, 'settled')
}

const endAs = (tx: Tx, id: string, status: 'settled' | 'failed') =>
  tx
    .update(payments)
    .set({ status, ...(status === 'settled' && { receivedAt: now() }) })
    .where(eq(payments.id, id))

/**
 * Ends a refund that the provider turned down. Where it gave back as much by itself meanwhile, that was this refund; what else it gave back
 * is written down before anything is returned otherwise.
 */
async function endTurnedDown(tx: Tx, id: string, reported: ProviderPayment | null) {
  const refund = await lockPayment(tx, id)
  if (refund.status !== 'pending' || !refund.refundOf) return
  const { amountCentavos, refundOf, chargeId } = refund
  const row = await lockPayment(tx, refundOf)
  const { refunds } = await returnsOf(tx, row)
  const unexplainedCentavos = reported
    ? returnedIn(reported) - sumOf(refunds.filter(({ status }) => status === 'settled'))
    : 0
  const isReturned = unexplainedCentavos >= amountCentavos
  await endAs(tx, id, isReturned ? 'settled' : 'failed')
  if (reported) await takeReturned(tx, await lockPayment(tx, refundOf), reported)
  if (isReturned) return
  const target = targetOfColumns(refund)
  const held = await lockPayment(tx, refundOf)
  const leftCentavos = Math.min(amountCentavos, held.amountCentavos - held.returnedCentavos)
  const creditCentavos = target ? await beyondPrice(tx, target, leftCentavos) : 0
  if (creditCentavos <= 0) return enqueueEvent(tx, { kind: 'refund-failed', paymentId: id })
  await refundPayment(tx, refundOf, {
    amountCentavos: creditCentavos,
    method: 'credit',
    reason: paymentSentences.notReturnedOnline,
    chargeId,
    by: null,
  })
}

/** Returns the overpaid part of an amount for a valid subject, in centavos; 0 for a cancelled one. */
async function beyondPrice(tx: Tx, target: PaymentTarget, mostCentavos: number) {
  if (!(await isStanding(tx, target))) return 0
  const { costCentavos, paidCentavos } = await lockTarget(tx, target)
  return Math.min(mostCentavos, paidCentavos - costCentavos)
}
