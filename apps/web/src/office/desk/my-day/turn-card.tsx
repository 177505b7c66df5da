import { formatHour, type GroomingTurn } from '@rumi/contract'
import { Phone } from 'lucide-react'
import { myDayCopy as copy } from '../../../copy/office/desk/my-day.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { UndoStrip } from '../../kit/undo/undo-strip.tsx'
import { useUndoOffer } from '../../kit/undo/undo-offers.ts'
import { DogTurn } from './dog-turn.tsx'
import { PassOn } from './pass-on.tsx'
import { isTurnOver, minutesLate } from './turn-states.ts'

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
