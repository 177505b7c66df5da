import type { DeskMethod, PaymentTarget } from '@rumi/contract'
import { paymentSentences } from '../copy/payment-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { charges } from '../db/schema/charges.ts'
import { Refused } from '../http/refused.ts'
import type { AfterPayment } from './payment-handlers.ts'
import { lockTarget } from './payment-target.ts'
import { recordPayment, type Payment } from './record-payment.ts'

type Charge = {
  payments: readonly {
    target: PaymentTarget
    method: DeskMethod
    amountCentavos: number
    tipCentavos?: number | undefined
    tipFor?: string | undefined
    reference?: string | undefined
  }[]
  /** What belongs to the charge beside what is paid: it costs nothing, or a discount takes all of it off. */
  others?: readonly PaymentTarget[]
  /** The cash that was handed over. */
  receivedCentavos?: number | undefined
}
type Charging = {
  by: string
  afterPayment: AfterPayment
  /** Called once everything is locked and before anything is paid. */
  beforePayment?: (tx: Tx, chargeId: string) => Promise<void>
}

/**
 * Writes down the payments of one charge, all of them or none, each as if it came alone. They are one client's: refused with
 * `breaks-a-rule` otherwise. Whatever is paid for is locked first and in one order, so that two charges never wait for each other.
 */
export async function charge(
  tx: Tx,
  { payments, others = [], receivedCentavos }: Charge,
  { by, afterPayment, beforePayment }: Charging,
): Promise<Payment[]> {
  const named = [...payments.map(({ target }) => target), ...others]
  const targets = [...new Map(named.map((target) => [keyOf(target), target]))].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const clients = new Set<string | null>()
  for (const [, target] of targets) clients.add((await lockTarget(tx, target)).clientId)
  if (clients.size > 1) throw new Refused('breaks-a-rule', { message: paymentSentences.oneClient })
  const [clientId = null] = clients
  const [opened] = await tx
    .insert(charges)
    .values({ clientId, by, receivedCentavos: receivedCentavos || null })
    .returning({ id: charges.id })
  const { id: chargeId } = opened!
  await beforePayment?.(tx, chargeId)
  const written: Payment[] = []
  for (const payment of payments)
    written.push(await recordPayment(tx, { ...payment, chargeId, receivedBy: by }))
  for (const [, target] of targets) await afterPayment(tx, target, { actorId: by })
  return written
}

const keyOf = (target: PaymentTarget) => JSON.stringify(target)
