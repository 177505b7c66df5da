import { dayOf, daysCoveredBy, eachDay, isDay } from '@rumi/contract'
import type { Pass } from '../../passes/pass-order.ts'
import type { When } from '../dates/when-chosen.ts'

/** Every day of what is booked. */
const daysOf = (when: When) => {
  if ('days' in when) return when.days
  return isDay(when.start) ? eachDay(when.start, when.end) : [dayOf(when.start)]
}

/** Of the passes that are good for a service, those that could pay for a day of it, in the order in which they would. */
export const payingPasses = (usable: readonly Pass[], when: When) =>
  usable.filter((pass) => daysCoveredBy(pass, pass.units - pass.unitsLeft, daysOf(when)).length > 0)
