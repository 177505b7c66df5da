import { countedIn, isPricedByQuote, type DeskVisit } from '@rumi/contract'
import { Bath } from 'lucide-react'
import { paths } from '../../../shared/business/paths.ts'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { firstDayOf } from './board-entries.ts'
import { EvaluateAndReceive } from './evaluate-and-receive.tsx'
import { BookingSteps } from '../booking-status/booking-steps.tsx'
import { ReportLinks } from '../report-cards/report-links.tsx'

type RowActionsProps = {
  visit: DeskVisit
  day: string
  names: string
  onChanged: () => Promise<void>
  onOpen: (bookingId: string) => void
}

/** Frequent actions of a visit: the next step stands out. */
export function RowActions({ visit, day, names, onChanged, onOpen }: RowActionsProps) {
  if (isPricedByQuote(visit.booking) && visit.booking.status === 'pending')
    return <AgreeFirst names={names} onOpen={() => onOpen(visit.booking.id)} />
  return (
    <BookingSteps visit={visit} names={names} onChanged={onChanged} inRow>
      <BeforeConfirmed visit={visit} names={names} onChanged={onChanged} />
      <ReportLinks visit={visit} day={day} />
      <AddBath visit={visit} day={day} />
    </BookingSteps>
  )
}

/** Actions before confirmation: review medical records, and evaluate a present dog. */
function BeforeConfirmed({
  visit,
  names,
  onChanged,
}: Pick<RowActionsProps, 'visit' | 'names' | 'onChanged'>) {
  const { status, awaits, start } = visit.booking
  const mayWrite = useCanWrite('bookings')
  if (!mayWrite || status !== 'pending' || awaits.length === 0) return null
  const hasCome = awaits.includes('evaluation') && firstDayOf({ start }) <= businessToday()
  return (
    <>
      {awaits.includes('papers') && (
        <LinkButton tone="quiet" size="snug" className="max-md:min-h-12" to={paths.officeRecords()}>
          {dayBoardCopy.reviewMedicalRecords}
          <span className="sr-only"> {names}</span>
        </LinkButton>
      )}
      {hasCome && (
        <span className="@md:mr-3">
          <EvaluateAndReceive visit={visit} names={names} onChanged={onChanged} />
        </span>
      )}
    </>
  )
}

/** Without a price there is nothing to confirm: links to the booking to agree on one. */
function AgreeFirst({ names, onOpen }: { names: string; onOpen: () => void }) {
  if (!useCanWrite('bookings')) return null
  return (
    <div className="no-print flex @md:justify-end">
      <Button data-next-step className="min-h-12 px-5 md:min-h-10" onClick={onOpen}>
        {dayBoardCopy.setAgreedPrice}
        <span className="sr-only"> {names}</span>
      </Button>
    </div>
  )
}

/** Adds a bath to a stay, as a booking of its own. */
function AddBath({ visit: { booking, owner, service, dogs }, day }: { visit: DeskVisit; day: string }) {
  const mayWrite = useCanWrite('bookings')
  const stays = countedIn[service.serviceType] !== 'hours'
  if (!mayWrite || !stays || booking.status !== 'checked-in') return null
  return (
    <LinkButton
      tone="quiet"
      size="snug"
      className="max-md:min-h-12"
      to={paths.officeNewBooking({
        cliente: owner.id,
        buscar: owner.email || owner.phone,
        rumis: dogs.map(({ _id }) => _id).join(','),
        tipo: 'Grooming',
        dia: day,
      })}
    >
      <Bath className="size-4" aria-hidden="true" />
      {dayBoardCopy.addBath}
    </LinkButton>
  )
}
