import { planActions, planPages, type PassKind } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { idColumn, notBlank, oneOf, timestampColumns, versionColumn } from '../columns.ts'
import { services } from './services.ts'

/** The plans and packages of the public pages. In the migrations, `plan_cards_keep_their_slug`. */
export const planCards = pgTable(
  'plan_cards',
  {
    id: idColumn(),
    /** Identifier in URLs. */
    slug: text('slug').notNull(),
    page: text('page', { enum: planPages }).notNull(),
    position: integer('position').notNull(),
    action: text('action', { enum: planActions }).notNull().default('quote'),
    planName: text('plan_name').notNull(),
    price: text('price').notNull().default(''),
    billingCycle: text('billing_cycle').notNull().default(''),
    description: text('description').notNull().default(''),
    advantage: text('advantage').notNull().default(''),
    features: jsonb('features').$type<string[]>().notNull().default([]),
    isPopular: boolean('is_popular').notNull().default(false),
    popularLabel: text('popular_label').notNull().default(''),
    buttonText: text('button_text').notNull().default(''),
    /** Null if the office sets the price. */
    serviceId: uuid('service_id').references(() => services.id),
    passKind: text('pass_kind').$type<PassKind>(),
    nights: integer('nights'),
    severalDays: boolean('several_days').notNull().default(false),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    unique('plan_cards_one_per_slug').on(t.slug),
    check('plan_cards_slug_is_an_address', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    oneOf('plan_cards_page_is_known', t.page, planPages),
    oneOf('plan_cards_action_is_known', t.action, planActions),
    notBlank('plan_cards_have_a_name', t.planName),
    check('plan_cards_list_features', sql`jsonb_typeof(${t.features}) = 'array'`),
    check(
      'plan_cards_book_a_service',
      sql`${t.serviceId} is not null or (${t.action} = 'quote' and ${t.passKind} is null)`,
    ),
    check('plan_cards_stay_some_nights', sql`${t.nights} between 1 and 365`),
    uniqueIndex('plan_cards_one_popular_per_page')
      .on(t.page)
      .where(sql`${t.isPopular}`),
    index('plan_cards_by_page').on(t.page, t.position, t.id),
    index('plan_cards_in_order').on(t.createdAt, t.id),
  ],
)
