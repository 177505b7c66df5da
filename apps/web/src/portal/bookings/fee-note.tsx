import { formatPesos, type BookingStatus } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { bookingsCopy } from '../../copy/portal/bookings.ts'

/** True if the visit will not take place. */
const isGivenUp = (status: BookingStatus) => status === 'cancelled' || status === 'no-show'

type FeeNoteProps = { booking: Pick<Booking, 'status' | 'keptCentavos' | 'owedCentavos'>; className: string }

/**
 * Fee of a cancelled or missed booking and its unpaid part, or that there is none; renders nothing for other bookings.
 */
export function FeeNote({ booking, className }: FeeNoteProps) {
  if (!isGivenUp(booking.status)) return null
  return <p className={className}>{noteOf(booking)}</p>
}

function noteOf({ keptCentavos, owedCentavos }: FeeNoteProps['booking']) {
  if (owedCentavos > 0) return bookingsCopy.feeOwed(formatPesos(owedCentavos))
  return keptCentavos > 0 ? bookingsCopy.kept(formatPesos(keptCentavos)) : bookingsCopy.nothingOwed
}
