import {
  refusals,
  type BodyOf,
  type expenses as calls,
  type ImportedCfdi,
  type PreviewedCfdi,
} from '@rumi/contract'
import { inArray, sql } from 'drizzle-orm'
import { expenseSentences } from '../copy/money/expense-sentences.ts'
import type { Db, Queryable } from '../db/connect.ts'
import { refusalOfConstraint } from '../db/constraint-refusals.ts'
import { expenses } from '../db/schema/money/expenses.ts'
import { Refused } from '../http/refused.ts'
import { createWorkerTask } from '../http/worker-task.ts'
import type { Invoice } from './read-invoice.ts'
import type { NamedDocument, readInvoices } from './read-invoices.ts'
import { enterExpense, receiverProblem } from './write-expense.ts'

/** Reads many invoices in a worker thread. */
const invoicesIn = createWorkerTask<typeof readInvoices>(new URL('invoices-worker.ts', import.meta.url))

type Found =
  | { file: string; invoice: Invoice; enteredAs: string | null; problem?: never }
  | { file: string; problem: string; invoice?: never }

/** Reads files and finds what each is here: an invoice, one that was entered before, or a problem. */
async function findInvoices(db: Db, documents: NamedDocument[]) {
  const { files, ignored } = await invoicesIn(documents)
  const uuids = files.flatMap(({ invoice }) => (invoice ? [invoice.cfdiUuid] : []))
  const entered = new Map(
    (
      await db
        .select({ id: expenses.id, cfdiUuid: expenses.cfdiUuid })
        .from(expenses)
        .where(sql`${inArray(expenses.cfdiUuid, uuids)} and ${expenses.takenBackAt} is null`)
    ).map(({ id, cfdiUuid }) => [cfdiUuid, id]),
  )
  const firstFiles = new Map<string, string>()
  const found: Found[] = []
  for (const { name: file, invoice, problem } of files) {
    if (!invoice) {
      found.push({ file, problem })
      continue
    }
    const first = firstFiles.get(invoice.cfdiUuid)
    firstFiles.set(invoice.cfdiUuid, first ?? file)
    const wrong = first ? expenseSentences.repeatedFile(first) : await receiverProblem(db, invoice)
    if (wrong) found.push({ file, problem: wrong })
    else found.push({ file, invoice, enteredAs: entered.get(invoice.cfdiUuid) ?? null })
  }
  return { found, ignored }
}

/** Returns what each invoice would be, with the account of the last expense with its supplier. */
export async function previewInvoices(
  db: Db,
  documents: NamedDocument[],
): Promise<{ files: PreviewedCfdi[]; ignored: number }> {
  const { found, ignored } = await findInvoices(db, documents)
  const accounts = await lastAccounts(db, [
    ...new Set(found.flatMap(({ invoice }) => (invoice ? [invoice.supplierRfc] : []))),
  ])
  const files = found.map((one) => {
    if (!one.invoice) return { file: one.file, problem: one.problem, reading: null, accountId: null }
    const { receiverRfc: _, ...invoice } = one.invoice
    return {
      file: one.file,
      problem: null,
      reading: { ...invoice, enteredAs: one.enteredAs },
      accountId: accounts.get(invoice.supplierRfc) ?? null,
    }
  })
  return { files, ignored }
}

async function lastAccounts(db: Queryable, rfcs: string[]) {
  const rows = await db
    .selectDistinctOn([expenses.supplierRfc], { rfc: expenses.supplierRfc, accountId: expenses.accountId })
    .from(expenses)
    .where(
      sql`${inArray(expenses.supplierRfc, rfcs)} and not ${expenses.ofStock} and ${expenses.takenBackAt} is null`,
    )
    .orderBy(expenses.supplierRfc, sql`${expenses.createdAt} desc`)
  return new Map(rows.map(({ rfc, accountId }) => [rfc, accountId]))
}

type Requested = BodyOf<typeof calls.importCfdis>['invoices']

/** Enters each invoice as an expense in its own transaction; one that cannot be entered has its problem. */
export async function importInvoices(db: Db, invoices: Requested, by: string): Promise<ImportedCfdi[]> {
  const { found } = await findInvoices(
    db,
    invoices.map(({ file, cfdi }) => ({ name: file, document: cfdi })),
  )
  const imported: ImportedCfdi[] = []
  for (const [at, one] of found.entries()) {
    const { file } = one
    if (!one.invoice) imported.push({ file, problem: one.problem, expenseId: null, known: false })
    else if (one.enteredAs) imported.push({ file, problem: null, expenseId: one.enteredAs, known: true })
    else
      imported.push(
        await enterInvoice(db, { file, invoice: one.invoice, accountId: invoices[at]!.accountId, by }),
      )
  }
  return imported
}

type Entering = { file: string; invoice: Invoice; accountId: string; by: string }

async function enterInvoice(db: Db, { file, invoice, accountId, by }: Entering): Promise<ImportedCfdi> {
  const { receiverRfc: _, cfdi: _cfdi, cfdiUuid: _uuid, totalCentavos: _total, ...fields } = invoice
  const concept = invoice.concept || expenseSentences.withoutConcept
  const expense = { ...fields, concept, accountId, cashDayId: null, bankLineId: null }
  try {
    const { id } = await db.transaction((tx) => enterExpense(tx, expense, { invoice, by }))
    return { file, problem: null, expenseId: id, known: false }
  } catch (error) {
    return { file, problem: problemOf(error), expenseId: null, known: false }
  }
}

/** Message of a refusal; other errors pass. */
function problemOf(error: unknown) {
  if (error instanceof Refused) return error.message
  const code = refusalOfConstraint(error)
  if (code === undefined || code === 'unavailable') throw error
  return refusals[code].message
}
