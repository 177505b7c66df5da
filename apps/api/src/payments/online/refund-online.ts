import type { PaymentTarget } from '@rumi/contract'
import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { paymentSentences } from '../../copy/payment-sentences.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { payments } from '../../db/schema/payments.ts'
import { now } from '../../http/clock.ts'
import { enqueueEvent, type EventHandlers } from '../../jobs/index.ts'
import { isStanding, lockTarget, targetOfColumns } from '../payment-target.ts'
import { lockPayment, refundPayment } from '../refund-payment.ts'
import { ProviderRefused, type OnlineProvider } from './provider.ts'

const paid = alias(payments, 'paid')

/**
 * Carries refunds of online payments out at the provider, after their transaction. The refund's own id is the key there, so that one whose
 * answer was lost is asked again and returned once. What the provider turns down for good fails, and the money is there to be returned
 * otherwise; of something that still stands and costs less by now, it becomes credit.
 */
export function onlineRefunds(db: Db, provider: OnlineProvider | null): EventHandlers {
  return {
    'online-refund-asked': async ({ paymentId }) => {
      if (!provider) throw new Error('Online payment is not set up: the refund waits for its keys.')
      const [refund] = await db
        .select({ amountCentavos: payments.amountCentavos, providerId: paid.providerId })
        .from(payments)
        .innerJoin(paid, eq(paid.id, payments.refundOf))
        .where(and(eq(payments.id, paymentId), eq(payments.status, 'pending')))
      if (!refund?.providerId) return
      const status = await provider
        .refund({ id: refund.providerId, amountCentavos: refund.amountCentavos, key: `refund-${paymentId}` })
        .then(
          () => 'settled' as const,
          (error: unknown) => {
            if (error instanceof ProviderRefused) return 'failed' as const
            throw error
          },
        )
      await db.transaction((tx) => endRefund(tx, paymentId, status))
    },
  }
}

async function endRefund(tx: Tx, id: string, status: 'settled' | 'failed') {
  const refund = await lockPayment(tx, id)
  if (refund.status !== 'pending') return
  await tx
    .update(payments)
    .set({ status, ...(status === 'settled' && { receivedAt: now() }) })
    .where(eq(payments.id, id))
  if (status === 'settled') return
  const target = targetOfColumns(refund)
  const amountCentavos = target ? await beyondPrice(tx, target, refund.amountCentavos) : 0
  if (amountCentavos <= 0 || !refund.refundOf)
    return enqueueEvent(tx, { kind: 'refund-failed', paymentId: id })
  await refundPayment(tx, refund.refundOf, {
    amountCentavos,
    method: 'credit',
    reason: paymentSentences.notReturnedOnline,
    chargeId: refund.chargeId,
    by: null,
  })
}

/** What of an amount is paid beyond the price of something that stands, in centavos; of what was given up nothing. */
async function beyondPrice(tx: Tx, target: PaymentTarget, mostCentavos: number) {
  if (!(await isStanding(tx, target))) return 0
  const { costCentavos, paidCentavos } = await lockTarget(tx, target)
  return Math.min(mostCentavos, paidCentavos - costCentavos)
}
