import { expensePayments, ivaToleranceCentavos } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounting.ts'
import { centavos, idColumn, instant, notBlank, oneOf } from '../columns.ts'
import { cashDays } from './payments.ts'
import { users } from '../people/people.ts'

/**
 * Expenses. They change only by being paid later and by being reversed, each once. Triggers enforce that,
 * post the entries at the end of each transaction (`post_expense`), and take cash out of the till.
 */
export const expenses = pgTable(
  'expenses',
  {
    id: idColumn(),
    day: date('day', { mode: 'string' }).notNull(),
    supplierName: text('supplier_name').notNull(),
    supplierRfc: text('supplier_rfc').notNull().default(''),
    concept: text('concept').notNull(),
    subtotalCentavos: centavos('subtotal_centavos').notNull(),
    untaxedCentavos: centavos('untaxed_centavos').notNull().default(0),
    ivaPercent: integer('iva_percent').notNull(),
    ivaCentavos: centavos('iva_centavos').notNull(),
    isrRetainedCentavos: centavos('isr_retained_centavos').notNull().default(0),
    ivaRetainedCentavos: centavos('iva_retained_centavos').notNull().default(0),
    /** Amount that the supplier receives. */
    totalCentavos: centavos('total_centavos')
      .notNull()
      .generatedAlwaysAs(
        sql`subtotal_centavos + iva_centavos - isr_retained_centavos - iva_retained_centavos`,
      ),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    payment: text('payment', { enum: expensePayments }).notNull(),
    /** Goods of the shop, whose movements it is the sum of. */
    ofStock: boolean('of_stock').notNull().default(false),
    cashDayId: uuid('cash_day_id').references(() => cashDays.id),
    paidOn: date('paid_on', { mode: 'string' }),
    paidBy: uuid('paid_by').references(() => users.id),
    /** Day on which the retained part was paid to SAT. */
    remittedOn: date('remitted_on', { mode: 'string' }),
    remittedBy: uuid('remitted_by').references(() => users.id),
    /** Paid in cash above the limit of that day, and therefore not deductible. */
    overCashLimit: boolean('over_cash_limit').notNull().default(false),
    cfdiUuid: uuid('cfdi_uuid'),
    cfdiXml: text('cfdi_xml'),
    enteredBy: uuid('entered_by')
      .notNull()
      .references(() => users.id),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    takenBackAt: instant('taken_back_at'),
    takenBackBy: uuid('taken_back_by').references(() => users.id),
    takeBackReason: text('take_back_reason').notNull().default(''),
  },
  (t) => [
    notBlank('expenses_say_who_sold', t.supplierName),
    notBlank('expenses_say_what_was_bought', t.concept),
    oneOf('expenses_payment_is_known', t.payment, expensePayments),
    check('expenses_rfc_has_its_form', sql`${t.supplierRfc} ~ '^([A-Z\\u00D1&]{3,4}[0-9]{6}[A-Z0-9]{3})?$'`),
    check(
      'expenses_of_something',
      sql`${t.subtotalCentavos} > 0 and ${t.ivaCentavos} >= 0 and ${t.untaxedCentavos} between 0 and ${t.subtotalCentavos}`,
    ),
    check(
      'expenses_iva_is_of_its_rate',
      sql`${t.ivaPercent} in (0, 8, 16) and (${t.ofStock} or abs(${t.ivaCentavos} * 100 - (${t.subtotalCentavos} - ${t.untaxedCentavos}) * ${t.ivaPercent}) <= ${sql.raw(String(ivaToleranceCentavos * 100 + 50))})`,
    ),
    check(
      'expenses_iva_of_a_known_supplier',
      sql`${t.ivaCentavos} = 0 or ${t.ofStock} or ${t.supplierRfc} <> ''`,
    ),
    check(
      'expenses_of_stock_are_owed',
      sql`not ${t.ofStock} or (${t.payment} = 'later' and ${t.takenBackAt} is null)`,
    ),
    check('expenses_only_cash_leaves_a_till', sql`${t.cashDayId} is null or ${t.payment} = 'cash'`),
    check(
      'expenses_paid_later_once',
      sql`num_nulls(${t.paidOn}, ${t.paidBy}) in (0, 2) and (${t.paidOn} is null or (${t.payment} = 'later' and ${t.paidOn} >= ${t.day}))`,
    ),
    check(
      'expenses_retain_a_part',
      sql`${t.isrRetainedCentavos} >= 0 and ${t.isrRetainedCentavos} < ${t.subtotalCentavos} and ${t.ivaRetainedCentavos} between 0 and ${t.ivaCentavos}`,
    ),
    check(
      'expenses_retained_from_a_known_supplier',
      sql`${t.isrRetainedCentavos} + ${t.ivaRetainedCentavos} = 0 or (${t.supplierRfc} <> '' and not ${t.ofStock})`,
    ),
    check(
      'expenses_remitted_once_retained',
      sql`(${t.remittedOn} is null) = (${t.remittedBy} is null) and (${t.remittedOn} is null or (${t.isrRetainedCentavos} + ${t.ivaRetainedCentavos} > 0 and ${t.remittedOn} >= ${t.day} and (${t.payment} <> 'later' or (${t.paidOn} is not null and ${t.remittedOn} >= ${t.paidOn}))))`,
    ),
    check('expenses_over_the_limit_in_cash', sql`not ${t.overCashLimit} or ${t.payment} = 'cash'`),
    check('expenses_invoice_with_its_xml', sql`(${t.cfdiUuid} is null) = (${t.cfdiXml} is null)`),
    check(
      'expenses_taken_back_with_a_reason',
      sql`(${t.takenBackAt} is null) = (${t.takenBackBy} is null) and (${t.takenBackAt} is null) = (btrim(${t.takeBackReason}) = '')`,
    ),
    uniqueIndex('expenses_one_per_cfdi')
      .on(t.cfdiUuid)
      .where(sql`${t.takenBackAt} is null`),
    index('expenses_by_day').on(t.day, t.createdAt, t.id),
    index('expenses_by_account').on(t.accountId),
    index('expenses_by_till').on(t.cashDayId),
    index('expenses_by_person').on(t.enteredBy),
    index('expenses_by_payer').on(t.paidBy),
    index('expenses_by_remitter').on(t.remittedBy),
    index('expenses_by_taker').on(t.takenBackBy),
  ],
)
