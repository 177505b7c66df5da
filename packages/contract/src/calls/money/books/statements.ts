import { z } from 'zod'
import { centavos, day, uuid } from '../../../fields.ts'
import { accounts } from '../../../resources/accounts.ts'
import { glEntrySources } from '../../../resources/gl-entries.ts'

/** Amount that may be negative. */
export const balance = z.int()

const account = accounts.record.pick({ code: true, name: true, type: true, nature: true })

const trialBalanceRow = account.extend({
  accountId: uuid,
  /** Before the first day, as the account is read by its nature; so is the closing balance. */
  openingCentavos: balance,
  debitCentavos: centavos,
  creditCentavos: centavos,
  closingCentavos: balance,
})
export type TrialBalanceRow = z.output<typeof trialBalanceRow>

export const trialBalance = z.object({ from: day, to: day, rows: z.array(trialBalanceRow) })
export type TrialBalance = z.output<typeof trialBalance>

const statementRow = z.object({ accountId: uuid, code: z.string(), name: z.string(), centavos: balance })

export const incomeStatement = z.object({
  from: day,
  to: day,
  income: z.array(statementRow),
  expenses: z.array(statementRow),
  incomeCentavos: balance,
  expensesCentavos: balance,
  /** Income less expenses. */
  resultCentavos: balance,
})
export type IncomeStatement = z.output<typeof incomeStatement>

export const balanceSheet = z.object({
  date: day,
  assets: z.array(statementRow),
  liabilities: z.array(statementRow),
  equity: z.array(statementRow),
  assetsCentavos: balance,
  liabilitiesCentavos: balance,
  equityCentavos: balance,
  /** Result that no year's closing has moved to the equity yet. With the equity it balances the sheet. */
  resultCentavos: balance,
  /** First day of that result. */
  resultFrom: day,
})
export type BalanceSheet = z.output<typeof balanceSheet>

const ledgerLine = z.object({
  entryId: uuid,
  number: z.int(),
  date: day,
  description: z.string(),
  source: z.enum(glEntrySources),
  bookingId: uuid.nullable(),
  orderId: uuid.nullable(),
  passId: uuid.nullable(),
  expenseId: uuid.nullable(),
  memo: z.string(),
  debitCentavos: centavos,
  creditCentavos: centavos,
  balanceCentavos: balance,
})

export const accountLedger = z.object({
  account: accounts.record,
  from: day,
  to: day,
  openingCentavos: balance,
  lines: z.array(ledgerLine),
  /** True if the list is truncated. The closing balance counts every line. */
  hasMore: z.boolean(),
  closingCentavos: balance,
})
export type AccountLedger = z.output<typeof accountLedger>
