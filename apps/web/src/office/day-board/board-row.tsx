import { holdsPlace, spokenDay } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { bookingStatusCopy } from '../../copy/bookings.ts'
import { dayBoardCopy } from '../../copy/day-board.ts'
import { officeCopy } from '../../copy/office.ts'
import { StateChip } from '../../ui/state-chip.tsx'
import { ContactLinks } from '../contact-links.tsx'
import { fullName } from '../use-house-book.ts'
import { lastDayOf, type BoardEntry, type Booking } from './board-entries.ts'
import { DogPapers } from './dog-papers.tsx'
import { DogCare } from './dog-care.tsx'
import { RowSteps } from './row-steps.tsx'

type BoardRowProps = { entry: BoardEntry; day: string; onStale: () => Promise<void> }

/** One booking: the dogs, whose they are, what they are here for, what to mind, and the next step. */
export function BoardRow({ entry, day, onStale }: BoardRowProps) {
  const { booking, dogs, owner, serviceName } = entry
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
          <span className="text-ink-soft">{serviceName}</span>
          <StayNote entry={entry} day={day} />
          {comes &&
            dogs.map((dog) => (
              <DogPapers key={dog._id} dog={dog} booking={booking} named={dogs.length > 1} />
            ))}
        </div>
        {comes && dogs.map((dog) => <DogCare key={dog._id} dog={dog} named={dogs.length > 1} />)}
        {booking.notes && (
          <p className="[overflow-wrap:anywhere]">
            <strong>{dayBoardCopy.notes}:</strong> {booking.notes}
          </p>
        )}
      </div>
      <div className="md:col-start-2 lg:col-start-auto">
        <RowSteps booking={booking} names={names} onStale={onStale} />
      </div>
    </li>
  )
}

/** In the house and gone are what the section says already. */
const saysMoreThanItsSection = ({ status }: Booking) => status !== 'checked-in' && status !== 'checked-out'

function DogName({ dog }: { dog: Dog }) {
  return (
    <div className="flex items-center gap-2.5">
      <DogPortrait breed={dog.breed} color={dog.color} seed={dog._id} size={40} className="shrink-0" />
      <p className="min-w-0">
        <span className="block truncate text-base leading-tight font-heading">{dog.name}</span>
        <span className="block truncate text-xs text-ink-soft">{dog.breed}</span>
      </p>
    </div>
  )
}

/** For stays of several days: since when, until when. */
function StayNote({ entry: { booking }, day }: { entry: BoardEntry; day: string }) {
  const last = lastDayOf(booking)
  if (booking.start.slice(0, 10) === last) return null
  if (last > day) return <span>{dayBoardCopy.until(spokenDay(last, day))}</span>
  return <StateChip tone="neutral">{dayBoardCopy.leavesToday}</StateChip>
}
