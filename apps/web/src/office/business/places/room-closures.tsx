import { formatDay, type RecordOf, type Resources } from '@rumi/contract'
import { rooms } from '@rumi/data-layer'
import { useState, type FormEvent } from 'react'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { officeRoomsCopy as copy, officePlacesCopy } from '../../../copy/office/business/places.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { ScheduleLine } from '../schedule/schedule-line.tsx'
import { ConflictingBookings } from './conflicting-bookings.tsx'
import { Form } from '../../../ui/forms/form.tsx'

type Room = RecordOf<Resources['rooms']>
type Closure = Room['outOfService'][number]

export const formatClosure = ({ from, to }: Closure) =>
  officePlacesCopy.span(formatDay(from, businessToday()), formatDay(to, businessToday()))

/** Closures of a room, and a form to add more. */
export function RoomClosures({ room, onClose }: { room: Room; onClose: () => void }) {
  const send = useSend()
  const [written, setWritten] = useState({ from: '', to: '', reason: '' })
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const ahead = room.outOfService.filter(({ to }) => to > businessToday())

  const saveClosures = async (outOfService: readonly Closure[]) => {
    setSending(true)
    setRefusal(undefined)
    const changes = { outOfService: [...outOfService], version: room.version }
    const outcome = await send(rooms.calls.update({ id: room.id, changes }))
    setSending(false)
    if (!outcome.ok) setRefusal(outcome.refusal)
    return outcome.ok
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await saveClosures([...room.outOfService, written]))) return
    setWritten({ from: '', to: '', reason: '' })
    showToast(copy.closed(room.name))
  }
  const remove = async (closure: Closure) => {
    if (await saveClosures(room.outOfService.filter((one) => one !== closure))) showToast(copy.reopened)
  }
  const field = (name: keyof typeof written) => ({
    value: written[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setWritten((before) => ({ ...before, [name]: target.value })),
  })
  const dayIssue = refusal?.issues[0]?.message

  return (
    <Dialog
      unsaved={unsavedCopy}
      open
      onClose={onClose}
      title={copy.closeOf(room.name)}
      closeLabel={officeCopy.close}
    >
      <div className="grid gap-4 pb-2">
        <p className="text-ink-soft">{copy.closeText}</p>
        {ahead.length === 0 && <p>{copy.noClosures}</p>}
        <ul>
          <Rows of={ahead} by={({ from }) => from}>
            {(closure) => (
              <ScheduleLine
                note={closure.reason}
                removeLabel={copy.reopenOf(formatClosure(closure))}
                onRemove={() => void remove(closure)}
              >
                <span className="tabular first-letter:uppercase">{formatClosure(closure)}</span>
              </ScheduleLine>
            )}
          </Rows>
        </ul>
        <Form
          noValidate={false}
          problems={refusal?.issues}
          onSubmit={add}
          className="grid gap-4 rounded-md bg-cream p-4"
        >
          {refusal && !dayIssue && <ConflictingBookings refusal={refusal} resourceId={room.id} />}
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField label={copy.from} min={businessToday()} required {...field('from')} />
            <DateField
              label={copy.to}
              min={written.from || businessToday()}
              required
              error={dayIssue}
              {...field('to')}
            />
          </div>
          <TextField
            label={copy.reason}
            optionalLabel={errorMessagesCopy.optional}
            maxLength={200}
            {...field('reason')}
          />
          <div>
            <Button type="submit" loading={sending}>
              {copy.addClosure}
            </Button>
          </div>
        </Form>
      </div>
    </Dialog>
  )
}
