import { centavosIn } from '@rumi/contract'
import { cashDays } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { tillCopy as copy } from '../../copy/till.ts'
import { useSend } from '../../shared/store.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { CashDay } from './cash-day.ts'
import { useTillRefusal, type OnRefused } from './use-till-refusal.ts'

type CorrectFloatProps = { day: CashDay; onRefused: OnRefused }

/** A float that was typed wrong is put right, until the till is counted. */
export function CorrectFloat({ day: { id, version }, onRefused }: CorrectFloatProps) {
  const send = useSend()
  const [float, setFloat] = useState('')
  const [wrong, setWrong] = useState<string>()
  const { refusal, refuse, forget } = useTillRefusal(onRefused)
  const [sending, setSending] = useState(false)

  const keep = async (event: FormEvent) => {
    event.preventDefault()
    const floatCentavos = centavosIn(float)
    forget()
    setWrong(floatCentavos === null ? copy.notAnAmount : undefined)
    if (floatCentavos === null) return
    setSending(true)
    const outcome = await send(cashDays.calls.update({ id, changes: { floatCentavos, version } }))
    setSending(false)
    if (!outcome.ok) return refuse(outcome.refusal)
    setFloat('')
    showToast(copy.floatCorrected)
  }

  return (
    <details>
      <summary className="inline-flex min-h-10 cursor-pointer items-center text-link underline underline-offset-2">
        {copy.correctFloat}
      </summary>
      <form onSubmit={keep} noValidate className="mt-2 grid gap-4 sm:max-w-96">
        <p className="text-ink-soft">{copy.correctFloatText}</p>
        {refusal && (
          <Notice tone="problem">
            {refusal.issues.map(({ message }) => message).join(' ') || refusal.message}
          </Notice>
        )}
        <TextField
          kind="money"
          label={copy.rightFloat}
          error={wrong}
          value={float}
          onChange={({ target }) => {
            setFloat(target.value)
            setWrong(undefined)
          }}
        />
        <div>
          <Button type="submit" tone="secondary" loading={sending}>
            {copy.keepFloat}
          </Button>
        </div>
      </form>
    </details>
  )
}
