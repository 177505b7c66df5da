import type { SharedRefusal } from '../../shared-refusals.ts'
import { dayCare, dayCareDays } from './day-care.ts'
import { lastsAllowed, events } from './events.ts'
import { grooming } from './grooming-minutes.ts'
import { earliestGrooming, leavesNotice } from './grooming.ts'
import type { HouseTerms } from '../business/house-terms.ts'
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
  type InstantLike,
} from '../time/house-time.ts'
import { hoursOn, opensOn, type HouseCalendar, type WeekHours } from '../time/opening-hours.ts'
import { countedIn, isGrooming, type ServiceType } from './service-types.ts'
import { training } from './training.ts'

/** What is asked for, as the wire says it: days for hotel and guardería, instants for the rest. */
export type AskedTime = {
  serviceType: ServiceType
  start: string
  end: string
  /** Minutes the service takes; where it is given, start and end must lie that far apart. */
  durationMinutes?: number
}

/** The circumstances under which it is asked. */
export type AskedUnder = {
  now: InstantLike
  calendar: HouseCalendar
  /** The desk may take a walk-in without the groomers' notice; an owner never may. */
  waiveNotice?: boolean
  /** A stay whose dogs are in the house already: nobody has to be taken in on its first day any more. */
  hasBegun?: boolean
}

/** Whose hours a service keeps; the hotel takes in and lets go while the house is open. */
const keepsHoursOf = {
  Grooming: 'grooming',
  'Extra-Grooming': 'grooming',
  Hotel: 'house',
  Guardería: 'dayCare',
  Entrenamiento: 'training',
  Evento: 'house',
} as const satisfies Record<ServiceType, keyof HouseTerms['hours']>

/** The week of a service. */
export const weekHoursOf = (serviceType: ServiceType, { hours }: Pick<HouseTerms, 'hours'>): WeekHours =>
  hours[keepsHoursOf[serviceType]]

/** The hours a service keeps on the weekday that `day` is; null where it has none. */
export const hoursOf = (serviceType: ServiceType, day: string, terms: Pick<HouseTerms, 'hours'>) =>
  hoursOn(weekHoursOf(serviceType, terms), day)

/** A service that is sold by the hour. */
export type HourlyServiceType = Exclude<ServiceType, 'Hotel' | 'Guardería'>

/** How often somebody begins, counted from the opening of the day. */
export const startsEveryMinutes = {
  Grooming: grooming.startsEveryMinutes,
  'Extra-Grooming': grooming.startsEveryMinutes,
  Entrenamiento: training.startsEveryMinutes,
  Evento: events.startsEveryMinutes,
} as const satisfies Record<HourlyServiceType, number>

/** The first instant at which an owner may have a service begin: the groomers ask for notice. */
export const earliestStart = (serviceType: ServiceType, now: InstantLike, terms: HouseTerms) =>
  isGrooming(serviceType) ? earliestGrooming(now, terms) : now.toString()

/** Whether a visit may last so long: a party has its bounds, the rest takes what it takes. */
export const mayLast = (serviceType: ServiceType, minutes: number) =>
  serviceType !== 'Evento' || lastsAllowed(minutes)

/** Whether a service takes somebody in, or lets them go, on `day`. */
export const takesPlaceOn = (serviceType: ServiceType, day: string, calendar: HouseCalendar) =>
  opensOn(weekHoursOf(serviceType, calendar.terms), day, calendar)

/** Whether a service receives somebody on `day`: the hotel while the house is still open at its hour of arrival. */
export const arrivesOn = (serviceType: ServiceType, day: string, calendar: HouseCalendar) =>
  takesPlaceOn(serviceType, day, calendar) &&
  (serviceType !== 'Hotel' ||
    hoursOf(serviceType, day, calendar.terms)!.closes > calendar.terms.hotel.checkIn)

/** Whether somebody can leave on `day`: from the hotel where the house opens before its hour of leaving. */
export const leavesOn = (serviceType: ServiceType, day: string, calendar: HouseCalendar) =>
  takesPlaceOn(serviceType, day, calendar) &&
  (serviceType !== 'Hotel' ||
    hoursOf(serviceType, day, calendar.terms)!.opens < calendar.terms.hotel.checkOut)

/** The first instant at which nobody is taken in any more for what begins at `start`: an hour has begun, or a day's service has closed. */
export const takenInUntil = (serviceType: ServiceType, start: string, terms: Pick<HouseTerms, 'hours'>) =>
  isDay(start) ? instantAt(start, hoursOf(serviceType, start, terms)?.closes ?? '00:00') : start

/** Whether a service has closed for `day`: nobody is taken in on it any more. */
export const isOverOn = (serviceType: ServiceType, day: string, now: InstantLike, terms: HouseTerms) => {
  const today = todayIn(now)
  return day === today ? compareInstants(now, takenInUntil(serviceType, day, terms)) >= 0 : day < today
}

/**
 * The last day that may be booked, as the house counts days (docs/domain.md#time). The day on which a hotel guest leaves
 * is none that is booked.
 */
export const lastBookableDay = (now: InstantLike, { horizonDays }: Pick<HouseTerms, 'horizonDays'>) =>
  addDays(todayIn(now), horizonDays)

/**
 * Whether days are a booking of the kind its service sells, on days the house works: of the guardería all days from
 * first to last, of the hotel arrival and departure (someone must be there to open; the nights between are slept).
 */
const daysRefusal = (
  { serviceType, start, end }: AskedTime,
  { now, calendar, hasBegun = false }: AskedUnder,
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
    ? (hasBegun || arrivesOn(serviceType, from, calendar)) && leavesOn(serviceType, to, calendar)
    : toCome.every((day) => takesPlaceOn(serviceType, day, calendar))
  if (!isOpen) return 'closed-day'
  return !hasBegun && isOverOn(serviceType, from, now, terms) ? 'closed-day' : null
}

/** Whether hours lie within one open day, begin when the service begins, and leave its notice. */
const hoursRefusal = (
  { serviceType, start, end, durationMinutes }: AskedTime,
  { now, calendar, waiveNotice = false }: AskedUnder,
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
    mayLast(serviceType, minutes)
  return isOffered ? null : 'no-such-slot'
}

/** A day, or the day of an instant in the house. */
const dayOfAsked = (time: string) => (isDay(time) ? time : dayOf(time))

/** What somebody wishes for before anything is booked; either end may be left open. */
type WishedTime = { start?: string | undefined; end?: string | undefined }

/**
 * Why nobody could have wished for a time, whatever the service: it is over, too far ahead, or ends before it begins.
 * What the service makes of it is another question.
 */
export const wishedTimeRefusal = (
  { start, end }: WishedTime,
  { now, calendar }: Pick<AskedUnder, 'now' | 'calendar'>,
): SharedRefusal | null => {
  const days = [start, end].filter((time) => time !== undefined).map(dayOfAsked)
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
 * Why the time asked for cannot be booked, by the name of its refusal, or null where it can (docs/security.md#input).
 * It speaks of the calendar alone; whether a place is left and whether the dog may come is asked elsewhere.
 */
export const bookingWindowRefusal = (asked: AskedTime, under: AskedUnder): SharedRefusal | null => {
  const inHours = countedIn[asked.serviceType] === 'hours'
  const texts = [asked.start, asked.end]
  if (!texts.every(inHours ? looksLikeInstant : looksLikeDay)) return 'malformed'
  if (!texts.every(inHours ? isInstant : isDay)) return 'no-such-day'
  return inHours ? hoursRefusal(asked, under) : daysRefusal(asked, under)
}

/**
 * Whether a booking of days could begin, as a question to hand on: `eligibility` then names only days on which the
 * house would take the booking too, so that 'from Monday' is said where Saturday would be refused.
 */
export const bookableDays =
  (serviceType: ServiceType, under: AskedUnder) =>
  (start: string, end: string): boolean =>
    bookingWindowRefusal({ serviceType, start, end }, under) === null
