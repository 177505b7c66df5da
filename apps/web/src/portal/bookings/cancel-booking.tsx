import { formatPesos } from '@rumi/contract'
import { bookings, type Booking, type Dog } from '@rumi/data-layer'
import { useState } from 'react'
import { useSend, useStoreSelector } from '../../app/store.ts'
import { bookingsCopy } from '../../copy/bookings.ts'
import { troubleCopy } from '../../copy/trouble.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { houseToday } from '../house-today.ts'
import { spokenNames } from '../spoken-names.ts'
import { spokenDays } from './booking-days.ts'

type CancelBookingProps = {
  booking: Booking | undefined
  dogs: readonly Dog[]
  onClose: () => void
  /** The desk changed the booking in the meantime: what is shown is old. */
  onStale: () => Promise<void>
}

/** Asks once more before a place is let go. */
export function CancelBooking({ booking, dogs, onClose, onStale }: CancelBookingProps) {
  const send = useSend()
  const paidCentavos = useStoreSelector(
    (state) => state.bookingPayments.accounts[booking?.id ?? '']?.paidCentavos ?? 0,
  )
  const [cancelling, setCancelling] = useState(false)
  const [problem, setProblem] = useState<string>()

  const close = () => {
    setProblem(undefined)
    onClose()
  }

  const cancel = async () => {
    if (!booking) return
    setCancelling(true)
    const { id, version } = booking
    const outcome = await send(bookings.calls.update({ id, changes: { status: 'cancelled', version } }))
    setCancelling(false)
    if (outcome.ok) {
      showToast(bookingsCopy.cancelled)
      return close()
    }
    if (outcome.refusal.code !== 'stale') return setProblem(outcome.refusal.message)
    await onStale()
    showToast(bookingsCopy.stale, 'note')
    close()
  }

  return (
    <Dialog
      open={booking !== undefined}
      onClose={close}
      title={bookingsCopy.cancelTitle}
      closeLabel={troubleCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={close}>
            {bookingsCopy.keep}
          </Button>
          <Button tone="danger" loading={cancelling} onClick={cancel}>
            {bookingsCopy.cancel}
          </Button>
        </>
      }
    >
      {booking && (
        <div className="grid gap-4">
          {problem && <Notice tone="problem">{problem}</Notice>}
          <p>{bookingsCopy.cancelText(spokenNames(dogs), spokenDays(booking, houseToday()))}</p>
          {booking.lines.some(({ amountCentavos }) => amountCentavos < 0) && booking.totalCentavos === 0 && (
            <p>{bookingsCopy.cancelPass}</p>
          )}
          {paidCentavos > 0 && <p>{bookingsCopy.cancelPaid(formatPesos(paidCentavos))}</p>}
        </div>
      )}
    </Dialog>
  )
}
