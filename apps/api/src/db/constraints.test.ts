import { getTableName, is, sql, type SQL } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { refusalOfConstraint } from './constraint-refusals.ts'
import * as schema from './schema/index.ts'
import { draft } from './testing/broken/broken-book-rules.ts'
import { booking, brokenRules } from './testing/broken/broken-rules.ts'
import {
  ana,
  canela,
  cash,
  groomer,
  missing,
  oneOfEverything,
  room,
  stay,
  visit,
} from './testing/one-of-everything.ts'
import { openTestDatabase } from './testing/open-test-database.ts'
import { rolledBackError } from './testing/rolled-back-error.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(oneOfEverything)
})
afterAll(() => database.close())

const errorOf = (statements: SQL | SQL[]) => rolledBackError(database, statements)

/** Targets of references only: the primary key stands before them, so nothing can break them. */
const heldByTheKey = [
  'dogs_with_their_owner',
  'visits_with_their_dog',
  'bookings_with_their_client',
  'bank_statements_with_their_account',
  'custom_roles_known_with_their_base',
  'users_known_with_their_role',
]

/** Triggers that write and refuse nothing. */
const refuseNothing = [
  'pass_movements_are_kept',
  'closed_months_wait_for_entries',
  'closed_years_wait_for_entries',
  'closed_years_post',
  'payments_move_balances',
  'payments_post',
  'payments_tell_money_back',
  'payments_take_their_movement',
  'bookings_post',
  'bookings_post_changes',
  'orders_post',
  'orders_post_opening_balance',
  'passes_post',
  'gl_entries_add_to_their_month',
  'gl_lines_leave_their_month',
  'cfdis_hold_their_sales',
  'cfdis_let_go_of_their_sales',
  'cfdis_settle_their_retention',
  'cash_days_post',
  'cash_movements_post',
  'stock_movements_post',
  'stock_movements_move',
  'stock_movements_go_with_demo',
  'products_stock_is_opened',
  'products_stock_is_counted',
  'expense_credits_post',
  'expense_payments_post',
  'expenses_post',
  'tip_payouts_post',
  'card_settlements_post',
  'products_that_change_are_told',
  'sessions_that_end_are_told',
  'users_with_other_rights_are_told',
  'files_leave_no_bytes',
  'house_openings_that_change_are_told',
  'house_settings_that_change_are_told',
  'texts_that_change_are_told',
  'photos_that_change_are_told',
  'plan_cards_that_change_are_told',
  'services_that_change_are_told',
  'outbox_waits_for_undo',
  'bookings_begin_where_they_start',
  'bookings_kept_for_undo',
  'booking_days_kept_for_undo',
  'dog_occupancies_kept_for_undo',
  'places_kept_for_undo',
  'pass_credits_kept_for_undo',
  'waiting_list_kept_for_undo',
  'medical_records_kept_for_undo',
  'eligibility_overrides_kept_for_undo',
  'bookings_keep_their_kind',
  'bookings_take_the_iva_of_their_service',
  'bookings_move_visits',
  'booking_dogs_plan_visits',
  'booking_dogs_recorded_for_undo',
  'visits_recorded_for_undo',
  'visits_days_follow_presence',
  'agreement_signatures_hash_their_text',
  'grooming_cards_recorded_for_undo',
]

test('every rule of the database has its case here', async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'u', 'x', 'f', 't')
    union select conname from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'p' and conname not like '%_pkey'
    union select tgname from pg_trigger where not tgisinternal and tgname not like '%\_audited'`)
  expect([...Object.keys(brokenRules), ...heldByTheKey, ...refuseNothing].toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  )
})

describe('each rule holds', () => {
  test.each(Object.entries(brokenRules))('%s', async (name, [statements, refusal]) => {
    const error = await errorOf(statements)
    expect(error).toMatchObject({ cause: { constraint: namedInError[name] ?? name } })
    expect(refusalOfConstraint(error)).toBe(refusal)
  })
})

const movedToAnotherDay = [
  sql`insert into places values ('yard', '2026-10-11', 2, 1)`,
  sql`update booking_days set day = '2026-10-11'`,
]

test('a booked day that becomes another is no longer counted on the former one', async () => {
  expect(await errorOf(movedToAnotherDay)).toMatchObject({
    cause: { constraint: 'places_used_is_the_sum_of_days' },
  })
})

test('a dog is at no event while it stays, and at nothing else while it is at one', async () => {
  const at = (kind: string, from: string, until: string) =>
    sql`insert into dog_occupancies values (${visit}, ${canela}, ${kind}, ${from}, ${until})`
  const during = at('event', '2026-10-11 16:00Z', '2026-10-11 18:00Z')
  expect(await errorOf([during])).toMatchObject(twoPlaces)
  const after = at('event', '2026-10-20 16:00Z', '2026-10-20 18:00Z')
  const bathThen = at('visit', '2026-10-20 17:00Z', '2026-10-20 19:00Z')
  expect(await errorOf([after, bathThen])).toMatchObject(twoPlaces)
})
const twoPlaces = { cause: { constraint: 'dog_occupancies_one_place_at_a_time' } }

/** Rules enforced by two triggers. */
const namedInError: Record<string, string> = {
  booking_days_are_counted: 'places_used_is_the_sum_of_days',
  booking_dogs_leave_one: 'bookings_have_dogs',
  card_settlement_payments_add_up: 'card_settlements_add_up',
  order_items_are_in_the_iva: 'orders_have_the_iva_of_their_items',
  order_items_are_in_the_price: 'orders_cost_their_items',
  payments_add_up_to_their_movement: 'payment_movements_add_up',
}

describe('allowed rows', () => {
  const allowed: Record<string, SQL | SQL[]> = {
    'the next guest arrives on the day the last one leaves': booking(
      sql`start_day, end_day, resource_id`,
      sql`'2026-10-12', '2026-10-13', ${room}`,
    ),
    'a cancelled stay leaves its room to another': [
      sql`update bookings set status = 'cancelled' where id = ${stay}`,
      booking(sql`start_day, end_day, resource_id`, sql`'2026-10-10', '2026-10-12', ${room}`),
    ],
    'a booked day becomes another, each counted as it is': [
      ...movedToAnotherDay,
      sql`update places set used = 0 where day = '2026-10-10'`,
    ],
    'one visit begins when the last one ends': booking(
      sql`start_at, end_at, resource_id`,
      sql`'2026-10-10 17:00Z', '2026-10-10 18:00Z', ${groomer}`,
    ),
    'a groomer is away from the minute a visit ends': sql`insert into absences (resource_id, start_at, end_at) values (${groomer}, '2026-10-10 17:00Z', '2026-10-10 19:00Z')`,
    'a dog is groomed inside its own stay': sql`insert into dog_occupancies values (${visit}, ${canela}, 'visit', '2026-10-11 16:00Z', '2026-10-11 17:00Z')`,
    'a dog is at an event when its stay is over': sql`insert into dog_occupancies values (${visit}, ${canela}, 'event', '2026-10-12 17:00Z', '2026-10-12 19:00Z')`,
    'a booking changes its dog for another': [
      sql`delete from booking_dogs where booking_id = ${visit}`,
      sql`insert into booking_dogs values (${visit}, ${canela}, ${ana})`,
    ],
    'a booking is deleted with its dogs': sql`delete from bookings where id = ${visit}`,
    'a place is counted with its day': [
      sql`update places set used = used + 1`,
      sql`insert into booking_days values (${visit}, 'yard', '2026-10-10', 1)`,
    ],
    'a draft is changed and dropped': [
      draft(sql`id`, sql`${missing}`),
      sql`insert into gl_lines values (${missing}, 0, ${cash}, 1, 0)`,
      sql`update gl_lines set debit_centavos = 2 where entry_id = ${missing}`,
      sql`delete from gl_entries where id = ${missing}`,
    ],
  }
  test.each(Object.entries(allowed))('%s', async (_, statements) => {
    expect(await errorOf(statements)).toMatchObject({ message: 'Rollback' })
  })
})

test('the schema’s index names every table of the database', async () => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const indexed = Object.values(schema).flatMap((one: unknown) =>
    is(one, PgTable) ? [getTableName(one)] : [],
  )
  expect(indexed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
