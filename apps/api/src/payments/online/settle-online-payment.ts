import { uuid } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { paymentSentences } from '../../copy/money/payment-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { payments } from '../../db/schema/money/payments.ts'
import { now } from '../../http/clock.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import type { AfterPayment } from '../payment-handlers.ts'
import { lockTarget, targetOfColumns } from '../payment-target.ts'
import { insertPayment, lockedCredit, publishPayment } from '../record-payment.ts'
import { lockPayment } from '../refunds/refund-payment.ts'
import type { ProviderPayment } from './provider.ts'
import { returnedIn, returnsOf, sumOf } from './returns-of.ts'
import { takeRestored } from './take-restored.ts'

/** Outcome of a provider result. */
export type Settlement = 'settled' | 'known' | 'waiting' | 'not-ours' | 'mismatch'

const currency = 'MXN'

/**
 * Applies a provider's payment state to the ledger, once, in any order and number of calls. It must match one
 * of our payments, its amount and pesos. A payment after its hold, or of something already paid, becomes
 * credit. Refunds by the provider, whole or in part, as after a dispute, are recorded, and reversed if the
 * provider reverses them.
 */
export async function settleOnlinePayment(
  tx: Tx,
  reported: ProviderPayment,
  afterPayment: AfterPayment,
): Promise<Settlement> {
  if (!uuid.safeParse(reported.reference).success) return 'not-ours'
  const [meant] = await tx.select().from(payments).where(eq(payments.id, reported.reference))
  if (!meant || meant.method !== 'online' || meant.kind !== 'payment') return 'not-ours'
  const target = targetOfColumns(meant)!
  const { leftCentavos } = await lockTarget(tx, target)
  const row = await lockPayment(tx, meant.id)
  if (reported.amountCentavos !== row.amountCentavos || reported.currency !== currency)
    return notifyOfDifference(tx, row, reported)
  const taken = await takenAlready(tx, reported)
  if (taken) {
    const restoredCentavos = await takeRestored(tx, taken, reported)
    if (restoredCentavos > 0) await afterPayment(tx, target, { actorId: null })
    const outcome = await takeReturned(tx, await lockPayment(tx, taken.id), reported)
    return outcome === 'known' && restoredCentavos > 0 ? 'settled' : outcome
  }
  if (reported.status !== 'approved') return 'waiting'

  const isSecond = row.status === 'settled'
  const paid = isSecond
    ? await insertPayment(tx, { ...paidAgain(row), providerId: reported.id, receivedAt: now() })
    : await settleRow(tx, row, reported.id)
  const excessCentavos = row.amountCentavos - Math.min(leftCentavos, row.amountCentavos)
  if (excessCentavos > 0)
    await insertPayment(tx, {
      ...aboutOf(row),
      kind: 'credit',
      method: 'credit',
      amountCentavos: excessCentavos,
      refundOf: paid.id,
      isSurplus: true,
      reason: isSecond ? paymentSentences.paidTwice : paymentSentences.cameLate,
      receivedAt: now(),
    })
  await afterPayment(tx, target, { actorId: null })
  const outcome = await takeReturned(tx, await lockPayment(tx, paid.id), reported)
  return outcome === 'known' ? 'settled' : outcome
}

type Row = typeof payments.$inferSelect

/** Money that came as another amount, or in another currency, is for a person to look at: the desk hears of it. */
async function notifyOfDifference(tx: Tx, { id }: Row, reported: ProviderPayment): Promise<Settlement> {
  if (reported.status === 'approved')
    await enqueueEvent(tx, {
      kind: 'online-amount-differs',
      paymentId: id,
      providerId: reported.id,
      amountCentavos: reported.amountCentavos,
      currency: reported.currency,
    })
  return 'mismatch'
}

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
  await publishPayment(tx, bookingId)
  return { id }
}

/** The row that this payment of the provider settled, or was written down as, locked; none where it was never taken. */
async function takenAlready(tx: Tx, reported: ProviderPayment) {
  const [taken] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.providerId, reported.id))
  return taken && lockPayment(tx, taken.id)
}

/**
 * Records provider refunds beyond those we requested: first from the payment, then from its credit. Notifies
 * the desk. `mismatch` if more was returned than either holds, for example after the credit was spent.
 */
export async function takeReturned(tx: Tx, row: Row, reported: ProviderPayment): Promise<Settlement> {
  const { credits, refunds } = await returnsOf(tx, row)
  const knownCentavos = sumOf(refunds.filter(({ status }) => status !== 'failed'))
  const takenCentavos = returnedIn(reported) - knownCentavos
  if (takenCentavos <= 0) return 'known'
  let missingCentavos = takenCentavos
  const { clientId } = row
  let creditCentavos = await lockedCredit(tx, clientId)
  for (const held of [row, ...credits]) {
    const heldCentavos = held.amountCentavos - held.returnedCentavos
    const isCredit = held.kind === 'credit'
    const amountCentavos = Math.min(missingCentavos, heldCentavos, isCredit ? creditCentavos : heldCentavos)
    if (amountCentavos <= 0) continue
    missingCentavos -= amountCentavos
    if (isCredit) creditCentavos -= amountCentavos
    await insertPayment(tx, {
      ...aboutOf(row),
      kind: 'refund',
      method: 'online',
      amountCentavos,
      refundOf: held.id,
      reason: paymentSentences.returnedByProvider,
      byProvider: true,
      receivedAt: now(),
    })
  }
  await enqueueEvent(tx, {
    kind: 'online-money-taken',
    paymentId: row.id,
    returnedCentavos: returnedIn(reported),
    amountCentavos: takenCentavos,
    lackingCentavos: missingCentavos,
  })
  return missingCentavos > 0 ? 'mismatch' : 'settled'
}
