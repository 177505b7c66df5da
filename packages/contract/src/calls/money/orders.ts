import { z } from 'zod'
import { centavos, instant, text, uuid } from '../../fields.ts'
import { orders } from '../../resources/orders.ts'
import { payments } from '../../resources/payments.ts'
import { defineCall } from '../call.ts'

const orderPayment = payments.record.pick({
  id: true,
  kind: true,
  amountCentavos: true,
  returnedCentavos: true,
  method: true,
  reference: true,
  receivedAt: true,
})

const orderReturn = z.object({
  id: uuid,
  at: instant,
  /** Empty, of no pieces, where a refund lowered the price of the order. */
  name: z.string(),
  quantity: z.int(),
  amountCentavos: centavos,
  /** True if the pieces returned to stock; otherwise they are lost. */
  restocked: z.boolean(),
  reason: z.string(),
})
export type OrderReturn = z.output<typeof orderReturn>

export const orderCalls = {
  /**
   * Takes pieces of an order back and returns what was paid for them: as it came, by another way, or in the client's favour. Never more
   * than was bought, nor more than was paid and is still there.
   */
  returnLines: defineCall({
    name: 'orders.returnLines',
    method: 'POST',
    path: '/orders/:id/returns',
    access: 'desk',
    status: 201,
    params: z.object({ id: z.string() }),
    body: z.strictObject({
      lines: z
        .array(
          z.strictObject({
            productId: z.int(),
            quantity: z.int({ error: 'Escribe cuántas piezas regresan.' }).min(1, {
              error: 'Escribe cuántas piezas regresan.',
            }),
            restock: z.boolean({ error: 'Di si las piezas regresan a la tienda.' }),
          }),
        )
        .min(1, { error: 'Elige qué se devuelve.' })
        .max(50)
        .refine((lines) => new Set(lines.map((line) => line.productId)).size === lines.length, {
          error: 'Un producto aparece dos veces.',
        }),
      money: z.enum(['return', 'cash', 'card', 'transfer', 'credit'], {
        error: 'Di cómo se devuelve el dinero.',
      }),
      reason: text(200, 1, 'Escribe por qué se devuelve.'),
    }),
    answer: z.object({ data: z.object({ order: orders.record, payments: z.array(payments.record) }) }),
    failure: 'Error returning order lines',
  }),

  /** Paid and unpaid amounts of an order. A cancelled order has nothing unpaid. */
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
        /** Returned pieces, oldest first. */
        returns: z.array(orderReturn),
        /** Until when an unpaid order reserves its products. */
        heldUntil: instant,
      }),
    }),
    failure: 'Error fetching order payments',
  }),
}
