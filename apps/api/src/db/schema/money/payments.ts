import { cashDayStatuses, ledgerMethods, paymentKinds, paymentStatuses, type CashCount } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { bookings } from '../bookings.ts'
import { cardTerminals } from './card-terminals.ts'
import { charges } from './charges.ts'
import { centavos, idColumn, instant, notBlank, oneOf, timestampColumns, versionColumn } from '../columns.ts'
import { passes } from './passes.ts'
import { users } from '../people/people.ts'
import { resources } from '../business/services.ts'
import { orders } from './shop.ts'

/** Instant at which money moved. A pending payment has only its creation. */
export const momentOf = (t: { receivedAt: PgColumn; createdAt: PgColumn }) =>
  sql`coalesce(${t.receivedAt}, ${t.createdAt})`.mapWith(t.createdAt)

/** A day of a till: opened with a float, counted, and closed with the difference and its reason. */
export const cashDays = pgTable(
  'cash_days',
  {
    id: idColumn(),
    till: text('till').notNull(),
    status: text('status', { enum: cashDayStatuses }).notNull().default('open'),
    floatCentavos: centavos('float_centavos').notNull(),
    counts: jsonb('counts').$type<CashCount[]>(),
    countedCentavos: centavos('counted_centavos'),
    /** Expected amount at the last count. */
    expectedCentavos: centavos('expected_centavos'),
    differenceCentavos: centavos('difference_centavos').generatedAlwaysAs(
      sql`counted_centavos - expected_centavos`,
    ),
    differenceReason: text('difference_reason').notNull().default(''),
    openedBy: uuid('opened_by')
      .notNull()
      .references(() => users.id),
    openedAt: instant('opened_at')
      .notNull()
      .default(sql`now()`),
    closedBy: uuid('closed_by').references(() => users.id),
    closedAt: instant('closed_at'),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    notBlank('cash_days_till_has_a_name', t.till),
    oneOf('cash_days_status_is_known', t.status, cashDayStatuses),
    check('cash_days_float_not_negative', sql`${t.floatCentavos} >= 0`),
    check('cash_days_count_not_negative', sql`${t.countedCentavos} >= 0`),
    check('cash_days_counted_before_closed', sql`(${t.status} = 'open') = (${t.countedCentavos} is null)`),
    check(
      'cash_days_closed_by_a_person',
      sql`(${t.status} = 'closed') = (${t.closedBy} is not null and ${t.closedAt} is not null)`,
    ),
    check(
      'cash_days_difference_has_a_reason',
      sql`${t.status} <> 'closed' or ${t.countedCentavos} = ${t.expectedCentavos} or btrim(${t.differenceReason}) <> ''`,
    ),
    uniqueIndex('cash_days_one_open_per_till')
      .on(t.till)
      .where(sql`${t.status} <> 'closed'`),
    index('cash_days_in_order').on(t.openedAt, t.id),
    index('cash_days_by_opener').on(t.openedBy),
    index('cash_days_by_closer').on(t.closedBy),
  ],
)

/**
 * One movement of money, in or out, as people and the bank see it. Its rows in `payments` are its parts by
 * item and add up to it (`payment_movements_add_up`). A trigger writes it for a row that is a movement of its
 * own.
 */
export const paymentMovements = pgTable('payment_movements', {
  id: idColumn(),
  amountCentavos: centavos('amount_centavos').notNull(),
  tipCentavos: centavos('tip_centavos').notNull().default(0),
})

/**
 * Payments ledger: one row per part of a payment, refund or credit. Credit is a row of kind `credit`; its use
 * is a payment by method `credit`. Settled rows never change. Triggers maintain returned amounts and
 * balances, and reject payments above the due amount. `payments_post` posts the entries.
 */
export const payments = pgTable(
  'payments',
  {
    id: idColumn(),
    /** The payment that it is a part of; its own where it is the whole of it. */
    movementId: uuid('movement_id')
      .notNull()
      .default(sql`null`)
      .references(() => paymentMovements.id),
    /** The first row of its payment. */
    leads: boolean('leads').notNull().default(true),
    kind: text('kind', { enum: paymentKinds }).notNull().default('payment'),
    bookingId: uuid('booking_id').references(() => bookings.id),
    orderId: uuid('order_id').references(() => orders.id),
    passId: uuid('pass_id').references(() => passes.id),
    /** Null for an anonymous counter sale. */
    clientId: uuid('client_id').references(() => users.id),
    method: text('method', { enum: ledgerMethods }).notNull(),
    amountCentavos: centavos('amount_centavos').notNull(),
    /** Above the amount; payable to the staff. */
    tipCentavos: centavos('tip_centavos').notNull().default(0),
    tipFor: uuid('tip_for').references(() => resources.id),
    returnedCentavos: centavos('returned_centavos').notNull().default(0),
    returnedTipCentavos: centavos('returned_tip_centavos').notNull().default(0),
    reference: text('reference').notNull().default(''),
    reason: text('reason').notNull().default(''),
    status: text('status', { enum: paymentStatuses }).notNull().default('settled'),
    /** A refund that only corrects a wrong method is no discount. */
    isCorrection: boolean('is_correction').notNull().default(false),
    /** Credit from an overpayment: not part of the sale, so it is not refunded with it. */
    isSurplus: boolean('is_surplus').notNull().default(false),
    /** Credit that the client had on the day of the start; posted against capital. */
    openingBalance: boolean('opening_balance').notNull().default(false),
    /** A refund that the online provider made by itself; it fails where the provider takes it back. */
    byProvider: boolean('by_provider').notNull().default(false),
    /** Refund, or credit in place of one: the payment it returns. */
    refundOf: uuid('refund_of'),
    /** Retained ISR: the invoice that states it (`cfdis_settle_their_retention`). */
    retainedIn: uuid('retained_in'),
    /** Retained ISR of a deposit: the payment whose CFDI states it. */
    retainedOf: uuid('retained_of'),
    /** Refund: the part of the retained ISR that ends with it. */
    isrRetainedCentavos: centavos('isr_retained_centavos').notNull().default(0),
    /** The online provider's own name of it. */
    providerId: text('provider_id'),
    /** Checkout URL while pending. */
    checkoutUrl: text('checkout_url'),
    /** Until when that page takes the money, where it ends. */
    checkoutExpiresAt: instant('checkout_expires_at'),
    cashDayId: uuid('cash_day_id').references(() => cashDays.id),
    /** Terminal of a card or voucher; a trigger names it (`payments_name_their_terminal`). */
    terminalId: uuid('terminal_id').references(() => cardTerminals.id),
    /** Charge that it belongs to. */
    chargeId: uuid('charge_id').references(() => charges.id),
    /** Order of rows within a transaction. */
    position: bigint('position', { mode: 'number' }).generatedByDefaultAsIdentity(),
    receivedAt: instant('received_at'),
    receivedBy: uuid('received_by').references(() => users.id),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    foreignKey({
      name: 'payments_refund_of_payments_id_fk',
      columns: [t.refundOf],
      foreignColumns: [t.id],
    }),
    foreignKey({
      name: 'payments_retained_of_payments_id_fk',
      columns: [t.retainedOf],
      foreignColumns: [t.id],
    }),
    oneOf('payments_kind_is_known', t.kind, paymentKinds),
    oneOf('payments_method_is_known', t.method, ledgerMethods),
    oneOf('payments_status_is_known', t.status, paymentStatuses),
    check('payments_of_something', sql`${t.amountCentavos} > 0 and ${t.tipCentavos} >= 0`),
    check(
      'payments_for_one_thing',
      sql`num_nonnulls(${t.bookingId}, ${t.orderId}, ${t.passId}) = 1 or (${t.kind} <> 'payment' and num_nonnulls(${t.bookingId}, ${t.orderId}, ${t.passId}) = 0)`,
    ),
    check(
      'payments_refund_names_what_is_returned',
      sql`case ${t.kind} when 'payment' then ${t.refundOf} is null when 'refund' then ${t.refundOf} is not null else true end`,
    ),
    check(
      'payments_returned_at_most_once',
      sql`${t.returnedCentavos} between 0 and ${t.amountCentavos} and ${t.returnedTipCentavos} between 0 and ${t.tipCentavos}`,
    ),
    check(
      'payments_credit_is_a_clients',
      sql`${t.kind} <> 'credit' and ${t.method} <> 'credit' or ${t.clientId} is not null`,
    ),
    check('payments_credit_stays_in_the_house', sql`${t.kind} <> 'credit' or ${t.method} = 'credit'`),
    check(
      'payments_surplus_is_credit',
      sql`not ${t.isSurplus} or (${t.kind} = 'credit' and ${t.refundOf} is not null)`,
    ),
    check(
      'payments_by_provider_are_refunds',
      sql`not ${t.byProvider} or (${t.kind} = 'refund' and ${t.method} = 'online' and ${t.status} <> 'pending')`,
    ),
    check('payments_settled_at_an_instant', sql`${t.status} <> 'settled' or ${t.receivedAt} is not null`),
    check(
      'payments_only_cards_name_a_terminal',
      sql`${t.terminalId} is null or ${t.method} in ('card', 'debit-card', 'voucher')`,
    ),
    check('payments_only_cash_lies_in_a_till', sql`${t.cashDayId} is null or ${t.method} = 'cash'`),
    check(
      'payments_opening_balance_is_credit',
      sql`not ${t.openingBalance} or (${t.kind} = 'credit' and ${t.refundOf} is null and num_nonnulls(${t.bookingId}, ${t.orderId}, ${t.passId}) = 0)`,
    ),
    check(
      'payments_retention_of_an_invoice',
      sql`(${t.method} = 'retention' and ${t.kind} = 'payment') = (${t.retainedIn} is not null) and (${t.method} <> 'retention' or (${t.status} = 'settled' and ${t.tipCentavos} = 0 and (${t.kind} = 'payment' or ${t.isCorrection})))`,
    ),
    check('payments_retained_of_a_document', sql`${t.retainedOf} is null or ${t.retainedIn} is not null`),
    check(
      'payments_retained_part_of_a_refund',
      sql`${t.isrRetainedCentavos} >= 0 and (${t.isrRetainedCentavos} = 0 or (${t.refundOf} is not null and not ${t.isCorrection} and not ${t.isSurplus}))`,
    ),
    uniqueIndex('payments_retained_once')
      .on(t.retainedIn)
      .where(sql`${t.retainedIn} is not null`),
    unique('payments_once_per_provider_id').on(t.providerId),
    index('payments_in_order')
      .on(t.createdAt, t.movementId)
      .where(sql`${t.leads}`),
    index('payments_by_moment')
      .on(momentOf(t), t.movementId)
      .where(sql`${t.leads}`),
    index('payments_by_movement').on(t.movementId, t.position),
    index('payments_by_booking').on(t.bookingId, t.position),
    index('payments_by_order').on(t.orderId, t.position),
    index('payments_by_pass').on(t.passId, t.position),
    index('payments_by_client').on(t.clientId, t.createdAt, t.id),
    index('payments_by_returned').on(t.refundOf),
    index('payments_by_cash_day').on(t.cashDayId),
    index('payments_by_terminal')
      .on(t.terminalId, t.position)
      .where(sql`${t.terminalId} is not null`),
    index('payments_by_charge').on(t.chargeId, t.position),
    index('payments_by_receiver').on(t.receivedBy),
    index('payments_by_tipped').on(t.tipFor),
  ],
)

/** Credit by client; written by `payments_move_balances`. */
export const clientCredits = pgTable(
  'client_credits',
  {
    clientId: uuid('client_id')
      .primaryKey()
      .references(() => users.id),
    balanceCentavos: centavos('balance_centavos').notNull(),
  },
  (t) => [check('client_credits_spent_at_most_once', sql`${t.balanceCentavos} >= 0`)],
)
