import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { resources } from '../business/services.ts'
import { centavos, idColumn, instant } from '../columns.ts'
import { users } from '../people/people.ts'
import { cashDays } from './payments.ts'

/**
 * Tips paid out to the staff, from a till or the bank. A row changes only by being taken back, once. Triggers enforce that and the
 * owed amount, and post the entries.
 */
export const tipPayouts = pgTable(
  'tip_payouts',
  {
    id: idColumn(),
    /** Null for the whole team. */
    staffId: uuid('staff_id').references(() => resources.id),
    amountCentavos: centavos('amount_centavos').notNull(),
    /** Null for the bank. */
    cashDayId: uuid('cash_day_id').references(() => cashDays.id),
    paidBy: uuid('paid_by')
      .notNull()
      .references(() => users.id),
    paidAt: instant('paid_at')
      .notNull()
      .default(sql`now()`),
    takenBackAt: instant('taken_back_at'),
    takenBackBy: uuid('taken_back_by').references(() => users.id),
    takeBackReason: text('take_back_reason').notNull().default(''),
  },
  (t) => [
    check('tip_payouts_of_something', sql`${t.amountCentavos} > 0`),
    check(
      'tip_payouts_taken_back_with_a_reason',
      sql`(${t.takenBackAt} is null) = (${t.takenBackBy} is null) and (${t.takenBackAt} is null) = (btrim(${t.takeBackReason}) = '')`,
    ),
    index('tip_payouts_in_order').on(t.paidAt, t.id),
    index('tip_payouts_by_staff').on(t.staffId),
    index('tip_payouts_by_till').on(t.cashDayId),
    index('tip_payouts_by_payer').on(t.paidBy),
    index('tip_payouts_by_taker').on(t.takenBackBy),
  ],
)
