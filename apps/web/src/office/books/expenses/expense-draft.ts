import {
  centavosIn,
  expenses,
  ivaOfExpense,
  plainPesos,
  type BodyOf,
  type CfdiReading,
  type ExpensePayment,
} from '@rumi/contract'
import { expensesCopy } from '../../../copy/office/books/expenses.ts'
import type { Refusal } from '../../../shared/refusals/refusal.ts'

const { form: copy } = expensesCopy

/** An expense as it stands in its form: amounts as they are written, and IVA as the rate makes it until somebody writes another. */
export type ExpenseDraft = {
  day: string
  supplierName: string
  supplierRfc: string
  concept: string
  subtotal: string
  untaxed: string
  ivaPercent: '0' | '8' | '16'
  /** Null as long as it is that of the rate. */
  iva: string | null
  accountId: string
  payment: ExpensePayment
  cashDayId: string
}

export const emptyDraft = (day: string): ExpenseDraft => ({
  day,
  supplierName: '',
  supplierRfc: '',
  concept: '',
  subtotal: '',
  untaxed: '',
  ivaPercent: '16',
  iva: null,
  accountId: '',
  payment: 'bank',
  cashDayId: '',
})

/** A draft with what an invoice says. */
export const filledFrom = (draft: ExpenseDraft, said: CfdiReading): ExpenseDraft => ({
  ...draft,
  day: said.day,
  supplierName: said.supplierName,
  supplierRfc: said.supplierRfc,
  concept: said.concept || draft.concept,
  subtotal: plainPesos(said.subtotalCentavos),
  untaxed: said.untaxedCentavos > 0 ? plainPesos(said.untaxedCentavos) : '',
  ivaPercent: `${said.ivaPercent}`,
  iva: plainPesos(said.ivaCentavos),
  payment: said.payment,
})

const amountIn = (written: string) => (written.trim() === '' ? 0 : centavosIn(written))

/** The amounts of a draft in centavos; null where one cannot be read. */
export function amountsOf({ subtotal, untaxed, ivaPercent, iva }: ExpenseDraft) {
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
  if (ivaCentavos === null) return null
  return { subtotalCentavos, untaxedCentavos, ivaPercent: percent, ivaCentavos }
}

type Sent = BodyOf<typeof expenses.create>
/** What is wrong, by the name of its field in the form. */
export type DraftProblems = Partial<Record<keyof ExpenseDraft, string>>

/** The field of the form in which a part of the expense is written. */
const fieldOf: Readonly<Record<string, keyof ExpenseDraft>> = {
  subtotalCentavos: 'subtotal',
  untaxedCentavos: 'untaxed',
  ivaCentavos: 'iva',
}

/** Issues of the contract or of the server beside the fields that they are about; the rest is for the sentence above the form. */
export function problemsOf(issues: readonly { path: string; message: string }[], draft: ExpenseDraft) {
  const problems: DraftProblems = {}
  for (const { path, message } of issues) {
    const field = fieldOf[path] ?? path
    if (Object.hasOwn(draft, field)) problems[field as keyof ExpenseDraft] ??= message
  }
  return problems
}

/** The expense that a draft says, checked as the server checks it, or what is wrong with it. */
export function bodyOf(
  draft: ExpenseDraft,
  cfdi: string | undefined,
): { body: Sent; issues?: never } | { issues: Refusal['issues']; body?: never } {
  const written = { subtotal: draft.subtotal, untaxed: draft.untaxed, iva: draft.iva ?? '' }
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
    ...(cfdi !== undefined && { cfdi }),
  }
  const checked = expenses.create.body.safeParse(body)
  if (checked.success) return { body }
  const issues = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return { issues }
}
