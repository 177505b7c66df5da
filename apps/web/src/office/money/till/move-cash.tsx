import { cashMovementKinds, paymentCalls } from '@rumi/contract'
import { useId, useState, type FormEvent } from 'react'
import { tillCopy as copy } from '../../../copy/office/money/till.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { wordsOf } from '../../../shared/refusals/refusal.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { ProblemInSight } from '../../../ui/forms/problem-in-sight.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useTillRefusal, type OnRefused, useAmount } from './till-form.ts'
import { Form } from '../../../ui/forms/form.tsx'

/** Records cash put into or taken out of a till without a sale, with its reason. */
export function MoveCash({ id, onRefused }: { id: string; onRefused: OnRefused }) {
  const sendCall = useSendCall()
  const name = useId()
  const [kind, setKind] = useState<(typeof cashMovementKinds)[number]>('out')
  const amount = useAmount()
  const [reason, setReason] = useState('')
  const { refusal, refuse, forget } = useTillRefusal(onRefused)
  const [sending, setSending] = useState(false)

  const saveMovement = async (event: FormEvent) => {
    event.preventDefault()
    forget()
    const amountCentavos = amount.read()
    if (amountCentavos === null) return
    setSending(true)
    const outcome = await sendCall(paymentCalls.moveCash, {
      params: { id },
      body: { kind, amountCentavos, reason },
    })
    setSending(false)
    if (!outcome.ok) return refuse(outcome.refusal)
    amount.clear()
    setReason('')
    showToast(copy.moved)
  }

  return (
    <details>
      <summary className="inline-flex min-h-10 cursor-pointer items-center text-link underline underline-offset-2">
        {copy.move}
      </summary>
      <Form problems={refusal?.issues} onSubmit={saveMovement} className="mt-2 grid gap-4 sm:max-w-96">
        {refusal && <ProblemInSight>{wordsOf(refusal)}</ProblemInSight>}
        <ChoiceField
          legend={copy.moveKind}
          name={name}
          options={cashMovementKinds.map((value) => ({ value, label: copy.kinds[value] }))}
          checkedValue={kind}
          onChange={({ target }) => setKind(target.value === 'in' ? 'in' : 'out')}
        />
        <TextField label={copy.amount} {...amount.field} />
        <TextField
          label={copy.why}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div>
          <Button type="submit" tone="secondary" loading={sending}>
            {copy.keepMove}
          </Button>
        </div>
      </Form>
    </details>
  )
}
