import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { openDefaultTill } from '../edge-statements.ts'
import { ana, luis, missing, room, stay } from '../one-of-everything.ts'

/** A tip of one peso for the whole team. */
const tip = sql`insert into payments (booking_id, client_id, method, amount_centavos, tip_centavos, received_at)
  values (${stay}, ${ana}, 'cash', 60, 100, now())`
/** Payout of the tip out of the bank, with overrides. */
const payout = (columns: SQL = sql`amount_centavos`, values: SQL = sql`100`, by: SQL = luis) =>
  sql`insert into tip_payouts (id, paid_by, ${columns}) values (${room}, ${by}, ${values})`
const unchecked = sql`alter table tip_payouts disable trigger tip_payouts_within_what_is_owed`
const takenBack = (what: SQL) => sql`update tip_payouts set ${what}`
const movement = (of: SQL) =>
  sql`insert into cash_movements (cash_day_id, kind, amount_centavos, reason, by, tip_payout_id)
    values (${room}, 'out', 100, 'P', ${luis}, ${of})`

/** The rules of tips that are paid out. */
export const brokenTipRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  tip_payouts_of_something: [payout(undefined, sql`0`), 'breaks-a-rule'],
  tip_payouts_within_what_is_owed: [[tip, payout(undefined, sql`101`)], 'breaks-a-rule'],
  tip_payouts_taken_back_with_a_reason: [
    [tip, payout(), takenBack(sql`taken_back_at = now(), taken_back_by = ${luis}`)],
    'breaks-a-rule',
  ],
  tip_payouts_never_change: [[tip, payout(), takenBack(sql`amount_centavos = 99`)], undefined],
  tip_payouts_reconciled_stay: [
    [
      tip,
      payout(),
      sql`set constraints all immediate`,
      sql`insert into bank_statements (id, account_id, file_name, imported_by) select ${room}, id, 'a.csv', ${luis} from accounts where code = '102.01'`,
      sql`insert into bank_lines (id, statement_id, account_id, position, day, concept, reference, amount_centavos, ordinal)
        select ${room}, id, account_id, 0, '2026-10-10', 'P', '', -100, 0 from bank_statements`,
      sql`insert into bank_matches (entry_id, position, line_id, matched_by) select l.entry_id, l.position, ${room}, ${luis}
        from gl_lines l join gl_entries e on e.id = l.entry_id where e.source = 'tipPayout' and l.credit_centavos > 0`,
      takenBack(sql`taken_back_at = now(), taken_back_by = ${luis}, take_back_reason = 'Doble'`),
    ],
    'reconciled',
  ],
  tip_payouts_staff_id_resources_id_fk: [
    [unchecked, payout(sql`amount_centavos, staff_id`, sql`100, ${missing}`)],
    'breaks-a-rule',
  ],
  tip_payouts_cash_day_id_cash_days_id_fk: [
    [tip, payout(sql`amount_centavos, cash_day_id`, sql`100, ${missing}`)],
    'breaks-a-rule',
  ],
  tip_payouts_paid_by_users_id_fk: [[tip, payout(undefined, undefined, missing)], 'breaks-a-rule'],
  tip_payouts_taken_back_by_users_id_fk: [
    [
      tip,
      payout(),
      takenBack(sql`taken_back_at = now(), taken_back_by = ${missing}, take_back_reason = 'Doble'`),
    ],
    'breaks-a-rule',
  ],
  cash_movements_tip_payout_id_tip_payouts_id_fk: [[openDefaultTill, movement(missing)], 'breaks-a-rule'],
  cash_movements_once_per_tip_payout: [
    [
      openDefaultTill,
      tip,
      payout(sql`amount_centavos, cash_day_id`, sql`100, ${room}`),
      sql`set constraints all immediate`,
      movement(room),
    ],
    'taken',
  ],
}
