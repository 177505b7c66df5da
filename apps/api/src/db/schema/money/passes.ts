import {
  ivaTreatments,
  passKindPattern,
  passMovementKinds,
  moneyMethods,
  passStatuses,
  serviceTypes,
  type PassKind,
  type PriceLine,
} from '@rumi/contract'
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
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bookings } from '../bookings.ts'
import {
  centavos,
  idColumn,
  instant,
  ivaTreatmentColumn,
  oneOf,
  settingsVersion,
  timestampColumns,
  versionColumn,
} from '../columns.ts'
import { users } from '../people/people.ts'

/**
 * Prepaid days or sessions, requested by owner or desk and active once paid. `passes_step_by_step` guards its
 * states and `passes_pay_within_their_term` its term.
 */
export const passes = pgTable(
  'passes',
  {
    id: idColumn(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<PassKind>().notNull(),
    serviceType: text('service_type', { enum: serviceTypes }).notNull(),
    units: integer('units').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validUntil: date('valid_until', { mode: 'string' }),
    status: text('status', { enum: passStatuses }).notNull().default('requested'),
    lines: jsonb('lines').$type<PriceLine[]>().notNull(),
    totalCentavos: centavos('total_centavos').notNull(),
    paidAt: instant('paid_at'),
    paidTo: uuid('paid_to').references(() => users.id),
    paymentMethod: text('payment_method', { enum: moneyMethods }),
    paymentReference: text('payment_reference').notNull().default(''),
    ivaTreatment: ivaTreatmentColumn(),
    settingsVersion: settingsVersion(),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    check('passes_kind_is_known', sql`${t.kind} ~ '${sql.raw(passKindPattern.source)}'`),
    oneOf('passes_service_type_is_known', t.serviceType, serviceTypes),
    oneOf('passes_status_is_known', t.status, passStatuses),
    check('passes_hold_something', sql`${t.units} > 0`),
    check('passes_end_after_their_start', sql`${t.validUntil} >= ${t.validFrom}`),
    check('passes_sold_under_some_terms', sql`${t.settingsVersion} >= 1`),
    check('passes_total_not_negative', sql`${t.totalCentavos} >= 0`),
    check(
      'passes_count_once_paid',
      sql`${t.status} <> 'active' or (${t.paidAt} is not null and (${t.paidTo} is not null or ${t.paymentMethod} = 'online'))`,
    ),
    oneOf('passes_payment_method_is_known', t.paymentMethod, moneyMethods),
    check('passes_paid_say_how', sql`(${t.paidAt} is null) = (${t.paymentMethod} is null)`),
    oneOf('passes_iva_treatment_is_known', t.ivaTreatment, ivaTreatments),
    index('passes_in_order').on(t.createdAt, t.id),
    index('passes_by_owner').on(t.ownerId, t.createdAt, t.id),
    index('passes_by_receiver').on(t.paidTo),
  ],
)

/**
 * One row per credit of a pass, created on payment. A row references the one booking that spent it, so that
 * no credit pays twice. `pass_credits_spent_once` prevents reassigning a spent credit,
 * `pass_credits_of_a_paid_pass` spending an unpaid one, and `pass_credits_within_their_pass` spending outside
 * term, booking, client or service.
 */
export const passCredits = pgTable(
  'pass_credits',
  {
    passId: uuid('pass_id')
      .notNull()
      .references(() => passes.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    bookingId: uuid('booking_id').references(() => bookings.id),
    /** The day that it pays for. */
    day: date('day', { mode: 'string' }),
    /** Returned with the rest of its pass; it pays for nothing. */
    voided: boolean('voided').notNull().default(false),
  },
  (t) => [
    primaryKey({ name: 'pass_credits_once_each', columns: [t.passId, t.number] }),
    check('pass_credits_voided_pay_nothing', sql`not ${t.voided} or ${t.bookingId} is null`),
    check('pass_credits_spent_for_a_day', sql`(${t.bookingId} is null) = (${t.day} is null)`),
    index('pass_credits_by_booking').on(t.bookingId),
  ],
)

/**
 * Each time a credit was spent or came back, written by the trigger `pass_movements_are_kept` in the migrations whatever
 * code moved it.
 */
export const passMovements = pgTable(
  'pass_movements',
  {
    id: idColumn(),
    passId: uuid('pass_id').notNull(),
    number: integer('number').notNull(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: passMovementKinds }).notNull(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    foreignKey({
      name: 'pass_movements_of_a_credit',
      columns: [t.passId, t.number],
      foreignColumns: [passCredits.passId, passCredits.number],
    }).onDelete('cascade'),
    oneOf('pass_movements_kind_is_known', t.kind, passMovementKinds),
    index('pass_movements_by_pass').on(t.passId, t.number, t.at),
    index('pass_movements_by_booking').on(t.bookingId),
  ],
)
