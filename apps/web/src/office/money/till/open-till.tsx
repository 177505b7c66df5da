import { cashDays } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { tillCopy as copy } from '../../../copy/office/money/till.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useTillRefusal, type OnRefused, useAmount } from './till-form.ts'
import { Form } from '../../../ui/forms/form.tsx'

/** Opens a till with its initial cash. */
export function OpenTill({ onRefused }: { onRefused: OnRefused }) {
  const send = useSend()
  const float = useAmount()
  const [till, setTill] = useState<string>(copy.usualTill)
  const { refusal, refuse, forget } = useTillRefusal(onRefused)
  const [sending, setSending] = useState(false)

  const open = async (event: FormEvent) => {
    event.preventDefault()
    forget()
    const floatCentavos = float.read()
    if (floatCentavos === null) return
    setSending(true)
    const outcome = await send(cashDays.calls.create({ floatCentavos, till }))
    setSending(false)
    if (!outcome.ok) return refuse(outcome.refusal)
    showToast(copy.opened)
  }

  return (
    <Form
      problems={refusal?.issues}
      onSubmit={open}
      className="grid gap-4 rounded-sm bg-cream p-4 sm:max-w-96"
    >
      {refusal && <ActionableRefusal refusal={refusal} />}
      <TextField label={copy.float} {...float.field} />
      <TextField
        label={copy.till}
        maxLength={40}
        value={till}
        onChange={({ target }) => setTill(target.value)}
      />
      <div>
        <Button type="submit" loading={sending}>
          {copy.open}
        </Button>
      </div>
    </Form>
  )
}
