import { sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'

/**
 * Takes the pieces of an order out of the shop, product by product in the order of their ids, as everybody locks them; `no-stock`
 * where there are not enough. What they cost goes to the books when the order is paid.
 */
export async function takeFromStock(tx: Tx, orderId: string) {
  await tx.execute(sql`insert into stock_movements (product_id, kind, quantity, order_id)
    select product_id, 'sale', -quantity, order_id from order_items where order_id = ${orderId} order by product_id`)
}

/** Puts back what an order took and did not give back before, at what it left with. */
export async function returnToStock(tx: Tx, orderId: string) {
  await tx.execute(sql`insert into stock_movements (product_id, kind, quantity, order_id)
    select product_id, 'return', quantity - returned, order_id from order_items
    where order_id = ${orderId} and quantity > returned order by product_id`)
}
