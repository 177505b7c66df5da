import { isDay } from './day-numbers.ts'
import { dayOf, eachDay, timeOf } from './business-time.ts'
import type { BusinessTerms } from '../business/business-terms.ts'
import { hoursOf, isHotelClosedOn } from '../bookings/booking-window.ts'
import type { OpeningHours } from './opening-hours.ts'
import type { ServiceType } from '../bookings/service-types.ts'

type Booked = { serviceType: ServiceType; start: string; end: string }

/** True if the rest of a booking, from `today` on, falls on a weekday or hour when its service is closed. */
export function isOutsideHours(
  { serviceType, start, end }: Booked,
  terms: Pick<BusinessTerms, 'hours' | 'hotel' | 'hotelClosedNights'>,
  today: string,
) {
  if (!isDay(start)) {
    const hours = hoursOf(serviceType, dayOf(start), terms)
    return hours === null || timeOf(start) < hours.opens || timeOf(end) > hours.closes
  }
  const isShut = (day: string, isOpen: (hours: OpeningHours) => boolean = () => true) => {
    const hours = hoursOf(serviceType, day, terms)
    return day >= today && (hours === null || !isOpen(hours))
  }
  if (serviceType !== 'Hotel') return eachDay(start, end).some((day) => isShut(day))
  if (eachDay(start, end).some((day) => day >= today && isHotelClosedOn(day, terms))) return true
  const { checkIn, checkOut } = terms.hotel
  return isShut(start, ({ closes }) => closes > checkIn) || isShut(end, ({ opens }) => opens < checkOut)
}
