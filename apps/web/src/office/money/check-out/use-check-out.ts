import { checkOuts, type AnswerOf, type BeyondMoney, type BodyOf } from '@rumi/contract'
import { isAnswered } from '@rumi/data-layer'
import { cancellingCopy } from '../../../copy/portal/bookings.ts'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { namesOf, type AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Outcome, Refusal } from '../../../shared/fetching/store.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { ignoreRepeatPress } from '../../../ui/hooks/ignore-repeat-press.ts'
import { collectionBody, type Collection } from '../../kit/who-collects.tsx'
import { offerUndo } from '../../kit/undo/undo-offers.ts'
import type { Leaving } from './checkout-store.ts'

/** True if a failed request may have taken effect: an identical retry is idempotent (decision 187). */
export const isOutcomeUnknown = ({ httpStatus, code }: Pick<Refusal, 'httpStatus' | 'code'>) =>
  !isAnswered({ status: httpStatus, code })

export type CheckOut = AnswerOf<typeof checkOuts.create>['data']['checkOut']
type Request = {
  giveUp: readonly AddOnBooking[]
  charge?: BodyOf<typeof checkOuts.create>['charge']
  money?: BeyondMoney | undefined
  collection: Collection
}

/** Id under which the undo of a departure is offered. */
export const leavingId = ({
  visits: [visit],
  bookings: [{ booking }],
}: Pick<Leaving, 'visits' | 'bookings'>) => visit?.id ?? booking.id

/** Ends visits, or a booking by itself, with the charge and the add-ons given up, and offers to undo it for some seconds. */
export function useCheckOut() {
  const sendCall = useSendCall()
  return async (
    leaving: Leaving,
    { giveUp, charge, money, collection }: Request,
  ): Promise<Outcome<CheckOut>> => {
    const { visits, bookings, names, onChanged } = leaving
    const [{ booking }] = bookings
    const ending = visits.length > 0 ? { visitIds: visits.map(({ id }) => id) } : { bookingIds: [booking.id] }
    const shown = [...bookings.map((one) => one.booking), ...giveUp]
    const outcome = await sendCall(checkOuts.create, {
      body: {
        ...ending,
        versions: Object.fromEntries(shown.map(({ id, version }) => [id, version])),
        ...(giveUp.length > 0 && { giveUp: giveUp.map(({ id }) => id) }),
        ...(charge && { charge }),
        ...(money && { money }),
        ...collectionBody(collection),
      },
    })
    if (!outcome.ok) {
      if (outcome.refusal.httpStatus === 409) await onChanged()
      return outcome
    }
    const restId = leavingId(leaving)
    ignoreRepeatPress(restId)
    const { checkOut } = outcome.answer.data
    const { undoId } = checkOut
    const message = [
      dayBoardCopy.done['check-out'](names),
      ...(giveUp.length > 0 ? [cancellingCopy.alsoGone(namesOf(giveUp))] : []),
    ].join(' ')
    if (undoId === null) showToast(message)
    else
      offerUndo({
        undoId,
        isOf: 'bookings',
        who: names,
        about: [
          ...(visits.length > 0 ? visits.map(({ id }) => id) : [booking.id]),
          ...giveUp.map(({ id }) => id),
        ],
        message,
        shownAs: 'in-house',
      })
    await onChanged()
    ignoreRepeatPress(restId)
    return { ok: true, answer: checkOut }
  }
}
