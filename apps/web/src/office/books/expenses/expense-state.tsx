import { type Expense, formatPesos, type ExpenseTotals as Totals } from '@rumi/contract'
import { isRetained } from './expense-facts.tsx'
import { expensesCopy as copy } from '../../../copy/office/books/expenses.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { fieldsInRow } from '../../../ui/layout/two-columns.ts'

/** Totals of the displayed expenses, without reversed ones. */
export function ExpenseTotals({ totals }: { totals: Totals }) {
  const sums = [
    [copy.subtotal, totals.subtotalCentavos],
    [copy.iva, totals.ivaCentavos],
    [copy.total, totals.totalCentavos],
    [copy.unpaidTotal, totals.unpaidCentavos],
  ] as const
  return (
    <section aria-label={copy.totals} className="mb-6">
      <dl className={`${fieldsInRow} border-y border-line py-4 sm:flex sm:flex-wrap sm:gap-x-10`}>
        {sums.map(([name, centavos]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-strong tabular">{formatPesos(centavos)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">{copy.count(totals.count)}</p>
    </section>
  )
}

/** Payment state of an expense: paid, open, or reversed. */
export function ExpenseState({ expense }: { expense: Expense }) {
  if (expense.takenBackAt !== null) return <StateChip tone="neutral">{copy.states.takenBack}</StateChip>
  if (isUnpaid(expense))
    return (
      <StateChip tone="soon">
        {expense.payments.length > 0 ? copy.states.partlyPaid : copy.states.unpaid}
      </StateChip>
    )
  if (expense.overCashLimit) return <StateChip tone="missing">{copy.states.overCashLimit}</StateChip>
  if (isToRemit(expense)) return <StateChip tone="soon">{copy.states.unremitted}</StateChip>
  if (expense.lacksComplement) return <StateChip tone="soon">{copy.states.lacksComplement}</StateChip>
  return <StateChip tone="ok">{copy.states.paid}</StateChip>
}

export const isUnpaid = ({ payment, paidOn, takenBackAt }: Expense) =>
  payment === 'later' && paidOn === null && takenBackAt === null

export const isToRemit = (expense: Expense) =>
  isRetained(expense) && expense.remittedOn === null && expense.takenBackAt === null && !isUnpaid(expense)
