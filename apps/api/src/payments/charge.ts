import type { DeskMethod, PaymentTarget } from '@rumi/contract'
import { paymentSentences } from '../copy/money/payment-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { charges } from '../db/schema/money/charges.ts'
import { Refused } from '../http/refused.ts'
import type { AfterPayment } from './payment-handlers.ts'
import { keyOf, lockTarget } from './payment-target.ts'
import { paymentRepository } from './payment-repository.ts'
import { openMovement, recordPayment, type Payment } from './record-payment.ts'

type Charge = {
  payments: readonly {
    target: PaymentTarget
    method: DeskMethod
    amountCentavos: number
    tipCentavos?: number | undefined
    tipFor?: string | undefined
    reference?: string | undefined
  }[]
  /** Unpaid members of the charge: free, or fully discounted. */
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
 * Writes down the payments of one charge, all of them or none. They are one client's: refused with
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
  const written: string[] = []
  for (const parts of movementsOf(payments)) {
    const movementId = parts.length > 1 ? await openMovement(tx, parts) : undefined
    for (const part of parts)
      written.push((await recordPayment(tx, { ...part, movementId, chargeId, receivedBy: by })).id)
  }
  for (const [, target] of targets) await afterPayment(tx, target, { actorId: by })
  const found: Payment[] = []
  for (const id of new Set(written)) found.push((await paymentRepository.find(tx, id))!)
  return found
}

/**
 * Groups the payments of a charge into money movements: one method with one reference pays several items. A
 * second part for the same item, or a tip for another person, is a movement of its own.
 */
export function movementsOf<Part extends Charge['payments'][number]>(parts: readonly Part[]): Part[][] {
  const movements: Part[][] = []
  for (const part of parts) {
    const open = movements.find((movement) => movement.every((other) => isOneMovement(other, part)))
    if (open) open.push(part)
    else movements.push([part])
  }
  return movements
}

const isOneMovement = (one: Charge['payments'][number], other: Charge['payments'][number]) =>
  one.method === other.method &&
  (one.reference ?? '') === (other.reference ?? '') &&
  (!one.tipFor || !other.tipFor || one.tipFor === other.tipFor) &&
  keyOf(one.target) !== keyOf(other.target)
