import { formatPesos } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { bookingsCopy } from '../../copy/bookings.ts'
import { isGivenUp } from './is-given-up.ts'

type KeptNoteProps = { booking: Pick<Booking, 'status' | 'keptCentavos'>; className: string }

/** Beside the price of a booking that was cancelled or missed: that nothing is owed for it, or what was kept; nothing of others. */
export function KeptNote({ booking, className }: KeptNoteProps) {
  if (!isGivenUp(booking.status)) return null
  const { keptCentavos } = booking
  return (
    <p className={className}>
      {keptCentavos > 0 ? bookingsCopy.kept(formatPesos(keptCentavos)) : bookingsCopy.nothingOwed}
    </p>
  )
}
