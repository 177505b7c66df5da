import { bookings, type Booking } from '@rumi/data-layer'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { bookCopy } from '../../copy/portal/book.ts'
import { bookingsCopy } from '../../copy/portal/bookings.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { unsavedCopy } from '../../copy/shared/unsaved.ts'
import { useSend, type Refusal } from '../../shared/fetching/store.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormDialog, type FormWiring } from '../../ui/forms/form-dialog.tsx'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { Form } from '../../ui/forms/form.tsx'

type OwnNoteProps = { booking: Booking; mayWrite: boolean }

const mostLetters = 500

/** The owner's note on a visit, editable until the visit is over. */
export function OwnNote({ booking, mayWrite }: OwnNoteProps) {
  const [writing, setWriting] = useState(false)
  if (!booking.notes && !mayWrite) return null
  const saved = (notes: string) => {
    setWriting(false)
    showToast(bookingsCopy.notesSaved(notes))
  }
  return (
    <section>
      <h2 className="text-lg">{bookingsCopy.notes}</h2>
      <p className={`whitespace-pre-line [overflow-wrap:anywhere] ${booking.notes ? '' : 'text-ink-soft'}`}>
        {booking.notes || bookingsCopy.noNotes}
      </p>
      {mayWrite && (
        <Button tone="quiet" className="-ml-3" onClick={() => setWriting(true)}>
          <Pencil className="size-5" aria-hidden="true" />
          <span>{booking.notes ? bookingsCopy.changeNotes : bookingsCopy.addNotes}</span>
        </Button>
      )}
      <FormDialog
        open={writing}
        onClose={() => setWriting(false)}
        title={bookCopy.notes}
        closeLabel={errorMessagesCopy.close}
        cancelLabel={bookingsCopy.cancelNotes}
        submitLabel={bookingsCopy.saveNotes}
        unsaved={unsavedCopy}
      >
        {(wiring) => <NoteForm {...wiring} booking={booking} onSaved={saved} />}
      </FormDialog>
    </section>
  )
}

function NoteForm({
  id,
  onSending,
  booking,
  onSaved,
}: FormWiring & { booking: Booking; onSaved: (notes: string) => void }) {
  const send = useSend()
  const [notes, setNotes] = useState(booking.notes)
  const [refusal, setRefusal] = useState<Refusal>()
  const save = async () => {
    setRefusal(undefined)
    onSending(true)
    const written = notes.trim()
    const outcome = await send(bookings.calls.update({ id: booking.id, changes: { notes: written } }))
    onSending(false)
    if (outcome.ok) onSaved(written)
    else setRefusal(outcome.refusal)
  }
  return (
    <Form
      problems={refusal?.issues}
      id={id}

      className="grid gap-4 pb-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {refusal && <ActionableRefusal refusal={refusal} />}
      <TextAreaField
        label={bookingsCopy.notes}
        hint={bookCopy.notesHint}
        maxLength={mostLetters}
        value={notes}
        onChange={({ currentTarget }) => setNotes(currentTarget.value)}
      />
    </Form>
  )
}
