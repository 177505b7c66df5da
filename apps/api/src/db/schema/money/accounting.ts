import {
  accountNatures,
  accountTypes,
  entryPaymentKinds,
  glEntrySources,
  glEntryStatuses,
  type BookDifference,
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
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { bookings } from '../bookings.ts'
import { centavos, idColumn, instant, notBlank, oneOf, timestampColumns, versionColumn } from '../columns.ts'
import { passes } from './passes.ts'
import { users } from '../people/people.ts'
import { orders } from './shop.ts'

export const accounts = pgTable(
  'accounts',
  {
    id: idColumn(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    type: text('type', { enum: accountTypes }).notNull(),
    nature: text('nature', { enum: accountNatures }).notNull(),
    satGroup: text('sat_group').notNull().default(''),
    parentId: uuid('parent_id').references((): AnyPgColumn => accounts.id),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    unique('accounts_one_per_code').on(t.code),
    notBlank('accounts_have_a_name', t.name),
    oneOf('accounts_type_is_known', t.type, accountTypes),
    oneOf('accounts_nature_is_known', t.nature, accountNatures),
    check('accounts_not_their_own_parent', sql`${t.parentId} <> ${t.id}`),
    index('accounts_by_parent').on(t.parentId),
  ],
)

/**
 * A póliza. What happens to bookings, passes, orders and payments is posted by triggers of the migrations, in the transaction in which
 * it happens: `post_target` writes what the books lack of a thing. Any other entry is written as a draft with its lines and then posted, in one transaction or later. Triggers in the migrations
 * hold the rest: `gl_entries_balance` (at the end of the transaction) and `gl_entries_posted_never_change`.
 */
export const glEntries = pgTable(
  'gl_entries',
  {
    id: idColumn(),
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
    date: date('date', { mode: 'string' }).notNull(),
    description: text('description').notNull(),
    status: text('status', { enum: glEntryStatuses }).notNull().default('draft'),
    source: text('source', { enum: glEntrySources }).notNull().default('manual'),
    /** Source and event of the entry; an event posts once. */
    sourceId: text('source_id'),
    event: text('event'),
    /** Subject of the entry, so that every figure leads to the dog and the day; at most one. */
    bookingId: uuid('booking_id').references(() => bookings.id),
    orderId: uuid('order_id').references(() => orders.id),
    passId: uuid('pass_id').references(() => passes.id),
    reversalOf: uuid('reversal_of').references((): AnyPgColumn => glEntries.id),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    unique('gl_entries_one_per_number').on(t.number),
    unique('gl_entries_one_per_event').on(t.source, t.sourceId, t.event),
    unique('gl_entries_reversed_once').on(t.reversalOf),
    notBlank('gl_entries_have_a_description', t.description),
    oneOf('gl_entries_status_is_known', t.status, glEntryStatuses),
    oneOf('gl_entries_source_is_known', t.source, glEntrySources),
    check(
      'gl_entries_name_their_event',
      sql`${t.source} = 'manual' or (${t.sourceId} is not null and ${t.event} is not null)`,
    ),
    check(
      'gl_entries_closing_on_the_last_day',
      sql`${t.source} <> 'closing' or extract(month from ${t.date}) = 12 and extract(day from ${t.date}) = 31`,
    ),
    check('gl_entries_not_their_own_reversal', sql`${t.reversalOf} <> ${t.id}`),
    index('gl_entries_in_order').on(t.createdAt, t.id),
    index('gl_entries_by_date').on(t.date, t.number),
    index('gl_entries_by_booking').on(t.bookingId),
    index('gl_entries_by_order').on(t.orderId),
    index('gl_entries_by_pass').on(t.passId),
    index('gl_entries_by_status').on(t.status, t.createdAt, t.id),
  ],
)

export const glLines = pgTable(
  'gl_lines',
  {
    entryId: uuid('entry_id')
      .notNull()
      .references(() => glEntries.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    debitCentavos: centavos('debit_centavos').notNull().default(0),
    creditCentavos: centavos('credit_centavos').notNull().default(0),
    memo: text('memo').notNull().default(''),
  },
  (t) => [
    primaryKey({ name: 'gl_lines_in_order', columns: [t.entryId, t.position] }),
    check(
      'gl_lines_debit_or_credit',
      sql`${t.debitCentavos} >= 0 and ${t.creditCentavos} >= 0 and (${t.debitCentavos} > 0) <> (${t.creditCentavos} > 0)`,
    ),
    index('gl_lines_by_account').on(t.accountId, t.entryId),
  ],
)

/** Movements by account and month, split into parts that readers add. Written by triggers on entries only. */
export const glMonthSums = pgTable(
  'gl_month_sums',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    month: date('month', { mode: 'string' }).notNull(),
    /** Concurrent postings add to different parts and do not wait. */
    part: smallint('part').notNull(),
    debitCentavos: centavos('debit_centavos').notNull(),
    creditCentavos: centavos('credit_centavos').notNull(),
  },
  (t) => [
    primaryKey({ name: 'gl_month_sums_pkey', columns: [t.accountId, t.month, t.part] }),
    check('gl_month_sums_are_of_whole_months', sql`${t.month} = date_trunc('month', ${t.month})::date`),
  ],
)

/** Months whose books are closed: an entry dated in one is refused. */
export const closedMonths = pgTable(
  'closed_months',
  {
    month: date('month', { mode: 'string' }).primaryKey(),
    closedBy: uuid('closed_by')
      .notNull()
      .references(() => users.id),
    closedAt: instant('closed_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    check('closed_months_are_whole', sql`${t.month} = date_trunc('month', ${t.month})::date`),
    index('closed_months_by_person').on(t.closedBy),
  ],
)

/** Closed years, each with the entry that closes its results. Triggers post and reverse it. */
export const closedYears = pgTable(
  'closed_years',
  {
    year: integer('year').primaryKey(),
    closedBy: uuid('closed_by')
      .notNull()
      .references(() => users.id),
    closedAt: instant('closed_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    check('closed_years_in_this_millennium', sql`${t.year} between 2000 and 2999`),
    index('closed_years_by_person').on(t.closedBy),
  ],
)

/** Transfers and cheques that an entry paid, for SAT. */
export const entryPayments = pgTable(
  'entry_payments',
  {
    id: idColumn(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => glEntries.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: entryPaymentKinds }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    chequeNumber: text('cheque_number').notNull().default(''),
    originClabe: text('origin_clabe').notNull(),
    destinationClabe: text('destination_clabe').notNull().default(''),
    beneficiary: text('beneficiary').notNull(),
    rfc: text('rfc').notNull(),
    amountCentavos: centavos('amount_centavos').notNull(),
    recordedBy: uuid('recorded_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    oneOf('entry_payments_kind_is_known', t.kind, entryPaymentKinds),
    check('entry_payments_origin_is_a_clabe', sql`${t.originClabe} ~ '^[0-9]{18}$'`),
    check(
      'entry_payments_name_their_means',
      sql`case ${t.kind} when 'cheque' then ${t.chequeNumber} <> '' and ${t.destinationClabe} = '' else ${t.chequeNumber} = '' and ${t.destinationClabe} ~ '^[0-9]{18}$' end`,
    ),
    notBlank('entry_payments_name_their_beneficiary', t.beneficiary),
    check('entry_payments_rfc_has_its_form', sql`${t.rfc} ~ '^[A-Z\\u00D1&]{3,4}[0-9]{6}[A-Z0-9]{3}$'`),
    check('entry_payments_of_something', sql`${t.amountCentavos} > 0`),
    index('entry_payments_by_entry').on(t.entryId, t.createdAt, t.id),
    index('entry_payments_by_person').on(t.recordedBy),
  ],
)

/** Profit coefficient of each year, by which the general regime estimates its profit. */
export const profitCoefficients = pgTable(
  'profit_coefficients',
  {
    year: integer('year').primaryKey(),
    coefficient: numeric('coefficient', { precision: 5, scale: 4 }).notNull(),
  },
  (t) => [check('profit_coefficients_up_to_one', sql`${t.coefficient} > 0 and ${t.coefficient} <= 1`)],
)

/** Findings of the nightly audits; an empty list without differences. */
export const bookAudits = pgTable(
  'book_audits',
  {
    day: date('day', { mode: 'string' }).primaryKey(),
    checkedAt: instant('checked_at').notNull(),
    differences: jsonb('differences').$type<BookDifference[]>().notNull().default([]),
  },
  (t) => [check('book_audits_list_differences', sql`jsonb_typeof(${t.differences}) = 'array'`)],
)
