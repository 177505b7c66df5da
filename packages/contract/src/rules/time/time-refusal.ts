import { sharedRefusals, type SharedRefusal } from '../../shared-refusals.ts'
import {
  arrivesOn,
  hoursOf,
  isHotelClosedOn,
  leavesOn,
  takesPlaceOn,
  type RequestedTime,
} from '../bookings/booking-window.ts'
import { formatNotice } from './format-times.ts'
import { isDay } from './day-numbers.ts'
import { dayOf, eachDay, formatDay, weekdayOf } from './business-time.ts'
import { hoursOn, type BusinessCalendar } from './opening-hours.ts'
import { countedIn } from '../bookings/service-types.ts'

const inDays = 'Este servicio se reserva por día. Elige el día, como 2026-10-13.'
const inHours = 'Este servicio se reserva por hora. Elige el día y la hora, como 2026-10-13T15:00:00Z.'

const closedOn = ['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados'] as const

/** Returns the message for an impossible time, with the limits and days that the business has set. */
export function timeRefusalMessage(
  code: SharedRefusal,
  calendar: BusinessCalendar,
  requested?: Pick<RequestedTime, 'serviceType' | 'start' | 'end'>,
) {
  const { terms } = calendar
  if (code === 'too-soon') return `Reserva con al menos ${formatNotice(terms)} de anticipación.`
  if (code === 'too-far-ahead') return `Solo reservamos hasta ${terms.horizonDays} días por adelantado.`
  if (code === 'stay-too-long' && requested?.serviceType === 'Hotel')
    return `Una reserva llega a ${terms.hotel.maxNights} noches. Divídela en varias.`
  if (code === 'malformed' && requested)
    return countedIn[requested.serviceType] === 'hours' ? inHours : inDays
  if (code === 'closed-day' && requested) return closedDayMessage(requested, calendar)
  return sharedRefusals[code].message
}

/** 'Los domingos no recibimos.' where a service never takes place on that weekday, else the one day on which it does not. */
function closedDayMessage(
  { serviceType, start, end }: Pick<RequestedTime, 'serviceType' | 'start' | 'end'>,
  calendar: BusinessCalendar,
) {
  const first = isDay(start) ? start : dayOf(start)
  const hotelNight =
    serviceType === 'Hotel' && eachDay(start, end).find((day) => isHotelClosedOn(day, calendar.terms))
  if (hotelNight)
    return `Los ${closedOn[weekdayOf(hotelNight) % 7]} no hay hotel. Elige días que no los incluyan.`
  const present = serviceType === 'Hotel' ? [start, end] : isDay(start) ? eachDay(start, end) : [first]
  const closed = present.find((day) => !takesPlaceOn(serviceType, day, calendar))
  if (closed === undefined) {
    const ofHotel = serviceType === 'Hotel' ? hotelHoursMessage(start, end, calendar) : null
    return ofHotel ?? 'Por hoy ya cerramos. Elige otro día.'
  }
  return hoursOf(serviceType, closed, calendar.terms) === null
    ? `Los ${closedOn[weekdayOf(closed) % 7]} no recibimos. Elige otro día.`
    : `El ${formatDay(closed)} cerramos. Elige otro día.`
}

/** Names the end of a stay at which the business is closed at the hotel's hour, though open that day. */
function hotelHoursMessage(start: string, end: string, calendar: BusinessCalendar) {
  const { hotel, hours } = calendar.terms
  const [first, last] = [hoursOn(hours.house, start), hoursOn(hours.house, end)]
  if (first && !arrivesOn('Hotel', start, calendar))
    return `El ${formatDay(start)} cerramos a las ${first.closes} y el hotel recibe desde las ${hotel.checkIn}. Elige otro día de llegada.`
  if (last && !leavesOn('Hotel', end, calendar))
    return `El ${formatDay(end)} abrimos a las ${last.opens} y del hotel se sale antes de las ${hotel.checkOut}. Elige otro día de salida.`
  return null
}
