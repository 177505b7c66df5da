import { countedCentavosOf, denominations, formatPesos, type Denomination } from '@rumi/contract'
import { cashDays } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { tillCopy as copy } from '../../../copy/office/money/till.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useTillRefusal, type OnRefused, type CashDay } from './till-form.ts'
import { Form } from '../../../ui/forms/form.tsx'

const mostPieces = 100_000

/** Parses a number of pieces; 0 if empty, null if invalid. */
function piecesIn(written = '') {
  const pieces = Number(written.trim())
  return Number.isInteger(pieces) && pieces >= 0 && pieces <= mostPieces ? pieces : null
}

type CountCashProps = { day: CashDay; onDone: () => void; onRefused: OnRefused }

/** Counts notes and coins; shows the expected amount only after saving. */
export function CountCash({ day: { id, version }, onDone, onRefused }: CountCashProps) {
  const send = useSend()
  const [written, setWritten] = useState<Partial<Record<Denomination, string>>>({})
  const { refusal, refuse, forget } = useTillRefusal(onRefused)
  const [sending, setSending] = useState(false)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const counts = denominations.map((denominationCentavos) => ({
    denominationCentavos,
    pieces: piecesIn(written[denominationCentavos]) ?? 0,
  }))
  const isWrong = (value: Denomination) => piecesIn(written[value]) === null

  const saveCount = async (event: FormEvent) => {
    event.preventDefault()
    forget()
    setIsSubmitted(true)
    if (denominations.some(isWrong)) return
    setSending(true)
    const outcome = await send(cashDays.calls.update({ id, changes: { counts, version } }))
    setSending(false)
    if (!outcome.ok) return refuse(outcome.refusal)
    onDone()
  }

  return (
    <Form problems={refusal?.issues} onSubmit={saveCount} className="grid gap-4 rounded-sm bg-cream p-4">
      <p>{copy.countLead}</p>
      {refusal && <ActionableRefusal refusal={refusal} />}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] items-start gap-3">
        {denominations.map((value) => (
          <TextField
            key={value}
            label={copy.pieces(formatPesos(value))}
            inputMode="numeric"
            error={isSubmitted && isWrong(value) ? copy.notPieces : undefined}
            value={written[value] ?? ''}
            onChange={({ target }) => setWritten((former) => ({ ...former, [value]: target.value }))}
          />
        ))}
      </div>
      <p className="flex justify-between gap-4 font-strong tabular">
        <span>{copy.counted}</span>
        <span>{formatPesos(countedCentavosOf(counts))}</span>
      </p>
      <div>
        <Button type="submit" loading={sending}>
          {copy.keepCount}
        </Button>
      </div>
    </Form>
  )
}
