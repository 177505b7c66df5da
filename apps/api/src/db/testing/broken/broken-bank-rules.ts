import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { ana, bank, cash, entry, luis, missing, room, stay } from '../one-of-everything.ts'

const statement = (account: SQL = bank, name = 'noviembre.csv', by: SQL = luis) =>
  sql`insert into bank_statements (id, account_id, file_name, imported_by) values (${stay}, ${account}, ${name}, ${by})`
/** Bank line of this many centavos; the posted entry took 100. */
const line = (
  amountCentavos: number,
  { id = room, of = bank, ordinal = 0 }: { id?: SQL; of?: SQL; ordinal?: number } = {},
) =>
  sql`insert into bank_lines (id, statement_id, account_id, position, day, concept, reference, amount_centavos, ordinal)
    values (${id}, ${stay}, ${of}, 0, '2026-10-10', 'Pago', '', ${amountCentavos}, ${ordinal})`
const match = (position: number, lineId: SQL = room, by: SQL = luis, of: SQL = entry) =>
  sql`insert into bank_matches (entry_id, position, line_id, matched_by) values (${of}, ${position}, ${lineId}, ${by})`

/** Rules of bank lines and their matches. */
export const brokenBankRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  bank_statements_have_a_name: [statement(bank, ' '), 'breaks-a-rule'],
  bank_statements_account_id_accounts_id_fk: [statement(missing), 'breaks-a-rule'],
  bank_statements_imported_by_users_id_fk: [statement(bank, 'a.csv', missing), 'breaks-a-rule'],
  bank_lines_of_a_statement: [[statement(), line(-100, { of: cash })], 'breaks-a-rule'],
  bank_lines_once: [[statement(), line(-100), line(-100, { id: ana })], 'taken'],
  bank_lines_of_something: [[statement(), line(0)], 'breaks-a-rule'],
  bank_lines_are_counted: [[statement(), line(-100, { ordinal: -1 })], 'breaks-a-rule'],
  bank_lines_never_change: [
    [statement(), line(-100), sql`update bank_lines set amount_centavos = -200`],
    undefined,
  ],
  bank_matches_once_per_book_line: [[statement(), line(-100), match(1), match(1)], 'reconciled'],
  bank_matches_of_a_book_line: [[statement(), line(-100), match(7)], 'breaks-a-rule'],
  bank_matches_of_a_bank_line: [
    [statement(), line(-100), match(1), sql`delete from bank_statements`],
    'statement-reconciled',
  ],
  bank_matches_matched_by_users_id_fk: [[statement(), line(-100), match(1, room, missing)], 'breaks-a-rule'],
  bank_matches_add_up: [[statement(), line(-99), match(1)], 'match-differs'],
}
