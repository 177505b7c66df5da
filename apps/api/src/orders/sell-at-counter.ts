import type { counterSales, RecordOf, Resources } from '@rumi/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { orderSentences } from '../copy/order-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { users } from '../db/schema/people.ts'
import { requireOpen, type Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { charge, type AfterPayment, type Payment } from '../payments/index.ts'
import { placeOrder } from './create-order.ts'
import { orderRepository } from './order-repository.ts'
import { takeStep } from './update-order.ts'

type Sale = z.output<typeof counterSales.create.body>
type Selling = { actor: Actor; afterPayment: AfterPayment }
type Sold = { order: RecordOf<Resources['orders']>; payments: Payment[] }

/** The account of all who buy over the counter and are nobody's client; made when the first of them comes. */
const generalPublic = '00000000-0000-4000-8000-000000000001'

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
  const payments = await charge(tx, rows, { by: actor.id, afterPayment })
  if (rows.length === 0) await afterPayment(tx, { orderId }, { actorId: actor.id })
  const paid = (await orderRepository.find(tx, orderId))!
  if (paid.status !== 'paid') throw new Refused('breaks-a-rule', { message: orderSentences.ticketNotPaid })
  return { order: await takeStep(tx, paid, 'delivered', actor), payments }
}

async function clientOfSale(tx: Tx, id: string) {
  const theirs = and(eq(users.id, id), eq(users.role, 'cliente'), isNull(users.closedAt))
  const [client] = await tx.select({ id: users.id }).from(users).where(theirs)
  if (client) return client.id
  const message = orderSentences.whoBuys
  throw new Refused('breaks-a-rule', { message, issues: [{ path: 'clientId', message }] })
}

async function generalPublicAccount(tx: Tx) {
  const account = { id: generalPublic, name: orderSentences.generalPublic, lastName: '' }
  await tx.insert(users).values(account).onConflictDoNothing({ target: users.id })
  return generalPublic
}
