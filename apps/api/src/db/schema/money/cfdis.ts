import { cancelMotives, cfdiStatuses, globalPeriodicities, type CfdiReceiver } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core'
import { bookings } from '../bookings.ts'
import { centavos, idColumn, instant, oneOf, timestampColumns } from '../columns.ts'
import { passes } from './passes.ts'
import { payments } from './payments.ts'
import { users } from '../people/people.ts'
import { orders } from './shop.ts'

const isLive = (t: { status: PgColumn }) => sql`${t.status} in ('asked', 'valid', 'cancelling')`

type Standing = Record<'status' | 'cancelMotive' | 'substitutes', PgColumn>

/** True if a document stands for its sale: live, not substituted, and no substitute that is only requested. */
export const standsForSale = (t: Standing) =>
  sql`${isLive(t)} and ${t.cancelMotive} is distinct from '01' and (${t.status} <> 'asked' or ${t.substitutes} is null)`

/** Period of a global invoice. It can be stamped again after a rejection or cancellation. */
export const globalInvoices = pgTable(
  'global_invoices',
  {
    id: idColumn(),
    periodicity: text('periodicity', { enum: globalPeriodicities }).notNull(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    oneOf('global_invoices_periodicity_is_known', t.periodicity, globalPeriodicities),
    check('global_invoices_days_in_order', sql`${t.firstDay} <= ${t.lastDay}`),
    index('global_invoices_by_period').on(t.firstDay, t.lastDay),
    index('global_invoices_by_asker').on(t.askedBy),
  ],
)

/**
 * Requested stamps: invoices of sales (order, booking, pass), credit notes, payment complements, deposits, their egresos and
 * global invoices. A row is written before the request, and its id is the idempotency key, so that a lost response
 * is retried safely. Stamped rows never change (`cfdis_stamped_never_change`).
 */
export const cfdis = pgTable(
  'cfdis',
  {
    id: idColumn(),
    orderId: uuid('order_id').references(() => orders.id),
    bookingId: uuid('booking_id').references(() => bookings.id),
    passId: uuid('pass_id').references(() => passes.id),
    /** For a credit note: the ledger row of the refund or credit. */
    refundId: uuid('refund_id').references(() => payments.id),
    /** Of a payment complement: the row of the ledger by which the money came. */
    paymentId: uuid('payment_id').references(() => payments.id),
    /** Of the CFDI of a deposit: the payment. */
    depositId: uuid('deposit_id').references(() => payments.id),
    /** Of an egreso that applies a deposit: the payment. */
    appliedId: uuid('applied_id').references(() => payments.id),
    globalId: uuid('global_id').references(() => globalInvoices.id),
    /** Credit note, complement and egreso: the invoice of the return or payment, or the one that a deposit is applied to. */
    relatedTo: uuid('related_to'),
    /** Invoice of the same sale that it takes the place of (motive 01). */
    substitutes: uuid('substitutes'),
    /** Of an invoice and a credit note: whether it was paid whole when it was read. */
    paymentMethod: text('payment_method', { enum: ['PUE', 'PPD'] }),
    /** Complement: its number within the invoice and the balance before it. */
    installment: integer('installment'),
    balanceCentavos: centavos('balance_centavos'),
    /** Own number, given when it goes to the provider; given up if it was not stamped under it. */
    series: text('series'),
    folio: integer('folio'),
    status: text('status', { enum: cfdiStatuses }).notNull().default('asked'),
    receiverRfc: text('receiver_rfc').notNull(),
    /** Receiver at that time; null for old stamps. */
    receiver: jsonb('receiver').$type<CfdiReceiver>(),
    totalCentavos: centavos('total_centavos').notNull(),
    ivaCentavos: centavos('iva_centavos').notNull().default(0),
    /** ISR that the receiver retains, which the total is without, and its rate (`isr_retention_rate`). */
    isrRetainedCentavos: centavos('isr_retained_centavos').notNull().default(0),
    isrBasisPoints: integer('isr_basis_points').notNull().default(0),
    /** Of an order's invoice: the part that the credit notes of earlier refunds take back. */
    isrReturnedCentavos: centavos('isr_returned_centavos').notNull().default(0),
    /** Time at which its content was read. */
    readAt: instant('read_at')
      .notNull()
      .default(sql`now()`),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    /** Rejection message of the provider. */
    refusal: text('refusal').notNull().default(''),
    /** The provider's own name of it; null of one that was sealed elsewhere. */
    providerId: text('provider_id'),
    /** SAT's name of it (folio fiscal). */
    uuid: uuid('uuid'),
    xml: text('xml'),
    stampedAt: instant('stamped_at'),
    cancelMotive: text('cancel_motive', { enum: cancelMotives }),
    cancelledBy: uuid('cancelled_by').references(() => users.id, { onDelete: 'set null' }),
    cancelledAt: instant('cancelled_at'),
    ...timestampColumns(),
  },
  (t) => [
    oneOf('cfdis_status_is_known', t.status, cfdiStatuses),
    oneOf('cfdis_motive_is_known', t.cancelMotive, cancelMotives),
    check('cfdis_of_something', sql`${t.totalCentavos} > 0`),
    check('cfdis_iva_within_the_total', sql`${t.ivaCentavos} between 0 and ${t.totalCentavos}`),
    check(
      'cfdis_retained_by_companies',
      sql`${t.isrRetainedCentavos} = 0 or (length(${t.receiverRfc}) = 12 and ${t.globalId} is null and ${t.isrBasisPoints} > 0)`,
    ),
    check(
      'cfdis_retained_within_the_rate',
      sql`${t.isrRetainedCentavos} >= 0 and ${t.isrRetainedCentavos} * 1e4 <= ${t.isrBasisPoints} * (${t.totalCentavos} + ${t.isrRetainedCentavos} - ${t.ivaCentavos}) + 1e4`,
    ),
    check(
      'cfdis_returned_within_retained',
      sql`${t.isrReturnedCentavos} between 0 and ${t.isrRetainedCentavos} and (${t.isrReturnedCentavos} = 0 or ${t.orderId} is not null)`,
    ),
    check(
      'cfdis_stamped_whole',
      sql`case when ${t.status} in ('asked', 'refused') then num_nonnulls(${t.providerId}, ${t.uuid}, ${t.xml}, ${t.stampedAt}) = 0 else num_nulls(${t.uuid}, ${t.xml}, ${t.stampedAt}) = 0 end`,
    ),
    check('cfdis_refused_in_words', sql`(${t.status} = 'refused') = (${t.refusal} <> '')`),
    check(
      'cfdis_cancelled_with_a_motive',
      sql`(${t.status} in ('cancelling', 'cancelled')) = (${t.cancelMotive} is not null) and (${t.status} = 'cancelled') = (${t.cancelledAt} is not null)`,
    ),
    unique('cfdis_one_per_uuid').on(t.uuid),
    unique('cfdis_one_per_folio').on(t.series, t.folio),
    check('cfdis_folio_in_its_series', sql`(${t.series} is null) = (${t.folio} is null) and ${t.folio} > 0`),
    unique('cfdis_one_per_provider_id').on(t.providerId),
    foreignKey({ name: 'cfdis_related_to_cfdis_id_fk', columns: [t.relatedTo], foreignColumns: [t.id] }),
    foreignKey({ name: 'cfdis_substitutes_cfdis_id_fk', columns: [t.substitutes], foreignColumns: [t.id] }),
    check(
      'cfdis_substitute_of_a_sale',
      sql`${t.substitutes} is null or num_nonnulls(${t.orderId}, ${t.bookingId}, ${t.passId}) = 1`,
    ),
    check(
      'cfdis_motive_01_of_a_sale',
      sql`${t.cancelMotive} <> '01' or num_nonnulls(${t.orderId}, ${t.bookingId}, ${t.passId}) = 1`,
    ),
    uniqueIndex('cfdis_one_substitute').on(t.substitutes).where(isLive(t)),
    check(
      'cfdis_of_one_thing',
      sql`num_nonnulls(${t.orderId}, ${t.bookingId}, ${t.passId}, ${t.refundId}, ${t.paymentId}, ${t.depositId}, ${t.appliedId}, ${t.globalId}) = 1`,
    ),
    check(
      'cfdis_credit_note_of_an_invoice',
      sql`(num_nonnulls(${t.refundId}, ${t.paymentId}, ${t.appliedId}) = 0) = (${t.relatedTo} is null)`,
    ),
    check('cfdis_motive_04_of_a_global_invoice', sql`${t.cancelMotive} <> '04' or ${t.globalId} is not null`),
    oneOf('cfdis_payment_method_is_known', t.paymentMethod, ['PUE', 'PPD']),
    check(
      'cfdis_complement_says_its_part',
      sql`case when ${t.paymentId} is null then num_nonnulls(${t.installment}, ${t.balanceCentavos}) = 0 else coalesce(${t.installment} between 1 and 999 and ${t.balanceCentavos} >= ${t.totalCentavos}, false) end`,
    ),
    uniqueIndex('cfdis_one_stamp_per_order').on(t.orderId).where(standsForSale(t)),
    uniqueIndex('cfdis_one_stamp_per_booking').on(t.bookingId).where(standsForSale(t)),
    uniqueIndex('cfdis_one_stamp_per_pass').on(t.passId).where(standsForSale(t)),
    uniqueIndex('cfdis_one_stamp_per_refund').on(t.refundId).where(isLive(t)),
    uniqueIndex('cfdis_one_stamp_per_payment').on(t.paymentId).where(isLive(t)),
    uniqueIndex('cfdis_one_stamp_per_deposit').on(t.depositId).where(isLive(t)),
    uniqueIndex('cfdis_one_stamp_per_applied_deposit').on(t.appliedId).where(isLive(t)),
    uniqueIndex('cfdis_one_stamp_per_global').on(t.globalId).where(isLive(t)),
    uniqueIndex('cfdis_one_complement_per_part')
      .on(t.relatedTo, t.installment)
      .where(sql`${t.paymentId} is not null and ${isLive(t)}`),
    uniqueIndex('cfdis_one_complement_at_a_time')
      .on(t.relatedTo)
      .where(sql`${t.paymentId} is not null and ${t.status} in ('asked', 'cancelling')`),
    index('cfdis_by_payment').on(t.paymentId, t.createdAt),
    index('cfdis_by_deposit').on(t.depositId, t.createdAt),
    index('cfdis_by_applied_deposit').on(t.appliedId, t.createdAt),
    index('cfdis_by_global').on(t.globalId, t.createdAt),
    index('cfdis_by_order').on(t.orderId, t.createdAt),
    index('cfdis_by_booking').on(t.bookingId, t.createdAt),
    index('cfdis_by_pass').on(t.passId, t.createdAt),
    index('cfdis_by_refund').on(t.refundId, t.createdAt),
    index('cfdis_by_related').on(t.relatedTo),
    index('cfdis_by_asker').on(t.askedBy),
    index('cfdis_by_canceller').on(t.cancelledBy),
  ],
)

/**
 * Sales of an invoice: its own, written by a trigger (`cfdis_hold_their_sales`), or all of a global one. A
 * sale is in one valid invoice.
 */
export const invoicedSales = pgTable(
  'invoiced_sales',
  {
    id: idColumn(),
    cfdiId: uuid('cfdi_id')
      .notNull()
      .references(() => cfdis.id, { onDelete: 'cascade' }),
    orderId: uuid('order_id').references(() => orders.id),
    bookingId: uuid('booking_id').references(() => bookings.id),
    passId: uuid('pass_id').references(() => passes.id),
    isLive: boolean('is_live').notNull().default(true),
    totalCentavos: centavos('total_centavos').notNull(),
    ivaCentavos: centavos('iva_centavos').notNull().default(0),
  },
  (t) => [
    check('invoiced_sales_of_one_sale', sql`num_nonnulls(${t.orderId}, ${t.bookingId}, ${t.passId}) = 1`),
    check('invoiced_sales_of_something', sql`${t.totalCentavos} > 0`),
    check('invoiced_sales_iva_within_the_total', sql`${t.ivaCentavos} between 0 and ${t.totalCentavos}`),
    uniqueIndex('invoiced_sales_once_per_order')
      .on(t.orderId)
      .where(sql`${t.isLive}`),
    uniqueIndex('invoiced_sales_once_per_booking')
      .on(t.bookingId)
      .where(sql`${t.isLive}`),
    uniqueIndex('invoiced_sales_once_per_pass')
      .on(t.passId)
      .where(sql`${t.isLive}`),
    index('invoiced_sales_by_order').on(t.orderId),
    index('invoiced_sales_by_booking').on(t.bookingId),
    index('invoiced_sales_by_pass').on(t.passId),
    index('invoiced_sales_by_cfdi').on(t.cfdiId),
  ],
)

/**
 * Payments that are invoiced before their sale: by a CFDI of their own, written by a trigger (`cfdis_hold_their_sales`), or in a global
 * invoice. A payment is in one valid CFDI.
 */
export const invoicedDeposits = pgTable(
  'invoiced_deposits',
  {
    id: idColumn(),
    cfdiId: uuid('cfdi_id')
      .notNull()
      .references(() => cfdis.id, { onDelete: 'cascade' }),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    isLive: boolean('is_live').notNull().default(true),
    totalCentavos: centavos('total_centavos').notNull(),
    ivaCentavos: centavos('iva_centavos').notNull().default(0),
  },
  (t) => [
    check('invoiced_deposits_of_something', sql`${t.totalCentavos} > 0`),
    check('invoiced_deposits_iva_within_the_total', sql`${t.ivaCentavos} between 0 and ${t.totalCentavos}`),
    uniqueIndex('invoiced_deposits_once_per_payment')
      .on(t.paymentId)
      .where(sql`${t.isLive}`),
    index('invoiced_deposits_by_payment').on(t.paymentId),
    index('invoiced_deposits_by_cfdi').on(t.cfdiId),
  ],
)
