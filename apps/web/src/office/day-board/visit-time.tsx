import { dayCareHours, hotel, isDay, spokenDay, timeOf, type DeskVisit } from '@rumi/contract'
import { dayBoardCopy } from '../../copy/day-board.ts'
import { StateChip } from '../../ui/state-chip.tsx'
import { houseToday } from '../house-today.ts'
import { firstDayOf, isLate, isOverdue, lastDayOf } from './board-entries.ts'

const clock = (time: string) => time.replace(/^0/, '')

/** When they come and go on this day, and whether they are late or should have left. */
export function VisitTime({ visit: { booking, service }, day }: { visit: DeskVisit; day: string }) {
  const today = houseToday()
  const [first, last] = [firstDayOf(booking), lastDayOf(booking)]
  return (
    <>
      {isLate(booking, today) && (
        <StateChip tone="soon">{dayBoardCopy.late(spokenDay(first, today))}</StateChip>
      )}
      {isOverdue(booking, today) && (
        <StateChip tone="expired">{dayBoardCopy.overdue(spokenDay(last, today))}</StateChip>
      )}
      <span className="font-strong tabular">{hoursOn(day, booking, service.serviceType === 'Hotel')}</span>
      {booking.resource && <span className="font-strong">{booking.resource}</span>}
      {last > day && <span>{dayBoardCopy.until(spokenDay(last, today))}</span>}
      {last === day && first < day && <StateChip tone="neutral">{dayBoardCopy.leavesToday}</StateChip>}
    </>
  )
}

/** The hours that count on a day: of a visit its own, of a stay those of arriving and leaving. */
function hoursOn(day: string, { start, end }: DeskVisit['booking'], isHotel: boolean) {
  if (!isDay(start)) return dayBoardCopy.hours(clock(timeOf(start)), clock(timeOf(end)))
  if (!isHotel) return dayBoardCopy.hours(clock(dayCareHours.opens), clock(dayCareHours.closes))
  if (day === start) return dayBoardCopy.arrivesFrom(clock(hotel.checkInFrom))
  return day === end ? dayBoardCopy.leavesBefore(clock(hotel.checkOutBefore)) : ''
}
