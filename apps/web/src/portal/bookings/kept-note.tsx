import { formatPesos } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { bookingsCopy } from '../../copy/portal/bookings.ts'
import { isGivenUp } from './is-given-up.ts'

type KeptNoteProps = { booking: Pick<Booking, 'status' | 'keptCentavos' | 'owedCentavos'>; className: string }

/** Beside the price of a booking that was cancelled or missed: its fee and what of it is owed, or that nothing is; nothing of others. */
export function KeptNote({ booking, className }: KeptNoteProps) {
  if (!isGivenUp(booking.status)) return null
  return <p className={className}>{noteOf(booking)}</p>
}

function noteOf({ keptCentavos, owedCentavos }: KeptNoteProps['booking']) {
  if (owedCentavos > 0) return bookingsCopy.feeOwed(formatPesos(owedCentavos))
  return keptCentavos > 0 ? bookingsCopy.kept(formatPesos(keptCentavos)) : bookingsCopy.nothingOwed
}
