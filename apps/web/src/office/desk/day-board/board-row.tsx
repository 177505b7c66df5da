import {
  type DeskVisit,
  formatClock,
  formatHour,
  hoursOf,
  isDay,
  withArticle,
  type BusinessTerms,
} from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { dayCareType } from '../../../shared/people/day-care-type.ts'
import { ContactLinks } from '../../kit/contact-links.tsx'
import { fullName } from '../../kit/records/use-directory.ts'
import './board-row.css'
import { isUnfed } from './board-entries.ts'
import { useRowsInWork } from '../booking-status/rows-in-work.ts'
import { RowActions } from './row-actions.tsx'
import { VisitFacts } from './visit-facts.tsx'

/** Hours of the visit on this day, service and place. */
function VisitTime({ visit: { booking, service }, day }: { visit: DeskVisit; day: string }) {
  const hours = hoursOn(day, booking, service.serviceType === 'Hotel', useBusiness())
  return (
    <>
      {hours && <p className="font-strong tabular">{hours}</p>}
      <p className="text-ink-soft [overflow-wrap:anywhere]">{service.name}</p>
      {booking.resource && <p className="[overflow-wrap:anywhere]">{booking.resource}</p>}
    </>
  )
}

/** Hours relevant on a day: of a visit its own, of a stay arrival and departure. */
function hoursOn(day: string, { start, end }: DeskVisit['booking'], isHotel: boolean, terms: BusinessTerms) {
  if (!isDay(start)) return dayBoardCopy.hours(formatHour(start), formatHour(end))
  if (!isHotel) {
    const hours = hoursOf(dayCareType, day, terms)
    return hours ? dayBoardCopy.hours(formatClock(hours.opens), formatClock(hours.closes)) : ''
  }
  if (day === start) return dayBoardCopy.arrivesFrom(withArticle(formatClock(terms.hotel.checkIn)))
  return day === end ? dayBoardCopy.leavesBefore(withArticle(formatClock(terms.hotel.checkOut))) : ''
}

type BoardRowProps = {
  visit: DeskVisit
  day: string
  /** Offline: read-only. */
  isCut: boolean
  onChanged: () => Promise<void>
  onOpen: (bookingId: string) => void
}

/** Booking as a row: time, dogs, owner, notices and next step; the dogs' names open it. */
export function BoardRow({ visit, day, isCut, onChanged, onOpen }: BoardRowProps) {
  const { dogs, owner, booking } = visit
  // Open dialogs and input survive a connection loss.
  const isInWork = useRowsInWork().has(booking.id)
  const names = dogs.map(({ name }) => name).join(', ') || officeCopy.unknownDog
  return (
    <li
      data-board-row
      tabIndex={-1}
      aria-label={names}
      className={`board-row border-b border-line px-2 py-2 hover:bg-cream focus-visible:bg-cream max-md:py-3 ${isUnfed(visit) ? 'board-row-unfed' : ''}`}
    >
      <div className="min-w-0 [grid-area:who]">
        {isCut ? (
          <p className="grid min-h-9 content-center gap-1">
            <DogNames dogs={dogs} />
          </p>
        ) : (
          <button
            type="button"
            data-opens
            onClick={() => onOpen(booking.id)}
            className="grid min-h-9 w-full content-center gap-1 rounded-sm text-left decoration-2 underline-offset-2 hover:underline max-md:min-h-12"
          >
            <span className="sr-only">{dayBoardCopy.open} </span>
            <DogNames dogs={dogs} />
          </button>
        )}
        <div className="flex flex-wrap items-center gap-x-3 @4xl:block @4xl:pl-[46px] @4xl:leading-tight">
          <p className="[overflow-wrap:anywhere]">{fullName(owner)}</p>
          <ContactLinks client={owner} isCut={isCut} />
        </div>
      </div>
      <div className="[grid-area:time] @3xs:max-w-36 @3xs:max-md:text-right @md:max-w-none">
        <VisitTime visit={visit} day={day} />
      </div>
      <VisitFacts visit={visit} day={day} />
      <div className="[grid-area:steps]">
        {(!isCut || isInWork) && <RowActions {...{ visit, day, names, onChanged, onOpen }} />}
      </div>
    </li>
  )
}

function DogNames({ dogs }: { dogs: readonly Dog[] }) {
  if (dogs.length === 0) return <span className="font-strong">{officeCopy.unknownDog}</span>
  return dogs.map((dog) => <DogName key={dog._id} dog={dog} />)
}

function DogName({ dog }: { dog: Dog }) {
  return (
    <span className="flex items-center gap-2.5">
      <DogPortrait dog={dog} size={36} className="shrink-0" />
      <span className="min-w-0 leading-tight [overflow-wrap:anywhere]">
        <span className="text-base leading-tight font-heading">{dog.name}</span>{' '}
        <span className="text-xs leading-tight text-ink-soft">{dog.breed}</span>
      </span>
    </span>
  )
}
