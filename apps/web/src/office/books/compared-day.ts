import { addDays, daysOfYearBefore, firstOfMonth } from '@rumi/contract'
import type { Comparison } from './comparison.tsx'

/** What stands at the end of a day is held against the end of the month before, or against the same day a year before. */
export const comparedDay = (day: string, comparison: Comparison) =>
  comparison === 'anterior' ? addDays(firstOfMonth(day), -1) : daysOfYearBefore({ from: day, to: day }).to
