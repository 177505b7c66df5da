import { bookings, type Booking } from '@rumi/data-layer'
import { useState } from 'react'
import { useSend, type Outcome, type Refusal } from '../../shared/fetching/store.ts'
import type { When } from './dates/when-chosen.ts'

type Request = Omit<Parameters<typeof bookings.calls.create>[0], 'start' | 'end'>

type Confirmed = { expectedTotalCentavos: number | null; papersLater: boolean }

/** Books the reviewed choices at the displayed price. Idempotent for repeated presses; returns the created bookings. */
export function useCreateBooking(request: Request, when: When) {
  const send = useSend()
  const [booking, setBooking] = useState(false)
  const [refused, setRefused] = useState<{ requestKey: string; refusal: Refusal }>()
  const requestKey = JSON.stringify([request, when])

  const book = async (
    notes: string,
    { expectedTotalCentavos, papersLater }: Confirmed,
  ): Promise<Outcome<readonly Booking[]>> => {
    setBooking(true)
    setRefused(undefined)
    const noted = {
      ...request,
      ...(expectedTotalCentavos !== null && { expectedTotalCentavos }),
      ...(papersLater && { papersLater: true as const }),
      ...(notes && { notes }),
    }
    const outcome =
      'days' in when
        ? await send(bookings.calls.bookDays({ ...noted, days: [...when.days] }))
        : await send(bookings.calls.create({ ...noted, ...when }))
    setBooking(false)
    if (outcome.ok) return { ok: true, answer: [outcome.answer].flat() }
    setRefused({ requestKey, refusal: outcome.refusal })
    return outcome
  }
  // Ignores refusals of earlier choices.
  return { book, booking, refusal: refused?.requestKey === requestKey ? refused.refusal : undefined }
}
