import {
  dayOf,
  formatDay,
  formatHour,
  formatList,
  sickDays,
  type BodyOf,
  type CoveredBooking,
} from '@rumi/contract'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import { coverCopy as copy } from '../../../copy/office/business/cover.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { Fetched } from '../../kit/fetched.tsx'

type Absence = Omit<BodyOf<typeof sickDays.record>, 'moves'>
type CoverDialogProps = {
  /** Absence to cover; null closes the dialog. */
  absence: Absence | null
  name: string
  onClose: () => void
  onRecorded: () => void
}

/** Proposes who takes over each booking of an absence, and does all accepted ones at once. */
export function CoverDialog({ absence, name, onClose, onRecorded }: CoverDialogProps) {
  return (
    <Dialog
      open={absence !== null}
      onClose={onClose}
      title={copy.title(name)}
      closeLabel={errorMessagesCopy.close}
      size="large"
      wholeOnPhone
    >
      {absence && <Proposals absence={absence} name={name} onRecorded={onRecorded} />}
    </Dialog>
  )
}

type ProposalsProps = { absence: Absence; name: string; onRecorded: () => void }

function Proposals({ absence, name, onRecorded }: ProposalsProps) {
  const { resourceId, start, end } = absence
  const plan = useCall(sickDays.plan, { query: { resourceId, start, end } })
  const sendCall = useSendCall()
  const [declined, setDeclined] = useState<ReadonlySet<string>>(new Set())
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const bookings = plan.answer?.data.bookings ?? []
  const accepted = bookings.filter(
    ({ bookingId, proposal }) => proposal.kind !== 'ask' && !declined.has(bookingId),
  )
  const left = bookings.length - accepted.length

  const record = async () => {
    setSending(true)
    setRefusal(undefined)
    const outcome = await sendCall(sickDays.record, { body: { ...absence, moves: accepted.flatMap(moveOf) } })
    setSending(false)
    if (outcome.ok) {
      showToast(copy.recorded(name, outcome.answer.data.left.length))
      return onRecorded()
    }
    setRefusal(outcome.refusal)
    await plan.again()
  }

  const toggle = (id: string) =>
    setDeclined((was) => new Set(was.has(id) ? [...was].filter((one) => one !== id) : [...was, id]))

  return (
    <Fetched fetchings={[plan]}>
      <div className="grid gap-4">
        <p>{copy.lead(bookings.length)}</p>
        <ul className="border-t border-line">
          <Rows of={bookings} by={({ bookingId }) => bookingId}>
            {(booking) => (
              <Proposal
                booking={booking}
                isAccepted={!declined.has(booking.bookingId)}
                onToggle={() => toggle(booking.bookingId)}
              />
            )}
          </Rows>
        </ul>
        {left > 0 && <p className="text-ink-soft">{copy.left(left)}</p>}
        {refusal && <ActionableRefusal refusal={refusal} />}
        <Button loading={sending} onClick={() => void record()}>
          {copy.record(accepted.length)}
        </Button>
      </div>
    </Fetched>
  )
}

const moveOf = ({ bookingId, version, proposal }: CoveredBooking) =>
  proposal.staffMemberId === null
    ? []
    : [
        {
          bookingId,
          version,
          staffMemberId: proposal.staffMemberId,
          ...(proposal.kind === 'other-time' && { start: proposal.start }),
        },
      ]

type ProposalProps = { booking: CoveredBooking; isAccepted: boolean; onToggle: () => void }

function Proposal({ booking, isAccepted, onToggle }: ProposalProps) {
  const { start, dogs, service, ownerName, ownerPhone, proposal } = booking
  const when = (instant: string) => copy.when(formatDay(dayOf(instant), businessToday()), formatHour(instant))
  const needsCall = proposal.kind !== 'colleague'
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="[overflow-wrap:anywhere]">
        <strong>{formatList(dogs)}</strong>, {service}. <span className="tabular">{when(start)}</span>
      </p>
      {proposal.kind === 'ask' ? (
        <p>{copy.ask(ownerName)}</p>
      ) : (
        <CheckboxField
          label={
            proposal.kind === 'colleague'
              ? copy.colleague(proposal.staffMember)
              : copy.otherTime(proposal.staffMember, when(proposal.start))
          }
          checked={isAccepted}
          onChange={onToggle}
        />
      )}
      {needsCall && ownerPhone && (
        <a
          href={`tel:${ownerPhone.replace(/[^\d+]/g, '')}`}
          className="inline-flex min-h-12 items-center gap-2 justify-self-start font-strong text-link"
        >
          <Phone className="size-5" aria-hidden="true" />
          {copy.call(ownerName, ownerPhone)}
        </a>
      )}
    </li>
  )
}
