import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, missing, stay } from '../one-of-everything.ts'

/** A movement of the only product; there is one piece of it, worth nothing. */
const moved = (columns: SQL, values: SQL, product = 1) =>
  sql`insert into stock_movements (product_id, ${columns}) values (${product}, ${values})`
const bought = (centavos: number, supplier = 'Croquetas del Valle') =>
  moved(sql`kind, quantity, value_centavos, supplier`, sql`'purchase', 1, ${centavos}, ${supplier}`)
const returned = (order: SQL) => moved(sql`kind, quantity, order_id`, sql`'return', 1, ${order}`)

const taken = sql`insert into stock_movements (product_id, kind, quantity, order_id) values (1, 'sale', -1, ${stay})`
const brought = (columns: SQL, values: SQL, product = 1) => [
  sql`update orders set status = 'paid' where id = ${stay}`,
  sql`insert into order_returns (order_id, product_id, ${columns}) values (${stay}, ${product}, ${values})`,
]
const all = sql`quantity, restocked, reason`

/** The rules of the shop's stock and of the movements it is the sum of. */
export const brokenStockRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  products_have_a_name: [sql`update products set name = ''`, 'breaks-a-rule'],
  products_price_not_negative: [sql`update products set price_centavos = -1`, 'breaks-a-rule'],
  products_rated_0_to_5: [sql`update products set rating = 6`, 'breaks-a-rule'],
  products_stock_not_negative: [sql`update products set stock = stock - 2`, 'no-stock'],
  products_have_a_category: [sql`update products set category = ' '`, 'breaks-a-rule'],
  order_items_returned_at_most_once: [brought(all, sql`2, false, 'Roto'`), 'breaks-a-rule'],
  orders_returned_is_of_the_total: [sql`update orders set returned_centavos = -1`, 'breaks-a-rule'],
  orders_opening_balance_is_not_shipped: [
    sql`update orders set opening_balance = true, delivery = 'shipping'`,
    'breaks-a-rule',
  ],
  order_returns_of_some_pieces: [brought(all, sql`0, false, 'Roto'`), 'breaks-a-rule'],
  order_returns_of_pieces_or_of_the_price: [
    [
      sql`update orders set status = 'paid' where id = ${stay}`,
      sql`insert into order_returns (order_id, restocked, reason) values (${stay}, false, 'Llegó tarde')`,
    ],
    'breaks-a-rule',
  ],
  order_returns_order_id_orders_id_fk: [
    sql`insert into order_returns (order_id, amount_centavos, restocked, reason) values (${missing}, 100, false, 'Llegó tarde')`,
    'breaks-a-rule',
  ],
  order_returns_have_a_reason: [brought(all, sql`1, false, ' '`), 'breaks-a-rule'],
  order_returns_of_what_was_ordered: [brought(all, sql`1, false, 'Roto'`, 2), 'breaks-a-rule'],
  order_returns_by_users_id_fk: [
    brought(sql`${all}, "by"`, sql`1, false, 'Roto', ${missing}`),
    'breaks-a-rule',
  ],
  order_returns_of_what_was_paid: [
    sql`insert into order_returns (order_id, product_id, ${all}) values (${stay}, 1, 1, false, 'Roto')`,
    'breaks-a-rule',
  ],
  order_returns_never_change: [
    [...brought(all, sql`1, false, 'Roto'`), sql`update order_returns set quantity = 2`],
    'breaks-a-rule',
  ],
  order_returns_settle: [
    [
      sql`insert into payments (order_id, client_id, method, amount_centavos, received_at) values (${stay}, ${ana}, 'cash', 100, now())`,
      sql`set constraints all immediate`,
      sql`set constraints all deferred`,
      ...brought(all, sql`1, false, 'Roto'`),
    ],
    'breaks-a-rule',
  ],
  products_minimum_not_negative: [sql`update products set minimum = -1`, 'breaks-a-rule'],
  products_stock_is_what_moved: [sql`update products set stock_value_centavos = 5`, undefined],
  stock_movements_kind_is_known: [moved(sql`kind, quantity`, sql`'gift', 1`), 'breaks-a-rule'],
  stock_movements_go_their_way: [
    moved(sql`kind, quantity, reason`, sql`'loss', 1, 'Se rompió'`),
    'breaks-a-rule',
  ],
  stock_movements_leave_a_value: [bought(-1), 'breaks-a-rule'],
  stock_movements_value_goes_with_pieces: [[bought(100), bought(-50)], 'breaks-a-rule'],
  stock_movements_iva_is_of_a_purchase: [
    moved(sql`kind, quantity, iva_centavos`, sql`'count', 1, 16`),
    'breaks-a-rule',
  ],
  stock_movements_name_their_supplier: [bought(100, ' '), 'breaks-a-rule'],
  stock_movements_losses_have_a_reason: [
    moved(sql`kind, quantity, reason`, sql`'loss', -1, ' '`),
    'breaks-a-rule',
  ],
  stock_movements_orders_sell_and_return: [
    moved(sql`kind, quantity, order_id`, sql`'count', 1, ${stay}`),
    'breaks-a-rule',
  ],
  stock_movements_return_what_was_sold: [[taken, returned(stay), returned(stay)], 'breaks-a-rule'],
  stock_movements_cost_what_had_none: [
    [bought(100), moved(sql`kind, quantity, value_centavos`, sql`'cost', 0, 100`)],
    'breaks-a-rule',
  ],
  stock_movements_product_id_products_id_fk: [
    moved(sql`kind, quantity`, sql`'count', 1`, 99),
    'breaks-a-rule',
  ],
  stock_movements_order_id_orders_id_fk: [returned(missing), 'breaks-a-rule'],
  stock_movements_by_users_id_fk: [
    moved(sql`kind, quantity, "by"`, sql`'count', 1, ${missing}`),
    'breaks-a-rule',
  ],
  stock_movements_only_purchases_are_owed: [
    moved(sql`kind, quantity, expense_id`, sql`'count', 1, ${missing}`),
    'breaks-a-rule',
  ],
  stock_movements_expense_id_expenses_id_fk: [
    moved(
      sql`kind, quantity, value_centavos, supplier, expense_id`,
      sql`'purchase', 1, 100, 'Croquetas del Valle', ${missing}`,
    ),
    'breaks-a-rule',
  ],
  stock_movements_never_change: [sql`update stock_movements set quantity = 2`, 'product-was-moved'],
}
