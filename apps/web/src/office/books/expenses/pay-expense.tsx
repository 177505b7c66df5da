import { expenses, type Expense } from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { expensesCopy } from '../../../copy/office/books/expenses.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Form } from '../../../ui/forms/form.tsx'

const { pay, remit } = expensesCopy

const acts = {
  pay: { call: expenses.pay, copy: pay },
  remit: { call: expenses.remit, copy: remit },
}
type Act = keyof typeof acts

/** Records that an expense, or what was retained of it, left the bank on a day. */
export function PayExpense({ expense, act }: { expense: Expense; act: Act }) {
  const { copy } = acts[act]
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{copy.open}</Button>
      <OfficeFormDialog open={open} onClose={() => setOpen(false)} title={copy.title} submitLabel={copy.send}>
        {(wiring) => <PayForm expense={expense} act={act} onDone={() => setOpen(false)} {...wiring} />}
      </OfficeFormDialog>
    </>
  )
}

type PayFormProps = FormWiring & { expense: Expense; act: Act; onDone: () => void }

function PayForm({ expense, act, id, onSending, onDone }: PayFormProps) {
  const { call, copy } = acts[act]
  const sendCall = useSendCall()
  const [day, setDay] = useState(businessToday())
  const [problem, setProblem] = useState<{ day?: string; whole?: string }>({})
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    onSending(true)
    const outcome = await sendCall(call, { params: { id: expense.id }, body: { day } })
    onSending(false)
    if (outcome.ok) {
      showToast(copy.done)
      return onDone()
    }
    const { issues, message } = outcome.refusal
    const wrong = issues.find(({ path }) => path === 'day')?.message
    setProblem(wrong ? { day: wrong } : { whole: message })
  }
  return (
    <Form problems="own" id={id} onSubmit={submit} className="grid gap-4 pb-2">
      {problem.whole && <Notice tone="problem">{problem.whole}</Notice>}
      <DateField
        label={copy.day}
        min={expense.paidOn ?? expense.day}
        max={businessToday()}
        error={problem.day}
        value={day}
        onChange={({ target }) => {
          setDay(target.value)
          setProblem({})
        }}
      />
    </Form>
  )
}
