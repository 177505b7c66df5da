import { cashMovementKinds } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { centavos, idColumn, instant, notBlank, oneOf } from '../columns.ts'
import { expenses } from './expenses.ts'
import { cashDays } from './payments.ts'
import { tipPayouts } from './tip-payouts.ts'
import { users } from '../people/people.ts'

/** Cash put into a till or taken out of it that no client paid; a row never changes. */
export const cashMovements = pgTable(
  'cash_movements',
  {
    id: idColumn(),
    cashDayId: uuid('cash_day_id')
      .notNull()
      .references(() => cashDays.id),
    kind: text('kind', { enum: cashMovementKinds }).notNull(),
    amountCentavos: centavos('amount_centavos').notNull(),
    reason: text('reason').notNull(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
    by: uuid('by')
      .notNull()
      .references(() => users.id),
    /** The expense that it pays, or that was taken back. */
    expenseId: uuid('expense_id').references(() => expenses.id),
    /** The payout of tips that it pays, or that was taken back. */
    tipPayoutId: uuid('tip_payout_id').references(() => tipPayouts.id),
  },
  (t) => [
    unique('cash_movements_once_per_expense').on(t.expenseId, t.kind),
    unique('cash_movements_once_per_tip_payout').on(t.tipPayoutId, t.kind),
    oneOf('cash_movements_kind_is_known', t.kind, cashMovementKinds),
    check('cash_movements_of_something', sql`${t.amountCentavos} > 0`),
    notBlank('cash_movements_have_a_reason', t.reason),
    index('cash_movements_by_day').on(t.cashDayId, t.at),
    index('cash_movements_by_person').on(t.by),
  ],
)
