import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { entry, luis, missing } from '../one-of-everything.ts'

/** A cheque of the entry with another value in one column. */
const payment = (column: SQL, value: SQL) => [
  sql`insert into entry_payments (entry_id, kind, day, cheque_number, origin_clabe, beneficiary, rfc, amount_centavos, recorded_by)
    values (${entry}, 'cheque', '2026-10-10', '1', '032180000118359719', 'Rosa', 'CRO850101SA7', 100, ${luis})`,
  sql`update entry_payments set ${column} = ${value}`,
]
const closedMonth = (month: string) =>
  sql`insert into closed_months (month, closed_by) values (${month}, ${luis})`
const closedYear = (year: number, by: SQL = luis) =>
  sql`insert into closed_years (year, closed_by) values (${year}, ${by})`

/** Rules of closed years, profit coefficients, and transfers and cheques of entries. */
export const brokenYearRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  entry_payments_kind_is_known: [payment(sql`kind`, sql`'cash'`), 'breaks-a-rule'],
  entry_payments_origin_is_a_clabe: [payment(sql`origin_clabe`, sql`'123'`), 'breaks-a-rule'],
  entry_payments_name_their_means: [payment(sql`cheque_number`, sql`''`), 'breaks-a-rule'],
  entry_payments_name_their_beneficiary: [payment(sql`beneficiary`, sql`' '`), 'breaks-a-rule'],
  entry_payments_rfc_has_its_form: [payment(sql`rfc`, sql`'X'`), 'breaks-a-rule'],
  entry_payments_of_something: [payment(sql`amount_centavos`, sql`0`), 'breaks-a-rule'],
  entry_payments_entry_id_gl_entries_id_fk: [payment(sql`entry_id`, sql`${missing}`), 'breaks-a-rule'],
  entry_payments_recorded_by_users_id_fk: [payment(sql`recorded_by`, sql`${missing}`), 'breaks-a-rule'],
  profit_coefficients_up_to_one: [
    sql`insert into profit_coefficients (year, coefficient) values (2026, 1.0001)`,
    'breaks-a-rule',
  ],
  closed_years_in_this_millennium: [[closedMonth('1999-12-01'), closedYear(1999)], 'breaks-a-rule'],
  closed_years_closed_by_users_id_fk: [
    [closedMonth('2020-12-01'), closedYear(2020, missing)],
    'breaks-a-rule',
  ],
  closed_years_of_twelve_closed_months: [[closedMonth('2020-11-01'), closedYear(2020)], 'step-not-allowed'],
  closed_months_of_closed_years_stay: [
    [closedMonth('2020-12-01'), closedYear(2020), sql`delete from closed_months`],
    'step-not-allowed',
  ],
  gl_entries_closing_on_the_last_day: [
    [
      closedMonth('2020-11-01'),
      sql`insert into gl_entries (date, description, source, source_id, event) values ('2020-11-30', 'Cierre', 'closing', '2020', 'closed')`,
    ],
    'breaks-a-rule',
  ],
}
