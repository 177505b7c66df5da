import {
  agreedReasonLength,
  bookingAwaits,
  bookingStatuses,
  discountReasonLength,
  holdingStatuses,
  ivaTreatments,
  reversalReasonLength,
  serviceTypes,
  type PriceLine,
  type SoldRates,
} from '@rumi/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
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
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import {
  centavos,
  idColumn,
  instant,
  oneOf,
  settingsVersion,
  soldTreatmentColumn,
  timestampColumns,
  versionColumn,
} from './columns.ts'
import { charges } from './money/charges.ts'
import { dogs } from './people/dogs.ts'
import { visits } from './visits.ts'
import { users } from './people/people.ts'
import { places, resources, services } from './business/services.ts'

/** Capacity queries read only these, at any length of history. */
const keepsPlace = sql.raw(`status in (${holdingStatuses.map((status) => `'${status}'`).join(', ')})`)

/**
 * A booking has days (hotel: `end_day` is the day of leaving; day care: the last day) or hours, never both.
 * Two exclusion constraints in the migrations keep a resource to one booking that holds its place:
 * `bookings_one_stay_per_room` over days, `bookings_one_visit_at_a_time` over hours and the cleaning after them; triggers keep
 * visits out of absences (`bookings_while_they_work`), dogs within what their room takes (`bookings_fit_their_room`,
 * `booking_dogs_fit_their_room`), and who comes or goes off closed days (`bookings_on_open_days`).
 */
export const bookings = pgTable(
  'bookings',
  {
    id: idColumn(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => users.id),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id),
    /** The kind it was sold as, which the database fills in: its books stay where they are when the service's kind changes. */
    serviceType: text('service_type', { enum: serviceTypes })
      .notNull()
      .default(sql`null`),
    status: text('status', { enum: bookingStatuses }).notNull().default('pending'),
    startDay: date('start_day', { mode: 'string' }),
    endDay: date('end_day', { mode: 'string' }),
    startAt: instant('start_at'),
    endAt: instant('end_at'),
    /** Start of a visit, or the first local minute of a stay's first day; the database fills it in. */
    beginsAt: instant('begins_at')
      .notNull()
      .default(sql`null`),
    /** Until when the person is held, where cleaning up takes longer than the visit; null where it does not. */
    busyUntil: instant('busy_until'),
    resourceId: uuid('resource_id').references(() => resources.id),
    lines: jsonb('lines').$type<PriceLine[]>().notNull().default([]),
    totalCentavos: centavos('total_centavos').notNull(),
    /** Discount of the desk, already subtracted from the total; its steps state the reason. */
    discountCentavos: centavos('discount_centavos').notNull().default(0),
    /** Late pick-up fee, included in the total; a step states the delay. */
    lateFeeCentavos: centavos('late_fee_centavos').notNull().default(0),
    /** Agreed price, for services priced by agreement. */
    agreedCentavos: centavos('agreed_centavos'),
    /** Retained part of the payments of a cancelled booking. */
    retainedCentavos: centavos('retained_centavos').notNull().default(0),
    /** Rates at the time of sale; null for old bookings without sizes. */
    soldRates: jsonb('sold_rates').$type<SoldRates>(),
    notes: text('notes').notNull().default(''),
    /** Pending checks before confirmation; empty if none. */
    awaits: text('awaits', { enum: bookingAwaits }).array().notNull().default([]),
    /** Time until which its place is held without a refused or withdrawn medical record. */
    heldUntil: instant('held_until'),
    /** Deadline of its medical records, if the desk accepted it without them. */
    papersDueAt: instant('papers_due_at'),
    /**
     * Time until which its place is held without the deposit; null if it is not released or the deposit was
     * paid.
     */
    depositHeldUntil: instant('deposit_held_until'),
    depositHeldCentavos: centavos('deposit_held_centavos'),
    /**
     * After a late move by the owner: the former end of free cancellation, and the percentage charged since.
     */
    lateFreeUntil: instant('late_free_until'),
    lateKeepPercent: integer('late_keep_percent'),
    ivaTreatment: soldTreatmentColumn(),
    settingsVersion: settingsVersion(),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    unique('bookings_with_their_client').on(t.id, t.clientId),
    oneOf('bookings_service_type_is_known', t.serviceType, serviceTypes),
    oneOf('bookings_status_is_known', t.status, bookingStatuses),
    check(
      'bookings_have_days_or_hours',
      sql`(${t.startDay} is null) = (${t.endDay} is null) and (${t.startAt} is null) = (${t.endAt} is null) and (${t.startDay} is null) <> (${t.startAt} is null)`,
    ),
    check(
      'bookings_leave_after_arrival',
      sql`${t.endDay} >= ${t.startDay} and (${t.resourceId} is null or ${t.endDay} > ${t.startDay})`,
    ),
    check('bookings_end_after_start', sql`${t.endAt} > ${t.startAt}`),
    check('bookings_clean_up_after_their_end', sql`${t.busyUntil} > ${t.endAt}`),
    oneOf('bookings_iva_treatment_is_known', t.ivaTreatment, ivaTreatments),
    check('bookings_sold_under_some_terms', sql`${t.settingsVersion} >= 1`),
    check(
      'bookings_await_known_things',
      sql`${t.awaits} <@ ${sql.raw(`array[${bookingAwaits.map((one) => `'${one}'`).join(', ')}]::text[]`)}`,
    ),
    check('bookings_await_while_pending', sql`${t.awaits} = '{}' or ${t.status} in ('pending', 'cancelled')`),
    check('bookings_held_for_papers', sql`${t.heldUntil} is null or 'papers' = any(${t.awaits})`),
    check('bookings_total_not_negative', sql`${t.totalCentavos} >= 0`),
    check(
      'bookings_retain_when_cancelled',
      sql`${t.retainedCentavos} = 0 or (${t.status} = 'cancelled' and ${t.retainedCentavos} between 0 and ${t.totalCentavos})`,
    ),
    check('bookings_discount_not_negative', sql`${t.discountCentavos} >= 0`),
    check(
      'bookings_cost_what_was_agreed',
      sql`${t.agreedCentavos} = ${t.totalCentavos} + ${t.discountCentavos} - ${t.lateFeeCentavos}`,
    ),
    check(
      'bookings_late_fee_is_of_the_price',
      sql`${t.lateFeeCentavos} between 0 and greatest(0, ${t.totalCentavos} + ${t.discountCentavos})`,
    ),
    index('bookings_in_order').on(t.createdAt, t.id),
    index('bookings_by_beginning').on(t.beginsAt, t.id),
    index('bookings_by_client').on(t.clientId, t.createdAt, t.id),
    index('bookings_by_service').on(t.serviceId, t.createdAt, t.id),
    index('bookings_by_status').on(t.status, t.createdAt, t.id),
    index('bookings_by_day').on(t.startDay, t.endDay),
    index('bookings_by_hour').on(t.startAt, t.endAt),
    index('bookings_by_resource').on(t.resourceId),
    index('bookings_waiting')
      .on(t.id)
      .where(sql`${t.status} = 'pending' and ${t.awaits} <> '{}'`),
    index('bookings_holding_by_day').on(t.startDay, t.endDay).where(keepsPlace),
    index('bookings_holding_by_hour').on(t.startAt, t.endAt).where(keepsPlace),
    index('bookings_holding_by_client').on(t.clientId).where(keepsPlace),
    index('bookings_holding_by_resource').on(t.resourceId).where(keepsPlace),
    check(
      'bookings_held_for_some_deposit',
      sql`(${t.depositHeldUntil} is null) = (${t.depositHeldCentavos} is null) and ${t.depositHeldCentavos} > 0`,
    ),
    check(
      'bookings_moved_late_keep_some',
      sql`(${t.lateFreeUntil} is null) = (${t.lateKeepPercent} is null) and ${t.lateKeepPercent} between 1 and 100`,
    ),
    index('bookings_held_for_deposit')
      .on(t.depositHeldUntil)
      .where(sql`${t.depositHeldUntil} is not null and status in ('pending', 'confirmed')`),
  ],
)

/** The dogs of a booking, one at least (`bookings_have_dogs` in the migrations); all of them belong to its client. */
export const bookingDogs = pgTable(
  'booking_dogs',
  {
    bookingId: uuid('booking_id').notNull(),
    dogId: uuid('dog_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    /** Presence in which the dog uses the booking; triggers plan it. Null while the booking is cancelled. */
    visitId: uuid('visit_id'),
  },
  (t) => [
    primaryKey({ name: 'booking_dogs_once_each', columns: [t.bookingId, t.dogId] }),
    foreignKey({
      name: 'booking_dogs_in_a_booking_of_their_owner',
      columns: [t.bookingId, t.ownerId],
      foreignColumns: [bookings.id, bookings.clientId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'booking_dogs_of_their_owner',
      columns: [t.dogId, t.ownerId],
      foreignColumns: [dogs.id, dogs.ownerId],
    }),
    foreignKey({
      name: 'booking_dogs_in_a_visit_of_their_dog',
      columns: [t.visitId, t.dogId],
      foreignColumns: [visits.id, visits.dogId],
    }),
    index('booking_dogs_by_dog').on(t.dogId),
    index('booking_dogs_by_visit').on(t.visitId),
  ],
)

/** The counted places a booking has, day by day. Who frees a place deletes its row and lowers `places.used` with it. */
export const bookingDays = pgTable(
  'booking_days',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    pool: text('pool').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    dogs: integer('dogs').notNull(),
  },
  (t) => [
    primaryKey({ name: 'booking_days_once_each', columns: [t.bookingId, t.pool, t.day] }),
    foreignKey({
      name: 'booking_days_of_a_counted_day',
      columns: [t.pool, t.day],
      foreignColumns: [places.pool, places.day],
    }),
    check('booking_days_take_a_place', sql`${t.dogs} >= 1`),
    index('booking_days_by_day').on(t.pool, t.day),
  ],
)

/** Each step of a booking's life: who, when, from which state to which. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    id: idColumn(),
    /** Order of steps; instants are transaction starts, and clocks may be set back. */
    position: bigint('position', { mode: 'number' }).generatedByDefaultAsIdentity(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
    /** Null for the system, such as an expired hold. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    fromStatus: text('from_status', { enum: bookingStatuses }),
    toStatus: text('to_status', { enum: bookingStatuses }).notNull(),
    note: text('note').notNull().default(''),
    /** The price that was agreed on in this step, for the reason in its note. */
    agreedCentavos: centavos('agreed_centavos'),
    /** Discount of this step; its note states the reason. */
    discountCentavos: centavos('discount_centavos'),
    /** Late pick-up fee of this step, with the delay in its note, and whether the desk waived it. */
    lateFeeCentavos: centavos('late_fee_centavos'),
    lateFeeWaived: boolean('late_fee_waived').notNull().default(false),
    /** The charge in which it was. */
    chargeId: uuid('charge_id').references(() => charges.id),
    /** Last day of the stay before this step shortened it. */
    formerEndDay: date('former_end_day', { mode: 'string' }),
    /** Step of the stay with which this one was taken. */
    alongWith: uuid('along_with').references((): AnyPgColumn => bookingEvents.id, { onDelete: 'set null' }),
    /** Step that this one reverses, for the reason in its note. */
    reverses: uuid('reverses').references((): AnyPgColumn => bookingEvents.id, { onDelete: 'cascade' }),
  },
  (t) => [
    oneOf('booking_events_from_a_known_status', t.fromStatus, bookingStatuses),
    oneOf('booking_events_to_a_known_status', t.toStatus, bookingStatuses),
    check('booking_events_agree_on_money', sql`${t.agreedCentavos} >= 0`),
    check(
      'booking_events_agree_with_a_reason',
      sql`${t.agreedCentavos} is null or length(btrim(${t.note})) >= ${sql.raw(String(agreedReasonLength.min))}`,
    ),
    check('booking_events_discount_something', sql`${t.discountCentavos} > 0`),
    check(
      'booking_events_discount_with_a_reason',
      sql`${t.discountCentavos} is null or length(btrim(${t.note})) >= ${sql.raw(String(discountReasonLength.min))}`,
    ),
    check('booking_events_late_fee_is_something', sql`${t.lateFeeCentavos} > 0`),
    check('booking_events_waive_a_late_fee', sql`not ${t.lateFeeWaived} or ${t.lateFeeCentavos} is not null`),
    uniqueIndex('booking_events_one_late_fee')
      .on(t.bookingId)
      .where(sql`${t.lateFeeCentavos} is not null`),
    check(
      'booking_events_reverse_with_a_reason',
      sql`${t.reverses} is null or length(btrim(${t.note})) >= ${sql.raw(String(reversalReasonLength.min))}`,
    ),
    index('booking_events_by_stay_step').on(t.alongWith),
    uniqueIndex('booking_events_reversed_once').on(t.reverses),
    index('booking_events_by_charge').on(t.chargeId),
    index('booking_events_by_booking').on(t.bookingId, t.position),
    index('booking_events_by_actor').on(t.actorId),
  ],
)
