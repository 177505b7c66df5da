import { formatTime } from '@rumi/contract'
import { waitingList, type Dog } from '@rumi/data-layer'
import { useState } from 'react'
import { useSend } from '../../../shared/fetching/store.ts'
import { bookingsCopy } from '../../../copy/portal/bookings.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { BookingGuests } from '../booking-guests.tsx'
import type { WaitingEntry } from './offered-place.tsx'

type WaitingLineProps = { entry: WaitingEntry; dogs: readonly Dog[]; serviceName: string }

/** Waiting list entry with a button to leave. */
export function WaitingLine({ entry, dogs, serviceName }: WaitingLineProps) {
  const send = useSend()
  const [leaving, setLeaving] = useState(false)

  const leave = async () => {
    setLeaving(true)
    const outcome = await send(waitingList.calls.remove(entry.id))
    setLeaving(false)
    if (outcome.ok) showToast(bookingsCopy.leftWaiting)
    else showToast(outcome.refusal.message, 'problem')
  }

  return (
    <Card as="article" className="grid gap-3">
      <h3 className="text-lg first-letter:uppercase">{formatTime(entry, businessToday())}</h3>
      <BookingGuests dogs={dogs} about={serviceName} />
      <div>
        <Button tone="secondary" loading={leaving} onClick={leave}>
          {bookingsCopy.leaveWaiting}
        </Button>
      </div>
    </Card>
  )
}
