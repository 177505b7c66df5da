import type { HouseTerms } from './house-terms.ts'
import { compareInstants, addMinutes, type InstantLike } from './house-time.ts'

export const grooming = {
  /** A groomer begins every half hour (docs/domain.md#capacity). */
  startsEveryMinutes: 30,
  /** One to two hours (spec §9). */
  shortestMinutes: 60,
  longestMinutes: 120,
  /** Groomers at work (docs/domain.md#capacity; a setting). */
  groomers: 2,
} as const

type Notice = Pick<HouseTerms, 'minimumNoticeHours'>

/** The first instant that may be booked: exactly the notice from `now` passes, a second less does not. */
export const earliestGrooming = (now: InstantLike, { minimumNoticeHours }: Notice) =>
  addMinutes(now, minimumNoticeHours * 60)

/** Whether `start` leaves the groomers their notice. */
export const leavesNotice = (start: InstantLike, now: InstantLike, notice: Notice) =>
  compareInstants(start, earliestGrooming(now, notice)) >= 0

/**
 * A groomer's minutes for a dog, those of the service and of its size, within the hour or two that owners are told
 * (spec §9) and rounded up to the half hours in which groomers begin.
 */
export const groomingMinutes = (minutes: number) => {
  const { startsEveryMinutes: step, shortestMinutes, longestMinutes } = grooming
  return Math.min(longestMinutes, Math.max(shortestMinutes, Math.ceil(minutes / step) * step))
}
