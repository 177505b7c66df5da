import type { DeskVisit } from '@rumi/contract'
import { bookings } from '@rumi/data-layer'
import { useState, type ReactNode } from 'react'
import { useSend } from '../../app/store.ts'
import { bookingPanelCopy as copy } from '../../copy/booking-panel.ts'
import { bookingStatusCopy } from '../../copy/bookings.ts'
import { Button } from '../../ui/button.tsx'
import { StateChip } from '../../ui/state-chip.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { ContactLinks } from '../contact-links.tsx'
import { fullName } from '../use-house-book.ts'
import { houseToday } from '../house-today.ts'
import { spokenWhen } from './spoken-when.ts'

type PanelFactsProps = { visit: DeskVisit; mayWrite: boolean; onChanged: () => Promise<void> }

/** Who, when, where and what for, and the note that everybody sees. */
export function PanelFacts({ visit, mayWrite, onChanged }: PanelFactsProps) {
  const { booking, owner, service } = visit
  const { tone, word } = bookingStatusCopy[booking.status]
  return (
    <div className="grid gap-4">
      <div>
        <StateChip tone={tone}>{word}</StateChip>
      </div>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Fact name={copy.when}>{spokenWhen(booking, houseToday())}</Fact>
        {booking.resource && <Fact name={copy.where}>{booking.resource}</Fact>}
        <Fact name={copy.service}>{service.name}</Fact>
        <Fact name={copy.owner}>
          {fullName(owner)}
          <ContactLinks client={owner} />
        </Fact>
        {!mayWrite && booking.notes && <Fact name={copy.notes}>{booking.notes}</Fact>}
      </dl>
      {mayWrite && <Notes key={booking.version} visit={visit} onChanged={onChanged} />}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-strong text-ink-soft">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

function Notes({ visit: { booking }, onChanged }: Pick<PanelFactsProps, 'visit' | 'onChanged'>) {
  const send = useSend()
  const [notes, setNotes] = useState(booking.notes)
  const [saving, setSaving] = useState(false)
  const [error, setError] = useState<string>()

  const save = async () => {
    setSaving(true)
    const { id, version } = booking
    const outcome = await send(bookings.calls.update({ id, changes: { notes, version } }))
    setSaving(false)
    setError(outcome.ok ? undefined : (outcome.refusal.issues[0]?.message ?? outcome.refusal.message))
    if (!outcome.ok) return
    showToast(copy.notesSaved)
    await onChanged()
  }

  return (
    <div className="grid gap-2">
      <TextAreaField
        label={copy.notes}
        hint={copy.notesHint}
        error={error}
        value={notes}
        rows={2}
        onChange={({ target }) => setNotes(target.value)}
      />
      {notes.trim() !== booking.notes && (
        <div>
          <Button size="small" tone="secondary" loading={saving} onClick={save}>
            {copy.saveNotes}
          </Button>
        </div>
      )}
    </div>
  )
}
