import type {
  BodyOf,
  chargeCalls,
  ChargedTarget,
  ChargeDiscount,
  ChargeExtra,
  ChargeLateFee,
  LateFee,
  MoneyChoice,
  PaymentTarget,
} from '@rumi/contract'
import { paymentSentences } from '../copy/money/payment-sentences.ts'
import type { Queryable, Tx } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { charge } from './charge.ts'
import type { AfterPayment } from './payment-handlers.ts'
import type { Payment } from './record-payment.ts'

type Body = BodyOf<typeof chargeCalls.charge>
type Sold = { bookingId: string; by: Actor }

/** Ports of a charge to the modules above: sell add-ons, hand over orders, discount bookings. */
export type AtTheDesk = {
  sell: (tx: Tx, extra: ChargeExtra, sold: Sold) => Promise<PaymentTarget>
  handOver: (tx: Tx, target: PaymentTarget, by: Actor) => Promise<void>
  /** Returns the late pick-up fees so far for a client's overdue dogs. */
  lateFeesOf: (db: Queryable, clientId: string) => Promise<LateFee[]>
  /** Puts it on the price of its booking, or keeps that it was waived. */
  chargeLateFee: (tx: Tx, fee: ChargeLateFee, charged: { chargeId: string; by: string }) => Promise<void>
  takeOff: (
    tx: Tx,
    bookingId: string,
    off: {
      amountCentavos: number
      reason: string
      money?: MoneyChoice | undefined
      chargeId: string
      by: Actor
    },
  ) => Promise<void>
  /** Lowers the fee of a cancelled booking to what is paid of it. */
  lowerFee: (tx: Tx, bookingId: string) => Promise<void>
  /** The same of an order that is paid: the shop's prices are its shelf's, and fall with a refund alone. */
  lowerOrderPrice: (
    tx: Tx,
    orderId: string,
    off: { amountCentavos: number; reason: string; by: Actor },
  ) => Promise<void>
}
type Charging = { actor: Actor; afterPayment: AfterPayment; atTheDesk: AtTheDesk }

/**
 * Charges in one transaction, with add-ons and discounts. The server prices the add-ons and rejects a shown
 * price that differs with `price-changed`.
 */
export async function chargeAtDesk(
  tx: Tx,
  {
    payments,
    added,
    lateFees = [],
    receivedCentavos,
    discount,
  }: Body & { discount?: ChargeDiscount | undefined },
  { actor, afterPayment, atTheDesk }: Charging,
): Promise<Payment[]> {
  const sold: PaymentTarget[] = []
  for (const extra of added?.extras ?? [])
    sold.push(await atTheDesk.sell(tx, extra, { bookingId: added!.bookingId, by: actor }))
  const known = (target: ChargedTarget) => targetOf(target, sold)
  const off = (discount?.of ?? []).map(({ target, amountCentavos }) => ({
    bookingId: bookingOf(known(target)),
    amountCentavos,
  }))
  const paid = await charge(
    tx,
    {
      payments: payments.map((payment) => ({ ...payment, target: known(payment.target) })),
      others: [
        ...(added ? [{ bookingId: added.bookingId }] : []),
        ...lateFees.map(({ bookingId }) => ({ bookingId })),
        ...sold,
        ...off.map(({ bookingId }) => ({ bookingId })),
      ],
      receivedCentavos,
    },
    {
      by: actor.id,
      afterPayment,
      beforePayment: async (_, chargeId) => {
        for (const lateFee of lateFees) await atTheDesk.chargeLateFee(tx, lateFee, { chargeId, by: actor.id })
        const { reason = '', money } = discount ?? {}
        for (const { bookingId, amountCentavos } of off)
          await atTheDesk.takeOff(tx, bookingId, { amountCentavos, reason, money, chargeId, by: actor })
      },
    },
  )
  for (const target of sold) await atTheDesk.handOver(tx, target, actor)
  return paid
}

function targetOf(target: ChargedTarget, sold: readonly PaymentTarget[]): PaymentTarget {
  if (!('extra' in target)) return target
  const found = sold[target.extra]
  if (!found) throw new Refused('breaks-a-rule', { message: paymentSentences.whatIsPaid })
  return found
}

/** Returns the booking of a target; null for products, which have shelf prices. */
function bookingOf(target: PaymentTarget) {
  if ('bookingId' in target) return target.bookingId
  throw new Refused('breaks-a-rule', { message: paymentSentences.discountOfServices })
}
