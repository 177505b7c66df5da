import {
  bookingWindowRefusal,
  countedIn,
  dayOf,
  addMinutes,
  compareInstants,
  formatHour,
  isGrooming,
  isInstant,
  minutesBetween,
  timeRefusalMessage,
  refusals,
  visitMinutes,
  type BusinessCalendar,
  type RefusalCode,
} from '@rumi/contract'
import { now, today } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import type { BookedDog, Service } from '../create/load-booking-inputs.ts'
import { bookingSentences } from '../../copy/booking-sentences.ts'

/** Time of a booking: whole local days, or hours of one day. */
export type Span =
  | {
      kind: 'days'
      /** First day at the business. */
      startDay: string
      /** Hotel: the day of leaving. Guardería: the last day. */
      endDay: string
    }
  | { kind: 'hours'; startAt: string; endAt: string }

/** Conditions: whether notice is waived, and the current calendar. */
type Circumstances = {
  waiveNotice: boolean
  hasBegun?: boolean
  calendar: BusinessCalendar
  /** Current time of a booking being moved; it may keep its length. */
  before?: RequestedTime | undefined
}

type Held = Record<'startDay' | 'endDay' | 'startAt' | 'endAt', string | null>

type RequestedTime = { start: string; end: string }

/**
 * Validates a requested time against the calendar. Hours end after the service's duration, which in grooming
 * depends on the dogs. Throws for a time that is past, reversed, closed, too soon, too far ahead, or of the
 * wrong length.
 */
export function spanOf(
  service: Service,
  { start, end }: RequestedTime,
  dogs: readonly BookedDog[],
  { before, ...circumstances }: Circumstances,
): Span {
  const { serviceType } = service
  const isHours = countedIn[serviceType] === 'hours'
  const isSized = isHours && serviceType !== 'Evento' && isInstant(start)
  const minutes = visitMinutes(service, dogs)
  if (isSized && isInstant(end)) {
    refuseReversed({ start, end })
    refuseOtherLength(serviceType, { start, end }, { minutes, before })
  }
  const requested = isSized ? { start, end: addMinutes(start, minutes) } : { start, end }
  const time = { serviceType, ...requested, packageMinutes: service.durationMinutes }
  const refusal = bookingWindowRefusal(time, { now: now(), ...circumstances })
  if (refusal) throw refusedTime(refusal, timeRefusalMessage(refusal, circumstances.calendar, time))
  return isHours
    ? { kind: 'hours', startAt: requested.start, endAt: requested.end }
    : { kind: 'days', startDay: start, endDay: end }
}

const refusedTime = (refusal: RefusalCode, message: string = refusals[refusal].message) =>
  new Refused(refusal, { message, issues: [{ path: 'start', message }] })

/** A start repeated as end leaves the end open. An end before the start is rejected. */
function refuseReversed({ start, end }: RequestedTime) {
  if (compareInstants(end, start) < 0) throw refusedTime('dates-reversed')
}

/** Rejects an end that does not match the service's duration for these dogs. A moved visit may keep its duration. */
function refuseOtherLength(
  serviceType: Service['serviceType'],
  requested: RequestedTime,
  { minutes, before }: { minutes: number; before: RequestedTime | undefined },
) {
  const lengthOf = ({ start, end }: RequestedTime) => minutesBetween(start, end)
  const allowed = [0, minutes, ...(before ? [lengthOf(before)] : [])]
  if (allowed.includes(lengthOf(requested))) return
  const lasts = isGrooming(serviceType) ? bookingSentences.visitLasts : bookingSentences.sessionLasts
  const message = lasts(
    minutes,
    formatHour(requested.start),
    formatHour(addMinutes(requested.start, minutes)),
  )
  throw new Refused('breaks-a-rule', { message, issues: [{ path: 'end', message }] })
}

/**
 * Returns the span of a stay in progress with another end. Only the remaining days are checked against the
 * calendar.
 */
export function spanFromToday(
  service: Service,
  { start, end }: RequestedTime,
  dogs: readonly BookedDog[],
  calendar: BusinessCalendar,
): Span {
  if (countedIn[service.serviceType] === 'hours') throw new Refused('too-late-to-change')
  const rest = spanOf(service, { start: start < today() ? today() : start, end }, dogs, {
    waiveNotice: true,
    hasBegun: true,
    calendar,
  })
  return rest.kind === 'days' ? { ...rest, startDay: start } : rest
}

/** The time that a written booking holds. */
export function spanHeld({ startDay, endDay, startAt, endAt }: Held): Span {
  if (startDay && endDay) return { kind: 'days', startDay, endDay }
  return { kind: 'hours', startAt: startAt!, endAt: endAt! }
}

/** True if two times are equal; milliseconds of an instant may be omitted. */
export const isSameTime = (one: RequestedTime, other: RequestedTime) =>
  isSameMoment(one.start, other.start) && isSameMoment(one.end, other.end)

const isSameMoment = (one: string, other: string) =>
  one === other || (isInstant(one) && isInstant(other) && compareInstants(one, other) === 0)

/** Returns the first and last day of a dog at the business. */
export const daysPresent = (span: Span): [string, string] =>
  span.kind === 'days' ? [span.startDay, span.endDay] : [dayOf(span.startAt), dayOf(span.endAt)]

/** Formats a span in wire format. */
export const daysOf = (span: Span) =>
  span.kind === 'days' ? { start: span.startDay, end: span.endDay } : { start: span.startAt, end: span.endAt }

/** Returns the end of a visit including its cleaning. */
export const busyUntil = ({ cleaningMinutes }: Pick<Service, 'cleaningMinutes'>, endAt: string) =>
  cleaningMinutes > 0 ? addMinutes(endAt, cleaningMinutes) : null
