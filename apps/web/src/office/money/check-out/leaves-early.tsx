import { formatPesos, type DeskBooking } from '@rumi/contract'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { totalAtDeparture, type EarlyPrices } from './checkout-store.ts'

type LeavesEarlyProps = { bookings: readonly DeskBooking[]; early: EarlyPrices }

/** Price before and after an early departure; renders nothing if the price stays. */
export function LeavesEarly({ bookings, early }: LeavesEarlyProps) {
  const before = bookings.reduce((sum, { booking }) => sum + booking.totalCentavos, 0)
  const after = bookings.reduce((sum, one) => sum + totalAtDeparture(one, early), 0)
  if (before === after) return null
  return <p>{dayBoardCopy.leavesEarly(formatPesos(before), formatPesos(after))}</p>
}
