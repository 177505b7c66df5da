import { generalPublicId, type counterSales, type RecordOf, type Resources } from '@rumi/contract'
import type { z } from 'zod'
import { orderSentences } from '../copy/money/sale-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { openAccountOf } from '../people/index.ts'
import { users } from '../db/schema/people/people.ts'
import { requireOpen, type Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { charge, type AfterPayment, type Payment } from '../payments/index.ts'
import { placeOrder } from './create-order.ts'
import { orderRepository } from './order-repository.ts'
import { takeStep } from './update-order.ts'

type Sale = z.output<typeof counterSales.create.body>
type Selling = { actor: Actor; afterPayment: AfterPayment }
type Sold = { order: RecordOf<Resources['orders']>; payments: Payment[] }

/**
 * Sells over the counter: the order is placed, paid whole and delivered in one transaction, together with whatever else the client pays
 * on the same ticket. Refused with `breaks-a-rule` where the payments leave something of it unpaid.
 */
export async function sellAtCounter(tx: Tx, sale: Sale, { actor, afterPayment }: Selling): Promise<Sold> {
  requireOpen(actor, 'payments')
  const buyer = sale.clientId ? await clientOfSale(tx, sale.clientId) : await generalPublicAccount(tx)
  const { _id: orderId } = await placeOrder(
    tx,
    {
      items: sale.items,
      delivery: 'pickup',
      payment: 'counter',
      expectedTotalCentavos: sale.expectedTotalCentavos,
    },
    { buyer, actor },
  )
  const rows = sale.payments.map(({ target = { orderId }, ...paid }) => ({ ...paid, target }))
  const { receivedCentavos } = sale
  const ticket = { payments: rows, others: [{ orderId }], receivedCentavos }
  const payments = await charge(tx, ticket, { by: actor.id, afterPayment })
  return { order: await handOverOrder(tx, orderId, actor), payments }
}

/** Sells products in a charge: creates an order that the same transaction pays. */
export async function sellAlong(
  tx: Tx,
  { items, expectedTotalCentavos }: Pick<Sale, 'items' | 'expectedTotalCentavos'>,
  { clientId, by }: { clientId: string; by: Actor },
): Promise<string> {
  requireOpen(by, 'orders')
  const order = { items, delivery: 'pickup', payment: 'counter', expectedTotalCentavos } as const
  const { _id } = await placeOrder(tx, order, { buyer: clientId, actor: by })
  return _id
}

/** Hands out an order that is paid whole; refused with `breaks-a-rule` where something of it is left to pay. */
export async function handOverOrder(tx: Tx, id: string, actor: Actor) {
  const paid = (await orderRepository.find(tx, id))!
  if (paid.status !== 'paid') throw new Refused('breaks-a-rule', { message: orderSentences.ticketNotPaid })
  return takeStep(tx, paid, 'delivered', actor)
}

async function clientOfSale(tx: Tx, id: string) {
  const accountId = await openAccountOf(tx, id)
  if (accountId) return accountId
  const message = orderSentences.whoBuys
  throw new Refused('breaks-a-rule', { message, issues: [{ path: 'clientId', message }] })
}

async function generalPublicAccount(tx: Tx) {
  const account = { id: generalPublicId, name: orderSentences.generalPublic, lastName: '' }
  await tx.insert(users).values(account).onConflictDoNothing({ target: users.id })
  return generalPublicId
}
