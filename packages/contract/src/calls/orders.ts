import { z } from 'zod'
import { centavos, instant } from '../fields.ts'
import { payments } from '../resources/payments.ts'
import { defineCall } from './call.ts'

const orderPayment = payments.record.pick({
  id: true,
  kind: true,
  amountCentavos: true,
  returnedCentavos: true,
  method: true,
  reference: true,
  receivedAt: true,
})

export const orderCalls = {
  /** What was paid for an order and what is left to pay; nothing is left of one that was given up. */
  payments: defineCall({
    name: 'orders.payments',
    method: 'GET',
    path: '/orders/:id/payments',
    access: 'own-or-staff',
    status: 200,
    params: z.object({ id: z.string() }),
    answer: z.object({
      data: z.object({
        payments: z.array(orderPayment),
        paidCentavos: centavos,
        leftCentavos: centavos,
        /** Until when one that waits for its payment keeps its pieces. */
        heldUntil: instant,
      }),
    }),
    failure: 'Error fetching order payments',
  }),
}
