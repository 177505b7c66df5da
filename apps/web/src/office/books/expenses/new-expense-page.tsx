import { expensesCopy as copy } from '../../../copy/office/books/expenses.ts'
import { paths } from '../../../shared/business/paths.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { ExpenseForm } from './expense-form.tsx'

export const meta = officeMeta(copy.form.title)

/** New expense, from an invoice or by hand, with a photo of its receipt. */
export default function NewExpensePage() {
  return (
    <>
      <PageHeader title={copy.form.title} back={{ to: paths.officeExpenses(), label: copy.back }} />
      <ExpenseForm />
    </>
  )
}
