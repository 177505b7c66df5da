import { expensesCopy as copy } from '../../copy/expenses.ts'
import { paths } from '../../shared/paths.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { officeMeta } from '../office-meta.ts'
import { ExpenseForm } from './expense-form.tsx'

export const meta = officeMeta(copy.form.title)

/** Writes an expense down, by its invoice or by hand, with a photo of its receipt. */
export default function NewExpensePage() {
  return (
    <>
      <PageHeader title={copy.form.title} back={{ to: paths.officeExpenses(), label: copy.back }} />
      <ExpenseForm />
    </>
  )
}
