import { desk, type ChangesOf, type RecordOf, type Resources } from '@rumi/contract'
import { bookings } from '@rumi/data-layer'
import { useState } from 'react'
import { useSendCall } from '../../shared/queries.ts'
import { useSend, type Refusal } from '../../shared/store.ts'
import { ConfirmPrice, type PriceChange } from './confirm-price.tsx'

export type Booking = RecordOf<Resources['bookings']>
export type BookingChange = Pick<
  ChangesOf<Resources['bookings']>,
  'start' | 'end' | 'resource' | 'status' | 'withoutAddOns'
>
type Changed = Pick<Booking, 'id' | 'version' | 'totalCentavos'>

/** How it ended: done, refused in words, or left as it was by whoever was asked. */
export type MoveOutcome =
  | { is: 'done'; booking: Booking; addOns: readonly Booking[] }
  | { is: 'refused'; refusal: Refusal }
  | { is: 'left' }

type Question = { change: PriceChange; answer: (agreed: boolean) => void }

/**
 * Changes a booking by the server's word: it is tried first, and where it would cost something else, that is asked
 * before anything happens. Render `question` wherever the screen is.
 */
export function useBookingMove() {
  const sendCall = useSendCall()
  const send = useSend()
  const [asking, setAsking] = useState<Question>()

  const agreedTo = (change: PriceChange) =>
    new Promise<boolean>((resolve) => {
      setAsking({
        change,
        answer(agreed) {
          setAsking(undefined)
          resolve(agreed)
        },
      })
    })

  const move = async (
    { id, version, totalCentavos }: Changed,
    change: BookingChange,
    who: string,
  ): Promise<MoveOutcome> => {
    const changes = { ...change, version }
    const tried = await sendCall(desk.preview, { params: { id }, body: changes })
    if (!tried.ok) return { is: 'refused', refusal: tried.refusal }
    const { serviceBooking: after, addOns } = tried.answer.data
    const costsOther = after.totalCentavos !== totalCentavos
    if (costsOther && !(await agreedTo({ who, beforeCentavos: totalCentavos, after }))) return { is: 'left' }
    const outcome = await send(bookings.calls.update({ id, changes }))
    return outcome.ok
      ? { is: 'done', booking: outcome.answer, addOns }
      : { is: 'refused', refusal: outcome.refusal }
  }

  const question = <ConfirmPrice change={asking?.change} onAnswer={(agreed) => asking?.answer(agreed)} />
  return { move, question }
}
