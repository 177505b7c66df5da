import { creditSettlements } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { centavos, idColumn, instant, oneOf } from '../columns.ts'
import { users } from '../people/people.ts'
import { expenses } from './expenses.ts'

/** Payment complements of suppliers (CFDI tipo P). They never change. */
export const supplierComplements = pgTable(
  'supplier_complements',
  {
    cfdiUuid: uuid('cfdi_uuid').primaryKey(),
    cfdiXml: text('cfdi_xml').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    supplierRfc: text('supplier_rfc').notNull(),
    enteredBy: uuid('entered_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('supplier_complements_by_person').on(t.enteredBy)],
)

/**
 * Payments of expenses on credit, each with its part of IVA and retentions. Triggers keep them within what is owed, mark
 * an expense paid that owes nothing, and post each (`post_expense`).
 */
export const expensePayments = pgTable(
  'expense_payments',
  {
    expenseId: uuid('expense_id')
      .notNull()
      .references(() => expenses.id),
    position: integer('position').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Amount that the supplier received. */
    amountCentavos: centavos('amount_centavos').notNull(),
    /** Creditable from now on; retained IVA is not in it. */
    ivaCentavos: centavos('iva_centavos').notNull(),
    isrRetainedCentavos: centavos('isr_retained_centavos').notNull(),
    ivaRetainedCentavos: centavos('iva_retained_centavos').notNull(),
    complementUuid: uuid('complement_uuid'),
    paidBy: uuid('paid_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ name: 'expense_payments_pkey', columns: [t.expenseId, t.position] }),
    check(
      'expense_payments_of_something',
      sql`${t.position} > 0 and ${t.amountCentavos} > 0 and ${t.ivaCentavos} >= 0 and ${t.isrRetainedCentavos} >= 0 and ${t.ivaRetainedCentavos} >= 0`,
    ),
    foreignKey({
      name: 'expense_payments_of_a_known_complement',
      columns: [t.complementUuid],
      foreignColumns: [supplierComplements.cfdiUuid],
    }),
    index('expense_payments_by_complement').on(t.complementUuid),
    index('expense_payments_by_payer').on(t.paidBy),
  ],
)

/** Credit notes of suppliers (CFDI tipo E). They reduce an expense and its IVA; triggers keep them within it and post each. */
export const expenseCredits = pgTable(
  'expense_credits',
  {
    id: idColumn(),
    expenseId: uuid('expense_id')
      .notNull()
      .references(() => expenses.id),
    day: date('day', { mode: 'string' }).notNull(),
    /** Taken from what is owed, or returned by bank or in cash. */
    settlement: text('settlement', { enum: creditSettlements }).notNull(),
    subtotalCentavos: centavos('subtotal_centavos').notNull(),
    ivaCentavos: centavos('iva_centavos').notNull(),
    cfdiUuid: uuid('cfdi_uuid').notNull(),
    cfdiXml: text('cfdi_xml').notNull(),
    /** True once its expense was taken back, so that the note can be entered again. */
    takenBack: boolean('taken_back').notNull().default(false),
    enteredBy: uuid('entered_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    check('expense_credits_of_something', sql`${t.subtotalCentavos} > 0 and ${t.ivaCentavos} >= 0`),
    oneOf('expense_credits_settlement_is_known', t.settlement, creditSettlements),
    uniqueIndex('expense_credits_one_per_cfdi')
      .on(t.cfdiUuid)
      .where(sql`not ${t.takenBack}`),
    index('expense_credits_by_expense').on(t.expenseId),
    index('expense_credits_by_person').on(t.enteredBy),
  ],
)
