import {
  ivaTreatments,
  longestCleaningMinutes,
  roomSizes,
  serviceTypes,
  unlistedProductKey,
  usualSizeRules,
  type Season,
} from '@rumi/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  centavos,
  idColumn,
  ivaTreatmentColumn,
  notBlank,
  oneOf,
  timestampColumns,
  versionColumn,
} from '../columns.ts'
import { users } from '../people/people.ts'

const kilos = (name: string) => numeric(name, { mode: 'number', precision: 5, scale: 2 })

export const services = pgTable(
  'services',
  {
    id: idColumn(),
    serviceType: text('type', { enum: serviceTypes }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    priceCentavos: centavos('price_centavos').notNull(),
    durationMinutes: integer('duration_minutes').notNull().default(0),
    active: boolean('active').notNull().default(true),
    /** If false, only the desk books it. */
    bookableOnline: boolean('bookable_online').notNull().default(true),
    /** Offered inside a day or a stay. */
    isExtra: boolean('is_extra').notNull().default(false),
    mediumOverKg: kilos('medium_over_kg').notNull().default(usualSizeRules.mediumOverKg),
    largeOverKg: kilos('large_over_kg').notNull().default(usualSizeRules.largeOverKg),
    /** Null if the size costs as much as the next smaller one. */
    mediumPriceCentavos: centavos('medium_price_centavos'),
    largePriceCentavos: centavos('large_price_centavos'),
    mediumExtraMinutes: integer('medium_extra_minutes').notNull().default(0),
    largeExtraMinutes: integer('large_extra_minutes').notNull().default(0),
    /** `seasons_stand_apart` in the migrations. */
    seasons: jsonb('seasons').$type<Season[]>().notNull().default([]),
    /** SAT's keys on invoices (c_ClaveProdServ, c_ClaveUnidad). */
    satProductKey: text('sat_product_key').notNull().default(unlistedProductKey),
    satUnitKey: text('sat_unit_key').notNull().default('E48'),
    ivaTreatment: ivaTreatmentColumn(),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    oneOf('services_type_is_known', t.serviceType, serviceTypes),
    notBlank('services_have_a_name', t.name),
    check('services_price_not_negative', sql`${t.priceCentavos} >= 0`),
    check('services_last_a_day_at_most', sql`${t.durationMinutes} between 0 and 1440`),
    check(
      'services_sizes_grow',
      sql`0 < ${t.mediumOverKg} and ${t.mediumOverKg} < ${t.largeOverKg} and ${t.largeOverKg} <= 200`,
    ),
    check(
      'services_prices_by_size_not_negative',
      sql`${t.mediumPriceCentavos} >= 0 and ${t.largePriceCentavos} >= 0`,
    ),
    check(
      'services_extra_minutes_in_bounds',
      sql`${t.mediumExtraMinutes} between 0 and 480 and ${t.largeExtraMinutes} between 0 and 480`,
    ),
    check(
      'services_extras_are_done_inside_a_stay',
      sql`not ${t.isExtra} or ${t.serviceType} in ('Grooming', 'Extra-Grooming', 'Entrenamiento')`,
    ),
    check('services_seasons_stand_apart', sql`seasons_stand_apart(${t.seasons})`),
    check('services_sat_product_keys_have_8_digits', sql`${t.satProductKey} ~ '^[0-9]{8}$'`),
    check('services_sat_unit_keys_are_short', sql`${t.satUnitKey} ~ '^[A-Z0-9]{2,3}$'`),
    oneOf('services_iva_treatment_is_known', t.ivaTreatment, ivaTreatments),
    index('services_in_order').on(t.createdAt, t.id),
    index('services_by_type').on(t.serviceType, t.createdAt, t.id),
  ],
)

/** Kinds of exclusive resources: a booking has one to itself for its time. */
export const resourceKinds = ['room', 'groomer', 'trainer', 'hall'] as const
export type ResourceKind = (typeof resourceKinds)[number]

/** Resources of a booking: a counted place of a pool, or one exclusive resource of a kind. */
export const takings = ['place', ...resourceKinds] as const
export type Taking = (typeof takings)[number]

/** A number of places per day that dogs are counted against; `capacity` is the default of a new day and follows the settings. */
export const pools = pgTable(
  'pools',
  { name: text('name').primaryKey(), capacity: integer('capacity').notNull() },
  (t) => [check('pools_capacity_not_negative', sql`${t.capacity} >= 0`)],
)

/** The capacity of a new day on weekdays that have another than the usual one; 0 is Sunday. */
export const poolWeekdays = pgTable(
  'pool_weekdays',
  {
    pool: text('pool')
      .notNull()
      .references(() => pools.name, { onDelete: 'cascade' }),
    weekday: smallint('weekday').notNull(),
    capacity: integer('capacity').notNull(),
  },
  (t) => [
    primaryKey({ name: 'pool_weekdays_once_each', columns: [t.pool, t.weekday] }),
    check('pool_weekdays_on_a_weekday', sql`${t.weekday} between 0 and 6`),
    check('pool_weekdays_capacity_not_negative', sql`${t.capacity} >= 0`),
  ],
)

/** Resources by type of service (docs/domain.md#capacity), also for new services. */
export const servicePools = pgTable(
  'service_pools',
  {
    serviceType: text('service_type', { enum: serviceTypes }).primaryKey(),
    takes: text('takes', { enum: takings }).notNull(),
    pool: text('pool').references(() => pools.name),
    /** Cleaning minutes after each visit of a person; 0 by default. */
    cleaningMinutes: smallint('cleaning_minutes').notNull().default(0),
  },
  (t) => [
    oneOf('service_pools_type_is_known', t.serviceType, serviceTypes),
    oneOf('service_pools_taking_is_known', t.takes, takings),
    check(
      'service_pools_clean_for_two_hours_at_most',
      sql.raw(`cleaning_minutes between 0 and ${longestCleaningMinutes}`),
    ),
    check('service_pools_count_places_only', sql`(${t.takes} = 'place') = (${t.pool} is not null)`),
  ],
)

/**
 * Used places of a pool by day. Changes lock rows in day order; at the end of a transaction `used` must equal
 * the sum of the day's `booking_days`.
 */
export const places = pgTable(
  'places',
  {
    pool: text('pool')
      .notNull()
      .references(() => pools.name),
    day: date('day', { mode: 'string' }).notNull(),
    capacity: integer('capacity').notNull(),
    used: integer('used').notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'places_one_per_pool_and_day', columns: [t.pool, t.day] }),
    check('places_within_capacity', sql`${t.used} between 0 and ${t.capacity}`),
  ],
)

/**
 * Rooms, groomers, trainers and the hall. Triggers of the migrations lock a row to keep retired resources
 * without bookings (`bookings_take_what_is_in_use`, `resources_retire_without_bookings`) and rooms large
 * enough for their bookings (`resources_keep_their_guests`).
 */
export const resources = pgTable(
  'resources',
  {
    id: idColumn(),
    kind: text('kind', { enum: resourceKinds }).notNull(),
    name: text('name').notNull(),
    /** Of a room. */
    size: text('size', { enum: roomSizes }),
    /** Maximum dogs of one family, for a room; null is no limit. */
    maxDogs: integer('max_dogs'),
    /** Of each dog; null where any weight fits. */
    maxWeightKg: numeric('max_weight_kg', { mode: 'number', precision: 5, scale: 2 }),
    /** Address of a photograph of a room; empty where there is none. */
    photo: text('photo').notNull().default(''),
    /** Account of the staff member. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    oneOf('resources_kind_is_known', t.kind, resourceKinds),
    notBlank('resources_have_a_name', t.name),
    check('resources_photos_are_of_the_house', sql`${t.photo} ~ '^(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$'`),
    check('resources_take_a_dog', sql`${t.maxDogs} >= 1`),
    check('resources_bear_a_weight', sql`${t.maxWeightKg} > 0`),
    oneOf('resources_size_is_known', t.size, roomSizes),
    check(
      'resources_rooms_have_a_size',
      sql`(${t.kind} = 'room') = (${t.size} is not null) and (${t.kind} <> 'room' or ${t.maxDogs} is not null)`,
    ),
    check(
      'resources_accounts_are_of_people',
      sql`${t.userId} is null or ${t.kind} in ('groomer', 'trainer')`,
    ),
    unique('resources_one_per_account').on(t.userId),
    uniqueIndex('resources_named_once')
      .on(t.kind, sql`lower(${t.name})`)
      .where(sql`${t.active}`),
    index('resources_in_order').on(t.createdAt, t.id),
    index('resources_by_kind').on(t.kind, t.name),
  ],
)

/**
 * Nights on which a room is out of service, from `from` until the day it is back. In the migrations,
 * `room_closures_one_at_a_time` keeps those of one room apart and `room_closures_leave_stays_alone` keeps them off stays.
 */
export const roomClosures = pgTable(
  'room_closures',
  {
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    primaryKey({ name: 'room_closures_once_each', columns: [t.resourceId, t.from] }),
    check('room_closures_end_after_start', sql`${t.to} > ${t.from}`),
  ],
)

/** Services of a person; without rows they do all of their kind. */
export const staffServices = pgTable(
  'staff_services',
  {
    resourceId: uuid('resource_id')
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id),
  },
  (t) => [
    primaryKey({ name: 'staff_services_once_each', columns: [t.resourceId, t.serviceId] }),
    index('staff_services_by_service').on(t.serviceId),
  ],
)
