import { checkOuts, type AnswerOf, type BeyondMoney, type BodyOf, type DeskVisit } from '@rumi/contract'
import { isAnswered } from '@rumi/data-layer'
import { cancellingCopy } from '../../../copy/portal/bookings.ts'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { namesOf, type AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Outcome, Refusal } from '../../../shared/fetching/store.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { rest } from '../../../ui/hooks/ignore-repeat-press.ts'
import { offerUndo } from '../../kit/undo/undo-offers.ts'

/** True if a failed request may have taken effect: an identical retry is idempotent (decision 187). */
export const isOutcomeUnknown = ({ httpStatus, code }: Pick<Refusal, 'httpStatus' | 'code'>) =>
  !isAnswered({ status: httpStatus, code })

export type CheckOut = AnswerOf<typeof checkOuts.create>['data']['checkOut']
type Leaving = { visit: DeskVisit; names: string; onChanged: () => Promise<void> }
type Request = {
  giveUp: readonly AddOnBooking[]
  charge?: BodyOf<typeof checkOuts.create>['charge']
  money?: BeyondMoney | undefined
}

/** Sends the check-out of a visit, with its charge and the add-ons given up, and offers to undo it for some seconds. */
export function useCheckOut() {
  const sendCall = useSendCall()
  return async (
    { visit: { booking }, names, onChanged }: Leaving,
    { giveUp, charge, money }: Request,
  ): Promise<Outcome<CheckOut>> => {
    const outcome = await sendCall(checkOuts.create, {
      body: {
        bookingIds: [booking.id],
        versions: Object.fromEntries([booking, ...giveUp].map(({ id, version }) => [id, version])),
        ...(giveUp.length > 0 && { giveUp: giveUp.map(({ id }) => id) }),
        ...(charge && { charge }),
        ...(money && { money }),
      },
    })
    if (!outcome.ok) {
      if (outcome.refusal.httpStatus === 409) await onChanged()
      return outcome
    }
    rest(booking.id)
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
        about: [booking.id, ...giveUp.map(({ id }) => id)],
        message,
        shownAs: booking.status,
      })
    await onChanged()
    rest(booking.id)
    return { ok: true, answer: checkOut }
  }
}
