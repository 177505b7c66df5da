import { formatDay, type DeskVisit } from '@rumi/contract'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { firstDayOf, isLate, isOverdue, lastDayOf } from './board-entries.ts'

/** Late arrival, overdue departure, or departure on this day. */
export function VisitPunctuality({ visit: { booking }, day }: { visit: DeskVisit; day: string }) {
  const today = businessToday()
  const [first, last] = [firstDayOf(booking), lastDayOf(booking)]
  return (
    <>
      {isLate(booking, today) && (
        <StateChip tone="soon">{dayBoardCopy.late(formatDay(first, today))}</StateChip>
      )}
      {isOverdue(booking, today) && (
        <StateChip tone="expired">{dayBoardCopy.overdue(formatDay(last, today))}</StateChip>
      )}
      {last === day && first < day && <StateChip tone="neutral">{dayBoardCopy.leavesToday}</StateChip>}
    </>
  )
}
