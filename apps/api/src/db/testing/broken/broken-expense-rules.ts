import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { brokenExpensePartRules } from './broken-expense-part-rules.ts'
import { ana, canela, cash, luis, missing, room, stay } from '../one-of-everything.ts'

const account = sql`insert into accounts (id, code, name, type, nature) values (${room}, '601.84', 'Gastos generales', 'expense', 'debit')`
const till = sql`insert into cash_days (id, till, float_centavos, opened_by) values (${room}, 'Mostrador', 0, ${luis})`

type Values = {
  id?: SQL
  columns?: SQL
  values?: SQL
  of?: SQL
  by?: SQL
  subtotal?: number
  concept?: string
  iva?: number
  percent?: number
}

/** Expense of 100 pesos plus IVA, paid by bank, with overrides. */
const expense = ({
  id = stay,
  columns,
  values,
  of = room,
  by = luis,
  subtotal = 100_00,
  concept = 'Croquetas',
  iva = 16_00,
  percent = 16,
}: Values = {}) =>
  sql`insert into expenses (id, day, concept, subtotal_centavos, iva_percent, iva_centavos, account_id, entered_by,
      ${columns ?? sql`supplier_name, supplier_rfc, payment`})
    values (${id}, '2026-10-10', ${concept}, ${subtotal}, ${percent}, ${iva}, ${of}, ${by}, ${values ?? sql`'Proveedora', 'AAA010101AAA', 'bank'`})`
const expenseOf = (supplier: string, rfc: string, payment: string) =>
  expense({ values: sql`${supplier}, ${rfc}, ${payment}` })
const andAlso = (columns: SQL, values: SQL, payment = 'bank') =>
  expense({
    columns: sql`supplier_name, supplier_rfc, payment, ${columns}`,
    values: sql`'Proveedora', 'AAA010101AAA', ${payment}, ${values}`,
  })
const receipt = (columns: SQL, values: SQL) =>
  sql`insert into files (owner_id, media, bytes, expense_id, ${columns}) values (${luis}, 'application/pdf', 1, ${stay}, ${values})`

/** The rules of expenses, of their receipts and of the cash they take out of a till. */
export const brokenExpenseRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  ...brokenExpensePartRules,
  expenses_say_who_sold: [[account, expenseOf(' ', 'AAA010101AAA', 'bank')], 'breaks-a-rule'],
  expenses_say_what_was_bought: [[account, expense({ concept: ' ' })], 'breaks-a-rule'],
  expenses_payment_is_known: [[account, expenseOf('P', 'AAA010101AAA', 'shells')], 'breaks-a-rule'],
  expenses_rfc_has_its_form: [[account, expenseOf('P', 'AAA', 'bank')], 'breaks-a-rule'],
  expenses_of_something: [[account, expense({ subtotal: 0, iva: 0 })], 'breaks-a-rule'],
  expenses_iva_is_of_its_rate: [[account, expense({ iva: 16_11 })], 'breaks-a-rule'],
  expenses_iva_of_a_known_supplier: [[account, expenseOf('P', '', 'bank')], 'breaks-a-rule'],
  expenses_only_cash_leaves_a_till: [
    [account, till, andAlso(sql`cash_day_id`, sql`${room}`)],
    'breaks-a-rule',
  ],
  expenses_of_stock_are_owed: [
    expense({
      of: sql`posting_account('115.01')`,
      columns: sql`supplier_name, payment, of_stock`,
      values: sql`'Proveedora', 'bank', true`,
    }),
    'breaks-a-rule',
  ],
  expenses_paid_later_once: [[account, andAlso(sql`paid_on`, sql`'2026-10-11'`, 'later')], 'breaks-a-rule'],
  expenses_retain_a_part: [[account, andAlso(sql`iva_retained_centavos`, sql`1601`)], 'breaks-a-rule'],
  expenses_retained_from_a_known_supplier: [
    [
      account,
      expense({
        iva: 0,
        percent: 0,
        columns: sql`supplier_name, payment, isr_retained_centavos`,
        values: sql`'P', 'bank', 100`,
      }),
    ],
    'breaks-a-rule',
  ],
  expenses_remitted_once_retained: [
    [account, andAlso(sql`remitted_on, remitted_by`, sql`'2026-10-11', ${luis}`)],
    'breaks-a-rule',
  ],
  expenses_over_the_limit_in_cash: [[account, andAlso(sql`over_cash_limit`, sql`true`)], 'breaks-a-rule'],
  expenses_remitted_by_users_id_fk: [
    [
      account,
      andAlso(sql`isr_retained_centavos, remitted_on, remitted_by`, sql`100, '2026-10-11', ${missing}`),
    ],
    'breaks-a-rule',
  ],
  expenses_invoice_with_its_xml: [[account, andAlso(sql`cfdi_uuid`, sql`${room}`)], 'breaks-a-rule'],
  expenses_taken_back_with_a_reason: [
    [account, andAlso(sql`taken_back_at, taken_back_by`, sql`now(), ${luis}`)],
    'breaks-a-rule',
  ],
  expenses_account_id_accounts_id_fk: [expense({ of: missing }), 'breaks-a-rule'],
  expenses_cash_day_id_cash_days_id_fk: [
    [account, andAlso(sql`cash_day_id`, sql`${missing}`, 'cash')],
    'breaks-a-rule',
  ],
  expenses_entered_by_users_id_fk: [[account, expense({ by: missing })], 'breaks-a-rule'],
  expenses_paid_by_users_id_fk: [
    [account, andAlso(sql`paid_on, paid_by`, sql`'2026-10-11', ${missing}`, 'later')],
    'breaks-a-rule',
  ],
  expenses_taken_back_by_users_id_fk: [
    [account, andAlso(sql`taken_back_at, taken_back_by, take_back_reason`, sql`now(), ${missing}, 'Doble'`)],
    'breaks-a-rule',
  ],
  expenses_of_an_expense_account: [expense({ of: cash }), 'breaks-a-rule'],
  expenses_never_change: [[account, expense(), sql`update expenses set day = '2026-10-11'`], undefined],
  expenses_reconciled_stay: [
    [
      account,
      expense(),
      sql`set constraints all immediate`,
      sql`insert into bank_statements (id, account_id, file_name, imported_by) select ${room}, id, 'a.csv', ${luis} from accounts where code = '102.01'`,
      sql`insert into bank_lines (id, statement_id, account_id, position, day, concept, reference, amount_centavos, ordinal)
        select ${room}, id, account_id, 0, '2026-10-10', 'P', '', -11600, 0 from bank_statements`,
      sql`insert into bank_matches (entry_id, position, line_id, matched_by) select l.entry_id, l.position, ${room}, ${luis}
        from gl_lines l join gl_entries e on e.id = l.entry_id where e.source = 'expense' and l.credit_centavos > 0`,
      sql`update expenses set taken_back_at = now(), taken_back_by = ${luis}, take_back_reason = 'Doble'`,
    ],
    'reconciled',
  ],
  files_expense_id_expenses_id_fk: [receipt(sql`created_by`, sql`null`), 'breaks-a-rule'],
  files_one_receipt_per_expense: [
    [account, expense(), receipt(sql`created_by`, sql`null`), receipt(sql`created_by`, sql`null`)],
    'taken',
  ],
  files_receipt_is_of_no_dog: [
    [
      account,
      expense(),
      sql`insert into files (owner_id, media, bytes, expense_id, dog_id) values (${ana}, 'application/pdf', 1, ${stay}, ${canela})`,
    ],
    'breaks-a-rule',
  ],
  cash_movements_expense_id_expenses_id_fk: [
    [
      till,
      sql`insert into cash_movements (cash_day_id, kind, amount_centavos, reason, by, expense_id) values (${room}, 'out', 100, 'G', ${luis}, ${missing})`,
    ],
    'breaks-a-rule',
  ],
  cash_movements_once_per_expense: [
    [
      account,
      till,
      andAlso(sql`cash_day_id`, sql`${room}`, 'cash'),
      sql`set constraints all immediate`,
      sql`insert into cash_movements (cash_day_id, kind, amount_centavos, reason, by, expense_id) values (${room}, 'out', 100, 'G', ${luis}, ${stay})`,
    ],
    'taken',
  ],
}
