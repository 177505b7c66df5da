import {
  centavosIn,
  expenses,
  ivaOfExpense,
  ivaWithin,
  plainPesos,
  type BankLine,
  type BodyOf,
  type CfdiReading,
  type ExpensePayment,
} from '@rumi/contract'
import { expensesCopy } from '../../../copy/office/books/expenses.ts'
import type { Refusal } from '../../../shared/refusals/refusal.ts'

const { form: copy } = expensesCopy

/** Form state of an expense: amounts as text; IVA follows its rate until edited. */
export type ExpenseDraft = {
  day: string
  supplierName: string
  supplierRfc: string
  concept: string
  subtotal: string
  untaxed: string
  ivaPercent: '0' | '8' | '16'
  /** Null while it follows the rate. */
  iva: string | null
  isrRetained: string
  ivaRetained: string
  accountId: string
  payment: ExpensePayment
  cashDayId: string
}

export type PaidLine = Pick<BankLine, 'id' | 'day' | 'concept' | 'amountCentavos'>

export const emptyDraft = (day: string): ExpenseDraft => ({
  day,
  supplierName: '',
  supplierRfc: '',
  concept: '',
  subtotal: '',
  untaxed: '',
  ivaPercent: '16',
  iva: null,
  isrRetained: '',
  ivaRetained: '',
  accountId: '',
  payment: 'bank',
  cashDayId: '',
})

/** Fills a draft from the bank line that paid it, whose amount includes IVA. */
export const draftOfBankLine = (
  draft: ExpenseDraft,
  { day, concept, amountCentavos }: PaidLine,
): ExpenseDraft => {
  const { baseCentavos, ivaCentavos } = ivaWithin(Math.abs(amountCentavos), 16)
  return { ...draft, day, concept, subtotal: plainPesos(baseCentavos), iva: plainPesos(ivaCentavos) }
}

const writtenPesos = (centavos: number) => (centavos > 0 ? plainPesos(centavos) : '')

/** Fills a draft from an invoice. */
export const filledFrom = (draft: ExpenseDraft, invoice: CfdiReading): ExpenseDraft => ({
  ...draft,
  day: invoice.day,
  supplierName: invoice.supplierName,
  supplierRfc: invoice.supplierRfc,
  concept: invoice.concept || draft.concept,
  subtotal: plainPesos(invoice.subtotalCentavos),
  untaxed: writtenPesos(invoice.untaxedCentavos),
  ivaPercent: `${invoice.ivaPercent}`,
  iva: plainPesos(invoice.ivaCentavos),
  isrRetained: writtenPesos(invoice.isrRetainedCentavos),
  ivaRetained: writtenPesos(invoice.ivaRetainedCentavos),
  payment: invoice.payment,
})

const amountIn = (written: string) => (written.trim() === '' ? 0 : centavosIn(written))

/** Amounts of a draft in centavos; null if invalid. */
export function amountsOf({ subtotal, untaxed, ivaPercent, iva, ...retained }: ExpenseDraft) {
  const subtotalCentavos = amountIn(subtotal)
  const untaxedCentavos = ivaPercent === '0' ? 0 : amountIn(untaxed)
  if (subtotalCentavos === null || untaxedCentavos === null) return null
  const percent = Number(ivaPercent) as 0 | 8 | 16
  const taxed = {
    subtotalCentavos,
    untaxedCentavos: Math.min(untaxedCentavos, subtotalCentavos),
    ivaPercent: percent,
  }
  const ivaCentavos = percent === 0 ? 0 : iva === null ? ivaOfExpense(taxed) : amountIn(iva)
  const isrRetainedCentavos = amountIn(retained.isrRetained)
  const ivaRetainedCentavos = percent === 0 ? 0 : amountIn(retained.ivaRetained)
  if (ivaCentavos === null || isrRetainedCentavos === null || ivaRetainedCentavos === null) return null
  return {
    subtotalCentavos,
    untaxedCentavos,
    ivaPercent: percent,
    ivaCentavos,
    isrRetainedCentavos,
    ivaRetainedCentavos,
  }
}

/** Returns the amount that the supplier receives. */
export const paidTotalOf = (amounts: NonNullable<ReturnType<typeof amountsOf>>) =>
  amounts.subtotalCentavos + amounts.ivaCentavos - amounts.isrRetainedCentavos - amounts.ivaRetainedCentavos

type Sent = BodyOf<typeof expenses.create>
/** Errors by form field. */
export type DraftProblems = Partial<Record<keyof ExpenseDraft, string>>

/** Form field per request field. */
const fieldOf: Readonly<Record<string, keyof ExpenseDraft>> = {
  subtotalCentavos: 'subtotal',
  untaxedCentavos: 'untaxed',
  ivaCentavos: 'iva',
  isrRetainedCentavos: 'isrRetained',
  ivaRetainedCentavos: 'ivaRetained',
}

/** Maps issues of contract or server to form fields; others belong above the form. */
export function problemsOf(issues: readonly { path: string; message: string }[], draft: ExpenseDraft) {
  const problems: DraftProblems = {}
  for (const { path, message } of issues) {
    const field = fieldOf[path] ?? path
    if (Object.hasOwn(draft, field)) problems[field as keyof ExpenseDraft] ??= message
  }
  return problems
}

/** Request from a draft, validated as on the server, or its errors. */
export function bodyOf(
  draft: ExpenseDraft,
  cfdi: string | undefined,
  bankLineId: string | null = null,
): { body: Sent; issues?: never } | { issues: Refusal['issues']; body?: never } {
  const { subtotal, untaxed, iva, isrRetained, ivaRetained } = draft
  const written = { subtotal, untaxed, iva: iva ?? '', isrRetained, ivaRetained }
  for (const [field, text] of Object.entries(written))
    if (amountIn(text) === null) return { issues: [{ path: field, message: copy.notAnAmount }] }
  if (draft.accountId === '') return { issues: [{ path: 'accountId', message: copy.chooseAccountError }] }
  const { day, supplierName, supplierRfc, concept, accountId, payment } = draft
  const body: Sent = {
    day,
    supplierName,
    supplierRfc,
    concept,
    accountId,
    payment,
    ...amountsOf(draft)!,
    cashDayId: payment === 'cash' && draft.cashDayId !== '' ? draft.cashDayId : null,
    bankLineId,
    ...(cfdi !== undefined && { cfdi }),
  }
  const checked = expenses.create.body.safeParse(body)
  if (checked.success) return { body }
  const issues = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return { issues }
}
