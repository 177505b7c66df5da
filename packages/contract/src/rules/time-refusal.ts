import { sharedRefusals, type SharedRefusal } from '../shared-refusals.ts'
import { hoursOf, takesPlaceOn, type AskedTime } from './booking-window.ts'
import { formatNotice } from './format-notice.ts'
import { isDay } from './day-numbers.ts'
import { dayOf, eachDay, formatDay, weekdayOf } from './house-time.ts'
import type { HouseCalendar } from './opening-hours.ts'

const closedOn = ['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados'] as const

/** What is said to whoever asks for a time that cannot be, with the figures and the days that the house has set. */
export function timeRefusalMessage(
  code: SharedRefusal,
  calendar: HouseCalendar,
  asked?: Pick<AskedTime, 'serviceType' | 'start' | 'end'>,
) {
  const { terms } = calendar
  if (code === 'too-soon') return `Reserva con al menos ${formatNotice(terms)} de anticipación.`
  if (code === 'too-far-ahead') return `Solo reservamos hasta ${terms.horizonDays} días por adelantado.`
  if (code === 'stay-too-long' && asked?.serviceType === 'Hotel')
    return `Una reserva llega a ${terms.hotel.maxNights} noches. Divídela en varias.`
  if (code === 'closed-day' && asked) return closedDayMessage(asked, calendar)
  return sharedRefusals[code].message
}

/** 'Los domingos no recibimos.' where a service never takes place on that weekday, else the one day on which it does not. */
function closedDayMessage(
  { serviceType, start, end }: Pick<AskedTime, 'serviceType' | 'start' | 'end'>,
  calendar: HouseCalendar,
) {
  const first = isDay(start) ? start : dayOf(start)
  const present = serviceType === 'Hotel' ? [start, end] : isDay(start) ? eachDay(start, end) : [first]
  const closed = present.find((day) => !takesPlaceOn(serviceType, day, calendar))
  if (closed === undefined) return 'Por hoy ya cerramos. Elige otro día.'
  return hoursOf(serviceType, closed, calendar.terms) === null
    ? `Los ${closedOn[weekdayOf(closed) % 7]} no recibimos. Elige otro día.`
    : `El ${formatDay(closed)} cerramos. Elige otro día.`
}
