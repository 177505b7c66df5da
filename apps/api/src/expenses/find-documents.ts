import { eq, inArray, sql } from 'drizzle-orm'
import { expenseSentences as sentences } from '../copy/money/expense-sentences.ts'
import type { Db } from '../db/connect.ts'
import { expenseCredits, expensePayments } from '../db/schema/money/expense-parts.ts'
import { expenses } from '../db/schema/money/expenses.ts'
import { restOfExpense } from '../db/sql-functions.ts'
import { createWorkerTask } from '../http/worker-task.ts'
import type { NamedDocument, readDocuments, SupplierDocument } from './read-documents.ts'
import { receiverProblem } from './write-expense.ts'

/** Reads many documents in a worker thread. */
const documentsIn = createWorkerTask<typeof readDocuments>(new URL('documents-worker.ts', import.meta.url))

/** Expense that a document is or belongs to. */
export type KnownExpense = { id: string; owedCentavos: number }

export type FoundDocument =
  | { file: string; document: SupplierDocument; problem?: never }
  | { file: string; problem: string; document?: never }

export type FoundDocuments = {
  found: FoundDocument[]
  ignored: number
  /** Expenses by the folio fiscal of their invoice. */
  expensesByInvoice: ReadonlyMap<string, KnownExpense>
  /** Expenses by the folio fiscal of a credit note or a complement that was imported before. */
  expensesByDocument: ReadonlyMap<string, string>
}

/** Fields that the documents of each kind share. */
export const cfdiOf = (document: SupplierDocument) =>
  'invoice' in document ? document.invoice : 'note' in document ? document.note : document.complement

/** Reads files and finds the expenses that they are about; a repeated or foreign document is a problem. */
export async function findDocuments(db: Db, documents: NamedDocument[]): Promise<FoundDocuments> {
  const { files, ignored } = await documentsIn(documents)
  const firstFiles = new Map<string, string>()
  const found: FoundDocument[] = []
  for (const { name: file, document, problem } of files) {
    if (!document) {
      found.push({ file, problem })
      continue
    }
    const { cfdiUuid, receiverRfc } = cfdiOf(document)
    const first = firstFiles.get(cfdiUuid)
    firstFiles.set(cfdiUuid, first ?? file)
    const wrong = first ? sentences.repeatedFile(first) : await receiverProblem(db, { receiverRfc })
    found.push(wrong ? { file, problem: wrong } : { file, document })
  }
  return { found, ignored, ...(await knownIn(db, found)) }
}

async function knownIn(db: Db, found: readonly FoundDocument[]) {
  const documents = found.flatMap(({ document }) => (document ? [document] : []))
  const invoices = documents.flatMap((document) => {
    if ('invoice' in document) return [document.invoice.cfdiUuid]
    return 'note' in document
      ? [document.note.invoiceUuid]
      : document.complement.paid.map(({ invoiceUuid }) => invoiceUuid)
  })
  const own = documents.map((document) => cfdiOf(document).cfdiUuid)
  const entered = await db
    .select({
      id: expenses.id,
      cfdiUuid: expenses.cfdiUuid,
      owed: sql<string>`coalesce((select rest.centavos from ${restOfExpense(sql`${expenses.id}`)} as rest), 0)`,
    })
    .from(expenses)
    .where(sql`${inArray(expenses.cfdiUuid, invoices)} and ${expenses.takenBackAt} is null`)
  const credits = await db
    .select({ uuid: expenseCredits.cfdiUuid, expenseId: expenseCredits.expenseId })
    .from(expenseCredits)
    .where(sql`${inArray(expenseCredits.cfdiUuid, own)} and not ${expenseCredits.takenBack}`)
  const complements = await db
    .select({ uuid: expensePayments.complementUuid, expenseId: expensePayments.expenseId })
    .from(expensePayments)
    .innerJoin(expenses, eq(expenses.id, expensePayments.expenseId))
    .where(sql`${inArray(expensePayments.complementUuid, own)} and ${expenses.takenBackAt} is null`)
  return {
    expensesByInvoice: new Map(
      entered.map(({ id, cfdiUuid, owed }) => [cfdiUuid!, { id, owedCentavos: Number(owed) }]),
    ),
    expensesByDocument: new Map(
      [...credits, ...complements].map(({ uuid, expenseId }) => [uuid!, expenseId]),
    ),
  }
}
