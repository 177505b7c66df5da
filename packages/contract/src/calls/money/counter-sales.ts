import { z } from 'zod'
import { centavos, text, uuid } from '../../fields.ts'
import { orders } from '../../resources/orders.ts'
import { paymentTarget, payments } from '../../resources/payments.ts'
import { deskMethods } from '../../rules/money/payments.ts'
import { defineCall } from '../call.ts'

/** Selling over the counter: products that leave at once, and whatever else the same client pays with them. */
export const counterSales = {
  /** The order, delivered, and every payment of the ticket: all of it or nothing. */
  create: defineCall({
    name: 'orders.sellAtCounter',
    method: 'POST',
    path: '/counterSales',
    access: 'desk',
    status: 201,
    body: z.strictObject({
      /** Left out for somebody who is nobody's client. */
      clientId: uuid.optional(),
      items: orders.create.shape.items,
      /** What the buyer was shown; a ticket that would cost something else is refused with its price. */
      expectedTotalCentavos: centavos.optional(),
      /** The cash that was handed over, from which the receipt tells the change. */
      receivedCentavos: centavos.optional(),
      payments: z
        .array(
          z.strictObject({
            /** What else of the client is paid; left out for the products of this ticket. */
            target: paymentTarget.optional(),
            method: z.enum(deskMethods, { error: 'Di cómo se pagó.' }),
            amountCentavos: centavos.min(1, { error: 'Escribe cuánto se pagó.' }),
            tipCentavos: centavos.optional(),
            tipFor: uuid.optional(),
            reference: text(80).optional(),
          }),
        )
        .max(100, { error: 'Cobra a lo más 100 cosas a la vez.' }),
    }),
    namesOne: true,
    answer: z.object({ data: z.object({ order: orders.record, payments: z.array(payments.record) }) }),
    failure: 'Error selling',
  }),
}
