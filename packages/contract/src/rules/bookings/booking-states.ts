import type { Role } from '../../access.ts'
import { isDay } from '../time/day-numbers.ts'
import { compareInstants, dayOf, dayOfTime, todayIn, type InstantLike } from '../time/business-time.ts'

/** States of a booking. Pending bookings hold their place as confirmed ones do (docs/domain.md#capacity). */
export const bookingStatuses = [
  'pending',
  'confirmed',
  'checked-in',
  'checked-out',
  'cancelled',
  'no-show',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/**
 * Permitted transitions between states, with those the owner may make without the desk. An arrival or a
 * no-show is recorded on the first day of the visit or later (decision 40).
 */
export const bookingSteps = [
  { step: 'confirm', from: 'pending', to: 'confirmed', by: 'desk' },
  { step: 'cancel', from: 'pending', to: 'cancelled', by: 'owner' },
  { step: 'cancel', from: 'confirmed', to: 'cancelled', by: 'owner' },
  { step: 'check-in', from: 'confirmed', to: 'checked-in', by: 'desk', notBefore: 'first-day' },
  { step: 'mark-no-show', from: 'confirmed', to: 'no-show', by: 'desk', notBefore: 'first-day' },
  { step: 'check-out', from: 'checked-in', to: 'checked-out', by: 'desk' },
] as const satisfies readonly Step[]

type Step = {
  step: string
  from: BookingStatus
  to: BookingStatus
  by: 'owner' | 'desk'
  /** The step waits for the visit's first day. */
  notBefore?: 'first-day'
}

export type BookingStep = (typeof bookingSteps)[number]['step']

const isDesk = (role: Role) => role === 'colaborador' || role === 'admin'

/** Returns the transitions that `role` may make from `status`. Screens and server share it. */
export const stepsFrom = (status: BookingStatus, role: Role) =>
  bookingSteps.filter((s) => s.from === status && (s.by === 'owner' ? role !== 'contador' : isDesk(role)))

/** True if `role` may move a booking from one state to another. */
export const bookingCan = (role: Role, from: BookingStatus, to: BookingStatus) =>
  stepsFrom(from, role).some((s) => s.to === to)

/** States that a mistaken transition returns to. The desk may reverse it at any time, with a reason. */
export const reversedSteps = {
  'checked-in': 'confirmed',
  'checked-out': 'checked-in',
  'no-show': 'confirmed',
} as const satisfies Partial<Record<BookingStatus, BookingStatus>>

export const reversibleStatuses = ['checked-in', 'checked-out', 'no-show'] as const
export type ReversibleStatus = (typeof reversibleStatuses)[number]

/** True if the transition into this state can be reversed. */
export const isReversible = (status: BookingStatus): status is ReversibleStatus =>
  reversibleStatuses.some((one) => one === status)

/** Length of the reason for reversing a step. */
export const reversalReasonLength = { min: 5, max: 200 } as const

/** State and start of a booking, the start in wire format. */
type Standing = { status: BookingStatus; start: string }

/** Returns the day before which a step to `to` is too early; null if it may be taken any day. */
export const stepOpensOn = ({ status, start }: Standing, to: BookingStatus): string | null => {
  const waits = bookingSteps.some((s) => s.from === status && s.to === to && 'notBefore' in s)
  return waits ? (isDay(start) ? start : dayOf(start)) : null
}

/** The steps `role` may take on `today`: those from its state, without the ones whose day has not come. */
export const stepsOn = (standing: Standing, role: Role, today: string) =>
  stepsFrom(standing.status, role).filter(({ to }) => (stepOpensOn(standing, to) ?? today) <= today)

/** True if `role` may never make a transition to `to`, whatever the state of the booking. */
export const isAnothersStep = (role: Role, to: BookingStatus) => {
  const steps = bookingSteps.filter((s) => s.to === to)
  return steps.length > 0 && !steps.some(({ from }) => bookingCan(role, from, to))
}

/**
 * True if the time of a booking has begun: a visit at its hour, a stay or a day after its first day. From
 * then on only the desk changes it, so that no owner returns a day that was reserved (ours).
 */
export const hasBegun = (start: string, now: InstantLike) =>
  isDay(start) ? start < todayIn(now) : compareInstants(now, start) >= 0

/** States in which a booking keeps its place; cancelled, finished and no-show ones hold none. */
export const holdingStatuses = [
  'pending',
  'confirmed',
  'checked-in',
] as const satisfies readonly BookingStatus[]

/** True if a booking in this state holds its place. */
export const holdsPlace = (status: BookingStatus) => holdingStatuses.some((holding) => holding === status)

/**
 * True if a booking is upcoming or in progress on `today`: it holds its place and its last day is not over,
 * or its dogs are at the business.
 */
export const isCurrent = ({ status, end }: { status: BookingStatus; end: string }, today: string) =>
  status === 'checked-in' || (holdsPlace(status) && dayOfTime(end) >= today)
