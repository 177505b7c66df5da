import type { expenses as expenseCalls, Expense } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { expenseSentences } from '../copy/money/expense-sentences.ts'
import type { Queryable, Tx } from '../db/connect.ts'
import { accounts } from '../db/schema/money/accounting.ts'
import { expenseCredits } from '../db/schema/money/expense-parts.ts'
import { expenses } from '../db/schema/money/expenses.ts'
import { cashDays } from '../db/schema/money/payments.ts'
import { now, today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { currentSettings } from '../settings/index.ts'
import { expenseOf } from './expense-rows.ts'
import { lockExpense, postedExpense } from './posted-expense.ts'
import { createWorkerTask } from '../http/worker-task.ts'
import { lockOpenLines, matchPosted } from '../bank/index.ts'
import type { CfdiDocument } from './open-cfdi.ts'
import type { Invoice, readInvoice } from './read-invoice.ts'

type Written = z.output<typeof expenseCalls.create.body>

/** Reads an invoice in a worker thread. */
const invoiceIn = createWorkerTask<typeof readInvoice>(new URL('invoice-worker.ts', import.meta.url))

const refusedAt = (path: string, message: string) =>
  new Refused('breaks-a-rule', { message, issues: [{ path, message }] })

/**
 * Writes an expense down; its entry is posted in the same transaction. Refuses a day to come, an account that is none of expenses, a
 * closed till, a closed month (`month-closed`), what an invoice does not say, an invoice that was entered (`invoice-entered`), and a
 * bank line of another sum (`match-differs`).
 */
export async function enterExpense(
  tx: Tx,
  { bankLineId, ...expense }: Omit<Written, 'cfdi'>,
  { invoice, by }: { invoice: Invoice | null; by: string },
): Promise<Expense> {
  if (expense.day > today()) throw refusedAt('day', expenseSentences.futureDay)
  if (invoice) refuseOther(expense, invoice)
  await refuseOtherAccount(tx, expense.accountId)
  if (expense.cashDayId !== null) await lockTill(tx, expense.cashDayId)
  const [bankLine] = bankLineId === null ? [] : await lockOpenLines(tx, [bankLineId])
  const [row] = await tx
    .insert(expenses)
    .values({
      ...expense,
      overCashLimit: await isOverCashLimit(tx, expense),
      cfdiUuid: invoice?.cfdiUuid ?? null,
      cfdiXml: invoice?.cfdi ?? null,
      enteredBy: by,
    })
    .returning({ id: expenses.id })
  if (bankLine)
    await matchPosted(tx, bankLine, {
      where: sql`e.source = 'expense' and e.source_id = ${row!.id}`,
      by,
    })
  return postedExpense(tx, row!.id)
}

/** Records that the retained part of an expense was paid to SAT. */
export async function remitRetention(tx: Tx, id: string, { day, by }: { day: string; by: string }) {
  const expense = await lockExpense(tx, id)
  if (expense.isrRetainedCentavos + expense.ivaRetainedCentavos === 0)
    throw new Refused('step-not-allowed', { message: expenseSentences.nothingRetained })
  if (expense.remittedOn !== null)
    throw new Refused('step-not-allowed', { message: expenseSentences.remittedAlready })
  if (expense.payment === 'later' && expense.paidOn === null)
    throw new Refused('step-not-allowed', { message: expenseSentences.remittedBeforePaid })
  if (day > today()) throw refusedAt('day', expenseSentences.futureDay)
  const paidOn = expense.paidOn ?? expense.day
  if (day < paidOn) throw refusedAt('day', expenseSentences.remittedBefore(paidOn))
  await tx.update(expenses).set({ remittedOn: day, remittedBy: by }).where(eq(expenses.id, id))
  return postedExpense(tx, id)
}

type Supplier = Pick<Expense, 'supplierName' | 'supplierRfc'>

/** Corrects who sold, where no invoice says it. */
export async function correctSupplier(tx: Tx, id: string, { supplierName, supplierRfc }: Supplier) {
  const { cfdiUuid } = await lockExpense(tx, id)
  if (cfdiUuid !== null)
    throw new Refused('step-not-allowed', { message: expenseSentences.supplierOfInvoice })
  await tx.update(expenses).set({ supplierName, supplierRfc }).where(eq(expenses.id, id))
  return expenseOf(tx, id)
}

/**
 * Attaches the invoice of an expense that was entered without it. Throws for one with an invoice, for another RFC or other amounts, and
 * for an invoice of another expense (`invoice-entered`).
 */
export async function attachInvoice(tx: Tx, id: string, invoice: Invoice) {
  const expense = await lockExpense(tx, id)
  if (expense.cfdiUuid !== null)
    throw new Refused('step-not-allowed', { message: expenseSentences.hasInvoice })
  // It is paid or received on a day of its own.
  refuseOther({ ...expense, day: invoice.day }, invoice, expenseSentences.notItsInvoice)
  await tx
    .update(expenses)
    .set({ cfdiUuid: invoice.cfdiUuid, cfdiXml: invoice.cfdi })
    .where(eq(expenses.id, id))
  return expenseOf(tx, id)
}

/** Reverses the posting of an expense; refused once reconciled with the bank (`reconciled`). */
export async function takeBackExpense(tx: Tx, id: string, { reason, by }: { reason: string; by: string }) {
  const { cashDayId, ofStock } = await lockExpense(tx, id)
  if (ofStock) throw new Refused('step-not-allowed', { message: expenseSentences.ofStock })
  // A till that is being closed is closed first, or waits for the cash that comes back.
  if (cashDayId !== null)
    await tx.select({ id: cashDays.id }).from(cashDays).where(eq(cashDays.id, cashDayId)).for('update')
  await tx
    .update(expenses)
    .set({ takenBackAt: now(), takenBackBy: by, takeBackReason: reason })
    .where(eq(expenses.id, id))
  await tx.update(expenseCredits).set({ takenBack: true }).where(eq(expenseCredits.expenseId, id))
  return postedExpense(tx, id)
}

/** True for cash above the limit of the settings, which is not deductible (LISR 27, III). */
async function isOverCashLimit(tx: Tx, expense: Omit<Written, 'cfdi' | 'bankLineId'>) {
  if (expense.payment !== 'cash') return false
  const { cashExpenseLimitCentavos } = await currentSettings(tx)
  const { subtotalCentavos, ivaCentavos, isrRetainedCentavos, ivaRetainedCentavos } = expense
  return subtotalCentavos + ivaCentavos - isrRetainedCentavos - ivaRetainedCentavos > cashExpenseLimitCentavos
}

/** Parses an invoice and checks that its receiver is this business, if its RFC is set. */
export async function invoiceForBusiness(db: Queryable, document: CfdiDocument): Promise<Invoice> {
  const invoice = await invoiceIn(document)
  const message = await receiverProblem(db, invoice)
  if (message) throw new Refused('not-a-cfdi', { message })
  return invoice
}

/** Message if the receiver of an invoice is not this business, where its RFC is set. */
export async function receiverProblem(db: Queryable, { receiverRfc }: Pick<Invoice, 'receiverRfc'>) {
  const { rfc } = await currentSettings(db)
  return rfc && receiverRfc !== rfc ? expenseSentences.otherReceiver(receiverRfc, rfc) : null
}

/** Rejects an expense that differs from its invoice. */
function refuseOther(
  expense: Record<keyof typeof expenseSentences.fields, string | number>,
  invoice: Invoice,
  message: (field: string) => string = expenseSentences.invoiceSaysOther,
) {
  const { fields } = expenseSentences
  for (const field of Object.keys(fields) as (keyof typeof fields)[])
    if (expense[field] !== invoice[field]) throw refusedAt(field, message(fields[field]))
}

async function refuseOtherAccount(tx: Tx, id: string) {
  const [account] = await tx
    .select({ type: accounts.type, active: accounts.active })
    .from(accounts)
    .where(eq(accounts.id, id))
  if (!account) throw new Refused('not-found')
  if (account.type !== 'expense') throw refusedAt('accountId', expenseSentences.notAnExpenseAccount)
  if (!account.active) throw refusedAt('accountId', expenseSentences.accountNotInUse)
  const [below] = await tx.select().from(accounts).where(eq(accounts.parentId, id)).limit(1)
  if (below) throw refusedAt('accountId', expenseSentences.accountIsParent(below))
}

async function lockTill(tx: Tx, id: string) {
  const [day] = await tx
    .select({ status: cashDays.status })
    .from(cashDays)
    .where(eq(cashDays.id, id))
    .for('update')
  if (!day) throw new Refused('not-found')
  if (day.status === 'closed') throw refusedAt('cashDayId', expenseSentences.tillClosed)
}
