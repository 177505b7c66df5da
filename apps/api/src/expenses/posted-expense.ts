import { uuid, type Expense } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { expenseSentences } from '../copy/money/expense-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { expenses } from '../db/schema/money/expenses.ts'
import { Refused } from '../http/refused.ts'
import { expenseOf } from './expense-rows.ts'

/** Locks an expense that was not taken back. */
export async function lockExpense(tx: Tx, id: string) {
  const [expense] = uuid.safeParse(id).success
    ? await tx.select().from(expenses).where(eq(expenses.id, id)).for('update')
    : []
  if (!expense) throw new Refused('not-found')
  if (expense.takenBackAt !== null)
    throw new Refused('step-not-allowed', { message: expenseSentences.takenBack })
  return expense
}

/** The expense with the entries that the database posts of it, here before the end of the transaction. */
export async function postedExpense(tx: Tx, id: string): Promise<Expense> {
  await tx.execute(sql`set constraints expenses_post, expense_payments_post, expense_credits_post immediate`)
  await tx.execute(sql`set constraints expenses_post, expense_payments_post, expense_credits_post deferred`)
  return expenseOf(tx, id)
}
