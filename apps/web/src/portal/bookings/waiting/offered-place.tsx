import { formatTheHour, formatTime, type RecordOf, type Resources } from '@rumi/contract'
import { waitingList, type Dog } from '@rumi/data-layer'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { bookingsCopy } from '../../../copy/portal/bookings.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { BookingGuests } from '../booking-guests.tsx'

export type WaitingEntry = RecordOf<Resources['waitingList']>

type OfferedPlaceProps = {
  entry: WaitingEntry
  dogs: readonly Dog[]
  serviceName: string
}

/** Offered place with an expiry: accept or decline. */
export function OfferedPlace({ entry, dogs, serviceName }: OfferedPlaceProps) {
  const send = useSend()
  const navigate = useNavigate()
  const [answering, setAnswering] = useState<'accepted' | 'declined'>()
  const [problem, setProblem] = useState<string>()

  const respond = async (status: 'accepted' | 'declined') => {
    setAnswering(status)
    setProblem(undefined)
    const outcome = await send(waitingList.calls.update({ id: entry.id, changes: { status } }))
    setAnswering(undefined)
    if (!outcome.ok) return setProblem(outcome.refusal.message)
    showToast(status === 'accepted' ? bookingsCopy.taken : bookingsCopy.left)
    if (status === 'accepted' && outcome.answer.bookingId)
      void navigate(paths.booking(outcome.answer.bookingId))
  }

  return (
    <article className="grid gap-3 rounded-md bg-amber-tint p-5 shadow-soft">
      <h2 className="flex items-center gap-2 text-lg">
        <BellRing className="size-6" aria-hidden="true" />
        {bookingsCopy.offersTitle}
      </h2>
      <p className="font-strong first-letter:uppercase">{formatTime(entry, businessToday())}</p>
      <BookingGuests dogs={dogs} about={serviceName} />
      {entry.offeredUntil && <p>{bookingsCopy.offerUntil(formatTheHour(entry.offeredUntil))}</p>}
      {problem && <Notice tone="problem">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button
          loading={answering === 'accepted'}
          disabled={answering !== undefined}
          onClick={() => respond('accepted')}
        >
          {bookingsCopy.takeOffer}
        </Button>
        <Button
          tone="secondary"
          loading={answering === 'declined'}
          disabled={answering !== undefined}
          onClick={() => respond('declined')}
        >
          {bookingsCopy.leaveOffer}
        </Button>
      </div>
    </article>
  )
}
