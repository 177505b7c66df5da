import { dayOf, formatDay, isWithPerson, type AnswerOf, type desk, type DeskBooking } from '@rumi/contract'
import { type ReactNode, useState, type FormEvent } from 'react'
import { paths } from '../../../shared/business/paths.ts'
import { bookingPanelCopy as copy } from '../../../copy/office/desk/booking.ts'
import { bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { ContactLinks } from '../../kit/contact-links.tsx'
import { firstDayOf } from '../visit-card/visit-cards.ts'
import { fullName } from '../../kit/records/use-directory.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { formatWhen } from '../booking-status/booking-time.ts'
import { AreaLink } from '../../kit/permissions/area-link.tsx'
import { bookings } from '@rumi/data-layer'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { TwoVersions } from '../../../shared/refusals/two-versions.tsx'
import { Form } from '../../../ui/forms/form.tsx'

type PanelFactsProps = {
  deskBooking: DeskBooking
  /** Bookings inside a stay. */
  addOns: AnswerOf<typeof desk.booking>['data']['addOns']
  /** Visitor messages that led to this booking. */
  messages: AnswerOf<typeof desk.booking>['data']['messages']
  mayWrite: boolean
  onChanged: () => Promise<void>
}

/** People, time, place and service, and the shared note. */
export function PanelFacts({ deskBooking, addOns, messages, mayWrite, onChanged }: PanelFactsProps) {
  const { booking, owner, secondPerson, dogs, service } = deskBooking
  const { tone, word } = bookingStatusCopy[booking.status]
  return (
    <div className="grid gap-4">
      <div>
        <StateChip tone={tone}>{word}</StateChip>
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
        <Fact name={copy.when}>
          {formatWhen(booking, businessToday())}{' '}
          <AreaLink
            to={paths.office({ dia: firstDayOf(booking) })}
            className="inline-flex min-h-8 items-center text-link underline"
          >
            {copy.openDay}
          </AreaLink>
        </Fact>
        {booking.resource && (
          <Fact name={isWithPerson(service.serviceType) ? copy.withWhom : copy.where}>
            {booking.resource}
          </Fact>
        )}
        <Fact name={copy.service}>{service.name}</Fact>
        <Rows of={addOns} by={({ id }) => id} within="facts">
          {({ name, status, ...times }) => (
            <Fact name={copy.inside}>
              {name}, {formatWhen(times, businessToday())} ({bookingStatusCopy[status].word.toLowerCase()})
            </Fact>
          )}
        </Rows>
        <Fact name={copy.dogs}>
          <ul className="flex flex-wrap gap-x-4">
            <Rows of={dogs} by={({ _id }) => _id}>
              {({ _id, name }) => (
                <li>
                  <AreaLink
                    to={paths.officeDog(_id)}
                    className="inline-flex min-h-8 items-center text-link underline"
                  >
                    {name}
                  </AreaLink>
                </li>
              )}
            </Rows>
          </ul>
        </Fact>
        <Fact name={copy.owner}>
          {fullName(owner)}
          <ContactLinks client={owner} />
        </Fact>
        {secondPerson && (
          <Fact name={copy.secondPerson}>
            {fullName(secondPerson)}
            <ContactLinks client={secondPerson} />
          </Fact>
        )}
        <Rows of={dogs} by={({ _id }) => _id} within="facts">
          {({ name, pickup, emergencyContact }) => (
            <>
              {pickup && (
                <Fact name={copy.pickup}>
                  {dogs.length > 1 && <span>{`${name}: `}</span>}
                  {pickup}
                </Fact>
              )}
              {emergencyContact && (
                <Fact name={copy.emergencyContact}>
                  {dogs.length > 1 && <span>{`${name}: `}</span>}
                  {emergencyContact}
                </Fact>
              )}
            </>
          )}
        </Rows>
        <Rows of={messages} by={({ id }) => id} within="facts">
          {({ id, name, subject, createdAt }) => (
            <Fact name={copy.request}>
              <AreaLink
                to={paths.officeMessages({ mensaje: id })}
                className="inline-flex min-h-8 items-center text-link underline"
              >
                {copy.requestBy(subject || name, formatDay(dayOf(createdAt), businessToday()))}
              </AreaLink>
            </Fact>
          )}
        </Rows>
        {!mayWrite && booking.notes && <Fact name={copy.notes}>{booking.notes}</Fact>}
      </dl>
      {mayWrite && <PanelNotes deskBooking={deskBooking} onChanged={onChanged} />}
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

type PanelNotesProps = { deskBooking: DeskBooking; onChanged: () => Promise<void> }

/** Notes of the team on a booking; concurrent writers see each other's text before one replaces the other. */
function PanelNotes({ deskBooking: { booking }, onChanged }: PanelNotesProps) {
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
