import { z } from 'zod'
import { centavos, day, instant, uuid } from '../../fields.ts'
import { accounts } from '../../resources/accounts.ts'
import { glEntrySources } from '../../resources/gl-entries.ts'
import { paymentTarget } from '../../resources/payments.ts'
import { ledgerMethods } from '../../rules/money/payments.ts'
import { defineCall } from '../call.ts'
import { lastDayAnswer } from '../last-day.ts'
import { seenDay } from './reports.ts'

/** Signed amount: positive in, negative out. */
const moved = z.int()

const bankAccount = accounts.record.pick({ id: true, code: true, name: true })
export type BankAccount = z.output<typeof bankAccount>

const bankLine = z.object({
  id: uuid,
  day,
  concept: z.string(),
  reference: z.string(),
  amountCentavos: moved,
  /** Balance after this line by the bank; null if the file lacks it. */
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
  /** Payer or payee; empty if the entry has none. */
  payer: z.string(),
  /** Payment method and reference; null and empty if there is no payment. */
  method: z.enum(ledgerMethods).nullable(),
  reference: z.string(),
  orderNumber: z.int().nullable(),
  /** Lines whose amounts are in this one: they are matched with it. */
  others: z.array(bookLineRef),
})
export type BookLine = z.output<typeof bookLine>

/** Lines of the books matched with a bank line. */
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

const payableSale = z.object({
  target: paymentTarget,
  /** Order by its number, booking or pass by what it is. */
  name: z.string(),
  clientName: z.string(),
  /** Amount of the line: what is unpaid, the missing deposit, or the amount at the end of a cancelled order. */
  amountCentavos: centavos,
  /** An order that was cancelled before this money came, which becomes its client's credit. */
  isOver: z.boolean(),
  reasons: z.array(z.enum(matchReasons)),
})
export type PayableSale = z.output<typeof payableSale>

const reconciliation = z.object({
  account: bankAccount,
  /** Bank accounts of the business. */
  accounts: z.array(bankAccount),
  from: day,
  to: day,
  /** Each line of the bank with the lines of the books that are the same money. */
  matched: z.array(z.object({ line: bankLine, bookLines: z.array(bookLine) })),
  /** Proposed matches that need confirmation. */
  proposed: z.array(
    z.object({
      line: bankLine,
      bookLine,
      reasons: z.array(z.enum(matchReasons)),
      /** Sure enough to be confirmed with others at once. */
      isStrong: z.boolean(),
    }),
  ),
  /** Transfers that name an order, booking or pass which waits for exactly this money; an order also until it ended. */
  payable: z.array(z.object({ line: bankLine, sale: payableSale })),
  bankOnly: z.array(bankLine),
  booksOnly: z.array(bookLine),
  /** Movements of the days by the bank and by the books. A matched ledger line counts on the bank's day. */
  bankCentavos: moved,
  booksCentavos: moved,
  /** Bank balance less book balance: the sum of unmatched lines on both sides. */
  differenceCentavos: moved,
  /** Closing balance by the bank's last line, if stated, and by the books. */
  bankBalanceCentavos: moved.nullable(),
  booksBalanceCentavos: moved,
  /** Lines of the bank that are not matched, proposed or not. */
  unmatchedLines: z.int(),
  /** True if the list is truncated. The sums count everything. */
  hasMore: z.boolean(),
  /** The files that the lines of these days came in, the latest first. */
  statements: z.array(statement),
})
export type Reconciliation = z.output<typeof reconciliation>

const imported = z.object({
  /** Numbers of new and of already known lines. */
  added: z.int(),
  known: z.int(),
  from: day,
  to: day,
})
export type ImportedStatement = z.output<typeof imported>

const params = z.object({ id: z.string() })

/** Bank reconciliation. */
export const bank = {
  reconciliation: defineCall({
    name: 'bank.reconciliation',
    costly: true,
    method: 'GET',
    path: '/accounting/reconciliation',
    access: 'books',
    status: 200,
    /** Defaults: account 102.01, from the first of this month to today; both days included. */
    query: z.strictObject({ accountId: uuid.optional(), from: seenDay.optional(), to: seenDay.optional() }),
    answer: z.object({ data: z.object({ reconciliation }) }),
    failure: 'Error fetching reconciliation',
  }),
  /** Last day with lines of the bank or of the books; by default of account 102.01. */
  lastDay: defineCall({
    name: 'bank.lastDay',
    method: 'GET',
    path: '/accounting/reconciliation/last-day',
    access: 'books',
    status: 200,
    query: z.strictObject({ accountId: uuid.optional() }),
    answer: lastDayAnswer,
    failure: 'Error fetching last day',
  }),
  /** Imports a bank statement as CSV; known lines add nothing. */
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
  /** Matches ledger lines to a bank line of the same sum. All pairs or none. */
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
  /** Registers a transfer as the payment of an order, booking or pass and matches it. For an order that has ended it becomes credit. */
  paySale: defineCall({
    name: 'bank.paySale',
    method: 'POST',
    path: '/accounting/bankLines/:id/payments',
    access: 'books',
    status: 201,
    params,
    body: z.strictObject({ target: paymentTarget }),
    answer: z.object({ data: z.object({ paymentId: uuid }) }),
    failure: 'Error paying from bank line',
  }),
}
