import { formatHour, type GroomingTurn, myDay } from '@rumi/contract'
import { Phone } from 'lucide-react'
import { myDayCopy as copy } from '../../../copy/office/desk/my-day.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { UndoStrip } from '../../kit/undo/undo-strip.tsx'
import { useUndoOffer } from '../../kit/undo/undo-offers.ts'
import { DogTurn } from './dog-turn.tsx'
import { isTurnOver, minutesLate } from './turn-states.ts'
import { useState } from 'react'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'

export type TurnCardProps = {
  turn: GroomingTurn
  colleagues: readonly { id: string; name: string }[]
  /** Time of the data. */
  asOf: string
  onChanged: () => Promise<void>
}

/** Appointment with its dogs, their work and the owner's notes. */
export function TurnCard({ turn, colleagues, asOf, onChanged }: TurnCardProps) {
  const { bookingId, start, end, service, notes, ownerName, ownerPhone, lateSince, dogs } = turn
  const offer = useUndoOffer(bookingId)
  return (
    <article className="grid gap-4 rounded-md bg-cream p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="tabular text-lg font-strong">
          {formatHour(start)} – {formatHour(end)}
        </p>
        <p className="grow">{service}</p>
        {lateSince !== null && (
          <StateChip tone="expired">{copy.late(minutesLate(lateSince, asOf))}</StateChip>
        )}
      </div>
      <Rows of={dogs} by={({ rumiId }) => rumiId} within="blocks">
        {(dog) => <DogTurn dog={dog} turn={turn} onChanged={onChanged} />}
      </Rows>
      <UndoStrip offer={offer} onUndone={onChanged} />
      {notes && (
        <p className="[overflow-wrap:anywhere]">
          <strong>{copy.ownerNotes}:</strong> {notes}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>
          <strong>{copy.owner}:</strong> {ownerName}
        </span>
        {ownerPhone && (
          <a
            href={`tel:${ownerPhone.replace(/[^\d+]/g, '')}`}
            className="inline-flex min-h-12 items-center gap-2 font-strong text-link"
          >
            <Phone className="size-5" aria-hidden="true" />
            {ownerPhone}
          </a>
        )}
      </p>
      {!isTurnOver(turn) && colleagues.length > 0 && (
        <PassOn turn={turn} colleagues={colleagues} onPassed={onChanged} />
      )}
    </article>
  )
}

type PassOnProps = {
  turn: GroomingTurn
  colleagues: readonly { id: string; name: string }[]
  onPassed: () => Promise<void>
}

/** Passes an appointment to a colleague who is free. */
function PassOn({ turn: { bookingId, version }, colleagues, onPassed }: PassOnProps) {
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
