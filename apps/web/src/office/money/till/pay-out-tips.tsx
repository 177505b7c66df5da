import { centavosIn, formatPesos, plainPesos, tillOfPerson, tips, type OwedTips } from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { tipsCopy as copy } from '../../../copy/office/money/tips.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { useStoreSelector } from '../../../shared/fetching/store.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import type { CashDay } from './till-form.ts'

type PayOutTipsProps = FormWiring & { owed: OwedTips; tills: readonly CashDay[]; onDone: () => void }

const bank = 'bank'

/** Form of a payout: the whole owed amount out of the user's till by default, or the bank without one. */
export function PayOutTips({ owed, tills, id, onSending, onDone }: PayOutTipsProps) {
  const sendCall = useSendCall()
  const userId = useStoreSelector((state) => state.user.userid)
  const open = useCanWrite('cashDays') ? tills : []
  const [amount, setAmount] = useState(plainPesos(owed.owedCentavos))
  const [from, setFrom] = useState(tillOfPerson(open, userId)?.id ?? bank)
  const [problem, setProblem] = useState<{ amount?: string; whole?: string }>({})
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const amountCentavos = centavosIn(amount)
    if (amountCentavos === null) return setProblem({ amount: copy.notAnAmount })
    onSending(true)
    const outcome = await sendCall(tips.payOut, {
      body: { staffId: owed.staffId, amountCentavos, cashDayId: from === bank ? null : from },
    })
    onSending(false)
    if (outcome.ok) {
      showToast(copy.paidOut(formatPesos(amountCentavos)))
      return onDone()
    }
    const { issues, message } = outcome.refusal
    const wrong = issues.find(({ path }) => path === 'amountCentavos')?.message
    setProblem(wrong ? { amount: wrong } : { whole: message })
  }
  return (
    <Form problems="own" id={id} onSubmit={submit} className="grid gap-4 pb-2">
      {problem.whole && <Notice tone="problem">{problem.whole}</Notice>}
      <TextField
        kind="money"
        label={copy.amount}
        hint={copy.atMost(formatPesos(owed.owedCentavos))}
        error={problem.amount}
        value={amount}
        onChange={({ target }) => {
          setAmount(target.value)
          setProblem({})
        }}
      />
      <SelectField
        label={copy.from}
        options={[
          ...open.map(({ id: value, till: label }) => ({ value, label })),
          { value: bank, label: copy.bank },
        ]}
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
    </Form>
  )
}
