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

/** A coat takes longer the larger the dog is (ours, a setting): minutes added to those of the service. */
const extraMinutesBySize = [
  { overKg: 25, minutes: 30 },
  { overKg: 10, minutes: 15 },
] as const

/**
 * A groomer's minutes for a service and a dog, within the hour or two that owners are told (spec §9) and rounded
 * up to the half hours in which groomers begin. A dog that was never weighed takes the service's own minutes.
 */
export const groomingMinutes = (serviceMinutes: number, weightKg: number | null) => {
  const extra = extraMinutesBySize.find(({ overKg }) => (weightKg ?? 0) > overKg)?.minutes ?? 0
  const { startsEveryMinutes: step, shortestMinutes, longestMinutes } = grooming
  const rounded = Math.ceil((serviceMinutes + extra) / step) * step
  return Math.min(longestMinutes, Math.max(shortestMinutes, rounded))
}
