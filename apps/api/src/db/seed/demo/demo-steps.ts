import { compareInstants, type BookingStatus } from '@rumi/contract'

/** Authors and times of a demo booking's steps. */
export type DemoLife = {
  bookingId: string
  ownerId: string
  status: BookingStatus
  requestedAt: string
  answeredAt: string
  arrivesAt: string
  leavesAt: string
  /** Time at which a no-show was recorded. */
  givenUpAt: string
}

type Step = { to: BookingStatus; at: 'answeredAt' | 'arrivesAt' | 'leavesAt' | 'givenUpAt' }

const confirmed: Step = { to: 'confirmed', at: 'answeredAt' }
const arrived: Step = { to: 'checked-in', at: 'arrivesAt' }

/** Steps to each state of a booking. */
const wayTo: Record<BookingStatus, readonly Step[]> = {
  pending: [],
  confirmed: [confirmed],
  cancelled: [{ to: 'cancelled', at: 'answeredAt' }],
  'no-show': [confirmed, { to: 'no-show', at: 'givenUpAt' }],
  'checked-in': [confirmed, arrived],
  'checked-out': [confirmed, arrived, { to: 'checked-out', at: 'leavesAt' }],
}

/** Returns the version of a booking that reached this state step by step. */
export const versionAt = (status: BookingStatus) => wayTo[status].length + 1

/** Returns the state of a demo booking before its day. Arrivals and departures are written in chronological order. */
export const standingBefore = (status: BookingStatus): BookingStatus =>
  status === 'checked-in' || status === 'checked-out' || status === 'no-show' ? 'confirmed' : status

/** The steps of a booking's life; none is later than now. */
export function stepsOf(life: DemoLife, { deskId, now }: { deskId: string; now: string }) {
  const { bookingId, ownerId, status, requestedAt } = life
  const steps = wayTo[status]
  const taken = steps.map(({ to, at }, position) => ({
    bookingId,
    actorId: to === 'cancelled' ? ownerId : deskId,
    at: compareInstants(life[at], now) < 0 ? life[at] : now,
    fromStatus: steps[position - 1]?.to ?? ('pending' as const),
    toStatus: to,
  }))
  return [{ bookingId, actorId: ownerId, at: requestedAt, toStatus: 'pending' as const }, ...taken]
}
