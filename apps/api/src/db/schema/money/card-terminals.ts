import { ivaRates, mostBasisPoints } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounting.ts'
import { idColumn, notBlank, timestampColumns, versionColumn } from '../columns.ts'
import { users } from '../people/people.ts'

/** Card terminals: their payments lie on a bridge account (`accountId`) until the bank settles them. */
export const cardTerminals = pgTable(
  'card_terminals',
  {
    id: idColumn(),
    name: text('name').notNull(),
    /** Commission in hundredths of a percent. */
    commissionBasisPoints: integer('commission_basis_points').notNull(),
    ivaPercent: integer('iva_percent').$type<(typeof ivaRates)[number]>().notNull(),
    /** RFC of whom charges the commission; empty until known. */
    supplierRfc: text('supplier_rfc').notNull().default(''),
    bankAccountId: uuid('bank_account_id')
      .notNull()
      .references(() => accounts.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    unique('card_terminals_one_per_name').on(t.name),
    unique('card_terminals_one_per_account').on(t.accountId),
    notBlank('card_terminals_have_a_name', t.name),
    check(
      'card_terminals_commission_is_a_share',
      sql`${t.commissionBasisPoints} between 0 and ${sql.raw(String(mostBasisPoints))}`,
    ),
    check(
      'card_terminals_rfc_has_its_form',
      sql`${t.supplierRfc} ~ '^([A-Z\\u00D1&]{3,4}[0-9]{6}[A-Z0-9]{3})?$'`,
    ),
    check('card_terminals_iva_is_known', sql`${t.ivaPercent} in (0, 8, 16)`),
    index('card_terminals_by_bank_account').on(t.bankAccountId),
  ],
)

/** Terminal that a person charges with, where there are several. */
export const terminalChoices = pgTable(
  'terminal_choices',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    terminalId: uuid('terminal_id')
      .notNull()
      .references(() => cardTerminals.id, { onDelete: 'cascade' }),
  },
  (t) => [index('terminal_choices_by_terminal').on(t.terminalId)],
)
