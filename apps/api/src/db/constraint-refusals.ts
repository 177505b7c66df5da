import { constants } from 'node:os'
import type { RefusalCode } from '@rumi/contract'
import { RepositoryError } from './repository/repository-error.ts'

/** Refusals of constraints that mean more than their kind. `null`: only a bug can violate it. */
const refusalOfRule: Record<string, RefusalCode | null> = {
  agreement_versions_pkey: 'stale',
  agreement_versions_never_change: null,
  agreement_signatures_never_change: null,
  booking_dogs_of_their_owner: 'dog-has-history',
  bookings_service_id_services_id_fk: 'service-in-use',
  order_items_product_id_products_id_fk: 'product-was-sold',
  gl_lines_account_id_accounts_id_fk: 'account-in-use',
  accounts_parent_id_accounts_id_fk: 'account-in-use',
  accounts_with_lines_stay: 'account-in-use',
  accounts_above_their_type: 'account-in-use',
  accounts_below_a_parent: 'account-in-use',
  gl_lines_below_parents: 'account-is-parent',
  dog_occupancies_one_place_at_a_time: 'dog-busy',
  visits_one_at_a_time: 'dog-busy',
  visits_one_presence_per_dog: 'dog-busy',
  visits_fit_their_group: 'group-full',
  play_groups_hold_their_dogs: 'group-full',
  visits_agree_with_bookings: null,
  bookings_follow_their_visits: null,
  bookings_one_stay_per_room: 'no-capacity',
  bookings_one_visit_at_a_time: 'no-capacity',
  bookings_while_they_work: 'no-capacity',
  booking_dogs_fit_their_room: 'no-capacity',
  bookings_fit_their_room: 'no-capacity',
  bookings_on_open_days: 'closed-day',
  bookings_keep_their_terms: null,
  passes_keep_their_terms: null,
  bookings_keep_their_iva: null,
  passes_keep_their_iva: null,
  order_items_keep_their_iva: null,
  orders_have_the_iva_of_their_items: null,
  passes_pay_within_their_term: null,
  passes_step_by_step: 'step-not-allowed',
  pass_credits_within_their_pass: null,
  pass_credits_begin_unspent: null,
  bookings_step_by_step: 'step-not-allowed',
  bookings_take_what_their_service_takes: 'stale',
  bookings_take_what_is_in_use: 'no-capacity',
  resources_retire_without_bookings: 'visits-booked',
  resources_keep_their_guests: 'visits-booked',
  house_days_leave_bookings_alone: 'visits-booked',
  room_closures_one_at_a_time: 'taken',
  room_closures_leave_stays_alone: 'visits-booked',
  absences_leave_visits_alone: 'visits-booked',
  absences_one_at_a_time: 'taken',
  places_within_capacity: 'no-capacity',
  places_used_is_the_sum_of_days: null,
  report_cards_of_a_day_in_the_house: 'not-in-house',
  report_cards_sent_never_change: 'report-sent',
  grooming_cards_of_a_dog_received: 'step-not-allowed',
  care_marks_one_per_entry: 'already-marked',
  incidents_sent_never_change: 'already-sent',
  incident_dogs_sent_never_change: 'already-sent',
  incident_notes_are_only_added: null,
  services_sizes_grow: 'sizes-reversed',
  plan_cards_service_id_services_id_fk: 'service-on-site',
  plan_cards_keep_their_slug: null,
  orders_step_by_step: 'step-not-allowed',
  orders_cost_their_items: null,
  products_stock_not_negative: 'no-stock',
  products_stock_is_what_moved: null,
  stock_movements_never_change: 'product-was-moved',
  users_own_role_is_of_their_role: 'role-in-use',
  staff_invitations_own_role_is_of_their_role: 'role-in-use',
  family_members_pkey: 'family-member',
  family_members_one_per_account: 'family-complete',
  family_members_are_clients: 'family-member',
  family_members_are_no_holders: 'family-member',
  family_members_have_nothing: 'family-has-own',
  dogs_of_an_account_holder: 'family-member',
  bookings_of_an_account_holder: 'family-member',
  orders_of_an_account_holder: 'family-member',
  passes_of_an_account_holder: 'family-member',
  payments_of_an_account_holder: 'family-member',
  waiting_list_of_an_account_holder: 'family-member',
  dogs_of_an_open_account: 'not-found',
  bookings_of_an_open_account: 'not-found',
  orders_of_an_open_account: 'not-found',
  passes_of_an_open_account: 'not-found',
  waiting_list_of_an_open_account: 'not-found',
  booking_dogs_still_come: 'no-such-dog',
  bookings_dogs_still_come: 'undo-over',
  waiting_list_dogs_still_come: 'no-such-dog',
  dogs_end_with_nothing_ahead: 'visits-booked',
  passkeys_one_per_credential: 'passkey-known',
  privacy_requests_one_open_for_each_right: 'privacy-request-open',
  privacy_requests_step_by_step: null,
  privacy_request_steps_never_change: null,
  house_openings_pkey: 'stale',
  house_openings_never_change: null,
  house_openings_never_emptied: null,
  house_settings_pkey: 'stale',
  house_settings_time_zone_stays: 'time-zone-fixed',
  house_settings_never_change: null,
  house_settings_never_emptied: null,
  texts_key_version_pk: 'stale',
  texts_never_change: null,
  texts_never_emptied: null,
  gl_entries_balance: 'unbalanced-entry',
  gl_entries_reversed_once: 'entry-reversed',
  gl_entries_of_an_open_month: 'month-closed',
  closed_years_of_twelve_closed_months: 'step-not-allowed',
  closed_months_of_closed_years_stay: 'step-not-allowed',
  gl_entries_posted_never_change: 'posted-entry',
  gl_lines_of_posted_never_change: 'posted-entry',
  gl_month_sums_follow_the_entries: null,
  cfdis_one_stamp_per_order: 'still-running',
  cfdis_one_stamp_per_booking: 'still-running',
  cfdis_one_stamp_per_pass: 'still-running',
  cfdis_one_substitute: 'still-running',
  cfdis_one_stamp_per_refund: 'still-running',
  cfdis_credit_within_their_invoice: 'nothing-to-invoice',
  cfdis_retained_by_law: 'nothing-to-invoice',
  cfdis_one_stamp_per_payment: 'still-running',
  cfdis_one_stamp_per_global: 'still-running',
  cfdis_one_stamp_per_deposit: 'still-running',
  cfdis_one_stamp_per_applied_deposit: 'still-running',
  cfdis_apply_within_their_deposit: 'nothing-to-invoice',
  cfdis_applied_deposits_stay: 'nothing-to-invoice',
  cfdis_one_complement_per_part: 'still-running',
  cfdis_one_complement_at_a_time: 'still-running',
  cfdis_complements_in_sequence: 'nothing-to-invoice',
  cfdis_global_says_its_sales: 'nothing-to-invoice',
  invoiced_sales_once_per_order: 'still-running',
  invoiced_sales_once_per_booking: 'still-running',
  invoiced_sales_once_per_pass: 'still-running',
  invoiced_sales_stay_as_stamped: null,
  invoiced_deposits_once_per_payment: 'still-running',
  invoiced_deposits_within_their_payment: 'still-running',
  invoiced_deposits_stay_as_stamped: null,
  cfdis_stamped_never_change: null,
  expenses_one_per_cfdi: 'invoice-entered',
  expense_credits_one_per_cfdi: 'invoice-entered',
  expense_payments_pkey: 'still-running',
  expense_payments_never_change: null,
  expense_credits_never_change: null,
  supplier_complements_never_change: null,
  expenses_paid_in_full: null,
  expenses_never_change: null,
  expenses_reconciled_stay: 'reconciled',
  card_settlements_never_change: null,
  card_settlements_add_up: 'match-differs',
  card_settlements_one_per_bank_line: 'reconciled',
  card_settlements_bank_line_id_bank_lines_id_fk: 'statement-reconciled',
  card_settlement_payments_once: 'reconciled',
  tip_payouts_never_change: null,
  tip_payouts_reconciled_stay: 'reconciled',
  bank_lines_never_change: null,
  bank_matches_add_up: 'match-differs',
  bank_matches_of_a_bank_line: 'statement-reconciled',
  bank_matches_once_per_book_line: 'reconciled',
  audit_entries_never_change: null,
  audit_entries_never_emptied: null,
  undoable_acts_as_left: 'undo-over',
  undoable_acts_in_time: 'undo-over',
  security_events_never_change: null,
  security_events_stay_a_year: null,
  security_events_never_emptied: null,
}

const refusalOfState: Record<string, RefusalCode> = {
  '23001': 'in-use',
  '23503': 'in-use',
  '23505': 'taken',
  '23514': 'breaks-a-rule',
  // Text or numbers that no column can hold; zod stops most of them before.
  '22003': 'malformed',
  '22007': 'malformed',
  '22008': 'malformed',
  '22021': 'malformed',
  '22P02': 'malformed',
  '22P05': 'malformed',
  // A lock timeout or a deadlock: a retry may succeed.
  '25P03': 'unavailable',
  '40001': 'unavailable',
  '40P01': 'unavailable',
  '55P03': 'unavailable',
  '57014': 'unavailable',
}

/** Connection lost; out of disk, memory or connections; server going down or coming up. */
const unavailableClasses = /^(?:08|53|57P)/

/** Messages of driver and pool without a connection; they have no code. */
const withoutConnection =
  /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered a connection error|^Client was closed|^Cannot use a pool after calling end|^Query read timeout/

/** Network errors of a connection cut during a query. */
const cutOff = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'])

/**
 * System errors of a disk that rejects writes. Uploads may be on another disk than the database. Node has no
 * name for an exceeded quota.
 */
const notWritable = new Set(['ENOSPC', 'EROFS', `Unknown system error -${constants.errno.EDQUOT}`])

type Fault = { code?: unknown; syscall?: unknown; constraint?: unknown; detail?: unknown; message?: unknown }

const text = (value: unknown) => (typeof value === 'string' ? value : '')

function refusalOfFault(fault: Fault): RefusalCode | undefined {
  const code = text(fault.code)
  if (code === '23503' && text(fault.detail).includes('is not present in table')) return 'breaks-a-rule'
  const rule = refusalOfRule[text(fault.constraint)]
  if (rule !== undefined) return rule ?? undefined
  if (unavailableClasses.test(code) || cutOff.has(code) || notWritable.has(code)) return 'unavailable'
  if (fault.syscall === 'connect' || withoutConnection.test(text(fault.message))) return 'unavailable'
  return refusalOfState[code]
}

/**
 * Returns the refusal of a database error, or undefined for a bug. Drizzle wraps driver errors, so causes are
 * searched.
 */
export function refusalOfConstraint(error: unknown): RefusalCode | undefined {
  if (error instanceof RepositoryError) return error.refusal
  if (typeof error !== 'object' || error === null) return undefined
  return refusalOfFault(error) ?? ('cause' in error ? refusalOfConstraint(error.cause) : undefined)
}
