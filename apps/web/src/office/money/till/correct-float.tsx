import { cashDays } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { tillCopy as copy } from '../../../copy/office/money/till.ts'
import { wordsOf } from '../../../shared/refusals/refusal.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ProblemInSight } from '../../../ui/forms/problem-in-sight.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useTillRefusal, type OnRefused, type CashDay, useAmount } from './till-form.ts'
import { Form } from '../../../ui/forms/form.tsx'

type CorrectFloatProps = { day: CashDay; onRefused: OnRefused }

/** Corrects a wrong float, until the till is counted. */
export function CorrectFloat({ day: { id, version }, onRefused }: CorrectFloatProps) {
  const send = useSend()
  const float = useAmount()
  const { refusal, refuse, forget } = useTillRefusal(onRefused)
  const [sending, setSending] = useState(false)

  const saveFloat = async (event: FormEvent) => {
    event.preventDefault()
    forget()
    const floatCentavos = float.read()
    if (floatCentavos === null) return
    setSending(true)
    const outcome = await send(cashDays.calls.update({ id, changes: { floatCentavos, version } }))
    setSending(false)
    if (!outcome.ok) return refuse(outcome.refusal)
    float.clear()
    showToast(copy.floatCorrected)
  }

  return (
    <details>
      <summary className="inline-flex min-h-10 cursor-pointer items-center text-link underline underline-offset-2">
        {copy.correctFloat}
      </summary>
      <Form problems={refusal?.issues} onSubmit={saveFloat} className="mt-2 grid gap-4 sm:max-w-96">
        <p className="text-ink-soft">{copy.correctFloatText}</p>
        {refusal && <ProblemInSight>{wordsOf(refusal)}</ProblemInSight>}
        <TextField label={copy.rightFloat} {...float.field} />
        <div>
          <Button type="submit" tone="secondary" loading={sending}>
            {copy.keepFloat}
          </Button>
        </div>
      </Form>
    </details>
  )
}
