import { formatPesos, holdsPlace, isPricedByQuote, formatDay, type DeskVisit } from '@rumi/contract'
import { bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSeesDogCare } from '../../kit/permissions/use-permission.ts'
import { lastDayOf, type Booking, firstDayOf, isLate, isOverdue } from './board-entries.ts'
import { DogCare, DogMedicalRecords } from './dog-care.tsx'

/** Late arrival, overdue departure, or departure on this day. */
function VisitPunctuality({ visit: { booking }, day }: { visit: DeskVisit; day: string }) {
  const today = businessToday()
  const [first, last] = [firstDayOf(booking), lastDayOf(booking)]
  return (
    <>
      {isLate(booking, today) && (
        <StateChip tone="soon">{dayBoardCopy.late(formatDay(first, today))}</StateChip>
      )}
      {isOverdue(booking, today) && (
        <StateChip tone="expired">{dayBoardCopy.overdue(formatDay(last, today))}</StateChip>
      )}
      {last === day && first < day && <StateChip tone="neutral">{dayBoardCopy.leavesToday}</StateChip>}
    </>
  )
}

type VisitFactsProps = { visit: DeskVisit; day: string }

/** Admission, balance and notices. */
export function VisitFacts({ visit, day }: VisitFactsProps) {
  const { booking, dogs, leftCentavos } = visit
  const { tone, word } = bookingStatusCopy[booking.status]
  const comes = holdsPlace(booking.status)
  const seesCare = useSeesDogCare()
  const last = lastDayOf(booking)
  const owes = leftCentavos > 0 && booking.status !== 'no-show'
  const named = dogs.length > 1
  return (
    <div className="grid min-w-0 content-start gap-1 [grid-area:facts]">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <VisitPunctuality visit={visit} day={day} />
        {addsToSection(booking) && <StateChip tone={tone}>{word}</StateChip>}
        {comes &&
          seesCare &&
          dogs.map((dog) => <DogMedicalRecords key={dog._id} visit={visit} dogId={dog._id} named={named} />)}
        {last > day && <span>{dayBoardCopy.until(formatDay(last, businessToday()))}</span>}
        {comes && isPricedByQuote(booking) && <span className="font-strong">{dayBoardCopy.toAgree}</span>}
        {owes && <span className="tabular">{dayBoardCopy.owed(formatPesos(leftCentavos))}</span>}
      </div>
      {comes && seesCare && dogs.map((dog) => <DogCare key={dog._id} dog={dog} named={named} />)}
      {booking.notes && (
        <p className="[overflow-wrap:anywhere]">
          <strong>{dayBoardCopy.notes}:</strong> {booking.notes}
        </p>
      )}
    </div>
  )
}

/** True for a status that its section does not imply. */
const addsToSection = ({ status }: Booking) =>
  status === 'pending' || status === 'cancelled' || status === 'no-show'
