import { desk, type ChangesOf, type RecordOf, type Resources } from '@rumi/contract'
import { bookings } from '@rumi/data-layer'
import { useState } from 'react'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { ConfirmMove, type MoveAnswer, type MoveQuestion } from './confirm-move.tsx'

export type Booking = RecordOf<Resources['bookings']>
export type BookingChange = Pick<
  ChangesOf<Resources['bookings']>,
  'start' | 'end' | 'resource' | 'status' | 'withoutAddOns'
>
type Changed = Pick<Booking, 'id' | 'version' | 'totalCentavos' | 'resource'>

/** How it ended: done, refused in words, or left as it was by whoever was asked. */
export type MoveOutcome =
  | { is: 'done'; booking: Booking; addOns: readonly Booking[] }
  | { is: 'refused'; refusal: Refusal }
  | { is: 'left' }

type Question = { change: MoveQuestion; answer: (answer: MoveAnswer) => void }

/**
 * Changes a booking by the server's word: it is tried first, and where it would cost something else or get another room or person than
 * it has, that is asked before anything happens. Render `question` wherever the screen is.
 */
export function useBookingMove() {
  const sendCall = useSendCall()
  const send = useSend()
  const [asking, setAsking] = useState<Question>()

  const agreedTo = (change: MoveQuestion) =>
    new Promise<MoveAnswer>((resolve) => {
      setAsking({
        change,
        answer(answer) {
          setAsking(undefined)
          resolve(answer)
        },
      })
    })

  const move = async (
    { id, version, totalCentavos, resource }: Changed,
    change: BookingChange,
    who: string,
  ): Promise<MoveOutcome> => {
    const changes = { ...change, version }
    const tried = await sendCall(desk.preview, { params: { id }, body: changes })
    if (!tried.ok) return { is: 'refused', refusal: tried.refusal }
    const { serviceBooking: after, addOns, beyondPriceCentavos } = tried.answer.data
    const leaves = change.resource === undefined && after.resource !== resource ? resource : null
    const isAsked = after.totalCentavos !== totalCentavos || beyondPriceCentavos > 0 || leaves !== null
    const answer = isAsked
      ? await agreedTo({ who, beforeCentavos: totalCentavos, leaves, after, beyondPriceCentavos })
      : ({ agreed: true } satisfies MoveAnswer)
    if (!answer.agreed) return { is: 'left' }
    const { money } = answer
    const outcome = await send(
      bookings.calls.update({
        id,
        // What was shown is what it gets, or nothing.
        changes: { ...changes, ...(after.resource && { resource: after.resource }), ...(money && { money }) },
      }),
    )
    return outcome.ok
      ? { is: 'done', booking: outcome.answer, addOns }
      : { is: 'refused', refusal: outcome.refusal }
  }

  const question = <ConfirmMove change={asking?.change} onAnswer={(answer) => asking?.answer(answer)} />
  return { move, question }
}
