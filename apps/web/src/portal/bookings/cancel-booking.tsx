import { formatPesos } from '@rumi/contract'
import { bookings, type Booking, type Dog } from '@rumi/data-layer'
import { useSend, useStoreSelector } from '../../app/store.ts'
import { bookingsCopy } from '../../copy/bookings.ts'
import { troubleCopy } from '../../copy/trouble.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { spokenList } from '../book/spoken-list.ts'
import { houseToday } from '../house-today.ts'
import { spokenNames } from '../spoken-names.ts'
import { spokenDays } from './booking-days.ts'

type CancelBookingProps = {
  booking: Booking | undefined
  dogs: readonly Dog[]
  /** What is done with them during the stay: it is not given up with it. */
  inside?: readonly string[]
  onClose: () => void
  /** The desk changed the booking in the meantime: what is shown is old. */
  onStale: () => Promise<void>
}

/** Asks once more before a place is let go. */
export function CancelBooking({ booking, dogs, inside = [], onClose, onStale }: CancelBookingProps) {
  const send = useSend()
  const paidCentavos = useStoreSelector(
    (state) => state.bookingPayments.accounts[booking?.id ?? '']?.paidCentavos ?? 0,
  )
  const cancel = async () => {
    if (!booking) return undefined
    const { id, version } = booking
    const outcome = await send(bookings.calls.update({ id, changes: { status: 'cancelled', version } }))
    if (!outcome.ok && outcome.refusal.code !== 'stale') return outcome.refusal.message
    if (outcome.ok) showToast(bookingsCopy.cancelled)
    else {
      await onStale()
      showToast(bookingsCopy.stale, 'note')
    }
    onClose()
    return undefined
  }

  return (
    <ConfirmDialog
      open={booking !== undefined}
      onClose={onClose}
      title={bookingsCopy.cancelTitle}
      closeLabel={troubleCopy.close}
      keepLabel={bookingsCopy.keep}
      confirmLabel={bookingsCopy.cancel}
      onConfirm={cancel}
    >
      {booking && (
        <>
          <p>{bookingsCopy.cancelText(spokenNames(dogs), spokenDays(booking, houseToday()))}</p>
          {booking.lines.some(({ amountCentavos }) => amountCentavos < 0) && booking.totalCentavos === 0 && (
            <p>{bookingsCopy.cancelPass}</p>
          )}
          {inside.length > 0 && <p>{bookingsCopy.cancelInside(spokenList(inside))}</p>}
          {paidCentavos > 0 && <p>{bookingsCopy.cancelPaid(formatPesos(paidCentavos))}</p>}
        </>
      )}
    </ConfirmDialog>
  )
}
