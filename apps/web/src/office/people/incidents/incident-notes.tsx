import { formatMoment, incidentLimits, incidents, type Incident } from '@rumi/contract'
import { useState, type FormEvent } from 'react'
import { officeIncidentsCopy as copy } from '../../../copy/shared/incidents.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { RecordSection } from '../../kit/record-page-parts.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'

/** Follow-ups of an incident, oldest first; new ones are added, none is changed. */
export function IncidentNotes({ incident, mayWrite }: { incident: Incident; mayWrite: boolean }) {
  const sendCall = useSendCall()
  const [text, setText] = useState('')
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const today = businessToday()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    setSending(true)
    const outcome = await sendCall(incidents.addNote, { params: { id: incident.id }, body: { text } })
    setSending(false)
    if (outcome.ok) setText('')
    else setRefusal(outcome.refusal)
  }
  return (
    <div className="max-w-2xl">
      <RecordSection title={copy.notes}>
        {incident.notes.length === 0 && <p className="text-ink-soft">{copy.noNotes}</p>}
        <ul>
          <Rows of={incident.notes} by={({ id }) => id}>
            {(note) => (
              <li className="border-b border-line py-2">
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">{note.text}</p>
                <p className="text-sm text-ink-soft">
                  {[formatMoment(note.at, today), note.by].filter(Boolean).join(', ')}
                </p>
              </li>
            )}
          </Rows>
        </ul>
        {mayWrite && (
          <Form problems={refusal?.issues} onSubmit={add} className="no-print mt-4 grid gap-3">
            {refusal && <ActionableRefusal refusal={refusal} />}
            <TextAreaField
              label={copy.newNote}
              rows={2}
              maxLength={incidentLimits.text}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <Button type="submit" tone="secondary" className="justify-self-start" loading={sending}>
              {copy.addNote}
            </Button>
          </Form>
        )}
      </RecordSection>
    </div>
  )
}
