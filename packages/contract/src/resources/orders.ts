import { z } from 'zod'
import {
  centavos,
  clientTelephone,
  namedText,
  phone,
  stamps,
  text,
  uuid,
  version,
  postalCode,
} from '../fields.ts'
import { defineResource } from '../resource.ts'
import { orderStatuses } from '../rules/money/order-states.ts'
import { deskMethods } from '../rules/money/payments.ts'

export const deliveries = ['pickup', 'shipping'] as const
export const orderPayments = ['counter', 'spei', 'online'] as const

const quantity = z
  .int({ error: 'Escribe cuántas piezas, en número entero.' })
  .min(1, { error: 'Pide al menos una pieza.' })
  .max(99, { error: 'Pide a lo más 99 piezas.' })
const productId = z.int({ error: 'Elige un producto de la tienda.' }).min(1).max(2_147_483_647)

/** Delivery address. */
export const shipTo = z.strictObject({
  recipient: namedText('Escribe quién recibe.'),
  phone: phone.refine((value) => value !== '', { error: 'Escribe a qué teléfono llama quien entrega.' }),
  street: text(120, 1, 'Escribe la calle y el número.'),
  neighbourhood: text(80, 1, 'Escribe la colonia.'),
  postalCode,
  city: text(80, 1, 'Escribe la ciudad.'),
  /** Directions for the delivery. */
  directions: text(200),
})
export type ShipTo = z.output<typeof shipTo>

export const orders = defineResource({
  name: 'orders',
  path: '/orders',
  one: 'order',
  many: 'orders',
  id: '_id',
  owner: 'userId',
  record: z.object({
    _id: uuid,
    number: z.int(),
    userId: uuid,
    items: z.array(
      z.object({
        productId,
        name: z.string(),
        quantity,
        unitCentavos: centavos,
        /** Pieces returned since. */
        returned: z.int(),
      }),
    ),
    subtotalCentavos: centavos,
    ivaCentavos: centavos,
    /** Null where products have rates of their own. */
    ivaPercent: z.int().nullable(),
    totalCentavos: centavos,
    /** Part of the total that was paid for returned products. */
    returnedCentavos: centavos,
    /** Part of the total for shipping. */
    shippingCentavos: centavos,
    shipTo: shipTo.extend({ phone: clientTelephone }).nullable(),
    status: z.enum(orderStatuses),
    delivery: z.enum(deliveries),
    payment: z.enum(orderPayments),
    /** True of what the client owed on the day of the start; it has no items. */
    openingBalance: z.boolean(),
    /** URL of the pending online payment. */
    checkoutUrl: z.string().nullable(),
    version,
    ...stamps,
  }),
  create: z.strictObject({
    items: z
      .array(z.strictObject({ productId, quantity }))
      .min(1, { error: 'Tu pedido está vacío.' })
      .max(50, { error: 'Pide a lo más 50 productos distintos.' }),
    delivery: z.enum(deliveries, { error: 'Elige cómo lo recibes.' }),
    payment: z.enum(orderPayments, { error: 'Elige cómo lo pagas.' }),
    /** Shipping address; an order may be created before it is known. */
    shipTo: shipTo.optional(),
    /** Total shown to the buyer. A different total is rejected and returned. */
    expectedTotalCentavos: centavos.optional(),
  }),
  update: z.strictObject({
    status: z.enum(orderStatuses, { error: 'Elige un estado de la lista.' }).optional(),
    delivery: z.enum(deliveries).optional(),
    payment: z.enum(orderPayments).optional(),
    shipTo: shipTo.optional(),
    /** Payment method at the desk, if it differs from the order's. */
    paymentMethod: z.enum(deskMethods, { error: 'Di cómo se pagó.' }).optional(),
    reference: text(80).optional(),
    /** Choice for the money of a refunded or cancelled order: refunded by its method, or credited. */
    money: z.enum(['return', 'credit'], { error: 'Di si se devuelve o queda a favor.' }).optional(),
    /** Whether the pieces of a refunded order return to stock; true by default. */
    restock: z.boolean({ error: 'Di si las piezas regresan a la tienda.' }).optional(),
    version: version.optional(),
  }),
  filters: z.object({ status: z.enum(orderStatuses), userId: uuid }),
  sortable: ['createdAt'],
  verbs: {
    list: { access: 'own-or-staff', failure: 'Error fetching orders' },
    create: { access: 'session', failure: 'Error creating order' },
    read: { access: 'own-or-staff', failure: 'Error fetching single order' },
    update: { access: 'own-or-desk', failure: 'Error updating order' },
    remove: { access: 'own-or-desk', failure: 'Error deleting order' },
  },
})
