import type { BusinessTerms } from '../business/business-terms.ts'
import { compareInstants, addMinutes, type InstantLike } from '../time/business-time.ts'

export const grooming = {
  /** A groomer begins every half hour (docs/domain.md#capacity). */
  startsEveryMinutes: 30,
  /** One to two hours (spec §9). */
  shortestMinutes: 60,
  longestMinutes: 120,
  /** Groomers at work (docs/domain.md#capacity; a setting). */
  groomers: 2,
} as const

/**
 * Returns a groomer's minutes for a dog: those of the service and its size, within the duration shown to
 * owners (spec §9), rounded up to half hours.
 */
export const groomingMinutes = (minutes: number) => {
  const { startsEveryMinutes: step, shortestMinutes, longestMinutes } = grooming
  return Math.min(longestMinutes, Math.max(shortestMinutes, Math.ceil(minutes / step) * step))
}

type Notice = Pick<BusinessTerms, 'minimumNoticeHours'>

/** The first instant that may be booked: exactly the notice from `now` passes, a second less does not. */
export const earliestGrooming = (now: InstantLike, { minimumNoticeHours }: Notice) =>
  addMinutes(now, minimumNoticeHours * 60)

/** True if `start` respects the groomers' notice. */
export const leavesNotice = (start: InstantLike, now: InstantLike, notice: Notice) =>
  compareInstants(start, earliestGrooming(now, notice)) >= 0
