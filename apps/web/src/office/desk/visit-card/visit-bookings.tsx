import {
  formatClock,
  formatDay,
  formatHour,
  hoursOf,
  isDay,
  withArticle,
  type BusinessTerms,
  type DeskBooking,
} from '@rumi/contract'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { dayCareType } from '../../../shared/people/day-care-type.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { firstDayOf, namesOf, type VisitCard } from './visit-cards.ts'

/** Hours relevant on a day: of an appointment its own, of a stay arrival and departure. */
function hoursOn(day: string, { booking: { start, end }, service }: DeskBooking, terms: BusinessTerms) {
  if (!isDay(start)) return dayBoardCopy.hours(formatHour(start), formatHour(end))
  if (service.serviceType !== 'Hotel') {
    const hours = hoursOf(dayCareType, day, terms)
    return hours ? dayBoardCopy.hours(formatClock(hours.opens), formatClock(hours.closes)) : ''
  }
  if (day === start) return dayBoardCopy.arrivesFrom(withArticle(formatClock(terms.hotel.checkIn)))
  return day === end ? dayBoardCopy.leavesBefore(withArticle(formatClock(terms.hotel.checkOut))) : ''
}

type VisitBookingsProps = {
  card: VisitCard
  day: string
  /** Opens a booking; undefined where nothing opens. */
  onOpen?: (bookingId: string) => void
}

/** Bookings of a visit: service, place and hours of each booking, which opens it. */
export function VisitBookings({ card: { bookings, dogs }, day, onOpen }: VisitBookingsProps) {
  const terms = useBusiness()
  const today = businessToday()
  const textOf = (one: DeskBooking) => {
    const { booking, service } = one
    const first = firstDayOf(booking)
    const forDogs = dogs.filter(({ _id }) => booking.rumiIds.includes(_id))
    return {
      name: [
        service.name,
        booking.resource,
        forDogs.length < dogs.length ? forDogs.map((dog) => dog.name).join(', ') : null,
      ]
        .filter(Boolean)
        .join(' · '),
      when: [first > day ? formatDay(first, today) : '', hoursOn(first > day ? first : day, one, terms)]
        .filter(Boolean)
        .join(', '),
    }
  }
  return (
    <div className="grid min-w-0 content-start [grid-area:booked]">
      <Rows of={bookings} by={({ booking }) => booking.id} within="blocks">
        {(one) => {
          const { name, when } = textOf(one)
          const text = (
            <>
              {when && <span className="block font-strong tabular">{when}</span>}
              <span className="block text-ink-soft [overflow-wrap:anywhere]">{name}</span>
            </>
          )
          return onOpen ? (
            <button
              type="button"
              data-opens
              onClick={() => onOpen(one.booking.id)}
              className="block min-h-9 w-full rounded-sm text-left decoration-2 underline-offset-2 hover:underline max-md:min-h-12"
            >
              <span className="sr-only">
                {dayBoardCopy.open} {namesOf({ dogs })}{' '}
              </span>
              {text}
            </button>
          ) : (
            <p>{text}</p>
          )
        }}
      </Rows>
    </div>
  )
}
