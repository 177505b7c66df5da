import { centavosIn, expenses, formatPesos, plainPesos, type Expense } from '@rumi/contract'
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
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'

const { pay, remit } = expensesCopy

const copies = { pay, remit }
type Act = keyof typeof copies

/** Records that an expense, or what was retained of it, left the bank on a day. */
export function PayExpense({ expense, act }: { expense: Expense; act: Act }) {
  const copy = copies[act]
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
  const copy = copies[act]
  const sendCall = useSendCall()
  const [day, setDay] = useState(businessToday())
  const [amount, setAmount] = useState(plainPesos(expense.owedCentavos))
  const [problem, setProblem] = useState<{ day?: string; amount?: string; whole?: string }>({})
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const amountCentavos = centavosIn(amount)
    if (act === 'pay' && amountCentavos === null) return setProblem({ amount: pay.notAnAmount })
    onSending(true)
    const params = { id: expense.id }
    const outcome =
      act === 'pay'
        ? await sendCall(expenses.pay, { params, body: { day, amountCentavos: amountCentavos! } })
        : await sendCall(expenses.remit, { params, body: { day } })
    onSending(false)
    if (outcome.ok) {
      showToast(copy.done)
      return onDone()
    }
    const { issues, message } = outcome.refusal
    const wrongAt = (field: string) => issues.find(({ path }) => path === field)?.message
    const [wrongDay, wrongAmount] = [wrongAt('day'), wrongAt('amountCentavos')]
    if (wrongDay) setProblem({ day: wrongDay })
    else setProblem(wrongAmount ? { amount: wrongAmount } : { whole: message })
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
      {act === 'pay' && (
        <TextField
          kind="money"
          label={pay.amount}
          hint={pay.amountHint(formatPesos(expense.owedCentavos))}
          error={problem.amount}
          value={amount}
          onChange={({ target }) => {
            setAmount(target.value)
            setProblem({})
          }}
        />
      )}
    </Form>
  )
}
