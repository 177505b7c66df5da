import { countedIn, formatPesos, holdsPlace, type DeskVisit } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { Bath } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { bookingStatusCopy } from '../../copy/bookings.ts'
import { dayBoardCopy } from '../../copy/day-board.ts'
import { officeCopy } from '../../copy/office.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { StateChip } from '../../ui/state-chip.tsx'
import { ContactLinks } from '../contact-links.tsx'
import { BookingSteps } from '../moves/booking-steps.tsx'
import { useMayWrite } from '../use-may-write.ts'
import { fullName } from '../use-house-book.ts'
import type { Booking } from './board-entries.ts'
import { DogCare } from './dog-care.tsx'
import { DogPapers } from './dog-papers.tsx'
import { ReportLinks } from '../reports/report-links.tsx'
import { VisitTime } from './visit-time.tsx'

type BoardRowProps = {
  visit: DeskVisit
  day: string
  onChanged: () => Promise<void>
  onOpen: (bookingId: string) => void
}

/** One booking: the dogs, whose they are, when and what for, what to mind, and the next step. */
export function BoardRow({ visit, day, onChanged, onOpen }: BoardRowProps) {
  const { booking, dogs, owner, service, leftCentavos } = visit
  const { tone, word } = bookingStatusCopy[booking.status]
  const comes = holdsPlace(booking.status)
  const names = dogs.map(({ name }) => name).join(', ') || officeCopy.unknownDog
  return (
    <li
      data-board-row
      tabIndex={-1}
      aria-label={names}
      className="grid gap-x-4 gap-y-2 border-b border-line px-2 py-2.5 hover:bg-cream focus-visible:bg-cream md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[12rem_11rem_minmax(0,1fr)_auto]"
    >
      <div className="grid content-start gap-2">
        {dogs.map((dog) => (
          <DogName key={dog._id} dog={dog} />
        ))}
        {dogs.length === 0 && <span className="font-strong">{officeCopy.unknownDog}</span>}
      </div>
      <div className="min-w-0 md:col-start-1 lg:col-start-auto">
        <p className="truncate">{fullName(owner)}</p>
        <ContactLinks client={owner} />
      </div>
      <div className="grid min-w-0 content-start gap-1.5 md:col-start-2 md:row-span-2 md:row-start-1 lg:col-start-auto lg:row-span-1 lg:row-start-auto">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {saysMoreThanItsSection(booking) && <StateChip tone={tone}>{word}</StateChip>}
          <VisitTime visit={visit} day={day} />
          <span className="text-ink-soft">{service.name}</span>
          {leftCentavos > 0 && booking.status !== 'no-show' && (
            <span className="tabular">{dayBoardCopy.owed(formatPesos(leftCentavos))}</span>
          )}
          {comes &&
            dogs.map((dog) => (
              <DogPapers key={dog._id} visit={visit} dogId={dog._id} named={dogs.length > 1} />
            ))}
        </div>
        {comes && dogs.map((dog) => <DogCare key={dog._id} dog={dog} named={dogs.length > 1} />)}
        {booking.notes && (
          <p className="[overflow-wrap:anywhere]">
            <strong>{dayBoardCopy.notes}:</strong> {booking.notes}
          </p>
        )}
      </div>
      <div className="grid content-start gap-1 md:col-start-2 lg:col-start-auto lg:justify-items-end">
        <BookingSteps visit={visit} names={names} onChanged={onChanged} />
        <div className="no-print flex flex-wrap gap-1">
          <ReportLinks visit={visit} day={day} />
          <AddBath visit={visit} day={day} />
          <Button tone="quiet" size="small" onClick={() => onOpen(booking.id)}>
            {dayBoardCopy.open}
            <span className="sr-only"> {names}</span>
          </Button>
        </div>
      </div>
    </li>
  )
}

/** In the house and gone are what the section says already. */
const saysMoreThanItsSection = ({ status }: Booking) => status !== 'checked-in' && status !== 'checked-out'

/** Whoever stays may have a bath before going home; it is a booking of its own inside the stay. */
function AddBath({ visit: { booking, owner, service, dogs }, day }: { visit: DeskVisit; day: string }) {
  const mayWrite = useMayWrite()
  const stays = countedIn[service.serviceType] !== 'hours'
  if (!mayWrite || !stays || booking.status !== 'checked-in') return null
  return (
    <LinkButton
      tone="quiet"
      size="small"
      to={paths.officeNewBooking({
        cliente: owner.id,
        buscar: owner.email,
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

function DogName({ dog }: { dog: Dog }) {
  return (
    <div className="flex items-center gap-2.5">
      <DogPortrait
        breed={dog.breed}
        color={dog.color}
        seed={dog._id}
        photo={dog.profileImg}
        size={40}
        className="shrink-0"
      />
      <p className="min-w-0">
        <span className="block truncate text-base leading-tight font-heading">{dog.name}</span>
        <span className="block truncate text-xs text-ink-soft">{dog.breed}</span>
      </p>
    </div>
  )
}
