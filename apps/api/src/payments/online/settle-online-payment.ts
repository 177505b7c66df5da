import { uuid } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { paymentSentences } from '../../copy/payment-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { payments } from '../../db/schema/payments.ts'
import { now } from '../../http/clock.ts'
import type { AfterPayment } from '../payment-handlers.ts'
import { lockTarget, targetOfColumns } from '../payment-target.ts'
import { insertPayment, tellOfPayment } from '../record-payment.ts'
import { lockPayment } from '../refund-payment.ts'
import type { ProviderPayment } from './provider.ts'

/** What became of a word of the provider. */
export type Settlement = 'settled' | 'known' | 'waiting' | 'not-ours' | 'mismatch'

const currency = 'MXN'

/**
 * Takes what the provider says of a payment into the ledger, once, however often and in whatever order it is told. It must be about a
 * payment of ours, of its amount, in pesos. What came after its hold ended, or on top of what was paid otherwise, becomes credit.
 */
export async function settleOnlinePayment(
  tx: Tx,
  told: ProviderPayment,
  afterPayment: AfterPayment,
): Promise<Settlement> {
  if (!uuid.safeParse(told.reference).success) return 'not-ours'
  const [meant] = await tx.select().from(payments).where(eq(payments.id, told.reference))
  if (!meant || meant.method !== 'online' || meant.kind !== 'payment') return 'not-ours'
  const target = targetOfColumns(meant)!
  const { leftCentavos } = await lockTarget(tx, target)
  const row = await lockPayment(tx, meant.id)
  if (told.amountCentavos !== row.amountCentavos || told.currency !== currency) return 'mismatch'
  if (told.status === 'returned') return returnedElsewhere(tx, row, told)
  if (told.status !== 'approved') return 'waiting'
  if (row.providerId === told.id || (await isKnown(tx, told.id))) return 'known'

  const isSecond = row.status === 'settled'
  const paid = isSecond
    ? await insertPayment(tx, { ...paidAgain(row), providerId: told.id, receivedAt: now() })
    : await settleRow(tx, row, told.id)
  const excessCentavos = row.amountCentavos - Math.min(leftCentavos, row.amountCentavos)
  if (excessCentavos > 0)
    await insertPayment(tx, {
      ...aboutOf(row),
      kind: 'credit',
      method: 'credit',
      amountCentavos: excessCentavos,
      refundOf: paid.id,
      reason: isSecond ? paymentSentences.paidTwice : paymentSentences.cameLate,
      receivedAt: now(),
    })
  await afterPayment(tx, target, { actorId: null })
  return 'settled'
}

type Row = typeof payments.$inferSelect

const aboutOf = ({ bookingId, orderId, passId, clientId }: Row) => ({ bookingId, orderId, passId, clientId })

const paidAgain = (row: Row) => ({
  ...aboutOf(row),
  method: 'online' as const,
  amountCentavos: row.amountCentavos,
})

async function settleRow(tx: Tx, { id, bookingId }: Row, providerId: string) {
  await tx
    .update(payments)
    .set({ status: 'settled', receivedAt: now(), providerId })
    .where(eq(payments.id, id))
  await tellOfPayment(tx, bookingId)
  return { id }
}

const isKnown = async (tx: Tx, providerId: string) =>
  (await tx.$count(payments, eq(payments.providerId, providerId))) > 0

/** Money that the provider gave back by itself, as after a dispute, is a refund that we did not ask for. */
async function returnedElsewhere(tx: Tx, row: Row, told: ProviderPayment): Promise<Settlement> {
  if (row.status !== 'settled') return 'waiting'
  const missingCentavos = Math.min(
    (told.returnedCentavos || told.amountCentavos) - row.returnedCentavos,
    row.amountCentavos - row.returnedCentavos,
  )
  if (missingCentavos <= 0) return 'known'
  await insertPayment(tx, {
    ...aboutOf(row),
    kind: 'refund',
    method: 'online',
    amountCentavos: missingCentavos,
    refundOf: row.id,
    reason: paymentSentences.returnedByProvider,
    receivedAt: now(),
  })
  return 'settled'
}
