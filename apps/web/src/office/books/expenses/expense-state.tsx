import type { Expense } from '@rumi/contract'
import { expensesCopy as copy } from '../../../copy/office/books/expenses.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'

/** Payment state of an expense: paid, open, or reversed. */
export function ExpenseState({ expense }: { expense: Expense }) {
  if (expense.takenBackAt !== null) return <StateChip tone="neutral">{copy.states.takenBack}</StateChip>
  if (isUnpaid(expense)) return <StateChip tone="soon">{copy.states.unpaid}</StateChip>
  return <StateChip tone="ok">{copy.states.paid}</StateChip>
}

export const isUnpaid = ({ payment, paidOn, takenBackAt }: Expense) =>
  payment === 'later' && paidOn === null && takenBackAt === null
