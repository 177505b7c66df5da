import { formatPesos, type CreditSettlement, type Expense } from '@rumi/contract'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { expenseSentences as sentences } from '../copy/money/expense-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { expenseCredits, expensePayments, supplierComplements } from '../db/schema/money/expense-parts.ts'
import { expenses } from '../db/schema/money/expenses.ts'
import { restOfExpense } from '../db/sql-functions.ts'
import { today } from '../http/clock.ts'
import { Refused, refusedField } from '../http/refused.ts'
import { lockExpense, postedExpense } from './posted-expense.ts'
import type { SupplierComplement } from './read-complement.ts'
import type { CreditNote } from './read-invoice.ts'

type Payment = { day: string; amountCentavos?: number | undefined; by: string }

/** Records a payment by bank of all that an expense on credit owes, or of a part with its share of IVA and retentions. */
export async function payExpense(tx: Tx, id: string, { day, amountCentavos, by }: Payment): Promise<Expense> {
  const expense = await lockExpense(tx, id)
  if (expense.payment !== 'later' || expense.paidOn !== null)
    throw new Refused('step-not-allowed', { message: sentences.paidAlready })
  if (day > today()) throw refusedField('day', sentences.futureDay)
  if (day < expense.day) throw refusedField('day', sentences.paidBefore(expense.day))
  const rest = await owedOf(tx, id)
  const amount = amountCentavos ?? rest
  if (amount > rest) throw refusedField('amountCentavos', sentences.paidTooMuch(formatPesos(rest)))
  await tx.execute(sql`
    insert into expense_payments (expense_id, position, day, amount_centavos, iva_centavos, isr_retained_centavos, iva_retained_centavos, paid_by)
    select ${id}::uuid, (select count(*) + 1 from expense_payments where expense_id = ${id}), ${day}::date, ${amount}::bigint,
      round(rest.iva_centavos::numeric * ${amount}::bigint / rest.centavos),
      round(rest.isr_retained_centavos::numeric * ${amount}::bigint / rest.centavos),
      round(rest.iva_retained_centavos::numeric * ${amount}::bigint / rest.centavos), ${by}::uuid
    from ${restOfExpense(id)} as rest`)
  return postedExpense(tx, id)
}

/** Centavos that an expense owes to its supplier; 0 where it was paid at once. */
async function owedOf(tx: Tx, id: string) {
  const { rows } = await tx.execute<{ centavos: string }>(
    sql`select rest.centavos from ${restOfExpense(id)} as rest`,
  )
  return Number(rows[0]?.centavos ?? 0)
}

/**
 * Enters the credit note of an expense: it reduces what is owed, or else came back as `returnedBy` says. Refuses a note of an unknown
 * invoice or of another supplier; the database refuses one beyond its expense.
 */
export async function creditExpense(
  tx: Tx,
  note: CreditNote,
  { returnedBy, by }: { returnedBy: Exclude<CreditSettlement, 'owed'>; by: string },
): Promise<Expense> {
  const [invoiced] = await tx
    .select({ id: expenses.id, day: expenses.day, supplierRfc: expenses.supplierRfc })
    .from(expenses)
    .where(and(eq(expenses.cfdiUuid, note.invoiceUuid), isNull(expenses.takenBackAt)))
    .for('update')
  if (!invoiced) throw new Refused('breaks-a-rule', { message: sentences.creditOfUnknown })
  if (invoiced.supplierRfc !== note.supplierRfc)
    throw new Refused('breaks-a-rule', { message: sentences.creditOfOther })
  if (note.day > today()) throw new Refused('breaks-a-rule', { message: sentences.futureDay })
  const { id: expenseId } = invoiced
  await tx.insert(expenseCredits).values({
    expenseId,
    day: note.day,
    settlement: (await owedOf(tx, expenseId)) >= note.totalCentavos ? 'owed' : returnedBy,
    subtotalCentavos: note.subtotalCentavos,
    ivaCentavos: note.ivaCentavos,
    cfdiUuid: note.cfdiUuid,
    cfdiXml: note.cfdi,
    enteredBy: by,
  })
  return postedExpense(tx, expenseId)
}

/**
 * Links a payment complement to the payments that it is about, by invoice and amount. Refuses one of no known invoice, and one whose
 * payment was not recorded. Idempotent: only what it does not have yet is linked.
 */
export async function linkComplement(
  tx: Tx,
  { cfdi, cfdiUuid, day, supplierRfc, paid }: SupplierComplement,
  by: string,
): Promise<{ expenseId: string; known: boolean }> {
  const known = await tx
    .select({ id: expenses.id, cfdiUuid: expenses.cfdiUuid })
    .from(expenses)
    .where(
      and(
        inArray(
          expenses.cfdiUuid,
          paid.map(({ invoiceUuid }) => invoiceUuid),
        ),
        eq(expenses.supplierRfc, supplierRfc),
        isNull(expenses.takenBackAt),
      ),
    )
    .orderBy(asc(expenses.id))
    .for('update')
  const [first] = known
  if (!first) throw new Refused('breaks-a-rule', { message: sentences.complementOfUnknown })
  await tx
    .insert(supplierComplements)
    .values({ cfdiUuid, cfdiXml: cfdi, day, supplierRfc, enteredBy: by })
    .onConflictDoNothing()
  let linked = 0
  for (const { invoiceUuid, amountCentavos } of paid) {
    const expense = known.find((one) => one.cfdiUuid === invoiceUuid)
    if (!expense) continue
    const needed = paid.filter(
      (one) => one.invoiceUuid === invoiceUuid && one.amountCentavos === amountCentavos,
    )
    const part = and(
      eq(expensePayments.expenseId, expense.id),
      eq(expensePayments.amountCentavos, amountCentavos),
    )
    const done = await tx.$count(expensePayments, and(part, eq(expensePayments.complementUuid, cfdiUuid)))
    if (done >= needed.length) continue
    await linkPayment(tx, { expenseId: expense.id, amountCentavos, cfdiUuid })
    linked += 1
  }
  return { expenseId: first.id, known: linked === 0 }
}

async function linkPayment(
  tx: Tx,
  { expenseId, amountCentavos, cfdiUuid }: { expenseId: string; amountCentavos: number; cfdiUuid: string },
) {
  const [payment] = await tx
    .select({ position: expensePayments.position })
    .from(expensePayments)
    .where(
      and(
        eq(expensePayments.expenseId, expenseId),
        eq(expensePayments.amountCentavos, amountCentavos),
        isNull(expensePayments.complementUuid),
      ),
    )
    .orderBy(asc(expensePayments.position))
    .limit(1)
  if (!payment)
    throw new Refused('breaks-a-rule', {
      message: sentences.complementWithoutPayment(formatPesos(amountCentavos)),
    })
  await tx
    .update(expensePayments)
    .set({ complementUuid: cfdiUuid })
    .where(and(eq(expensePayments.expenseId, expenseId), eq(expensePayments.position, payment.position)))
}
