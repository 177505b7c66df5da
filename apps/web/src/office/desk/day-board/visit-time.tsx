import {
  formatClock,
  formatHour,
  hoursOf,
  isDay,
  withArticle,
  type DeskVisit,
  type HouseTerms,
} from '@rumi/contract'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { dayCareType } from '../../../shared/people/day-care-type.ts'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'

/** Hours of the visit on this day, service and place. */
export function VisitTime({ visit: { booking, service }, day }: { visit: DeskVisit; day: string }) {
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
function hoursOn(day: string, { start, end }: DeskVisit['booking'], isHotel: boolean, terms: HouseTerms) {
  if (!isDay(start)) return dayBoardCopy.hours(formatHour(start), formatHour(end))
  if (!isHotel) {
    const kept = hoursOf(dayCareType, day, terms)
    return kept ? dayBoardCopy.hours(formatClock(kept.opens), formatClock(kept.closes)) : ''
  }
  if (day === start) return dayBoardCopy.arrivesFrom(withArticle(formatClock(terms.hotel.checkIn)))
  return day === end ? dayBoardCopy.leavesBefore(withArticle(formatClock(terms.hotel.checkOut))) : ''
}
