import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { brokenDepositRules } from './broken-deposit-rules.ts'
import { brokenInvoiceRules } from './broken-invoice-rules.ts'
import { brokenYearRules } from './broken-year-rules.ts'
import { cash, entry, missing, room } from '../one-of-everything.ts'

export const draft = (columns: SQL, values: SQL) =>
  sql`insert into gl_entries (date, description, ${columns}) values ('2026-10-10', 'D', ${values})`
const otherAccount = sql`insert into accounts (id, code, name, type, nature) values (${missing}, '900', 'Otras', 'asset', 'debit')`
const below = (parent: SQL, code: string) =>
  sql`insert into accounts (code, name, type, nature, parent_id) values (${code}, 'Parte', 'asset', 'debit', ${parent})`
const set = (what: SQL) => sql`update ${what}`

const unguardedSums = sql`alter table gl_month_sums disable trigger gl_month_sums_follow_the_entries`

/** The rules of the entries of the books and of invoices. */
export const brokenBookRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  ...brokenInvoiceRules,
  ...brokenDepositRules,
  ...brokenYearRules,
  gl_entries_one_per_number: [
    sql`insert into gl_entries (number, date, description) overriding system value select number, date, 'D' from gl_entries`,
    'taken',
  ],
  gl_entries_one_per_event: [draft(sql`source, source_id, event`, sql`'payment', 'p1', 'paid'`), 'taken'],
  gl_entries_reversed_once: [
    [draft(sql`reversal_of`, sql`${entry}`), draft(sql`reversal_of`, sql`${entry}`)],
    'entry-reversed',
  ],
  gl_entries_reversal_of_gl_entries_id_fk: [draft(sql`reversal_of`, sql`${missing}`), 'breaks-a-rule'],
  gl_entries_have_a_description: [
    sql`insert into gl_entries (date, description) values ('2026-10-10', ' ')`,
    'breaks-a-rule',
  ],
  gl_entries_status_is_known: [draft(sql`status`, sql`'x'`), 'breaks-a-rule'],
  gl_entries_source_is_known: [draft(sql`source, source_id, event`, sql`'x', '1', 'e'`), 'breaks-a-rule'],
  gl_entries_name_their_event: [draft(sql`source`, sql`'booking'`), 'breaks-a-rule'],
  gl_entries_not_their_own_reversal: [
    draft(sql`id, reversal_of`, sql`${missing}, ${missing}`),
    'breaks-a-rule',
  ],
  gl_entries_balance: [draft(sql`status`, sql`'posted'`), 'unbalanced-entry'],
  gl_entries_posted_never_change: [set(sql`gl_entries set description = 'otra'`), 'posted-entry'],
  gl_lines_of_posted_never_change: [set(sql`gl_lines set memo = 'otro'`), 'posted-entry'],
  gl_month_sums_follow_the_entries: [set(sql`gl_month_sums set debit_centavos = 1`), undefined],
  gl_month_sums_are_of_whole_months: [
    [unguardedSums, sql`insert into gl_month_sums values (${cash}, '2026-10-02', 0, 1, 1)`],
    'breaks-a-rule',
  ],
  gl_month_sums_account_id_accounts_id_fk: [
    [unguardedSums, sql`insert into gl_month_sums values (${missing}, '2026-10-01', 0, 1, 1)`],
    'breaks-a-rule',
  ],
  gl_lines_in_order: [
    [
      draft(sql`id`, sql`${missing}`),
      sql`insert into gl_lines values (${missing}, 0, ${cash}, 1, 0), (${missing}, 0, ${cash}, 1, 0)`,
    ],
    'taken',
  ],
  gl_lines_entry_id_gl_entries_id_fk: [
    sql`insert into gl_lines values (${missing}, 0, ${cash}, 1, 0)`,
    'breaks-a-rule',
  ],
  gl_lines_account_id_accounts_id_fk: [sql`delete from accounts`, 'account-in-use'],
  accounts_with_lines_stay: [
    sql`update accounts set code = '999.99' where id in (select account_id from gl_lines)`,
    'account-in-use',
  ],
  accounts_not_their_own_parent: [
    [otherAccount, sql`update accounts set parent_id = id where code = '900'`],
    'breaks-a-rule',
  ],
  accounts_below_a_parent: [below(cash, '101.01.01'), 'account-in-use'],
  gl_lines_below_parents: [
    [
      otherAccount,
      below(missing, '900.01'),
      draft(sql`id`, sql`${room}`),
      sql`insert into gl_lines values (${room}, 0, ${missing}, 1, 0)`,
    ],
    'account-is-parent',
  ],
  gl_lines_debit_or_credit: [
    [draft(sql`id`, sql`${missing}`), sql`insert into gl_lines values (${missing}, 0, ${cash}, 1, 1)`],
    'breaks-a-rule',
  ],
}
