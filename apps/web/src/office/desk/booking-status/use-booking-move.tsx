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

/** Outcome: moved, refused, or declined by the user. */
export type MoveOutcome =
  | { is: 'done'; booking: Booking; addOns: readonly Booking[] }
  | { is: 'refused'; refusal: Refusal }
  | { is: 'left' }

type Question = { change: MoveQuestion; answer: (answer: MoveAnswer) => void }

/**
 * Moves a booking after a dry run on the server: a different price, room or person needs a confirmation. Render
 * `question` on the screen.
 */
export function useBookingMove() {
  const sendCall = useSendCall()
  const send = useSend()
  const [openQuestion, setOpenQuestion] = useState<Question>()

  const agreedTo = (change: MoveQuestion) =>
    new Promise<MoveAnswer>((resolve) => {
      setOpenQuestion({
        change,
        answer(answer) {
          setOpenQuestion(undefined)
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
    const preview = await sendCall(desk.preview, { params: { id }, body: changes })
    if (!preview.ok) return { is: 'refused', refusal: preview.refusal }
    const { serviceBooking: after, addOns, beyondPriceCentavos } = preview.answer.data
    const leaves = change.resource === undefined && after.resource !== resource ? resource : null
    const needsConsent = after.totalCentavos !== totalCentavos || beyondPriceCentavos > 0 || leaves !== null
    const answer = needsConsent
      ? await agreedTo({ who, beforeCentavos: totalCentavos, leaves, after, beyondPriceCentavos })
      : ({ agreed: true } satisfies MoveAnswer)
    if (!answer.agreed) return { is: 'left' }
    const { money } = answer
    const outcome = await send(
      bookings.calls.update({
        id,
        // The user gets exactly what was shown, or nothing.
        changes: { ...changes, ...(after.resource && { resource: after.resource }), ...(money && { money }) },
      }),
    )
    return outcome.ok
      ? { is: 'done', booking: outcome.answer, addOns }
      : { is: 'refused', refusal: outcome.refusal }
  }

  const question = (
    <ConfirmMove change={openQuestion?.change} onAnswer={(answer) => openQuestion?.answer(answer)} />
  )
  return { move, question }
}
