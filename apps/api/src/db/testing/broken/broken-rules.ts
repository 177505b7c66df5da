import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { brokenBankRules } from './broken-bank-rules.ts'
import { brokenBookRules } from './broken-book-rules.ts'
import { brokenDogEndingRules } from './broken-dog-ending-rules.ts'
import { brokenExpenseRules } from './broken-expense-rules.ts'
import { brokenAccountRules } from './broken-account-rules.ts'
import { brokenCapacityRules } from './broken-capacity-rules.ts'
import { brokenCareRules } from './broken-care-rules.ts'
import { brokenFactorRules } from './broken-factor-rules.ts'
import { brokenFamilyRules } from './broken-family-rules.ts'
import { brokenBookingRules } from './broken-booking-rules.ts'
import { brokenGroomingRules } from './broken-grooming-rules.ts'
import { brokenImportRules } from './broken-import-rules.ts'
import { brokenIncidentRules } from './broken-incident-rules.ts'
import { brokenPaymentRules } from './broken-payment-rules.ts'
import { brokenPlaceRules } from './broken-place-rules.ts'
import { brokenPlayRules } from './broken-play-rules.ts'
import { brokenPlanRules } from './broken-plan-rules.ts'
import { brokenNotificationRules } from './broken-notification-rules.ts'
import { brokenOpenAccountRules } from './broken-open-account-rules.ts'
import { brokenPrivacyRules } from './broken-privacy-rules.ts'
import { brokenSecurityRules } from './broken-security-rules.ts'
import { brokenStockRules } from './broken-stock-rules.ts'
import { brokenTerminalRules } from './broken-terminal-rules.ts'
import { brokenVisitRules } from './broken-visit-rules.ts'
import { brokenVisitorRules } from './broken-visitor-rules.ts'
import { ana, canela, groomer, hotel, luis, missing, room, stay, taco, visit } from '../one-of-everything.ts'

export const booking = (columns: SQL, values: SQL) =>
  sql`with made as (insert into bookings (client_id, service_id, total_centavos, ${columns})
      values (${ana}, ${hotel}, 100, ${values}) returning id)
    insert into booking_dogs select id, ${canela}, ${ana} from made`
const account = (columns: SQL, values: SQL) =>
  sql`insert into accounts (name, type, nature, code, ${columns}) values ('N', 'asset', 'debit', '900.01', ${values})`
const newAccount = ({ code = '900.01', type = 'asset', nature = 'debit' }) =>
  sql`insert into accounts (name, type, nature, code) values ('N', ${type}, ${nature}, ${code})`
const record = (columns: SQL, values: SQL) =>
  sql`insert into medical_records (dog_id, owner_id, applied_on, ${columns}) values (${canela}, ${ana}, '2026-10-10', ${values})`
const order = (columns: SQL, values: SQL) =>
  sql`insert into orders (user_id, subtotal_centavos, iva_centavos, delivery, payment, total_centavos, ${columns})
    values (${ana}, 86, 14, 'pickup', 'spei', ${values})`
const set = (what: SQL) => sql`update ${what}`

/** Every rule the database keeps, a way to break it, and the refusal that follows (undefined: a fault of ours). */
export const brokenRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  ...brokenAccountRules,
  ...brokenBankRules,
  ...brokenDogEndingRules,
  ...brokenVisitRules,
  ...brokenCareRules,
  ...brokenImportRules,
  ...brokenIncidentRules,
  ...brokenExpenseRules,
  ...brokenFactorRules,
  ...brokenFamilyRules,
  ...brokenGroomingRules,
  ...brokenBookingRules,
  ...brokenCapacityRules,
  ...brokenPaymentRules,
  ...brokenPlaceRules,
  ...brokenPlanRules,
  ...brokenPlayRules,
  ...brokenNotificationRules,
  ...brokenOpenAccountRules,
  ...brokenPrivacyRules,
  ...brokenSecurityRules,
  users_accepted_a_version_of_the_notice: [set(sql`users set privacy_version = '1'`), 'breaks-a-rule'],
  pending_registrations_one_per_link: [
    sql`insert into pending_registrations values ('b@x.mx', 'N', 'N', 'h', null, 't1', now())`,
    'taken',
  ],
  pending_registrations_email_in_lower_case: [
    set(sql`pending_registrations set email = 'N@x.mx'`),
    'breaks-a-rule',
  ],
  sessions_one_per_cookie: [
    sql`insert into sessions (user_id, cookie_hash, expires_at) values (${luis}, 'c1', now())`,
    'taken',
  ],
  sessions_user_id_users_id_fk: [
    sql`insert into sessions (user_id, cookie_hash, expires_at) values (${missing}, 'c2', now())`,
    'breaks-a-rule',
  ],
  session_tokens_session_id_sessions_id_fk: [
    sql`insert into session_tokens values ('t', ${missing}, now())`,
    'breaks-a-rule',
  ],
  dogs_owner_id_users_id_fk: [sql`delete from users where id = ${luis}`, 'in-use'],
  dogs_have_a_name: [set(sql`dogs set name = ''`), 'breaks-a-rule'],
  dogs_sex_is_known: [set(sql`dogs set sex = 'x'`), 'breaks-a-rule'],
  dogs_weigh_something: [set(sql`dogs set weight_kg = 0`), 'breaks-a-rule'],
  medical_records_of_a_dog_of_its_owner: [set(sql`medical_records set owner_id = ${luis}`), 'breaks-a-rule'],
  medical_records_kind_is_known: [record(sql`kind`, sql`'x'`), 'breaks-a-rule'],
  medical_records_expire_after_applied: [
    record(sql`kind, expires_on`, sql`'incident', '2026-10-09'`),
    'breaks-a-rule',
  ],
  medical_records_verified_by_someone: [
    record(sql`kind, verified_at`, sql`'incident', now()`),
    'breaks-a-rule',
  ],
  medical_records_refused_or_verified: [
    record(sql`kind, refusal, verified_by, verified_at`, sql`'incident', 'No se lee', ${ana}, now()`),
    'breaks-a-rule',
  ],
  medical_records_verified_by_evidence: [
    record(sql`kind, product, verified_by, verified_at`, sql`'vaccine', 'Rabia', ${ana}, now()`),
    'breaks-a-rule',
  ],
  medical_records_verified_by_users_id_fk: [
    record(sql`kind, verified_by, verified_at`, sql`'incident', ${missing}, now()`),
    'breaks-a-rule',
  ],
  medical_records_vaccine_names_its_product: [
    record(sql`kind, product`, sql`'vaccine', ' '`),
    'breaks-a-rule',
  ],
  services_type_is_known: [set(sql`services set type = 'x'`), 'breaks-a-rule'],
  services_have_a_name: [set(sql`services set name = ''`), 'breaks-a-rule'],
  services_price_not_negative: [set(sql`services set price_centavos = -1`), 'breaks-a-rule'],
  services_last_a_day_at_most: [set(sql`services set duration_minutes = 1441`), 'breaks-a-rule'],
  pools_capacity_not_negative: [set(sql`pools set capacity = -1`), 'breaks-a-rule'],
  service_pools_type_is_known: [sql`insert into service_pools values ('x', 'room')`, 'breaks-a-rule'],
  service_pools_taking_is_known: [sql`insert into service_pools values ('Hotel', 'x')`, 'breaks-a-rule'],
  service_pools_count_places_only: [
    sql`insert into service_pools values ('Hotel', 'room', 'yard')`,
    'breaks-a-rule',
  ],
  service_pools_pool_pools_name_fk: [
    sql`insert into service_pools values ('Hotel', 'place', 'x')`,
    'breaks-a-rule',
  ],
  places_one_per_pool_and_day: [sql`insert into places values ('yard', '2026-10-10', 2)`, 'taken'],
  places_pool_pools_name_fk: [sql`insert into places values ('x', '2026-10-10', 2)`, 'breaks-a-rule'],
  places_within_capacity: [set(sql`places set used = used + 2`), 'no-capacity'],
  places_used_is_the_sum_of_days: [set(sql`places set used = 2`), undefined],
  booking_days_are_counted: [sql`delete from booking_days`, undefined],
  resources_kind_is_known: [set(sql`resources set kind = 'x'`), 'breaks-a-rule'],
  resources_have_a_name: [set(sql`resources set name = ''`), 'breaks-a-rule'],
  services_sat_product_keys_have_8_digits: [set(sql`services set sat_product_key = '123'`), 'breaks-a-rule'],
  services_sat_unit_keys_are_short: [set(sql`services set sat_unit_key = 'Hora'`), 'breaks-a-rule'],
  products_sat_product_keys_have_8_digits: [set(sql`products set sat_product_key = '123'`), 'breaks-a-rule'],
  products_sat_unit_keys_are_short: [set(sql`products set sat_unit_key = ''`), 'breaks-a-rule'],
  products_barcodes_are_plain: [set(sql`products set barcode = 'a b'`), 'breaks-a-rule'],
  resources_photos_are_of_the_house: [
    set(sql`resources set photo = 'https://otro.mx/a.jpg'`),
    'breaks-a-rule',
  ],
  resources_take_a_dog: [set(sql`resources set max_dogs = 0`), 'breaks-a-rule'],
  resources_bear_a_weight: [set(sql`resources set max_weight_kg = 0`), 'breaks-a-rule'],
  bookings_resource_id_resources_id_fk: [sql`delete from resources`, 'in-use'],
  bookings_status_is_known: [
    booking(sql`start_day, end_day, status`, sql`'2026-11-10', '2026-11-12', 'x'`),
    'breaks-a-rule',
  ],
  bookings_have_days_or_hours: [
    booking(
      sql`start_day, end_day, start_at, end_at`,
      sql`'2026-10-10', '2026-10-11', '2026-10-10', '2026-10-11'`,
    ),
    'breaks-a-rule',
  ],
  bookings_leave_after_arrival: [
    booking(sql`start_day, end_day, resource_id`, sql`'2026-10-20', '2026-10-20', ${room}`),
    'breaks-a-rule',
  ],
  bookings_end_after_start: [
    booking(sql`start_at, end_at`, sql`'2026-10-10 10:00Z', '2026-10-10 10:00Z'`),
    'breaks-a-rule',
  ],
  bookings_total_not_negative: [set(sql`bookings set total_centavos = -1`), 'breaks-a-rule'],
  bookings_one_stay_per_room: [
    booking(sql`start_day, end_day, resource_id`, sql`'2026-10-11', '2026-10-13', ${room}`),
    'no-capacity',
  ],
  bookings_one_visit_at_a_time: [
    booking(sql`start_at, end_at, resource_id`, sql`'2026-10-10 16:30Z', '2026-10-10 17:30Z', ${groomer}`),
    'no-capacity',
  ],
  booking_dogs_once_each: [sql`insert into booking_dogs values (${stay}, ${canela}, ${ana})`, 'taken'],
  booking_dogs_in_a_booking_of_their_owner: [
    sql`insert into booking_dogs values (${stay}, ${taco}, ${luis})`,
    'breaks-a-rule',
  ],
  booking_dogs_of_their_owner: [
    sql`insert into booking_dogs values (${stay}, ${taco}, ${ana})`,
    'breaks-a-rule',
  ],
  booking_days_once_each: [sql`insert into booking_days values (${stay}, 'yard', '2026-10-10', 1)`, 'taken'],
  booking_days_booking_id_bookings_id_fk: [
    sql`insert into booking_days values (${missing}, 'yard', '2026-10-10', 1)`,
    'breaks-a-rule',
  ],
  booking_days_of_a_counted_day: [
    sql`insert into booking_days values (${stay}, 'yard', '2026-10-11', 1)`,
    'breaks-a-rule',
  ],
  booking_days_take_a_place: [set(sql`booking_days set dogs = 0`), 'breaks-a-rule'],
  dog_occupancies_once_each: [
    sql`insert into dog_occupancies values (${stay}, ${canela}, 'visit', '2026-10-10 21:00Z', '2026-10-10 22:00Z')`,
    'taken',
  ],
  dog_occupancies_of_a_booked_dog: [
    sql`insert into dog_occupancies values (${stay}, ${taco}, 'stay', '2026-10-10', '2026-10-11')`,
    'breaks-a-rule',
  ],
  dog_occupancies_kind_is_known: [set(sql`dog_occupancies set kind = 'x'`), 'breaks-a-rule'],
  dog_occupancies_end_after_start: [set(sql`dog_occupancies set end_at = start_at`), 'breaks-a-rule'],
  dog_occupancies_one_place_at_a_time: [
    sql`insert into dog_occupancies values (${visit}, ${canela}, 'stay', '2026-10-12 16:59Z', '2026-10-13')`,
    'dog-busy',
  ],
  booking_events_booking_id_bookings_id_fk: [
    sql`insert into booking_events (booking_id, to_status) values (${missing}, 'pending')`,
    'breaks-a-rule',
  ],
  booking_events_actor_id_users_id_fk: [
    sql`insert into booking_events (booking_id, to_status, actor_id) values (${stay}, 'pending', ${missing})`,
    'breaks-a-rule',
  ],
  booking_events_from_a_known_status: [
    sql`insert into booking_events (booking_id, from_status, to_status) values (${stay}, 'x', 'pending')`,
    'breaks-a-rule',
  ],
  booking_events_to_a_known_status: [
    sql`insert into booking_events (booking_id, to_status) values (${stay}, 'x')`,
    'breaks-a-rule',
  ],
  orders_user_id_users_id_fk: [set(sql`orders set user_id = ${missing}`), 'breaks-a-rule'],
  orders_one_per_number: [
    sql`insert into orders (number, user_id, subtotal_centavos, iva_centavos, total_centavos, delivery, payment)
      overriding system value select number, user_id, 0, 0, 0, delivery, payment from orders`,
    'taken',
  ],
  orders_status_is_known: [order(sql`status`, sql`100, 'x'`), 'breaks-a-rule'],
  orders_delivery_is_known: [set(sql`orders set delivery = 'x'`), 'breaks-a-rule'],
  orders_payment_is_known: [set(sql`orders set payment = 'x'`), 'breaks-a-rule'],
  orders_shipping_is_of_the_total: [set(sql`orders set shipping_centavos = -1`), 'breaks-a-rule'],
  orders_total_is_subtotal_and_iva: [order(sql`version`, sql`101, 1`), 'breaks-a-rule'],
  orders_sent_somewhere: [
    [
      order(sql`status`, sql`100, 'preparing'`),
      set(sql`orders set status = 'shipped' where status = 'preparing'`),
    ],
    'breaks-a-rule',
  ],
  order_items_once_each: [sql`insert into order_items values (${stay}, 1, 'G', 1, 100)`, 'taken'],
  order_items_order_id_orders_id_fk: [
    sql`insert into order_items values (${missing}, 1, 'G', 1, 100)`,
    'breaks-a-rule',
  ],
  order_items_product_id_products_id_fk: [sql`delete from products`, 'product-was-sold'],
  order_items_at_least_one: [set(sql`order_items set quantity = 0`), 'breaks-a-rule'],
  order_items_price_not_negative: [set(sql`order_items set unit_centavos = -1`), 'breaks-a-rule'],
  order_events_order_id_orders_id_fk: [
    sql`insert into order_events (order_id, to_status) values (${missing}, 'paid')`,
    'breaks-a-rule',
  ],
  order_events_actor_id_users_id_fk: [
    sql`insert into order_events (order_id, to_status, actor_id) values (${stay}, 'paid', ${missing})`,
    'breaks-a-rule',
  ],
  order_events_from_a_known_status: [
    sql`insert into order_events (order_id, from_status, to_status) values (${stay}, 'x', 'paid')`,
    'breaks-a-rule',
  ],
  order_events_to_a_known_status: [
    sql`insert into order_events (order_id, to_status) values (${stay}, 'x')`,
    'breaks-a-rule',
  ],
  accounts_one_per_code: [newAccount({ code: '101.01' }), 'taken'],
  accounts_have_a_name: [set(sql`accounts set name = ''`), 'breaks-a-rule'],
  accounts_type_is_known: [newAccount({ type: 'x' }), 'breaks-a-rule'],
  accounts_nature_is_known: [newAccount({ nature: 'x' }), 'breaks-a-rule'],
  accounts_parent_id_accounts_id_fk: [account(sql`parent_id`, sql`${missing}`), 'breaks-a-rule'],
  accounts_below_their_type: [
    [
      newAccount({ code: '900.02', type: 'income', nature: 'credit' }),
      account(sql`parent_id`, sql`(select id from accounts where code = '900.02')`),
    ],
    'breaks-a-rule',
  ],
  accounts_above_their_type: [
    [
      newAccount({ code: '900.02' }),
      account(sql`parent_id`, sql`(select id from accounts where code = '900.02')`),
      set(sql`accounts set type = 'equity' where code = '900.02'`),
    ],
    'account-in-use',
  ],
  ...brokenBookRules,
  idempotency_keys_once_per_actor: [
    sql`insert into idempotency_keys (actor, key, body_hash) values ('a', 'k', 'h'), ('a', 'k', 'h')`,
    'taken',
  ],
  ...brokenStockRules,
  ...brokenTerminalRules,
  ...brokenVisitorRules,
}
