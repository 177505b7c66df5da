import type { TreatmentOfOrder, UnsignedAgreement } from '@rumi/contract'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Column, expression or value of a query. */
type Value = SQLWrapper | string

/** Booking, order or pass by its id; `PaymentTarget` of the contract is one. */
type Target = { bookingId: Value } | { orderId: Value } | { passId: Value }

const uuidOf = (value: Value) => (typeof value === 'string' ? sql`${value}::uuid` : value)
const dayOf = (value: Value) => (typeof value === 'string' ? sql`${value}::date` : value)
const none = sql.raw('null')

/** Arguments of the functions that take a booking, an order or a pass. */
const argumentsOf = (target: Target) => {
  const bookingId = 'bookingId' in target ? uuidOf(target.bookingId) : none
  const orderId = 'orderId' in target ? uuidOf(target.orderId) : none
  const passId = 'passId' in target ? uuidOf(target.passId) : none
  return sql`${bookingId}, ${orderId}, ${passId}`
}

/** Centavos paid and not returned; 0 of an unknown target. */
export const netPaid = (target: Target): SQL<string> => sql`public.net_paid(${argumentsOf(target)})`

/** ISR in centavos that was retained in invoices that no longer stand, less what was paid since. */
export const endedRetention = (target: Target): SQL<string> =>
  sql`public.ended_retention(${argumentsOf(target)})`

/** Present price in centavos: without returned pieces, after a cancellation the retained part; null of an unknown target. */
export const costOfTarget = (target: Target): SQL<string | null> =>
  sql`public.cost_of_target(${argumentsOf(target)})`

/** Whether the target is not cancelled; false of an unknown one. */
export const isTargetActive = (target: Target): SQL<boolean> =>
  sql`public.is_target_active(${argumentsOf(target)})`

/** Final charge of a booking in centavos, as posted; 0 until it is checked out, cancelled or a no-show. */
export const chargeOfBooking = (bookingId: SQLWrapper): SQL<string> =>
  sql`(select charged_centavos from public.charges_of_bookings where booking_id = ${bookingId})`

/** Whether the deposit requested for a booking, at most its present price, is unpaid. */
export const lacksDeposit = (bookingId: Value): SQL<boolean> =>
  sql`public.lacks_deposit(${uuidOf(bookingId)})`

/** Centavos that should lie in a till; null of an unknown cash day. */
export const cashInTill = (cashDayId: Value): SQL<string | null> =>
  sql`public.cash_in_till(${uuidOf(cashDayId)})`

/** Percentage of IVA of a version of the settings; 16 where that version states none. */
export const settingsIvaPercent = (settingsVersion: SQLWrapper): SQL<string> =>
  sql`public.iva_percent_of((${settingsVersion})::integer)`

/** Price, IVA and unreturned pieces of an order by treatment of IVA, in one order. */
export const treatmentsOfOrder = (orderId: SQLWrapper): SQL<TreatmentOfOrder[]> => sql<TreatmentOfOrder[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('treatment', t.treatment, 'grossCentavos', t.gross_centavos,
    'ivaCentavos', t.iva_centavos, 'keptCentavos', t.kept_centavos) order by t.treatment collate "C"), '[]')
  from public.treatments_of_order(${orderId}) t)`

/** Rate in basis points at which companies retain ISR of persons in RESICO on a day; null before the first one. */
export const isrRetentionRate = (day: Value): SQL<number | null> =>
  sql`public.isr_retention_rate(${dayOf(day)})`

/** Table of `account_id`, `debit` and `credit` in centavos posted before a day. */
export const accountSumsBefore = (day: Value): SQL => sql`public.account_sums_before(${dayOf(day)})`

/** Table of `account_id`, `debit` and `credit` in centavos that closings of years posted between two days, both included. */
export const closingSums = (from: Value, to: Value): SQL =>
  sql`public.closing_sums(${dayOf(from)}, ${dayOf(to)})`

/** Table of `year` and `centavos`: the result of each year with posted entries, as before its closing. */
export const resultsOfYears = (): SQL => sql`public.results_of_years()`

/** Table of `source`, `source_id`, `code` and `centavos` by which sales and stock differ from the books; empty where they agree. */
export const booksDifferences = (): SQL => sql`public.books_differences()`

/** Table of `expense_id`, `code` and `centavos` by which expenses differ from the books; empty where they agree. */
export const expenseDifferences = (): SQL => sql`public.expense_differences()`

/** Table of `settlement_id`, `code` and `centavos` by which settlements of terminals differ from the books; empty where they agree. */
export const settlementDifferences = (): SQL => sql`public.settlement_differences()`

/** Id of the terminal that a person charges with; null where there are several and none is chosen, and without one. */
export const terminalOfPerson = (personId: string | null): SQL<string | null> =>
  sql`public.terminal_of_person(${personId}::uuid)`

/** View of `terminal_id`, `payment_id` and signed `centavos` of card payments that no deposit has settled. */
export const unsettledOfTerminals = sql`public.unsettled_of_terminals`

/** Table of `tip_payout_id`, `code` and `centavos` by which payouts of tips differ from the books; empty where they agree. */
export const tipPayoutDifferences = (): SQL => sql`public.tip_payout_differences()`

/** View of `booking_id`, `order_id` or `pass_id` and `centavos` paid and not returned. */
export const paidOfSales = sql`public.paid_of_sales`

/** View of `staff_id` (null for the whole team) and `centavos` of tips that are neither returned nor paid out. */
export const tipsOwed = sql`public.tips_owed`

/** Table of `account_id`, `code`, `month` and `centavos` by which the lines differ from the sums of months; empty where they agree. */
export const monthSumDifferences = (): SQL => sql`public.month_sum_differences()`

/** Id of the account with a code of the standard chart, which is created where it is missing; null of another unknown code. */
export const postingAccount = (code: string): SQL<string> => sql`public.posting_account(${code})`

/** Instant by which entries are dated: the simulated clock where one is set. */
export const instantOfPosting = (): SQL<string> => sql`public.instant_of_posting()`

/** Date of entries posted now: today, or the first day after the last closed month. */
export const dayOfPosting = (): SQL<string> => sql`public.day_of_posting()`

/** Day (`YYYY-MM-DD`) of an instant in the time zone of the business, which is read once for all rows of a statement. */
export const businessDay = (instant: SQLWrapper): SQL<string> =>
  sql`(${instant} at time zone (select public.business_time_zone()))::date`

/** Usual number of dogs of a pool on a day; null of an unknown pool. */
export const capacityOfDay = (pool: SQLWrapper, day: SQLWrapper): SQL<number | null> =>
  sql`public.capacity_of_day(${pool}, ${day})`

/** Whether the dogs of a booking fit a room with these limits, in dogs and kg; null is no limit of weight. */
export const roomTakes = (
  { maxDogs, maxWeightKg }: { maxDogs: number; maxWeightKg: number | null },
  bookingId: SQLWrapper,
): SQL<boolean> => sql`public.room_takes(${maxDogs}::integer, ${maxWeightKg}::numeric, ${bookingId})`

/**
 * Statement that undoes an act, row by row. Fails with `undoable_acts_in_time` after its time, and with `undoable_acts_as_left` where a
 * row has changed since.
 */
export const undoActRows = (actId: string): SQL => sql`select public.undo_act(${actId}::uuid)`

/** Required agreements whose newest version a client has not signed. */
export const unsignedAgreements = (clientId: SQLWrapper): SQL<UnsignedAgreement[]> =>
  sql<UnsignedAgreement[]>`public.unsigned_agreements(${clientId})`

/** Audited changes without the values that tell about a person. */
export const auditChangesWithoutPerson = <Changes>(changes: SQLWrapper): SQL<Changes> =>
  sql`public.audit_changes_without_person(${changes})`

/** Text without accents and capitals, ñ after n; expressions of indexes are written the same. */
export const plainTextOf = (text: SQLWrapper): SQL<string> => sql`plain_text(${text})`

/** Row of `centavos`, `iva_centavos`, `isr_retained_centavos` and `iva_retained_centavos` that an expense on credit still owes; none for others. */
export const restOfExpense = (expenseId: SQL | string): SQL => sql`public.rest_of_expense(${expenseId})`

/** Table of `treatment`, `percent`, `base_centavos` and `iva_centavos` that sales moved between two days; the accounts are arrays of ids. */
export const salesByIva = (days: { from: Value; to: Value }, accounts: Record<'income' | 'iva', SQL>): SQL =>
  sql`public.sales_by_iva(${dayOf(days.from)}, ${dayOf(days.to)}, ${accounts.income}, ${accounts.iva})`
