import { isDay } from '@rumi/contract'
import { expensesCopy as copy } from '../../../copy/office/books/expenses.ts'
import { paths } from '../../../shared/business/paths.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { useSearchParams } from 'react-router'
import type { PaidLine } from './expense-draft.ts'
import { ExpenseForm } from './expense-form.tsx'

export const meta = officeMeta(copy.form.title)

/** Bank line in the address that the expense was paid with. */
function paidLineIn(query: URLSearchParams): PaidLine | undefined {
  const id = query.get('banco')
  const amountCentavos = Number(query.get('importe'))
  const day = query.get('dia') ?? ''
  if (!id || !isDay(day) || !Number.isInteger(amountCentavos) || amountCentavos >= 0) return undefined
  return { id, day, amountCentavos, concept: query.get('concepto') ?? '' }
}

/** New expense, from an invoice or by hand, with a photo of its receipt. */
export default function NewExpensePage() {
  const [query] = useSearchParams()
  return (
    <>
      <PageHeader title={copy.form.title} back={{ to: paths.officeExpenses(), label: copy.back }} />
      <ExpenseForm paidLine={paidLineIn(query)} />
    </>
  )
}
