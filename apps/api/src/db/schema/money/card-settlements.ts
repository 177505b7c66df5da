import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bankLines } from './bank.ts'
import { cardTerminals } from './card-terminals.ts'
import { centavos, idColumn, instant } from '../columns.ts'
import { payments } from './payments.ts'
import { users } from '../people/people.ts'

/**
 * Deposits of the bank that settle card payments, less commission and its IVA. Triggers check the sums, post the entry, and reverse
 * it where the row is deleted.
 */
export const cardSettlements = pgTable(
  'card_settlements',
  {
    id: idColumn(),
    terminalId: uuid('terminal_id')
      .notNull()
      .references(() => cardTerminals.id),
    bankLineId: uuid('bank_line_id')
      .notNull()
      .references(() => bankLines.id),
    grossCentavos: centavos('gross_centavos').notNull(),
    commissionCentavos: centavos('commission_centavos').notNull(),
    ivaCentavos: centavos('iva_centavos').notNull(),
    /** Deposit less the expected one. */
    differenceCentavos: centavos('difference_centavos').notNull(),
    differenceReason: text('difference_reason').notNull().default(''),
    settledBy: uuid('settled_by')
      .notNull()
      .references(() => users.id),
    settledAt: instant('settled_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    unique('card_settlements_one_per_bank_line').on(t.bankLineId),
    check(
      'card_settlements_of_something',
      sql`${t.grossCentavos} > 0 and ${t.commissionCentavos} >= 0 and ${t.ivaCentavos} >= 0`,
    ),
    check(
      'card_settlements_difference_has_a_reason',
      sql`${t.differenceCentavos} = 0 or btrim(${t.differenceReason}) <> ''`,
    ),
    index('card_settlements_by_terminal').on(t.terminalId),
    index('card_settlements_by_person').on(t.settledBy),
  ],
)

/** Payments and refunds that a deposit settles, each once. */
export const cardSettlementPayments = pgTable(
  'card_settlement_payments',
  {
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    settlementId: uuid('settlement_id')
      .notNull()
      .references(() => cardSettlements.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ name: 'card_settlement_payments_once', columns: [t.paymentId] }),
    index('card_settlement_payments_by_settlement').on(t.settlementId),
  ],
)
