import type { DeskBooking } from '@rumi/contract'
import { bookings } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { useSend } from '../../../shared/fetching/store.ts'
import { bookingPanelCopy as copy } from '../../../copy/office/desk/booking.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { TwoVersions } from '../../../shared/refusals/two-versions.tsx'
import { Form } from '../../../ui/forms/form.tsx'

type PanelNotesProps = { deskBooking: DeskBooking; onChanged: () => Promise<void> }

/** Notes of the team on a booking; concurrent writers see each other's text before one replaces the other. */
export function PanelNotes({ deskBooking: { booking }, onChanged }: PanelNotesProps) {
  const send = useSend()
  const [began, setBegan] = useState(booking.notes)
  const [notes, setNotes] = useState(booking.notes)
  const [saving, setSaving] = useState(false)
  const [error, setError] = useState<string>()
  const isTouched = notes.trim() !== began
  const changedMeanwhile = booking.notes !== began

  const begin = (from: string) => {
    setBegan(from)
    setNotes(from)
  }
  if (changedMeanwhile && (!isTouched || notes.trim() === booking.notes)) begin(booking.notes)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const save = async () => {
    setSaving(true)
    const { id, version } = booking
    const outcome = await send(bookings.calls.update({ id, changes: { notes, version } }))
    if (outcome.ok || outcome.refusal.httpStatus === 409) await onChanged()
    setSaving(false)
    setError(outcome.ok ? undefined : (outcome.refusal.issues[0]?.message ?? outcome.refusal.message))
    if (outcome.ok) showToast(copy.notesSaved(notes))
  }

  return (
    <Form problems="own" onSubmit={submit} className="grid gap-2">
      <TextAreaField
        label={copy.notes}
        hint={copy.notesHint}
        error={changedMeanwhile ? undefined : error}
        value={notes}
        rows={2}
        onChange={({ target }) => setNotes(target.value)}
      />
      {isTouched && changedMeanwhile && (
        <TwoVersions
          rows={[{ label: copy.notes, mine: notes, theirs: booking.notes || copy.noNotes }]}
          onMine={() => void save()}
          onTheirs={() => begin(booking.notes)}
        />
      )}
      {isTouched && !changedMeanwhile && (
        <div>
          <Button type="submit" size="small" tone="secondary" loading={saving}>
            {copy.saveNotes}
          </Button>
        </div>
      )}
    </Form>
  )
}
