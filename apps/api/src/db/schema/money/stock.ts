import { stockMovementKinds } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { centavos, idColumn, instant, oneOf } from '../columns.ts'
import { expenses } from './expenses.ts'
import { users } from '../people/people.ts'
import { orders, products } from './shop.ts'

/**
 * Stock movements with their value, positive in. A trigger computes value and balance and updates the
 * product's stock; purchases and later costs state their own value. Rows never change
 * (`stock_movements_never_change`), and a direct change of a product's stock writes its movement
 * (`products_stock_is_counted`).
 */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: idColumn(),
    position: bigint('position', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: stockMovementKinds }).notNull(),
    quantity: integer('quantity').notNull(),
    /** Without IVA. */
    valueCentavos: centavos('value_centavos').notNull().default(0),
    /** IVA that the supplier charges on top of the value. */
    ivaCentavos: centavos('iva_centavos').notNull().default(0),
    stockAfter: integer('stock_after').notNull().default(0),
    valueAfterCentavos: centavos('value_after_centavos').notNull().default(0),
    supplier: text('supplier').notNull().default(''),
    /** The number of the supplier's invoice. */
    reference: text('reference').notNull().default(''),
    reason: text('reason').notNull().default(''),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'set null' }),
    /** The expense that a purchase is owed by; none before purchases were expenses. */
    expenseId: uuid('expense_id').references(() => expenses.id),
    /** Null for movements of an order, whose steps name the author. */
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    oneOf('stock_movements_kind_is_known', t.kind, stockMovementKinds),
    check(
      'stock_movements_go_their_way',
      sql`case ${t.kind} when 'count' then true when 'cost' then ${t.quantity} = 0 when 'sale' then ${t.quantity} < 0 when 'loss' then ${t.quantity} < 0 else ${t.quantity} > 0 end`,
    ),
    check(
      'stock_movements_leave_a_value',
      sql`${t.valueAfterCentavos} >= 0 and (${t.stockAfter} > 0 or ${t.valueAfterCentavos} = 0)`,
    ),
    check(
      'stock_movements_value_goes_with_pieces',
      sql`case ${t.kind} when 'cost' then ${t.valueCentavos} > 0 else ${t.valueCentavos} = 0 or sign(${t.valueCentavos}) = sign(${t.quantity}) end`,
    ),
    check(
      'stock_movements_iva_is_of_a_purchase',
      sql`${t.ivaCentavos} = 0 or (${t.ivaCentavos} > 0 and ${t.kind} = 'purchase')`,
    ),
    check('stock_movements_name_their_supplier', sql`${t.kind} <> 'purchase' or btrim(${t.supplier}) <> ''`),
    check('stock_movements_losses_have_a_reason', sql`${t.kind} <> 'loss' or btrim(${t.reason}) <> ''`),
    check(
      'stock_movements_orders_sell_and_return',
      sql`${t.orderId} is null or ${t.kind} in ('sale', 'return')`,
    ),
    check('stock_movements_only_purchases_are_owed', sql`${t.expenseId} is null or ${t.kind} = 'purchase'`),
    index('stock_movements_by_expense').on(t.expenseId),
    uniqueIndex('stock_movements_once_per_order')
      .on(t.orderId, t.productId)
      .where(sql`${t.kind} = 'sale'`),
    index('stock_movements_by_order').on(t.orderId, t.productId),
    uniqueIndex('stock_movements_in_order').on(t.position),
    uniqueIndex('stock_movements_by_product').on(t.productId, t.position),
    index('stock_movements_by_person').on(t.by),
  ],
)
