import { z } from 'zod'
import { centavos, instant, pageSize, someOf, text, uuid } from '../../fields.ts'
import { defineCall } from '../call.ts'
import { seenDay } from './reports.ts'

/** Reasons for a stock movement. */
export const stockMovementKinds = ['opening', 'cost', 'purchase', 'sale', 'return', 'loss', 'count'] as const
export type StockMovementKind = (typeof stockMovementKinds)[number]

/** Maximum stock of one product. */
export const mostPieces = 1_000_000

/** Amount in centavos; negative for outgoing stock. */
const sum = z.int()

const level = z.object({
  productId: z.int(),
  name: z.string(),
  category: z.string(),
  barcode: z.string(),
  /** Stock on sale: without pieces reserved by orders. */
  stock: z.int(),
  /** Sold and not handed out yet. */
  reserved: z.int(),
  /** Reorder level; null sends no notification. */
  minimum: z.int().nullable(),
  isLow: z.boolean(),
  /** True if the shop offers it. */
  active: z.boolean(),
  /** Cost per piece without IVA, rounded to the centavo; null without stock or known cost. */
  averageCostCentavos: sum.nullable(),
  /** Cost of all pieces, without IVA. */
  valueCentavos: sum,
})
export type StockLevel = z.output<typeof level>

const movement = z.object({
  id: uuid,
  at: instant,
  productId: z.int(),
  productName: z.string(),
  kind: z.enum(stockMovementKinds),
  /** Negative for outgoing stock. */
  quantity: z.int(),
  /** Of one piece, without IVA, to the nearest centavo; null where none moved. */
  unitCostCentavos: sum.nullable(),
  valueCentavos: sum,
  ivaCentavos: sum,
  stockAfter: z.int(),
  supplier: z.string(),
  /** The number of the supplier's invoice. */
  reference: z.string(),
  reason: z.string(),
  /** The order that took the pieces or gave them back. */
  order: z.object({ id: uuid, number: z.int() }).nullable(),
  /** Null where an order moved it, whose steps say who. */
  by: z.object({ id: uuid, name: z.string() }).nullable(),
})
export type StockMovement = z.output<typeof movement>

const productId = z.int({ error: 'Elige un producto de la tienda.' }).min(1).max(2_147_483_647)
const requestedProduct = z
  .string()
  .regex(/^\d{1,9}$/, { error: 'Elige un producto de la tienda.' })
  .transform(Number)
const pieces = z
  .int({ error: 'Escribe cuántas piezas, en número entero.' })
  .max(mostPieces, { error: 'Esas piezas son demasiadas.' })
const some = pieces.min(1, { error: 'Escribe al menos una pieza.' })
const page = {
  limit: pageSize.default(50),
  cursor: z.string().min(1).max(400).optional(),
}

const purchaseLine = z
  .strictObject({
    productId,
    quantity: some,
    /** Cost of the line without IVA, as on the invoice. No division, so that nothing is lost by rounding. */
    costCentavos: centavos,
    ivaCentavos: centavos.default(0),
  })
  .refine(({ costCentavos, ivaCentavos }) => ivaCentavos <= costCentavos, {
    error: 'El IVA no puede ser mayor que el importe.',
    path: ['ivaCentavos'],
  })

const moved = z.object({ data: z.object({ stockMovement: movement }) })

/** The shop's stock, and the movements it is the sum of. */
export const stock = {
  /** Lists products with stock and value; those at or below their minimum come first. */
  levels: defineCall({
    name: 'stock.levels',
    method: 'GET',
    path: '/stock',
    access: 'staff',
    status: 200,
    query: z.strictObject({
      ...page,
      /** Of one or several products. */
      productId: someOf(requestedProduct).optional(),
      /** In the name or the bar code. */
      search: text(80).optional(),
    }),
    answer: z.object({
      data: z.object({
        stock: z.array(level),
        /** Totals of the whole shop, independent of the filter. */
        totals: z.object({ pieces: z.int(), low: z.int(), valueCentavos: sum }),
      }),
      nextCursor: z.string().optional(),
    }),
    failure: 'Error fetching stock',
  }),
  /** Sets the reorder level of a product; null sends no notification. */
  setMinimum: defineCall({
    name: 'stock.setMinimum',
    method: 'PATCH',
    path: '/stock/:id',
    access: 'desk',
    status: 200,
    params: z.object({ id: z.string() }),
    body: z.strictObject({
      minimum: pieces.min(0, { error: 'El mínimo no puede ser negativo.' }).nullable(),
    }),
    answer: z.object({ data: z.object({ level }) }),
    failure: 'Error setting minimum stock',
  }),
  /** Newest first; both days included, in the business's time zone. */
  movements: defineCall({
    name: 'stock.movements',
    method: 'GET',
    path: '/stockMovements',
    access: 'staff',
    status: 200,
    query: z
      .strictObject({
        ...page,
        productId: requestedProduct.optional(),
        kind: z.enum(stockMovementKinds, { error: 'Elige un movimiento de la lista.' }).optional(),
        from: seenDay.optional(),
        to: seenDay.optional(),
      })
      .refine(({ from, to }) => !from || !to || from <= to, {
        error: 'El último día no puede ser anterior al primero.',
        path: ['to'],
      }),
    answer: z.object({
      data: z.object({ stockMovements: z.array(movement) }),
      nextCursor: z.string().optional(),
    }),
    failure: 'Error fetching stock movements',
  }),
  /** Receives the goods of one supplier invoice: all or none. */
  receive: defineCall({
    name: 'stock.receive',
    method: 'POST',
    path: '/stockMovements/purchases',
    access: 'desk',
    status: 201,
    body: z.strictObject({
      supplier: text(80, 1, 'Escribe a quién se le compró.'),
      reference: text(80).optional(),
      lines: z
        .array(purchaseLine)
        .min(1, { error: 'Agrega lo que llegó.' })
        .max(100, { error: 'Recibe a lo más 100 productos a la vez.' }),
    }),
    namesOne: true,
    answer: z.object({ data: z.object({ stockMovements: z.array(movement) }) }),
    failure: 'Error receiving purchase',
  }),
  /** Records broken, expired or stolen pieces. */
  lose: defineCall({
    name: 'stock.lose',
    method: 'POST',
    path: '/stockMovements/losses',
    access: 'desk',
    status: 201,
    body: z.strictObject({ productId, quantity: some, reason: text(200, 1, 'Escribe qué pasó.') }),
    namesOne: true,
    answer: moved,
    failure: 'Error recording loss',
  }),
  /** Sets the cost of opening stock that has none. */
  setCost: defineCall({
    name: 'stock.setCost',
    method: 'POST',
    path: '/stockMovements/costs',
    access: 'desk',
    status: 201,
    body: z.strictObject({
      productId,
      /** Of one piece, without IVA. */
      unitCostCentavos: centavos.min(1, { error: 'Escribe cuánto costó cada pieza.' }),
      reason: text(200).optional(),
    }),
    namesOne: true,
    answer: moved,
    failure: 'Error setting stock cost',
  }),
  /** Sets the stock by a count. The movement is the difference, possibly 0. */
  count: defineCall({
    name: 'stock.count',
    method: 'POST',
    path: '/stockMovements/counts',
    access: 'desk',
    status: 201,
    body: z.strictObject({
      productId,
      /** Without what orders keep. */
      counted: pieces.min(0, { error: 'Lo contado no puede ser negativo.' }),
      reason: text(200).optional(),
    }),
    namesOne: true,
    answer: moved,
    failure: 'Error recording count',
  }),
}
