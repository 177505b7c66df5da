import { eq } from 'drizzle-orm'
import { paymentSentences } from '../../copy/money/payment-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { payments } from '../../db/schema/money/payments.ts'
import { now } from '../../http/clock.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { isStanding, lockTarget, targetOfColumns } from '../payment-target.ts'
import { insertPayment, publishPayment } from '../record-payment.ts'
import type { ProviderPayment } from './provider.ts'
import { returnedIn, returnsOf, sumOf } from './returns-of.ts'

type Row = typeof payments.$inferSelect

/**
 * Reverses refunds that the provider made and then reversed, as after a dispute that the business won, the
 * latest first and each in whole; `takeReturned` records any part that stays refunded. If the item was paid
 * otherwise meanwhile, the excess becomes credit. Notifies the desk. Returns the restored amount in centavos.
 */
export async function takeRestored(tx: Tx, row: Row, reported: ProviderPayment): Promise<number> {
  if (reported.status !== 'approved') return 0
  const { refunds } = await returnsOf(tx, row)
  const settled = refunds.filter(({ status }) => status === 'settled')
  const wrongCentavos = sumOf(settled) - returnedIn(reported)
  const byProvider = settled
    .filter((refund) => refund.byProvider)
    .toSorted((one, other) => (other.position ?? 0) - (one.position ?? 0))
  let restoredCentavos = 0
  for (const { id, amountCentavos } of byProvider) {
    if (restoredCentavos >= wrongCentavos) break
    await tx.update(payments).set({ status: 'failed' }).where(eq(payments.id, id))
    restoredCentavos += amountCentavos
  }
  if (restoredCentavos === 0) return 0
  await creditExcess(tx, row, restoredCentavos)
  await publishPayment(tx, row.bookingId)
  const amountCentavos = Math.min(restoredCentavos, wrongCentavos)
  await enqueueEvent(tx, {
    kind: 'online-money-restored',
    paymentId: row.id,
    returnedCentavos: returnedIn(reported),
    amountCentavos,
  })
  return restoredCentavos
}

/** Credits the client with what is paid beyond the price of something that stands, at most the money that is back. */
async function creditExcess(tx: Tx, row: Row, mostCentavos: number) {
  const target = targetOfColumns(row)
  if (!target || !(await isStanding(tx, target))) return
  const { costCentavos, paidCentavos } = await lockTarget(tx, target)
  const amountCentavos = Math.min(mostCentavos, paidCentavos - costCentavos)
  if (amountCentavos <= 0) return
  const { bookingId, orderId, passId, clientId } = row
  await insertPayment(tx, {
    bookingId,
    orderId,
    passId,
    clientId,
    kind: 'credit',
    method: 'credit',
    amountCentavos,
    refundOf: row.id,
    isSurplus: true,
    reason: paymentSentences.paidTwice,
    receivedAt: now(),
  })
}
