import { incidents, type Incident, formatMoment, incidentLimits } from '@rumi/contract'
import { Pencil, Send } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useNavigate, useParams } from 'react-router'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { officeIncidentsCopy as copy } from '../../../copy/shared/incidents.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PrintButton } from '../../../ui/layout/print-button.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { OnlyFor } from '../../kit/permissions/only-for.tsx'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { MissingRecord, RecordSection } from '../../kit/record-page-parts.tsx'
import { loadIncident } from '../loaders.ts'
import { IncidentFacts } from './incident-facts.tsx'
import { IncidentForm } from './incident-form.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'

export const clientLoader = loadIncident
export const meta = officeMeta(copy.one)

const back = { to: paths.officeIncidents(), label: copy.back }

/** One incident: a draft to complete and send, or what was sent, with its follow-ups. */
export default function IncidentPage() {
  return (
    <OnlyFor access="desk" area="incidents">
      <FoundIncident />
    </OnlyFor>
  )
}

function FoundIncident() {
  const { id = '' } = useParams()
  const found = useCall(incidents.read, { params: { id } })
  if (found.refusal?.code === 'not-found') return <MissingRecord copy={copy} back={back} />
  return (
    <Fetched fetchings={[found]}>
      {found.answer && <OneIncident incident={found.answer.data.incident} />}
    </Fetched>
  )
}

function OneIncident({ incident }: { incident: Incident }) {
  const mayWrite = useCanWrite('incidents')
  const [editing, setEditing] = useState(false)
  const [asking, setAsking] = useState<'send' | 'discard'>()
  const isDraft = incident.status === 'draft'
  const names = incident.dogs.map(({ name }) => name).join(', ')
  return (
    <>
      <PageHeader
        title={copy.of(names)}
        back={back}
        actions={
          <div className="no-print flex flex-wrap gap-3">
            <PrintButton label={copy.print} tone="quiet" />
            {mayWrite && isDraft && !editing && (
              <>
                <Button tone="secondary" onClick={() => setEditing(true)}>
                  <Pencil className="size-5" aria-hidden="true" />
                  {copy.edit}
                </Button>
                <Button disabled={incident.description === ''} onClick={() => setAsking('send')}>
                  <Send className="size-5" aria-hidden="true" />
                  {copy.send}
                </Button>
              </>
            )}
          </div>
        }
      />
      {editing && isDraft ? (
        <IncidentForm
          draft={incident}
          rumiIds={[]}
          onSaved={() => {
            setEditing(false)
            showToast(copy.saved)
          }}
        />
      ) : (
        <div className="grid gap-8">
          <IncidentFacts incident={incident} />
          <IncidentNotes incident={incident} mayWrite={mayWrite} />
          {mayWrite && isDraft && (
            <div className="no-print">
              <Button tone="quiet" onClick={() => setAsking('discard')}>
                {copy.discard}
              </Button>
            </div>
          )}
        </div>
      )}
      <SendQuestion incident={incident} open={asking === 'send'} onClose={() => setAsking(undefined)} />
      <DiscardQuestion id={incident.id} open={asking === 'discard'} onClose={() => setAsking(undefined)} />
    </>
  )
}

type QuestionProps = { open: boolean; onClose: () => void }

/** Asks before sending, and shows what each family reads. */
function SendQuestion({ incident, open, onClose }: QuestionProps & { incident: Incident }) {
  const sendCall = useSendCall()
  const send = async () => {
    const { id, version } = incident
    const outcome = await sendCall(incidents.send, { params: { id }, body: { version } })
    if (!outcome.ok) return outcome.refusal.message
    showToast(copy.done)
    onClose()
    return undefined
  }
  return (
    <ConfirmDialog
      {...{ open, onClose }}
      title={copy.sendTitle}
      closeLabel={officeCopy.close}
      keepLabel={officeCopy.cancel}
      confirmLabel={copy.sendNow}
      confirmTone="primary"
      onConfirm={send}
    >
      <p>{copy.sendText}</p>
      {incident.dogs.map(({ rumiId, name, report }) => (
        <div key={rumiId}>
          <p className="font-strong">{copy.whatTheyRead(name)}</p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{report.description}</p>
        </div>
      ))}
    </ConfirmDialog>
  )
}

function DiscardQuestion({ id, open, onClose }: QuestionProps & { id: string }) {
  const sendCall = useSendCall()
  const navigate = useNavigate()
  const discard = async () => {
    const outcome = await sendCall(incidents.remove, { params: { id } })
    if (!outcome.ok && outcome.refusal.httpStatus !== 204) return outcome.refusal.message
    showToast(copy.discarded)
    await navigate(paths.officeIncidents(), { replace: true })
    return undefined
  }
  return (
    <ConfirmDialog
      {...{ open, onClose }}
      title={copy.discardTitle}
      closeLabel={officeCopy.close}
      keepLabel={officeCopy.cancel}
      confirmLabel={copy.discard}
      onConfirm={discard}
    >
      <p>{copy.discardText}</p>
    </ConfirmDialog>
  )
}

/** Follow-ups of an incident, oldest first; new ones are added, none is changed. */
function IncidentNotes({ incident, mayWrite }: { incident: Incident; mayWrite: boolean }) {
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
