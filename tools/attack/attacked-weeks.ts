import { addDays, takesPlaceOn, usualCalendar, weekdayOf } from '@rumi/contract'
import { today } from '../../apps/api/src/http/clock.ts'

const firstWeek = 3
const lastWeek = 50

const isWholeWeek = (monday: string) =>
  [0, 1, 2, 3, 4, 5].every((day) => takesPlaceOn('Hotel', addDays(monday, day), usualCalendar))

/** First day under attack; the demo's week lies before it. */
export const firstDayUnderAttack = () => addDays(today(), 8 - weekdayOf(today()) + firstWeek * 7)

/** Mondays of the weeks under attack that have no closed day. */
export const attackedMondays = () =>
  Array.from({ length: lastWeek - firstWeek }, (_, week) => addDays(firstDayUnderAttack(), week * 7)).filter(
    isWholeWeek,
  )
