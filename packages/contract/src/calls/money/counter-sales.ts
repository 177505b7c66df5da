import { z } from 'zod'
import { centavos, text, uuid } from '../../fields.ts'
import { orders } from '../../resources/orders.ts'
import { paymentTarget, payments } from '../../resources/payments.ts'
import { deskMethods } from '../../rules/money/payments.ts'
import { defineCall } from '../call.ts'

/** Selling over the counter: products that leave at once, and whatever else the same client pays with them. */
export const counterSales = {
  /** The delivered order and every payment of the sale, in one transaction. */
  create: defineCall({
    name: 'orders.sellAtCounter',
    method: 'POST',
    path: '/counterSales',
    access: 'desk',
    status: 201,
    body: z.strictObject({
      /** Absent for an anonymous buyer. */
      clientId: uuid.optional(),
      items: orders.create.shape.items,
      /** Total shown to the buyer. A different total is rejected and returned. */
      expectedTotalCentavos: centavos.optional(),
      /** Cash received; the receipt shows the change. */
      receivedCentavos: centavos.optional(),
      payments: z
        .array(
          z.strictObject({
            /** Another debt of the client; absent for the products of this ticket. */
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
