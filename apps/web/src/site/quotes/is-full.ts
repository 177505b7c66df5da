import type { DayAvailability } from '@rumi/contract'
import type { DraftDays } from './quote-draft.ts'

type Wanted = { isStay: boolean; days: DraftDays; dogs: number }

/** True if some day has too few places for the dogs, or no room takes them all nights; false where that is unknown. */
export function isFull(available: readonly DayAvailability[], { isStay, days, dogs }: Wanted) {
  if (isStay) {
    const until = available.find(({ date }) => date === days.start)?.stayUntil
    return until === null || (until !== undefined && until < days.end)
  }
  const { separateDays = [days.start] } = days
  return available.some(({ date, remaining }) => separateDays.includes(date) && remaining < dogs)
}
