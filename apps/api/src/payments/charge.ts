import type { chargeCalls, PaymentTarget } from '@rumi/contract'
import type { z } from 'zod'
import { paymentSentences } from '../copy/payment-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { Refused } from '../http/refused.ts'
import type { AfterPayment } from './payment-handlers.ts'
import { lockTarget } from './payment-target.ts'
import { recordPayment, type Payment } from './record-payment.ts'

type Charged = z.output<typeof chargeCalls.charge.body>['payments']
type Charging = { by: string; afterPayment: AfterPayment }

/**
 * Writes down the payments of one charge, all of them or none, each as if it came alone. They are one client's: refused with
 * `breaks-a-rule` otherwise. Whatever is paid for is locked first and in one order, so that two charges never wait for each other.
 */
export async function charge(tx: Tx, charged: Charged, { by, afterPayment }: Charging): Promise<Payment[]> {
  const targets = [...new Map(charged.map(({ target }) => [keyOf(target), target]))].toSorted(
    ([one], [other]) => (one < other ? -1 : 1),
  )
  const clients = new Set<string | null>()
  for (const [, target] of targets) clients.add((await lockTarget(tx, target)).clientId)
  if (clients.size > 1) throw new Refused('breaks-a-rule', { message: paymentSentences.oneClient })
  const written: Payment[] = []
  for (const payment of charged) written.push(await recordPayment(tx, { ...payment, receivedBy: by }))
  for (const [, target] of targets) await afterPayment(tx, target, { actorId: by })
  return written
}

const keyOf = (target: PaymentTarget) => JSON.stringify(target)
