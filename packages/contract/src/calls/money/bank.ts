import { z } from 'zod'
import { centavos, day, instant, uuid } from '../../fields.ts'
import { accounts } from '../../resources/accounts.ts'
import { glEntrySources } from '../../resources/gl-entries.ts'
import { ledgerMethods } from '../../rules/money/payments.ts'
import { defineCall } from '../call.ts'
import { seenDay } from './reports.ts'

/** What moved on an account: above nothing what came in, below it what went out. */
const moved = z.int()

const bankAccount = accounts.record.pick({ id: true, code: true, name: true })
export type BankAccount = z.output<typeof bankAccount>

const bankLine = z.object({
  id: uuid,
  day,
  concept: z.string(),
  reference: z.string(),
  amountCentavos: moved,
  /** What the bank says the account held after it; null where the file did not say. */
  balanceCentavos: moved.nullable(),
})
export type BankLine = z.output<typeof bankLine>

const bookLineRef = z.strictObject({ entryId: uuid, position: z.int().min(0).max(1_000) })
export type BookLineRef = z.output<typeof bookLineRef>

/** A line of a posted entry on the account of the bank, with the other lines of the same payment where that paid several things. */
const bookLine = z.object({
  ...bookLineRef.shape,
  number: z.int(),
  day,
  description: z.string(),
  memo: z.string(),
  source: z.enum(glEntrySources),
  amountCentavos: moved,
  /** Payer or payee; empty where the entry names nobody. */
  payer: z.string(),
  /** How it was paid, by what number; null and empty where no payment is behind it. */
  method: z.enum(ledgerMethods).nullable(),
  reference: z.string(),
  /** The order that it is of. */
  orderNumber: z.int().nullable(),
  /** Lines whose amounts are in this one: they are matched with it. */
  others: z.array(bookLineRef),
})
export type BookLine = z.output<typeof bookLine>

/** All lines of the books that a line stands for. */
export const refsOfBookLine = ({ entryId, position, others }: BookLine): BookLineRef[] => [
  { entryId, position },
  ...others,
]

/** Reasons for a proposal beside its amount: the bank's text, the day, or a unique amount. */
export const matchReasons = ['reference', 'payer', 'method', 'only', 'day'] as const
export type MatchReason = (typeof matchReasons)[number]

const statement = z.object({
  id: uuid,
  fileName: z.string(),
  importedAt: instant,
  importedBy: z.string(),
  lines: z.int(),
  from: day,
  to: day,
})
export type BankStatement = z.output<typeof statement>

const paidOrder = z.object({
  id: uuid,
  number: z.int(),
  clientName: z.string(),
  /** What is left of it, or was when it ended. */
  leftCentavos: centavos,
  /** It was cancelled before this money came, which becomes its client's credit. */
  isOver: z.boolean(),
})

const reconciliation = z.object({
  account: bankAccount,
  /** The accounts of banks that the house has. */
  accounts: z.array(bankAccount),
  from: day,
  to: day,
  /** Each line of the bank with the lines of the books that are the same money. */
  matched: z.array(z.object({ line: bankLine, bookLines: z.array(bookLine) })),
  /** What seems to be the same money and waits for somebody to say so. */
  proposed: z.array(
    z.object({
      line: bankLine,
      bookLine,
      reasons: z.array(z.enum(matchReasons)),
      /** Sure enough to be confirmed with others at once. */
      isStrong: z.boolean(),
    }),
  ),
  /** Transfers that name an order which waits for exactly this money, or waited for it until it ended. */
  payable: z.array(z.object({ line: bankLine, order: paidOrder })),
  bankOnly: z.array(bankLine),
  booksOnly: z.array(bookLine),
  /** What moved in the days by the bank, and by the books; a matched line of the books counts on the day of the bank. */
  bankCentavos: moved,
  booksCentavos: moved,
  /** The bank less the books: the sum of what is matched on neither side. */
  differenceCentavos: moved,
  /** What the account held at the end of the last day by the bank's last line, where it said so, and by the books. */
  bankBalanceCentavos: moved.nullable(),
  booksBalanceCentavos: moved,
  /** Lines of the bank that are not matched, proposed or not. */
  unmatchedLines: z.int(),
  /** There is more than is told; the sums count everything. */
  hasMore: z.boolean(),
  /** The files that the lines of these days came in, the latest first. */
  statements: z.array(statement),
})
export type Reconciliation = z.output<typeof reconciliation>

const imported = z.object({
  /** Lines that were not known, and those that were. */
  added: z.int(),
  known: z.int(),
  from: day,
  to: day,
})
export type ImportedStatement = z.output<typeof imported>

const params = z.object({ id: z.string() })

/** What the bank says held against the books. */
export const bank = {
  reconciliation: defineCall({
    name: 'bank.reconciliation',
    costly: true,
    method: 'GET',
    path: '/accounting/reconciliation',
    access: 'books',
    status: 200,
    /** 102.01 from the first of this month to today where nothing is said; both days included. */
    query: z.strictObject({ accountId: uuid.optional(), from: seenDay.optional(), to: seenDay.optional() }),
    answer: z.object({ data: z.object({ reconciliation }) }),
    failure: 'Error fetching reconciliation',
  }),
  /** Takes a statement of the bank as CSV; what was imported before adds nothing. */
  importStatement: defineCall({
    name: 'bank.importStatement',
    method: 'POST',
    path: '/accounting/bankStatements',
    access: 'books',
    status: 200,
    query: z.strictObject({ accountId: uuid.optional() }),
    takesFile: true,
    answer: z.object({ data: z.object({ imported }) }),
    failure: 'Error importing bank statement',
  }),
  /** Takes the lines of a file back, as long as none of them is matched. */
  removeStatement: defineCall({
    name: 'bank.removeStatement',
    method: 'DELETE',
    path: '/accounting/bankStatements/:id',
    access: 'books',
    status: 204,
    params,
    failure: 'Error removing bank statement',
  }),
  /** Says that lines of the books are the money of a line of the bank; their sum is its amount. All of the pairs or none. */
  match: defineCall({
    name: 'bank.match',
    method: 'POST',
    path: '/accounting/bankMatches',
    access: 'books',
    status: 201,
    body: z.strictObject({
      matches: z
        .array(
          z.strictObject({
            lineId: uuid,
            bookLines: z
              .array(bookLineRef)
              .min(1, { error: 'Elige al menos un movimiento de los libros.' })
              .max(100, { error: 'Elige a lo más 100 movimientos de los libros.' }),
          }),
        )
        .min(1, { error: 'Elige qué se concilia.' })
        .max(1_000, { error: 'Concilia a lo más 1000 movimientos a la vez.' }),
    }),
    namesOne: true,
    answer: z.object({ data: z.object({ matched: z.int() }) }),
    failure: 'Error matching bank lines',
  }),
  unmatch: defineCall({
    name: 'bank.unmatch',
    method: 'DELETE',
    path: '/accounting/bankMatches/:id',
    access: 'books',
    status: 204,
    params,
    failure: 'Error unmatching bank line',
  }),
  /** Marks the order that a transfer names as paid by it, or keeps the money in its client's favour where it ended, and matches the two. */
  payOrder: defineCall({
    name: 'bank.payOrder',
    method: 'POST',
    path: '/accounting/bankLines/:id/payments',
    access: 'books',
    status: 201,
    params,
    body: z.strictObject({ orderId: uuid }),
    answer: z.object({ data: z.object({ paymentId: uuid }) }),
    failure: 'Error paying order from bank line',
  }),
}
