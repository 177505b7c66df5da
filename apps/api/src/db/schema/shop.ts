import { deliveries, orderPayments, orderStatuses, productCategories, type ShipTo } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { centavos, id, instant, notBlank, oneOf, stamps, version } from './columns.ts'
import { users } from './people.ts'

export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    priceCentavos: centavos('price_centavos').notNull(),
    imageUrl: text('image_url').notNull().default(''),
    description: text('description').notNull().default(''),
    rating: integer('rating').notNull().default(0),
    category: text('category', { enum: productCategories }).notNull(),
    stock: integer('stock').notNull().default(0),
    /** What a scanner reads; empty where there is none. */
    barcode: text('barcode').notNull().default(''),
    version: version(),
    ...stamps(),
  },
  (t) => [
    notBlank('products_have_a_name', t.name),
    check('products_pictures_are_of_the_house', sql`${t.imageUrl} ~ '^(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$'`),
    check('products_barcodes_are_plain', sql`${t.barcode} ~ '^[0-9A-Za-z-]{0,40}$'`),
    uniqueIndex('products_one_per_barcode')
      .on(t.barcode)
      .where(sql`${t.barcode} <> ''`),
    check('products_price_not_negative', sql`${t.priceCentavos} >= 0`),
    check('products_rated_0_to_5', sql`${t.rating} between 0 and 5`),
    check('products_stock_not_negative', sql`${t.stock} >= 0`),
    oneOf('products_category_is_known', t.category, productCategories),
    index('products_by_category').on(t.category, t.id),
  ],
)

export const orders = pgTable(
  'orders',
  {
    id: id(),
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    subtotalCentavos: centavos('subtotal_centavos').notNull(),
    ivaCentavos: centavos('iva_centavos').notNull(),
    totalCentavos: centavos('total_centavos').notNull(),
    shippingCentavos: centavos('shipping_centavos').notNull().default(0),
    shipTo: jsonb('ship_to').$type<ShipTo>(),
    status: text('status', { enum: orderStatuses }).notNull().default('pending'),
    delivery: text('delivery', { enum: deliveries }).notNull(),
    payment: text('payment', { enum: orderPayments }).notNull(),
    version: version(),
    ...stamps(),
  },
  (t) => [
    unique('orders_one_per_number').on(t.number),
    oneOf('orders_status_is_known', t.status, orderStatuses),
    oneOf('orders_delivery_is_known', t.delivery, deliveries),
    oneOf('orders_payment_is_known', t.payment, orderPayments),
    check(
      'orders_total_is_subtotal_and_iva',
      sql`${t.totalCentavos} = ${t.subtotalCentavos} + ${t.ivaCentavos} and ${t.subtotalCentavos} >= 0 and ${t.ivaCentavos} >= 0`,
    ),
    check(
      'orders_shipping_is_of_the_total',
      sql`${t.shippingCentavos} between 0 and ${t.totalCentavos} and (${t.delivery} = 'shipping' or (${t.shippingCentavos} = 0 and ${t.shipTo} is null))`,
    ),
    index('orders_in_order').on(t.createdAt, t.id),
    index('orders_by_user').on(t.userId, t.createdAt, t.id),
    index('orders_by_status').on(t.status, t.createdAt, t.id),
  ],
)

/** What was ordered, at the name and price of that moment. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    name: text('name').notNull(),
    quantity: integer('quantity').notNull(),
    unitCentavos: centavos('unit_centavos').notNull(),
  },
  (t) => [
    primaryKey({ name: 'order_items_once_each', columns: [t.orderId, t.productId] }),
    check('order_items_at_least_one', sql`${t.quantity} >= 1`),
    check('order_items_price_not_negative', sql`${t.unitCentavos} >= 0`),
    index('order_items_by_product').on(t.productId),
  ],
)

/** Each step of an order's life: who, when, from which state to which. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    fromStatus: text('from_status', { enum: orderStatuses }),
    toStatus: text('to_status', { enum: orderStatuses }).notNull(),
    note: text('note').notNull().default(''),
  },
  (t) => [
    oneOf('order_events_from_a_known_status', t.fromStatus, orderStatuses),
    oneOf('order_events_to_a_known_status', t.toStatus, orderStatuses),
    index('order_events_by_order').on(t.orderId, t.at),
    index('order_events_by_actor').on(t.actorId),
  ],
)
