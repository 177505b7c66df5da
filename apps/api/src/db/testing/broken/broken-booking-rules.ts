import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import {
  ana,
  canela,
  card,
  groomer,
  hotel,
  luis,
  missing,
  pass,
  past,
  stay,
  taco,
  visit,
} from '../one-of-everything.ts'

const override = (dog: SQL, reason: string, by: SQL) =>
  sql`insert into eligibility_overrides (booking_id, dog_id, code, reason, by) values (${stay}, ${dog}, 'rabies-expired', ${reason}, ${by})`

const set = (what: SQL) => sql`update passes set ${what}`
const movement = (ofPass: SQL, bookingId: SQL, kind: SQL) =>
  sql`insert into pass_movements (pass_id, number, booking_id, day, kind) values (${ofPass}, 1, ${bookingId}, '2026-10-10', ${kind})`

const credit = (what: SQL) => sql`update pass_credits set ${what}`

const waiting = (what: SQL) => sql`update waiting_list set ${what}`
const offered = (turn: SQL) =>
  sql`insert into waiting_list (client_id, service_id, rumi_ids, start, "end", first_day, offered_until, booking_id)
    values (${ana}, ${hotel}, '[]', ${turn}::text, '2', '2026-10-10', now(), ${stay})`

const agreement = (what: SQL) =>
  sql`insert into booking_events (booking_id, to_status, agreed_centavos, note) values (${stay}, 'confirmed', ${what})`

const discount = (what: SQL) =>
  sql`insert into booking_events (booking_id, to_status, discount_centavos, note) values (${stay}, 'confirmed', ${what})`

const lateFee = (what: SQL) =>
  sql`insert into booking_events (booking_id, to_status, late_fee_centavos, late_fee_waived) values (${stay}, 'confirmed', ${what})`

const reversal = (step: SQL, note: SQL = sql`'No era ese'`) =>
  sql`insert into booking_events (booking_id, to_status, reverses, note) values (${stay}, 'confirmed', ${step}, ${note})`

const cardSet = (what: SQL) => sql`update report_cards set ${what}`
const cardOf = (bookingId: SQL, dog: SQL, owner: SQL, day: SQL) =>
  sql`insert into report_cards (booking_id, dog_id, owner_id, day) values (${bookingId}, ${dog}, ${owner}, ${day})`

const absence = (person: SQL, start: SQL, end: SQL, by: SQL = ana) =>
  sql`insert into absences (resource_id, start_at, end_at, created_by) values (${person}, ${start}, ${end}, ${by})`
const afternoon = absence(groomer, sql`'2026-10-10 18:00Z'`, sql`'2026-10-10 20:00Z'`)
const hours = (kind: SQL, weekday: SQL, from: SQL, until: SQL, person: SQL = groomer) =>
  sql`insert into staff_hours values (${person}, ${kind}, ${weekday}, ${from}, ${until})`
const houseDay = (kind: SQL, by: SQL = ana) =>
  sql`insert into house_days (day, kind, created_by) values ('2026-12-24', ${kind}, ${by})`

const act = (by: SQL, changes: SQL = sql`'[]'`) =>
  sql`insert into undoable_acts values (${missing}, ${by}, now() + interval '10 seconds', ${changes})`

/** The rules of what belongs to a booking: overrides, passes, the waiting list, payments. */
export const brokenBookingRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  undoable_acts_actor_id_users_id_fk: [act(missing), 'breaks-a-rule'],
  undoable_acts_list_changes: [act(ana, sql`'{}'`), 'breaks-a-rule'],
  outbox_waits_for_its_act: [
    sql`insert into outbox (kind, act_id) values ('visitor-wrote', ${missing})`,
    'breaks-a-rule',
  ],
  bookings_have_dogs: [
    sql`insert into bookings (client_id, service_id, total_centavos, start_day, end_day)
      values (${ana}, ${hotel}, 100, '2026-11-10', '2026-11-12')`,
    'breaks-a-rule',
  ],
  bookings_service_type_is_known: [
    sql`update bookings set service_type = 'x' where id = ${stay}`,
    'breaks-a-rule',
  ],
  bookings_await_known_things: [sql`update bookings set awaits = '{x}' where id = ${stay}`, 'breaks-a-rule'],
  bookings_await_while_pending: [
    sql`update bookings set awaits = '{papers}', status = 'confirmed' where id = ${stay}`,
    'breaks-a-rule',
  ],
  bookings_held_for_papers: [sql`update bookings set held_until = now() where id = ${stay}`, 'breaks-a-rule'],
  booking_dogs_leave_one: [sql`delete from booking_dogs where booking_id = ${visit}`, 'breaks-a-rule'],
  eligibility_overrides_once_each: [
    [override(canela, 'Trae la cartilla mañana', ana), override(canela, 'Trae la cartilla mañana', ana)],
    'taken',
  ],
  eligibility_overrides_of_a_booked_dog: [override(taco, 'Trae la cartilla mañana', ana), 'breaks-a-rule'],
  eligibility_overrides_have_a_reason: [override(canela, '  porque  ', ana), 'breaks-a-rule'],
  eligibility_overrides_by_users_id_fk: [
    override(canela, 'Trae la cartilla mañana', missing),
    'breaks-a-rule',
  ],
  passes_kind_is_known: [set(sql`kind = 'x'`), 'breaks-a-rule'],
  passes_service_type_is_known: [set(sql`service_type = 'x'`), 'breaks-a-rule'],
  passes_status_is_known: [
    sql`insert into passes (owner_id, kind, service_type, units, valid_from, lines, total_centavos, status)
      select owner_id, kind, service_type, units, valid_from, lines, total_centavos, 'x' from passes`,
    'breaks-a-rule',
  ],
  passes_hold_something: [set(sql`units = 0`), 'breaks-a-rule'],
  passes_end_after_their_start: [set(sql`valid_until = '2026-09-30'`), 'breaks-a-rule'],
  bookings_sold_under_some_terms: [
    sql`insert into bookings (client_id, service_id, start_day, end_day, total_centavos, settings_version)
      select client_id, service_id, '2026-10-11', '2026-10-13', 0, 0 from bookings limit 1`,
    'breaks-a-rule',
  ],
  bookings_keep_their_terms: [sql`update bookings set settings_version = 2`, undefined],
  passes_sold_under_some_terms: [
    sql`insert into passes (owner_id, kind, service_type, units, valid_from, lines, total_centavos, settings_version)
      select owner_id, kind, service_type, units, valid_from, lines, total_centavos, 0 from passes`,
    'breaks-a-rule',
  ],
  passes_keep_their_terms: [set(sql`settings_version = 2`), undefined],
  passes_total_not_negative: [set(sql`total_centavos = -1`), 'breaks-a-rule'],
  passes_count_once_paid: [set(sql`status = 'active'`), 'breaks-a-rule'],
  passes_payment_method_is_known: [set(sql`paid_at = now(), payment_method = 'x'`), 'breaks-a-rule'],
  passes_paid_say_how: [set(sql`paid_at = now()`), 'breaks-a-rule'],
  pass_movements_kind_is_known: [movement(pass, stay, sql`'x'`), 'breaks-a-rule'],
  pass_movements_of_a_credit: [movement(missing, stay, sql`'spent'`), 'breaks-a-rule'],
  pass_movements_booking_id_bookings_id_fk: [movement(pass, missing, sql`'spent'`), 'breaks-a-rule'],
  passes_owner_id_users_id_fk: [set(sql`owner_id = ${missing}`), 'breaks-a-rule'],
  passes_paid_to_users_id_fk: [set(sql`paid_to = ${missing}`), 'breaks-a-rule'],
  pass_credits_once_each: [sql`insert into pass_credits values (${pass}, 1)`, 'taken'],
  pass_credits_pass_id_passes_id_fk: [sql`insert into pass_credits values (${missing}, 1)`, 'breaks-a-rule'],
  pass_credits_voided_pay_nothing: [
    [set(sql`total_centavos = 0`), credit(sql`voided = true, booking_id = ${stay}, day = '2026-10-10'`)],
    'breaks-a-rule',
  ],
  pass_credits_of_a_paid_pass: [credit(sql`booking_id = ${stay}, day = '2026-10-10'`), 'breaks-a-rule'],
  pass_credits_booking_id_bookings_id_fk: [
    [set(sql`total_centavos = 0`), credit(sql`booking_id = ${missing}, day = '2026-10-10'`)],
    'breaks-a-rule',
  ],
  pass_credits_spent_for_a_day: [credit(sql`day = '2026-10-10'`), 'breaks-a-rule'],
  pass_credits_spent_once: [
    [
      set(sql`total_centavos = 0`),
      credit(sql`booking_id = ${stay}, day = '2026-10-10'`),
      credit(sql`booking_id = ${visit}, day = '2026-10-10'`),
    ],
    'in-use',
  ],
  waiting_list_status_is_known: [waiting(sql`status = 'x'`), 'breaks-a-rule'],
  waiting_list_offer_names_its_booking: [waiting(sql`status = 'offered'`), 'breaks-a-rule'],
  waiting_list_one_entry_per_offer: [[offered(sql`1`), offered(sql`2`)], 'taken'],
  waiting_list_client_id_users_id_fk: [waiting(sql`client_id = ${missing}`), 'breaks-a-rule'],
  waiting_list_service_id_services_id_fk: [waiting(sql`service_id = ${missing}`), 'breaks-a-rule'],
  waiting_list_booking_id_bookings_id_fk: [
    waiting(sql`booking_id = ${missing}, offered_until = now()`),
    'breaks-a-rule',
  ],
  bookings_cost_what_was_agreed: [
    sql`update bookings set agreed_centavos = 99 where id = ${stay}`,
    'breaks-a-rule',
  ],
  bookings_late_fee_is_of_the_price: [
    sql`update bookings set late_fee_centavos = -1 where id = ${stay}`,
    'breaks-a-rule',
  ],
  bookings_late_fee_was_charged: [
    [
      lateFee(sql`50, true`),
      sql`update bookings set late_fee_centavos = 50, total_centavos = total_centavos + 50 where id = ${stay}`,
    ],
    'breaks-a-rule',
  ],
  booking_events_late_fee_is_something: [lateFee(sql`0, false`), 'breaks-a-rule'],
  booking_events_waive_a_late_fee: [lateFee(sql`null, true`), 'breaks-a-rule'],
  bookings_discount_not_negative: [
    sql`update bookings set discount_centavos = -1 where id = ${stay}`,
    'breaks-a-rule',
  ],
  bookings_discount_what_is_left: [
    [
      sql`insert into payments (booking_id, client_id, method, amount_centavos, received_at) values (${stay}, ${ana}, 'cash', 60, now())`,
      sql`set constraints all immediate`,
      sql`set constraints all deferred`,
      sql`update bookings set discount_centavos = 50, total_centavos = 50 where id = ${stay}`,
    ],
    'breaks-a-rule',
  ],
  booking_events_discount_something: [discount(sql`0, 'Cliente de siempre'`), 'breaks-a-rule'],
  booking_events_discount_with_a_reason: [discount(sql`100, '  no  '`), 'breaks-a-rule'],
  booking_events_charge_id_charges_id_fk: [
    sql`insert into booking_events (booking_id, to_status, charge_id) values (${stay}, 'confirmed', ${missing})`,
    'breaks-a-rule',
  ],
  booking_events_reverse_with_a_reason: [
    reversal(sql`(select id from booking_events where booking_id = ${past})`, sql`'  no  '`),
    'breaks-a-rule',
  ],
  booking_events_reverses_booking_events_id_fk: [reversal(missing), 'breaks-a-rule'],
  booking_events_along_with_booking_events_id_fk: [
    sql`insert into booking_events (booking_id, to_status, along_with) values (${stay}, 'cancelled', ${missing})`,
    'breaks-a-rule',
  ],
  booking_events_agree_on_money: [agreement(sql`-1, 'Salón y pastel'`), 'breaks-a-rule'],
  booking_events_agree_with_a_reason: [agreement(sql`100, '   corto   '`), 'breaks-a-rule'],
  visitor_messages_ask_for_days_that_exist: [
    sql`update visitor_messages set start_asked = '2026-02-30'`,
    'breaks-a-rule',
  ],
  visitor_messages_booked_are_answered: [
    sql`update visitor_messages set booking_id = ${stay}`,
    'breaks-a-rule',
  ],
  visitor_messages_booking_id_bookings_id_fk: [
    sql`update visitor_messages set booking_id = ${missing}, answered_at = now()`,
    'breaks-a-rule',
  ],
  bookings_step_by_step: [
    sql`update bookings set status = 'checked-out' where id = ${stay}`,
    'step-not-allowed',
  ],
  bookings_take_what_their_service_takes: [
    [
      sql`insert into service_pools values ('Hotel', 'room')`,
      sql`update bookings set resource_id = ${groomer} where id = ${stay}`,
    ],
    'stale',
  ],
  bookings_retain_when_cancelled: [
    sql`update bookings set retained_centavos = 1 where id = ${stay}`,
    'breaks-a-rule',
  ],
  report_cards_one_per_dog_and_day: [cardOf(past, canela, ana, sql`'2026-09-11'`), 'taken'],
  report_cards_of_a_booked_dog: [cardOf(past, taco, ana, sql`'2026-09-12'`), 'breaks-a-rule'],
  report_cards_of_the_bookings_owner: [cardOf(past, canela, luis, sql`'2026-09-12'`), 'breaks-a-rule'],
  report_cards_of_a_day_in_the_house: [cardOf(past, canela, ana, sql`'2026-09-10'`), 'not-in-house'],
  report_cards_mood_is_known: [cardSet(sql`mood = 'x'`), 'breaks-a-rule'],
  report_cards_appetite_is_known: [cardSet(sql`ate = 'x'`), 'breaks-a-rule'],
  report_cards_games_are_known: [cardSet(sql`played = 'x'`), 'breaks-a-rule'],
  report_cards_rest_is_known: [cardSet(sql`rest = 'x'`), 'breaks-a-rule'],
  report_cards_sent_say_how_it_went: [cardSet(sql`sent_at = now(), sent_by = ${ana}`), 'breaks-a-rule'],
  report_cards_sent_by_users_id_fk: [
    cardSet(sql`mood = 'calm', sent_at = now(), sent_by = ${missing}`),
    'breaks-a-rule',
  ],
  report_cards_sent_never_change: [
    [cardSet(sql`mood = 'calm', sent_at = now(), sent_by = ${ana}`), cardSet(sql`words = 'Otra cosa'`)],
    'report-sent',
  ],
  files_card_id_report_cards_id_fk: [
    sql`insert into files (owner_id, dog_id, card_id, media, bytes) values (${ana}, ${canela}, ${missing}, 'image/webp', 1)`,
    'breaks-a-rule',
  ],
  files_prove_or_tell: [sql`update files set card_id = ${card}`, 'breaks-a-rule'],
  absences_end_after_start: [
    absence(groomer, sql`'2026-10-10 20:00Z'`, sql`'2026-10-10 20:00Z'`),
    'breaks-a-rule',
  ],
  absences_one_at_a_time: [[afternoon, afternoon], 'taken'],
  absences_leave_visits_alone: [
    absence(groomer, sql`'2026-10-10 16:59Z'`, sql`'2026-10-10 18:00Z'`),
    'visits-booked',
  ],
  absences_resource_id_resources_id_fk: [
    absence(missing, sql`'2026-10-10 18:00Z'`, sql`'2026-10-10 20:00Z'`),
    'breaks-a-rule',
  ],
  absences_created_by_users_id_fk: [
    absence(groomer, sql`'2026-10-10 18:00Z'`, sql`'2026-10-10 20:00Z'`, missing),
    'breaks-a-rule',
  ],
  bookings_while_they_work: [
    [afternoon, sql`update bookings set end_at = '2026-10-10 18:01Z' where id = ${visit}`],
    'no-capacity',
  ],
  bookings_clean_up_after_their_end: [
    sql`update bookings set busy_until = end_at where id = ${visit}`,
    'breaks-a-rule',
  ],
  service_pools_clean_for_two_hours_at_most: [
    sql`update service_pools set cleaning_minutes = 121`,
    'breaks-a-rule',
  ],
  staff_hours_once_each: [
    [
      hours(sql`'work'`, sql`1`, sql`'08:00'`, sql`'13:00'`),
      hours(sql`'work'`, sql`1`, sql`'08:00'`, sql`'14:00'`),
    ],
    'taken',
  ],
  staff_hours_kind_is_known: [hours(sql`'x'`, sql`1`, sql`'08:00'`, sql`'13:00'`), 'breaks-a-rule'],
  staff_hours_on_a_weekday: [hours(sql`'work'`, sql`8`, sql`'08:00'`, sql`'13:00'`), 'breaks-a-rule'],
  staff_hours_are_times: [hours(sql`'work'`, sql`1`, sql`'08:00'`, sql`'24:00'`), 'breaks-a-rule'],
  staff_hours_end_after_start: [hours(sql`'work'`, sql`1`, sql`'13:00'`, sql`'13:00'`), 'breaks-a-rule'],
  staff_hours_resource_id_resources_id_fk: [
    hours(sql`'work'`, sql`1`, sql`'08:00'`, sql`'13:00'`, missing),
    'breaks-a-rule',
  ],
  house_days_decided_once: [[houseDay(sql`'closed'`), houseDay(sql`'worked'`)], 'taken'],
  house_days_kind_is_known: [houseDay(sql`'x'`), 'breaks-a-rule'],
  house_days_created_by_users_id_fk: [houseDay(sql`'closed'`, missing), 'breaks-a-rule'],
}
