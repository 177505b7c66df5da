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
  type HouseCalendar,
  type RefusalCode,
} from '@rumi/contract'
import { now, today } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import type { BookedDog, Service } from '../create/load-booking-inputs.ts'
import { bookingSentences } from '../../copy/booking-sentences.ts'

/** The time a booking takes: whole days of the house, or hours of one day. */
export type Span =
  | {
      kind: 'days'
      /** First day in the house. */
      startDay: string
      /** Hotel: the day of leaving. Guardería: the last day. */
      endDay: string
    }
  | { kind: 'hours'; startAt: string; endAt: string }

/** Who asks may waive the notice; the calendar is the house's as it stands. */
type Circumstances = {
  waiveNotice: boolean
  hasBegun?: boolean
  calendar: HouseCalendar
  /** The visit as it is booked: one that is moved may be told with the length it has. */
  before?: AskedTime | undefined
}

type Held = Record<'startDay' | 'endDay' | 'startAt' | 'endAt', string | null>

type AskedTime = { start: string; end: string }

/**
 * The time asked for, once the calendar allows it: hours end when the service is done, which in grooming is for the
 * dogs' sizes to say. Refuses by name what cannot be: past, reversed, closed, too soon, too far ahead, a visit of
 * another length than it has.
 */
export function spanOf(
  service: Service,
  { start, end }: AskedTime,
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
  const asked = isSized ? { start, end: addMinutes(start, minutes) } : { start, end }
  const time = { serviceType, ...asked }
  const refusal = bookingWindowRefusal(time, { now: now(), ...circumstances })
  if (refusal) throw refusedTime(refusal, timeRefusalMessage(refusal, circumstances.calendar, time))
  return isHours
    ? { kind: 'hours', startAt: asked.start, endAt: asked.end }
    : { kind: 'days', startDay: start, endDay: end }
}

const refusedTime = (refusal: RefusalCode, message: string = refusals[refusal].message) =>
  new Refused(refusal, { message, issues: [{ path: 'start', message }] })

/** Whoever leaves the end to the house says the start twice; an end before the start is a slip. */
function refuseReversed({ start, end }: AskedTime) {
  if (compareInstants(end, start) < 0) throw refusedTime('dates-reversed')
}

/** Rejects an end that differs from what the service takes for these dogs. A moved visit may also keep the length it was booked with. */
function refuseOtherLength(
  serviceType: Service['serviceType'],
  asked: AskedTime,
  { minutes, before }: { minutes: number; before: AskedTime | undefined },
) {
  const lengthOf = ({ start, end }: AskedTime) => minutesBetween(start, end)
  const allowed = [0, minutes, ...(before ? [lengthOf(before)] : [])]
  if (allowed.includes(lengthOf(asked))) return
  const lasts = isGrooming(serviceType) ? bookingSentences.visitLasts : bookingSentences.sessionLasts
  const message = lasts(minutes, formatHour(asked.start), formatHour(addMinutes(asked.start, minutes)))
  throw new Refused('breaks-a-rule', { message, issues: [{ path: 'end', message }] })
}

/** The time of a stay that has begun, with another end: what the calendar says of the days that are left counts. */
export function spanFromToday(
  service: Service,
  { start, end }: AskedTime,
  dogs: readonly BookedDog[],
  calendar: HouseCalendar,
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

/** Whether two times are one: an instant with its milliseconds is the same as without. */
export const isSameTime = (one: AskedTime, other: AskedTime) =>
  isSameMoment(one.start, other.start) && isSameMoment(one.end, other.end)

const isSameMoment = (one: string, other: string) =>
  one === other || (isInstant(one) && isInstant(other) && compareInstants(one, other) === 0)

/** First and last day a dog is in the house. */
export const daysPresent = (span: Span): [string, string] =>
  span.kind === 'days' ? [span.startDay, span.endDay] : [dayOf(span.startAt), dayOf(span.endAt)]

/** A span as the wire says it. */
export const daysOf = (span: Span) =>
  span.kind === 'days' ? { start: span.startDay, end: span.endDay } : { start: span.startAt, end: span.endAt }

/** How long a visit keeps its person: until it is over and what comes after it is cleaned up. */
export const busyUntil = ({ cleaningMinutes }: Pick<Service, 'cleaningMinutes'>, endAt: string) =>
  cleaningMinutes > 0 ? addMinutes(endAt, cleaningMinutes) : null
