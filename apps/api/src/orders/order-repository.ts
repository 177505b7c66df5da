import { resources } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { createRepository } from '../db/repository.ts'
import { orders } from '../db/schema/shop.ts'

/** Orders with their items. */
export const orderRepository = createRepository(resources.orders, orders, {
  items: sql`(select coalesce(jsonb_agg(jsonb_build_object('productId', i.product_id, 'name', i.name,
    'quantity', i.quantity, 'unitCentavos', i.unit_centavos) order by i.product_id), '[]')
    from order_items i where i.order_id = ${orders.id})`,
})
