import { refusals, type expenses as calls, type ImportedCfdi, type PreviewedCfdi } from '@rumi/contract'
import { inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { expenseSentences as sentences } from '../copy/money/expense-sentences.ts'
import type { Db, Queryable, Tx } from '../db/connect.ts'
import { refusalOfConstraint } from '../db/constraint-refusals.ts'
import { expenses } from '../db/schema/money/expenses.ts'
import { Refused } from '../http/refused.ts'
import { creditExpense, linkComplement } from './expense-parts.ts'
import { cfdiOf, findDocuments, type FoundDocuments } from './find-documents.ts'
import type { NamedDocument, SupplierDocument } from './read-documents.ts'
import type { Invoice } from './read-invoice.ts'
import { enterExpense } from './write-expense.ts'

/** Returns what each file would be, invoices with the account of the last expense with their supplier. */
export async function previewDocuments(
  db: Db,
  documents: NamedDocument[],
): Promise<{ files: PreviewedCfdi[]; ignored: number }> {
  const all = await findDocuments(db, documents)
  const invoices = all.found.flatMap(({ document }) =>
    document && 'invoice' in document ? [document.invoice] : [],
  )
  const coming = new Map(invoices.map((invoice) => [invoice.cfdiUuid, invoice]))
  const accounts = await lastAccounts(db, [...new Set(invoices.map(({ supplierRfc }) => supplierRfc))])
  const files = all.found.map(({ file, document, problem }) => ({
    file,
    problem: problem ?? null,
    reading: null,
    accountId: null,
    note: null,
    complement: null,
    ...(document && previewOf(document, { ...all, coming, accounts })),
  }))
  return { files, ignored: all.ignored }
}

type Known = FoundDocuments & {
  /** Invoices of the same import by their folio fiscal. */
  coming: ReadonlyMap<string, Invoice>
  accounts: ReadonlyMap<string, string>
}

function previewOf(document: SupplierDocument, known: Known): Partial<PreviewedCfdi> {
  if ('invoice' in document) {
    const { receiverRfc: _, ...invoice } = document.invoice
    const enteredAs = known.expensesByInvoice.get(invoice.cfdiUuid)?.id ?? null
    return { reading: { ...invoice, enteredAs }, accountId: known.accounts.get(invoice.supplierRfc) ?? null }
  }
  const { cfdi, cfdiUuid, day, supplierName } = cfdiOf(document)
  const shared = { cfdi, cfdiUuid, day, supplierName, known: known.expensesByDocument.has(cfdiUuid) }
  if ('note' in document) {
    const { invoiceUuid, totalCentavos } = document.note
    const owed = owedOf(invoiceUuid, known)
    if (owed === null) return { problem: sentences.creditOfUnknown }
    return { note: { ...shared, totalCentavos, settlement: owed >= totalCentavos ? 'owed' : null } }
  }
  const paid = document.complement.paid.filter(({ invoiceUuid }) => owedOf(invoiceUuid, known) !== null)
  if (paid.length === 0) return { problem: sentences.complementOfUnknown }
  const totalCentavos = paid.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0)
  return { complement: { ...shared, totalCentavos } }
}

/** Returns the amount that the expense of an invoice owes, or will owe once it is imported; null of an unknown invoice. */
function owedOf(invoiceUuid: string, { expensesByInvoice, coming }: Known) {
  const entered = expensesByInvoice.get(invoiceUuid)
  if (entered) return entered.owedCentavos
  const invoice = coming.get(invoiceUuid)
  if (!invoice) return null
  return invoice.payment === 'later' ? invoice.totalCentavos : 0
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

type Requested = z.output<typeof calls.importCfdis.body>['invoices']
type Choices = { accountId: string | null; returnedBy: 'bank' | 'cash'; by: string }

/** Enters each document in its own transaction, invoices first; one that cannot be entered has its problem. */
export async function importDocuments(db: Db, requested: Requested, by: string): Promise<ImportedCfdi[]> {
  const { found, expensesByInvoice, expensesByDocument } = await findDocuments(
    db,
    requested.map(({ file, cfdi }) => ({ name: file, document: cfdi })),
  )
  // A complement may be about invoices that were entered since it was imported.
  const enteredWith = (document: SupplierDocument) => {
    if ('complement' in document) return undefined
    return 'invoice' in document
      ? expensesByInvoice.get(document.invoice.cfdiUuid)?.id
      : expensesByDocument.get(document.note.cfdiUuid)
  }
  const imported = new Map<number, ImportedCfdi>()
  for (const [at, { file, document, problem }] of inOrderOfEntry(found)) {
    const choices = { ...requested[at]!, by }
    if (!document) {
      imported.set(at, { file, problem, expenseId: null, known: false })
      continue
    }
    const entered = enteredWith(document)
    if (entered) imported.set(at, { file, problem: null, expenseId: entered, known: true })
    else imported.set(at, { file, ...(await enterDocument(db, document, choices)) })
  }
  return found.map((_, at) => imported.get(at)!)
}

/** Credit notes and complements need the expense of their invoice. */
function inOrderOfEntry(found: FoundDocuments['found']) {
  const rank = ({ document }: FoundDocuments['found'][number]) =>
    !document || 'invoice' in document ? 0 : 'note' in document ? 1 : 2
  return [...found.entries()].toSorted(([, one], [, other]) => rank(one) - rank(other))
}

async function enterDocument(
  db: Db,
  document: SupplierDocument,
  choices: Choices,
): Promise<Omit<ImportedCfdi, 'file'>> {
  try {
    const entered = await db.transaction((tx) => expenseWith(tx, document, choices))
    return { ...entered, problem: null }
  } catch (error) {
    return { expenseId: null, known: false, problem: problemOf(error, document) }
  }
}

async function expenseWith(tx: Tx, document: SupplierDocument, { accountId, returnedBy, by }: Choices) {
  if ('note' in document) {
    const { id } = await creditExpense(tx, document.note, { returnedBy, by })
    return { expenseId: id, known: false }
  }
  if ('complement' in document) return linkComplement(tx, document.complement, by)
  const { invoice } = document
  if (accountId === null) throw new Refused('breaks-a-rule', { message: sentences.notAnExpenseAccount })
  const { receiverRfc: _, cfdi: _cfdi, cfdiUuid: _uuid, totalCentavos: _total, ...fields } = invoice
  const concept = invoice.concept || sentences.withoutConcept
  const expense = { ...fields, concept, accountId, cashDayId: null, bankLineId: null }
  const { id } = await enterExpense(tx, expense, { invoice, by })
  return { expenseId: id, known: false }
}

/** Message of a refusal; other errors pass. */
function problemOf(error: unknown, document: SupplierDocument) {
  if (error instanceof Refused) return error.message
  const code = refusalOfConstraint(error)
  if (code === undefined || code === 'unavailable') throw error
  return 'note' in document && code === 'breaks-a-rule' ? sentences.creditBeyond : refusals[code].message
}
