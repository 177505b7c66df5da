import { myDay, type GroomingTurn } from '@rumi/contract'
import { useState } from 'react'
import { myDayCopy as copy } from '../../../copy/office/desk/my-day.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'

type PassOnProps = {
  turn: GroomingTurn
  colleagues: readonly { id: string; name: string }[]
  onPassed: () => Promise<void>
}

/** Passes an appointment to a colleague who is free. */
export function PassOn({ turn: { bookingId, version }, colleagues, onPassed }: PassOnProps) {
  const sendCall = useSendCall()
  const [to, setTo] = useState('')
  const [sending, setSending] = useState(false)

  const pass = async () => {
    setSending(true)
    const outcome = await sendCall(myDay.passOn, {
      params: { id: bookingId },
      body: { staffMemberId: to, version },
    })
    if (outcome.ok) showToast(copy.passed(outcome.answer.data.colleague.name))
    else showToast(outcome.refusal.message, 'problem')
    await onPassed()
    setSending(false)
  }

  return (
    <details>
      <summary className="inline-flex min-h-12 cursor-pointer items-center font-strong text-link">
        {copy.pass}
      </summary>
      <div className="flex flex-wrap items-end gap-3 pt-1">
        <SelectField
          label={copy.passTo}
          placeholder={copy.choose}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button tone="secondary" disabled={to === ''} loading={sending} onClick={() => void pass()}>
          {copy.passIt}
        </Button>
      </div>
    </details>
  )
}
