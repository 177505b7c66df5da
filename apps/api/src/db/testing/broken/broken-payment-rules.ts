import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, bank, groomer, luis, missing, pass, room, stay, visit } from '../one-of-everything.ts'
import { closedTill, openDefaultTill } from '../edge-statements.ts'

/** A payment of 60 for the stay that costs 100, written under the id of the bank. */
const paid = (what: SQL = sql`'cash', 60`, columns: SQL = sql`method, amount_centavos`) =>
  sql`insert into payments (id, booking_id, client_id, received_at, ${columns}) values (${bank}, ${stay}, ${ana}, now(), ${what})`
const another = (what: SQL, columns: SQL) =>
  sql`insert into payments (received_at, ${columns}) values (now(), ${what})`
const set = (what: SQL) => [paid(), sql`update payments set ${what}`]
const returned = (what: SQL, columns: SQL = sql`method, amount_centavos, client_id`) =>
  sql`insert into payments (kind, booking_id, refund_of, received_at, ${columns}) values ('refund', ${stay}, ${bank}, now(), ${what})`

/** Runs deferred checks now, as at the end of a transaction. */
const soFar = [sql`set constraints all immediate`, sql`set constraints all deferred`]

const day = (what: SQL) => [openDefaultTill, sql`update cash_days set ${what}`]
const moved = (what: SQL) => [
  openDefaultTill,
  sql`insert into cash_movements (cash_day_id, kind, amount_centavos, reason, by) values (${what})`,
]

const proof = (columns: SQL, values: SQL) =>
  sql`insert into files (owner_id, media, bytes, ${columns}) values (${ana}, 'image/webp', 1, ${values})`

/** The rules of the ledger of payments, of the tills and of closed months. */
export const brokenPaymentRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  files_booking_id_bookings_id_fk: [proof(sql`booking_id`, sql`${missing}`), 'breaks-a-rule'],
  files_order_id_orders_id_fk: [proof(sql`order_id`, sql`${missing}`), 'breaks-a-rule'],
  files_proof_of_a_transfer_alone: [proof(sql`booking_id, order_id`, sql`${stay}, ${stay}`), 'breaks-a-rule'],
  book_audits_list_differences: [
    sql`insert into book_audits (day, checked_at, differences) values ('2020-01-02', now(), '{}')`,
    'breaks-a-rule',
  ],
  closed_months_are_whole: [
    sql`insert into closed_months (month, closed_by) values ('2020-01-02', ${luis})`,
    'breaks-a-rule',
  ],
  closed_months_closed_by_users_id_fk: [
    sql`insert into closed_months (month, closed_by) values ('2020-01-01', ${missing})`,
    'breaks-a-rule',
  ],
  gl_entries_of_an_open_month: [
    [
      sql`insert into closed_months (month, closed_by) values ('2020-01-01', ${luis})`,
      sql`insert into gl_entries (date, description) values ('2020-01-31', 'Gasto')`,
    ],
    'month-closed',
  ],
  gl_entries_booking_id_bookings_id_fk: [
    sql`insert into gl_entries (date, description, booking_id) values ('2020-01-31', 'Gasto', ${missing})`,
    'breaks-a-rule',
  ],
  gl_entries_order_id_orders_id_fk: [
    sql`insert into gl_entries (date, description, order_id) values ('2020-01-31', 'Gasto', ${missing})`,
    'breaks-a-rule',
  ],
  gl_entries_pass_id_passes_id_fk: [
    sql`insert into gl_entries (date, description, pass_id) values ('2020-01-31', 'Gasto', ${missing})`,
    'breaks-a-rule',
  ],
  payments_kind_is_known: [paid(sql`'x', 'cash', 60`, sql`kind, method, amount_centavos`), 'breaks-a-rule'],
  payments_method_is_known: [paid(sql`'x', 60`), 'breaks-a-rule'],
  payments_status_is_known: [
    paid(sql`'cash', 60, 'x'`, sql`method, amount_centavos, status`),
    'breaks-a-rule',
  ],
  payments_of_something: [paid(sql`'cash', 0`), 'breaks-a-rule'],
  payments_for_one_thing: [
    another(
      sql`${stay}, ${stay}, ${ana}, 'cash', 60`,
      sql`booking_id, order_id, client_id, method, amount_centavos`,
    ),
    'breaks-a-rule',
  ],
  payments_refund_names_what_is_returned: [
    paid(sql`'refund', 'cash', 60`, sql`kind, method, amount_centavos`),
    'breaks-a-rule',
  ],
  payments_returned_at_most_once: [
    [paid(), returned(sql`'cash', 40, ${ana}`), returned(sql`'cash', 21, ${ana}`)],
    'breaks-a-rule',
  ],
  payments_credit_is_a_clients: [
    another(sql`'credit', 'credit', 60, 'Disculpa'`, sql`kind, method, amount_centavos, reason`),
    'breaks-a-rule',
  ],
  payments_credit_stays_in_the_house: [
    another(sql`'credit', ${ana}, 'cash', 60`, sql`kind, client_id, method, amount_centavos`),
    'breaks-a-rule',
  ],
  payments_surplus_is_credit: [
    paid(sql`'cash', 60, true`, sql`method, amount_centavos, is_surplus`),
    'breaks-a-rule',
  ],
  payments_opening_balance_is_credit: [
    paid(sql`'cash', 60, true`, sql`method, amount_centavos, opening_balance`),
    'breaks-a-rule',
  ],
  payments_settled_at_an_instant: [
    sql`insert into payments (booking_id, client_id, method, amount_centavos) values (${stay}, ${ana}, 'cash', 60)`,
    'breaks-a-rule',
  ],
  payments_only_cash_lies_in_a_till: [
    [openDefaultTill, paid(sql`'card', 60, ${room}`, sql`method, amount_centavos, cash_day_id`)],
    'breaks-a-rule',
  ],
  payments_once_per_provider_id: [
    [
      paid(sql`'online', 30, 'mp-1'`, sql`method, amount_centavos, provider_id`),
      another(
        sql`${visit}, ${ana}, 'online', 30, 'mp-1'`,
        sql`booking_id, client_id, method, amount_centavos, provider_id`,
      ),
    ],
    'taken',
  ],
  charges_one_per_number: [
    sql`insert into charges (number) overriding system value values (1), (1)`,
    'taken',
  ],
  charges_receive_some_cash: [sql`insert into charges (received_centavos) values (0)`, 'breaks-a-rule'],
  charges_client_id_users_id_fk: [sql`insert into charges (client_id) values (${missing})`, 'breaks-a-rule'],
  charges_by_users_id_fk: [sql`insert into charges ("by") values (${missing})`, 'breaks-a-rule'],
  payments_charge_id_charges_id_fk: [
    paid(sql`'cash', 60, ${missing}`, sql`method, amount_centavos, charge_id`),
    'breaks-a-rule',
  ],
  payments_fit_together: [[paid(), returned(sql`'cash', 40, ${luis}`)], 'breaks-a-rule'],
  payments_within_what_is_owed: [
    [paid(), another(sql`${stay}, ${ana}, 'cash', 41`, sql`booking_id, client_id, method, amount_centavos`)],
    'breaks-a-rule',
  ],
  bookings_paid_within_the_price: [
    [paid(), ...soFar, sql`update bookings set total_centavos = 59 where id = ${stay}`],
    'breaks-a-rule',
  ],
  orders_paid_within_the_price: [
    [
      another(sql`${stay}, ${ana}, 'cash', 60`, sql`order_id, client_id, method, amount_centavos`),
      ...soFar,
      sql`update orders set subtotal_centavos = 50, iva_centavos = 9, total_centavos = 59`,
      sql`update order_items set unit_centavos = 59`,
    ],
    'breaks-a-rule',
  ],
  passes_paid_within_the_price: [
    [
      another(sql`${pass}, ${ana}, 'cash', 60`, sql`pass_id, client_id, method, amount_centavos`),
      ...soFar,
      sql`update passes set total_centavos = 59`,
    ],
    'breaks-a-rule',
  ],
  bookings_held_for_some_deposit: [
    sql`update bookings set deposit_held_until = now(), deposit_held_centavos = null`,
    'breaks-a-rule',
  ],
  bookings_moved_late_keep_some: [sql`update bookings set late_keep_percent = 50`, 'breaks-a-rule'],
  passes_given_up_keep_nothing: [
    [
      another(sql`${pass}, ${ana}, 'cash', 60`, sql`pass_id, client_id, method, amount_centavos`),
      ...soFar,
      sql`update passes set status = 'cancelled'`,
    ],
    'breaks-a-rule',
  ],
  payments_failed_refund_within_the_price: [
    [
      paid(sql`'online', 60`),
      sql`insert into payments (kind, booking_id, client_id, refund_of, method, amount_centavos, status)
        values ('refund', ${stay}, ${ana}, ${bank}, 'online', 20, 'pending')`,
      sql`update bookings set total_centavos = 40 where id = ${stay}`,
      ...soFar,
      sql`update payments set status = 'failed' where kind = 'refund'`,
    ],
    'breaks-a-rule',
  ],
  payments_by_provider_are_refunds: [
    paid(sql`'cash', 60, true`, sql`method, amount_centavos, by_provider`),
    'breaks-a-rule',
  ],
  payments_movement_id_payment_movements_id_fk: [
    paid(sql`'cash', 60, ${missing}`, sql`method, amount_centavos, movement_id`),
    'breaks-a-rule',
  ],
  payments_of_one_movement: [
    [
      paid(),
      another(
        sql`${bank}, ${stay}, ${ana}, 'card', 40`,
        sql`movement_id, booking_id, client_id, method, amount_centavos`,
      ),
    ],
    'breaks-a-rule',
  ],
  payment_movements_add_up: [
    [sql`insert into payment_movements (amount_centavos) values (60)`, ...soFar],
    'breaks-a-rule',
  ],
  payments_add_up_to_their_movement: [
    [
      paid(),
      another(
        sql`${bank}, ${stay}, ${ana}, 'cash', 40`,
        sql`movement_id, booking_id, client_id, method, amount_centavos`,
      ),
      ...soFar,
    ],
    'breaks-a-rule',
  ],
  payments_are_facts: [set(sql`amount_centavos = 50`), 'breaks-a-rule'],
  payments_booking_id_bookings_id_fk: [
    another(sql`${missing}, ${ana}, 'cash', 60`, sql`booking_id, client_id, method, amount_centavos`),
    'breaks-a-rule',
  ],
  payments_order_id_orders_id_fk: [
    another(sql`${missing}, ${ana}, 'cash', 60`, sql`order_id, client_id, method, amount_centavos`),
    'breaks-a-rule',
  ],
  payments_pass_id_passes_id_fk: [
    another(sql`${missing}, ${ana}, 'cash', 60`, sql`pass_id, client_id, method, amount_centavos`),
    'breaks-a-rule',
  ],
  payments_client_id_users_id_fk: [
    another(sql`${pass}, ${missing}, 'cash', 60`, sql`pass_id, client_id, method, amount_centavos`),
    'breaks-a-rule',
  ],
  payments_tip_for_resources_id_fk: [
    paid(sql`'cash', 60, ${missing}`, sql`method, amount_centavos, tip_for`),
    'breaks-a-rule',
  ],
  payments_refund_of_payments_id_fk: [returned(sql`'cash', 40, ${ana}`), 'breaks-a-rule'],
  payments_cash_day_id_cash_days_id_fk: [
    paid(sql`'cash', 60, ${missing}`, sql`method, amount_centavos, cash_day_id`),
    'breaks-a-rule',
  ],
  payments_received_by_users_id_fk: [
    paid(sql`'cash', 60, ${missing}`, sql`method, amount_centavos, received_by`),
    'breaks-a-rule',
  ],
  client_credits_spent_at_most_once: [paid(sql`'credit', 60`), 'breaks-a-rule'],
  client_credits_client_id_users_id_fk: [
    sql`insert into client_credits values (${missing}, 1)`,
    'breaks-a-rule',
  ],
  cash_days_till_has_a_name: [
    sql`insert into cash_days (till, float_centavos, opened_by) values (' ', 0, ${luis})`,
    'breaks-a-rule',
  ],
  cash_days_status_is_known: [day(sql`status = 'x', counted_centavos = 1`), 'breaks-a-rule'],
  cash_days_float_not_negative: [
    sql`insert into cash_days (till, float_centavos, opened_by) values ('A', -1, ${luis})`,
    'breaks-a-rule',
  ],
  cash_days_count_not_negative: [day(sql`status = 'counted', counted_centavos = -1`), 'breaks-a-rule'],
  cash_days_counted_before_closed: [day(sql`status = 'counted'`), 'breaks-a-rule'],
  cash_days_closed_by_a_person: [
    day(sql`status = 'closed', counted_centavos = 500, expected_centavos = 500`),
    'breaks-a-rule',
  ],
  cash_days_difference_has_a_reason: [
    day(
      sql`status = 'closed', counted_centavos = 400, expected_centavos = 500, closed_by = ${luis}, closed_at = now()`,
    ),
    'breaks-a-rule',
  ],
  cash_days_add_up: [
    day(
      sql`status = 'closed', counted_centavos = 400, expected_centavos = 400, closed_by = ${luis}, closed_at = now()`,
    ),
    'breaks-a-rule',
  ],
  cash_days_opened_by_users_id_fk: [
    sql`insert into cash_days (till, float_centavos, opened_by) values ('A', 0, ${missing})`,
    'breaks-a-rule',
  ],
  cash_days_closed_by_users_id_fk: [
    day(
      sql`status = 'closed', counted_centavos = 500, expected_centavos = 500, closed_by = ${missing}, closed_at = now()`,
    ),
    'breaks-a-rule',
  ],
  cash_movements_kind_is_known: [moved(sql`${room}, 'x', 1, 'Banco', ${luis}`), 'breaks-a-rule'],
  cash_movements_of_something: [moved(sql`${room}, 'in', 0, 'Banco', ${luis}`), 'breaks-a-rule'],
  cash_movements_have_a_reason: [moved(sql`${room}, 'in', 1, ' ', ${luis}`), 'breaks-a-rule'],
  cash_movements_cash_day_id_cash_days_id_fk: [
    moved(sql`${groomer}, 'in', 1, 'Banco', ${luis}`),
    'breaks-a-rule',
  ],
  cash_movements_by_users_id_fk: [moved(sql`${room}, 'in', 1, 'Banco', ${missing}`), 'breaks-a-rule'],
  cash_movements_of_an_open_day: [
    [
      ...day(closedTill),
      sql`insert into cash_movements (cash_day_id, kind, amount_centavos, reason, by) values (${room}, 'in', 1, 'Banco', ${luis})`,
    ],
    'breaks-a-rule',
  ],
}
