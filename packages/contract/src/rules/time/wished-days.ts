import type { SharedRefusal } from '../../shared-refusals.ts'
import {
  arrivesOn,
  bookingWindowRefusal,
  bookableDays,
  earliestStart,
  hoursOf,
  isOverOn,
  lastBookableDay,
  leavesOn,
  wishedTimeRefusal,
  type RequestedTime,
  type RequestConditions,
} from '../bookings/booking-window.ts'
import { addDays, dayOfTime, todayIn, weekdayOf } from './business-time.ts'
import type { BusinessCalendar } from './opening-hours.ts'
import type { SitePlan } from '../business/plan-cards.ts'
import { countedIn, type ServiceType } from '../bookings/service-types.ts'
import { timeRefusalMessage } from './time-refusal.ts'

/** Subject of a quote, as far as its days depend on it: a plan card or a service alone. */
export type WishedPlan = { serviceType: ServiceType } & Partial<Pick<SitePlan, 'nights' | 'severalDays'>>

/** Wished days or instants of a visitor. Either may be open. */
export type WishedDays = { start?: string | undefined; end?: string | undefined }

type Under = Pick<RequestConditions, 'now' | 'calendar'>

/** The days for which a price is named; single ones where they are the open days of a week. */
export type QuotedDays = { start: string; end: string; separateDays?: string[] }

/** Reason why a wish cannot be met, and the end of it that must change. */
export type WishFault = { code: SharedRefusal; at: 'start' | 'end'; message: string }

const daysLookedAhead = 30
const weeksLookedAhead = 5

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => addDays(first, at))

const tomorrow = ({ now }: Under) => addDays(todayIn(now), 1)

/** True if a service still receives dogs on `day`. */
const isOpenOn = (serviceType: ServiceType, day: string, { now, calendar }: Under) =>
  arrivesOn(serviceType, day, calendar) && !isOverOn(serviceType, day, now, calendar.terms)

/** The first day that a form offers: today while the guardería is open, else tomorrow, or once the groomers have their notice. */
export function firstWishedDay(serviceType: ServiceType | null, under: Under) {
  const today = todayIn(under.now)
  if (serviceType === 'Guardería' && isOpenOn(serviceType, today, under)) return today
  if (serviceType === null) return tomorrow(under)
  const first = dayOfTime(earliestStart(serviceType, under.now, under.calendar.terms))
  return first > today ? first : tomorrow(under)
}

/**
 * Returns the days on which a service still receives dogs in the week (Monday to Sunday) of `day`, or in the
 * next week if `day` follows its working days. Days beyond the booking horizon are left out.
 */
function openDaysOfWeek(serviceType: ServiceType, day: string, under: Under) {
  const { terms } = under.calendar
  const week = daysFrom(addDays(day, 1 - weekdayOf(day)), 7)
  const isOfNext = week.every((one) => one < day || hoursOf(serviceType, one, terms) === null)
  const last = lastBookableDay(under.now, terms)
  return (isOfNext ? week.map((one) => addDays(one, 7)) : week).filter(
    (one) => one <= last && isOpenOn(serviceType, one, under),
  )
}

/** Returns the open days of the wished week, else of the next week that has any. */
function weekWished(serviceType: ServiceType, start: string | undefined, under: Under): string[] {
  if (start !== undefined) return openDaysOfWeek(serviceType, dayOfTime(start), under)
  const monday = addDays(todayIn(under.now), 8 - weekdayOf(todayIn(under.now)))
  const weeks = Array.from({ length: weeksLookedAhead }, (_, at) => addDays(monday, at * 7))
  return weeks.map((day) => openDaysOfWeek(serviceType, day, under)).find(({ length }) => length > 0) ?? []
}

/** Returns the first possible stay of this many nights, from tomorrow on. */
function firstStay(nights: number, under: Under) {
  const isBookable = bookableDays('Hotel', under)
  const starts = daysFrom(tomorrow(under), daysLookedAhead)
  const start = starts.find((day) => isBookable(day, addDays(day, nights))) ?? tomorrow(under)
  return { start, end: addDays(start, nights) }
}

/**
 * Returns the days of a quote: the wished days, the plan's length if only the start is given, else the next
 * possible days. Page and server share it. `wishFault` checks whether the business accepts them.
 */
export function quotedDays(plan: WishedPlan, { start, end }: WishedDays, under: Under): QuotedDays {
  const { serviceType, severalDays = false } = plan
  const nights = plan.nights ?? 1
  const counting = countedIn[serviceType]
  if (counting === 'nights') {
    if (start === undefined) return firstStay(nights, under)
    return { start: dayOfTime(start), end: end ?? addDays(dayOfTime(start), nights) }
  }
  if (counting === 'days' && start !== undefined && end !== undefined) return { start, end }
  if (counting === 'days' && severalDays) {
    const days = weekWished(serviceType, start, under)
    const [first, last] = [days[0], days.at(-1)]
    if (first !== undefined && last !== undefined) return { start: first, end: last, separateDays: days }
  }
  const day = start === undefined ? tomorrow(under) : dayOfTime(start)
  return { start: day, end: day }
}

/**
 * Returns the reason why the business cannot accept a wish and the field to correct; null if it can or no
 * time is given. Free hours within an open day are checked elsewhere. Without a service only the calendar is
 * checked.
 */
export function wishFault(plan: WishedPlan | null, wished: WishedDays, under: Under): WishFault | null {
  const { start, end } = wished
  const code = wishedTimeRefusal(wished, under)
  if (code !== null) {
    const isLate =
      code === 'too-far-ahead' && start !== undefined && wishedTimeRefusal({ start }, under) === null
    return faultOf(code, code === 'dates-reversed' || isLate || start === undefined ? 'end' : 'start', under)
  }
  if (plan === null || (start === undefined && end === undefined)) return null
  const { serviceType } = plan
  if (start === undefined) return closedAt(serviceType, 'end', end!, under)
  if (countedIn[serviceType] === 'hours')
    return (
      closedAt(serviceType, 'start', start, under) ??
      (end === undefined ? null : closedAt(serviceType, 'end', end, under))
    )
  if (countedIn[serviceType] === 'days' && plan.severalDays && end === undefined)
    return weekWished(serviceType, start, under).length > 0
      ? null
      : faultOf('closed-day', 'start', under, { serviceType, start: dayOfTime(start), end: dayOfTime(start) })
  const span = { serviceType, ...(end === undefined ? quotedDays(plan, wished, under) : { start, end }) }
  return bookingFault(span, under)
}

/** The fault of days as they would be booked. */
function bookingFault(span: RequestedTime, under: Under): WishFault | null {
  const code = bookingWindowRefusal(span, under)
  return code && faultOf(code, isPutRightAtEnd(code, span, under) ? 'end' : 'start', under, span)
}

function isPutRightAtEnd(code: SharedRefusal, { serviceType, start, end }: RequestedTime, under: Under) {
  const { calendar, now } = under
  if (code === 'closed-day') return end !== start && arrivesOn(serviceType, start, calendar)
  if (code === 'too-far-ahead') return start <= lastBookableDay(now, calendar.terms)
  return code === 'dates-reversed' || code === 'stay-too-long'
}

function closedAt(serviceType: ServiceType, at: WishFault['at'], time: string, under: Under) {
  const day = dayOfTime(time)
  const isLeaving = at === 'end' && serviceType === 'Hotel'
  if (isLeaving ? leavesOn(serviceType, day, under.calendar) : isOpenOn(serviceType, day, under)) return null
  return faultOf('closed-day', at, under, { serviceType, start: day, end: day })
}

const faultOf = (
  code: SharedRefusal,
  at: WishFault['at'],
  { calendar }: { calendar: BusinessCalendar },
  span?: RequestedTime,
): WishFault => ({ code, at, message: timeRefusalMessage(code, calendar, span) })
