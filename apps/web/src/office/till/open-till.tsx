import { centavosIn } from '@rumi/contract'
import { cashDays } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { tillCopy as copy } from '../../copy/till.ts'
import { useSend } from '../../shared/store.ts'
import { Button } from '../../ui/button.tsx'
import { ActionableRefusal } from '../../shared/actionable-refusal.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useTillRefusal, type OnRefused } from './use-till-refusal.ts'

/** Opens a till with the cash that lies in it. */
export function OpenTill({ onRefused }: { onRefused: OnRefused }) {
  const send = useSend()
  const [float, setFloat] = useState('')
  const [till, setTill] = useState<string>(copy.usualTill)
  const [wrong, setWrong] = useState<string>()
  const { refusal, refuse, forget } = useTillRefusal(onRefused)
  const [sending, setSending] = useState(false)

  const open = async (event: FormEvent) => {
    event.preventDefault()
    const floatCentavos = centavosIn(float)
    forget()
    setWrong(floatCentavos === null ? copy.notAnAmount : undefined)
    if (floatCentavos === null) return
    setSending(true)
    const outcome = await send(cashDays.calls.create({ floatCentavos, till }))
    setSending(false)
    if (!outcome.ok) return refuse(outcome.refusal)
    showToast(copy.opened)
  }

  return (
    <form onSubmit={open} noValidate className="grid gap-4 rounded-sm bg-cream p-4 sm:max-w-96">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <TextField
        kind="money"
        label={copy.float}
        error={wrong}
        value={float}
        onChange={({ target }) => {
          setFloat(target.value)
          setWrong(undefined)
        }}
      />
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
    </form>
  )
}
