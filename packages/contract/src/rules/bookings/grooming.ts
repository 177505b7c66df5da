import type { BusinessTerms } from '../business/business-terms.ts'
import { compareInstants, addMinutes, type InstantLike } from '../time/business-time.ts'

type Notice = Pick<BusinessTerms, 'minimumNoticeHours'>

/** The first instant that may be booked: exactly the notice from `now` passes, a second less does not. */
export const earliestGrooming = (now: InstantLike, { minimumNoticeHours }: Notice) =>
  addMinutes(now, minimumNoticeHours * 60)

/** True if `start` respects the groomers' notice. */
export const leavesNotice = (start: InstantLike, now: InstantLike, notice: Notice) =>
  compareInstants(start, earliestGrooming(now, notice)) >= 0
