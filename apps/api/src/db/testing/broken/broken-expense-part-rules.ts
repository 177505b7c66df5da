import type { RefusalCode } from '@rumi/contract'
import { sql, type SQL } from 'drizzle-orm'
import { luis, missing, room, stay } from '../one-of-everything.ts'

const account = sql`insert into accounts (id, code, name, type, nature) values (${room}, '601.84', 'Gastos generales', 'expense', 'debit')`
/** Expense on credit of 100 pesos plus IVA. */
const owed = [
  account,
  sql`insert into expenses (id, day, concept, subtotal_centavos, iva_percent, iva_centavos, account_id, entered_by, supplier_name, supplier_rfc, payment)
    values (${stay}, '2026-10-10', 'Croquetas', 10000, 16, 1600, ${room}, ${luis}, 'P', 'AAA010101AAA', 'later')`,
]

type Payment = {
  of?: SQL
  amount?: number
  iva?: number
  day?: string
  position?: number
  complement?: SQL
  by?: SQL
}
const pay = ({
  of = stay,
  amount = 116_00,
  iva = 16_00,
  day = '2026-10-11',
  position = 1,
  complement = sql`null`,
  by = luis,
}: Payment = {}) =>
  sql`insert into expense_payments (expense_id, position, day, amount_centavos, iva_centavos, isr_retained_centavos, iva_retained_centavos, complement_uuid, paid_by)
    values (${of}, ${position}, ${day}, ${amount}, ${iva}, 0, 0, ${complement}, ${by})`

type Credit = { of?: SQL; subtotal?: number; settlement?: string; by?: SQL }
const credit = ({ of = stay, subtotal = 10_00, settlement = 'owed', by = luis }: Credit = {}) =>
  sql`insert into expense_credits (expense_id, day, settlement, subtotal_centavos, iva_centavos, cfdi_uuid, cfdi_xml, entered_by)
    values (${of}, '2026-10-11', ${settlement}, ${subtotal}, 160, ${room}, '<x/>', ${by})`

const complement = (by: SQL = luis) =>
  sql`insert into supplier_complements (cfdi_uuid, cfdi_xml, day, supplier_rfc, entered_by)
    values (${room}, '<x/>', '2026-10-11', 'AAA010101AAA', ${by})`

/** The rules of payments and credit notes of expenses, and of payment complements. */
export const brokenExpensePartRules: Record<string, [SQL | SQL[], RefusalCode | undefined]> = {
  expense_payments_of_something: [[...owed, pay({ amount: 0 })], 'breaks-a-rule'],
  expense_payments_expense_id_expenses_id_fk: [pay({ of: missing }), 'breaks-a-rule'],
  expense_payments_paid_by_users_id_fk: [[...owed, pay({ by: missing })], 'breaks-a-rule'],
  expense_payments_of_a_known_complement: [[...owed, pay({ complement: missing })], 'breaks-a-rule'],
  expense_payments_within_the_debt: [[...owed, pay({ amount: 116_01 })], 'breaks-a-rule'],
  expense_payments_never_change: [
    [...owed, pay(), sql`update expense_payments set amount_centavos = 1`],
    undefined,
  ],
  expense_credits_of_something: [[...owed, credit({ subtotal: 0 })], 'breaks-a-rule'],
  expense_credits_settlement_is_known: [[...owed, credit({ settlement: 'shells' })], 'breaks-a-rule'],
  expense_credits_expense_id_expenses_id_fk: [credit({ of: missing }), 'breaks-a-rule'],
  expense_credits_entered_by_users_id_fk: [[...owed, credit({ by: missing })], 'breaks-a-rule'],
  expense_credits_within_the_expense: [[...owed, credit({ subtotal: 100_01 })], 'breaks-a-rule'],
  expense_credits_never_change: [
    [...owed, credit(), sql`update expense_credits set subtotal_centavos = 1`],
    undefined,
  ],
  supplier_complements_entered_by_users_id_fk: [complement(missing), 'breaks-a-rule'],
  supplier_complements_never_change: [
    [complement(), sql`update supplier_complements set day = '2026-10-12'`],
    undefined,
  ],
  expenses_paid_in_full: [
    [...owed, sql`update expenses set paid_on = '2026-10-11', paid_by = ${luis}`],
    undefined,
  ],
}
