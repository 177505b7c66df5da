import type { SharedRefusal } from '../../shared-refusals.ts'
import { dayCare, dayCareDays } from './day-care.ts'
import { lastsAllowed, events } from './events.ts'
import { grooming } from './grooming-minutes.ts'
import { earliestGrooming, leavesNotice } from './grooming.ts'
import type { BusinessTerms } from '../business/business-terms.ts'
import { nightsBetween } from './hotel.ts'
import { isDay } from '../time/day-numbers.ts'
import {
  addDays,
  compareInstants,
  dayOf,
  eachDay,
  instantAt,
  isInstant,
  minutesBetween,
  todayIn,
  weekdayOf,
  type InstantLike,
} from '../time/business-time.ts'
import { hoursOn, opensOn, type BusinessCalendar, type WeekHours } from '../time/opening-hours.ts'
import { countedIn, isGrooming, type ServiceType } from './service-types.ts'
import { training } from './training.ts'

/** Requested time in wire format: days for hotel and guardería, instants for other services. */
export type RequestedTime = {
  serviceType: ServiceType
  start: string
  end: string
  /** Minutes the service takes; where it is given, start and end must lie that far apart. */
  durationMinutes?: number
  /** Minutes of a party's package, which it may last besides those of any party. */
  packageMinutes?: number
}

/** Conditions under which a time is requested. */
export type RequestConditions = {
  now: InstantLike
  calendar: BusinessCalendar
  /** The desk may take a walk-in without the groomers' notice; an owner never may. */
  waiveNotice?: boolean
  /** True for a stay whose dogs are already at the business. Nobody has to receive them on its first day. */
  hasBegun?: boolean
}

/** Opening hours that a service follows. The hotel receives and returns dogs while the business is open. */
const keepsHoursOf = {
  Grooming: 'grooming',
  'Extra-Grooming': 'grooming',
  Hotel: 'house',
  Guardería: 'dayCare',
  Entrenamiento: 'training',
  Evento: 'house',
} as const satisfies Record<ServiceType, keyof BusinessTerms['hours']>

/** The week of a service. */
export const weekHoursOf = (serviceType: ServiceType, { hours }: Pick<BusinessTerms, 'hours'>): WeekHours =>
  hours[keepsHoursOf[serviceType]]

/** Returns a service's hours on the weekday of `day`; null if it has none. */
export const hoursOf = (serviceType: ServiceType, day: string, terms: Pick<BusinessTerms, 'hours'>) =>
  hoursOn(weekHoursOf(serviceType, terms), day)

/** A service that is sold by the hour. */
export type HourlyServiceType = Exclude<ServiceType, 'Hotel' | 'Guardería'>

/** Minutes between start times, counted from the opening of the day. */
export const startsEveryMinutes = {
  Grooming: grooming.startsEveryMinutes,
  'Extra-Grooming': grooming.startsEveryMinutes,
  Entrenamiento: training.startsEveryMinutes,
  Evento: events.startsEveryMinutes,
} as const satisfies Record<HourlyServiceType, number>

/** Returns the first instant at which an owner may start a service. Groomers need notice. */
export const earliestStart = (serviceType: ServiceType, now: InstantLike, terms: BusinessTerms) =>
  isGrooming(serviceType) ? earliestGrooming(now, terms) : now.toString()

/** True if a visit may last this long. Only a party has bounds, unless its package lasts just as long. */
export const mayLast = (serviceType: ServiceType, minutes: number, packageMinutes?: number) =>
  serviceType !== 'Evento' || minutes === packageMinutes || lastsAllowed(minutes)

/** True if the hotel receives, hands over and houses nobody on `day`, whatever the opening hours. */
export const isHotelClosedOn = (
  day: string,
  { hotelClosedNights }: Pick<BusinessTerms, 'hotelClosedNights'>,
) => hotelClosedNights.includes(weekdayOf(day) % 7)

/** True if a service receives or returns dogs on `day`. */
export const takesPlaceOn = (serviceType: ServiceType, day: string, calendar: BusinessCalendar) =>
  opensOn(weekHoursOf(serviceType, calendar.terms), day, calendar) &&
  (serviceType !== 'Hotel' || !isHotelClosedOn(day, calendar.terms))

/** True if a service receives dogs on `day`. For the hotel the business must be open at its arrival hour. */
export const arrivesOn = (serviceType: ServiceType, day: string, calendar: BusinessCalendar) =>
  takesPlaceOn(serviceType, day, calendar) &&
  (serviceType !== 'Hotel' ||
    hoursOf(serviceType, day, calendar.terms)!.closes > calendar.terms.hotel.checkIn)

/** True if a dog can leave on `day`. For the hotel the business must open before its departure hour. */
export const leavesOn = (serviceType: ServiceType, day: string, calendar: BusinessCalendar) =>
  takesPlaceOn(serviceType, day, calendar) &&
  (serviceType !== 'Hotel' ||
    hoursOf(serviceType, day, calendar.terms)!.opens < calendar.terms.hotel.checkOut)

/**
 * Returns the first instant at which arrivals for `start` end: the start of an hour, or the closing time of a
 * day's service.
 */
export const takenInUntil = (serviceType: ServiceType, start: string, terms: Pick<BusinessTerms, 'hours'>) =>
  isDay(start) ? instantAt(start, hoursOf(serviceType, start, terms)?.closes ?? '00:00') : start

/** True if a service has closed for `day` and receives no more dogs. */
export const isOverOn = (serviceType: ServiceType, day: string, now: InstantLike, terms: BusinessTerms) => {
  const today = todayIn(now)
  return day === today ? compareInstants(now, takenInUntil(serviceType, day, terms)) >= 0 : day < today
}

/**
 * Returns the last day that may be booked (docs/domain.md#time). The departure day of a hotel stay does not
 * count as booked.
 */
export const lastBookableDay = (now: InstantLike, { horizonDays }: Pick<BusinessTerms, 'horizonDays'>) =>
  addDays(todayIn(now), horizonDays)

/**
 * Validates days against the service and the calendar. For the guardería every day from first to last must be
 * open. For the hotel the arrival and departure days must be open, and it may be closed on none between them.
 */
const daysRefusal = (
  { serviceType, start, end }: RequestedTime,
  { now, calendar, hasBegun = false }: RequestConditions,
): SharedRefusal | null => {
  const [from, to] = [start.slice(0, 10), end.slice(0, 10)]
  const isHotel = serviceType === 'Hotel'
  const { terms } = calendar
  const lastDay = lastBookableDay(now, terms)
  if (isHotel ? nightsBetween(from, to) < 1 : to < from) return 'dates-reversed'
  if (from < todayIn(now)) return 'past-date'
  if (from > lastDay) return 'too-far-ahead'
  if (isHotel ? nightsBetween(from, to) > terms.hotel.maxNights : dayCareDays(from, to) > dayCare.maxDays)
    return 'stay-too-long'
  const lastHeld = isHotel ? addDays(to, -1) : to
  if (lastHeld > lastDay) return 'too-far-ahead'
  const toCome = eachDay(from, to).slice(hasBegun ? 1 : 0)
  const isOpen = isHotel
    ? (hasBegun || arrivesOn(serviceType, from, calendar)) &&
      leavesOn(serviceType, to, calendar) &&
      !toCome.some((day) => isHotelClosedOn(day, terms))
    : toCome.every((day) => takesPlaceOn(serviceType, day, calendar))
  if (!isOpen) return 'closed-day'
  return !hasBegun && isOverOn(serviceType, from, now, terms) ? 'closed-day' : null
}

/**
 * Validates that hours lie within one open day, begin at a start time of the service, and respect its notice.
 */
const hoursRefusal = (
  { serviceType, start, end, durationMinutes, packageMinutes }: RequestedTime,
  { now, calendar, waiveNotice = false }: RequestConditions,
): SharedRefusal | null => {
  if (serviceType === 'Hotel' || serviceType === 'Guardería') return 'malformed'
  const day = dayOf(start)
  const { terms } = calendar
  const minutes = minutesBetween(start, end)
  if (minutes <= 0) return 'dates-reversed'
  if (compareInstants(start, now) < 0) return 'past-date'
  if (day > lastBookableDay(now, terms)) return 'too-far-ahead'
  if (minutes > 24 * 60) return 'stay-too-long'
  const hours = hoursOf(serviceType, day, terms)
  if (hours === null || !takesPlaceOn(serviceType, day, calendar)) return 'closed-day'
  if (isGrooming(serviceType) && !waiveNotice && !leavesNotice(start, now, terms)) return 'too-soon'
  const sinceOpening = minutesBetween(instantAt(day, hours.opens), start)
  const isOffered =
    sinceOpening >= 0 &&
    sinceOpening % startsEveryMinutes[serviceType] === 0 &&
    minutesBetween(end, instantAt(day, hours.closes)) >= 0 &&
    (durationMinutes === undefined || minutes === durationMinutes) &&
    mayLast(serviceType, minutes, packageMinutes)
  return isOffered ? null : 'no-such-slot'
}

/** Returns a day, or the local day of an instant. */
const dayOfRequest = (time: string) => (isDay(time) ? time : dayOf(time))

/** Wished time before anything is booked. Either end may be open. */
type WishedTime = { start?: string | undefined; end?: string | undefined }

/**
 * Rejects a wished time for any service: it is past, too far ahead, or ends before it begins. The rules of a
 * service are checked separately.
 */
export const wishedTimeRefusal = (
  { start, end }: WishedTime,
  { now, calendar }: Pick<RequestConditions, 'now' | 'calendar'>,
): SharedRefusal | null => {
  const days = [start, end].filter((time) => time !== undefined).map(dayOfRequest)
  const [first = todayIn(now), last = first] = days
  const isReversed =
    last < first || (start && end && !isDay(start) && !isDay(end) && compareInstants(end, start) < 0)
  if (isReversed) return 'dates-reversed'
  if (first < todayIn(now)) return 'past-date'
  const lastDay = lastBookableDay(now, calendar.terms)
  return first > lastDay || last > addDays(lastDay, 1) ? 'too-far-ahead' : null
}

const looksLikeDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)
const looksLikeInstant = (text: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:?\d{2})$/.test(text)

/**
 * Returns the refusal of a requested time, or null if it can be booked (docs/security.md#input). It checks
 * the calendar alone, not free places or the dog's eligibility.
 */
export const bookingWindowRefusal = (
  requested: RequestedTime,
  under: RequestConditions,
): SharedRefusal | null => {
  const inHours = countedIn[requested.serviceType] === 'hours'
  const texts = [requested.start, requested.end]
  if (!texts.every(inHours ? looksLikeInstant : looksLikeDay)) return 'malformed'
  if (!texts.every(inHours ? isInstant : isDay)) return 'no-such-day'
  return inHours ? hoursRefusal(requested, under) : daysRefusal(requested, under)
}

/**
 * Returns a predicate for bookable days. `eligibility` uses it to name only days that the business would
 * accept.
 */
export const bookableDays =
  (serviceType: ServiceType, under: RequestConditions) =>
  (start: string, end: string): boolean =>
    bookingWindowRefusal({ serviceType, start, end }, under) === null
