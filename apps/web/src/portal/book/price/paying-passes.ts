import { dayOf, daysCoveredBy, eachDay, isDay } from '@rumi/contract'
import type { Pass } from '../../passes/use-my-passes.ts'
import type { When } from '../dates/when-chosen.ts'

/** Days of a booking. */
const daysOf = (when: When) => {
  if ('days' in when) return when.days
  return isDay(when.start) ? eachDay(when.start, when.end) : [dayOf(when.start)]
}

/** Passes that can pay for a day of the booking, in order of use. */
export const payingPasses = (usable: readonly Pass[], when: When) =>
  usable.filter((pass) => daysCoveredBy(pass, pass.units - pass.unitsLeft, daysOf(when)).length > 0)
