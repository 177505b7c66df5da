import { sql } from 'drizzle-orm'
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts, glLines } from './accounting.ts'
import { centavos, idColumn, instant, notBlank } from '../columns.ts'
import { users } from '../people/people.ts'

/** Imported bank statement. Deleting it deletes its lines, if none is matched. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: idColumn(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    fileName: text('file_name').notNull(),
    importedBy: uuid('imported_by')
      .notNull()
      .references(() => users.id),
    importedAt: instant('imported_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    notBlank('bank_statements_have_a_name', t.fileName),
    unique('bank_statements_with_their_account').on(t.id, t.accountId),
    index('bank_statements_by_account').on(t.accountId),
    index('bank_statements_by_person').on(t.importedBy),
  ],
)

/**
 * Movements of a bank account, positive in. A line is identified by account, day, amount, reference and its
 * rank among equal ones, so that a second import adds nothing. A trigger keeps lines unchanged.
 */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: idColumn(),
    statementId: uuid('statement_id').notNull(),
    accountId: uuid('account_id').notNull(),
    /** Its place in the file, the earliest first. */
    position: integer('position').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    concept: text('concept').notNull(),
    reference: text('reference').notNull(),
    amountCentavos: centavos('amount_centavos').notNull(),
    balanceCentavos: centavos('balance_centavos'),
    ordinal: integer('ordinal').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'bank_lines_of_a_statement',
      columns: [t.statementId, t.accountId],
      foreignColumns: [bankStatements.id, bankStatements.accountId],
    }).onDelete('cascade'),
    unique('bank_lines_once').on(t.accountId, t.day, t.amountCentavos, t.reference, t.ordinal),
    check('bank_lines_of_something', sql`${t.amountCentavos} <> 0`),
    check('bank_lines_are_counted', sql`${t.ordinal} >= 0 and ${t.position} >= 0`),
    index('bank_lines_by_statement').on(t.statementId, t.accountId),
  ],
)

/**
 * Ledger lines that match a bank line. A deferred trigger checks that they are posted on the bank's account
 * and sum to its amount.
 */
export const bankMatches = pgTable(
  'bank_matches',
  {
    entryId: uuid('entry_id').notNull(),
    position: integer('position').notNull(),
    lineId: uuid('line_id').notNull(),
    matchedBy: uuid('matched_by')
      .notNull()
      .references(() => users.id),
    matchedAt: instant('matched_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ name: 'bank_matches_once_per_book_line', columns: [t.entryId, t.position] }),
    foreignKey({
      name: 'bank_matches_of_a_book_line',
      columns: [t.entryId, t.position],
      foreignColumns: [glLines.entryId, glLines.position],
    }).onDelete('cascade'),
    foreignKey({
      name: 'bank_matches_of_a_bank_line',
      columns: [t.lineId],
      foreignColumns: [bankLines.id],
    }),
    index('bank_matches_by_bank_line').on(t.lineId),
    index('bank_matches_by_person').on(t.matchedBy),
  ],
)
