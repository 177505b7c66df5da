import { resources } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { createRepository } from '../db/repository/repository.ts'
import { orders } from '../db/schema/money/shop.ts'

/** Orders with their items, and where one that waits for it is paid online. */
export const orderRepository = createRepository(resources.orders, orders, {
  items: sql`(select coalesce(jsonb_agg(jsonb_build_object('productId', i.product_id, 'name', i.name,
    'quantity', i.quantity, 'unitCentavos', i.unit_centavos,
    'returned', i.returned) order by i.product_id), '[]')
    from order_items i where i.order_id = ${orders.id})`,
  ivaPercent: sql`case when not exists (select from order_items i where i.order_id = ${orders.id} and i.iva_treatment <> 'general')
    then coalesce(round(${orders.ivaCentavos} * 100.0 / nullif(${orders.subtotalCentavos}, 0)), 0)::integer end`,
  checkoutUrl: sql`(select p.checkout_url from payments p where p.order_id = orders.id and p.method = 'online'
    and p.kind = 'payment' and p.status = 'pending' and orders.status = 'pending' order by p.position desc limit 1)`,
})
