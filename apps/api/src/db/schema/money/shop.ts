import { deliveries, ivaTreatments, orderPayments, orderStatuses, type ShipTo } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
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
import {
  centavos,
  idColumn,
  instant,
  ivaTreatmentColumn,
  notBlank,
  oneOf,
  timestampColumns,
  versionColumn,
} from '../columns.ts'
import { users } from '../people/people.ts'

export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    priceCentavos: centavos('price_centavos').notNull(),
    imageUrl: text('image_url').notNull().default(''),
    description: text('description').notNull().default(''),
    rating: integer('rating').notNull().default(0),
    category: text('category').notNull(),
    /** Current stock by its movements; a direct change writes a movement. */
    stock: integer('stock').notNull().default(0),
    /** Cost of the stock, without IVA. */
    stockValueCentavos: centavos('stock_value_centavos').notNull().default(0),
    /** Reorder level; null sends no notification. */
    minimum: integer('minimum'),
    /** Barcode; empty if there is none. */
    barcode: text('barcode').notNull().default(''),
    /** True if it is on sale. A retired product keeps its history. */
    active: boolean('active').notNull().default(true),
    /** SAT's keys on invoices (c_ClaveProdServ, c_ClaveUnidad); an empty product key is that of the category. */
    satProductKey: text('sat_product_key').notNull().default(''),
    satUnitKey: text('sat_unit_key').notNull().default('H87'),
    ivaTreatment: ivaTreatmentColumn(),
    version: versionColumn(),
    ...timestampColumns(),
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
    check('products_minimum_not_negative', sql`${t.minimum} >= 0`),
    notBlank('products_have_a_category', t.category),
    check('products_sat_product_keys_have_8_digits', sql`${t.satProductKey} ~ '^([0-9]{8})?$'`),
    check('products_sat_unit_keys_are_short', sql`${t.satUnitKey} ~ '^[A-Z0-9]{2,3}$'`),
    oneOf('products_iva_treatment_is_known', t.ivaTreatment, ivaTreatments),
    index('products_by_category').on(t.category, t.id),
  ],
)

/**
 * Orders. `orders_step_by_step` guards their states, `orders_cost_their_items` their price and
 * `orders_have_the_iva_of_their_items` their IVA.
 */
export const orders = pgTable(
  'orders',
  {
    id: idColumn(),
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    subtotalCentavos: centavos('subtotal_centavos').notNull(),
    ivaCentavos: centavos('iva_centavos').notNull(),
    totalCentavos: centavos('total_centavos').notNull(),
    shippingCentavos: centavos('shipping_centavos').notNull().default(0),
    /**
     * Refunded amount of returned pieces and of price reductions; written by
     * `order_returns_of_what_was_paid`.
     */
    returnedCentavos: centavos('returned_centavos').notNull().default(0),
    shipTo: jsonb('ship_to').$type<ShipTo>(),
    status: text('status', { enum: orderStatuses }).notNull().default('pending'),
    delivery: text('delivery', { enum: deliveries }).notNull(),
    payment: text('payment', { enum: orderPayments }).notNull(),
    /** True of what the client owed on the day of the start. */
    openingBalance: boolean('opening_balance').notNull().default(false),
    /** Time until which an unpaid order holds its pieces. */
    heldUntil: instant('held_until')
      .notNull()
      .default(sql`now() + interval '120 hours'`),
    version: versionColumn(),
    ...timestampColumns(),
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
    check('orders_returned_is_of_the_total', sql`${t.returnedCentavos} between 0 and ${t.totalCentavos}`),
    check(
      'orders_opening_balance_is_not_shipped',
      sql`not ${t.openingBalance} or (${t.delivery} = 'pickup' and ${t.totalCentavos} > 0)`,
    ),
    index('orders_in_order').on(t.createdAt, t.id),
    index('orders_by_user').on(t.userId, t.createdAt, t.id),
    index('orders_by_status').on(t.status, t.createdAt, t.id),
    index('orders_held')
      .on(t.heldUntil)
      .where(sql`${t.status} = 'pending'`),
  ],
)

/** Ordered products with name and price at that time. */
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
    /** Returned pieces; written by `order_returns_of_what_was_paid`. */
    returned: integer('returned').notNull().default(0),
    ivaTreatment: ivaTreatmentColumn(),
  },
  (t) => [
    primaryKey({ name: 'order_items_once_each', columns: [t.orderId, t.productId] }),
    check('order_items_at_least_one', sql`${t.quantity} >= 1`),
    check('order_items_price_not_negative', sql`${t.unitCentavos} >= 0`),
    check('order_items_returned_at_most_once', sql`${t.returned} between 0 and ${t.quantity}`),
    oneOf('order_items_iva_treatment_is_known', t.ivaTreatment, ivaTreatments),
    index('order_items_by_product').on(t.productId),
  ],
)

/** Each step of an order's life: who, when, from which state to which. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: idColumn(),
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

/**
 * Pieces of an order that were brought back, and refunds that lowered its price. Triggers of the migration say what they cost and count them with the order and its line, see
 * that their money goes back with them, and keep the rows as they are.
 */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: idColumn(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null, as is how many, where no piece came back: its refund lowered the price. */
    productId: integer('product_id'),
    quantity: integer('quantity'),
    amountCentavos: centavos('amount_centavos').notNull().default(0),
    /** True if the pieces returned to stock; otherwise they are lost. */
    restocked: boolean('restocked').notNull(),
    reason: text('reason').notNull(),
    by: uuid('by').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    foreignKey({
      name: 'order_returns_of_what_was_ordered',
      columns: [t.orderId, t.productId],
      foreignColumns: [orderItems.orderId, orderItems.productId],
    }).onDelete('cascade'),
    check('order_returns_of_some_pieces', sql`${t.quantity} > 0`),
    check(
      'order_returns_of_pieces_or_of_the_price',
      sql`(${t.productId} is null) = (${t.quantity} is null) and (${t.productId} is not null or (${t.amountCentavos} > 0 and not ${t.restocked}))`,
    ),
    notBlank('order_returns_have_a_reason', t.reason),
    index('order_returns_by_order').on(t.orderId, t.productId, t.at),
    index('order_returns_by_person').on(t.by),
  ],
)
