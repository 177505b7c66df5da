import {
  visitStatusOf,
  type BookingStatus,
  type BookingStep,
  type DeskBooking,
  type MoneyChoice,
} from '@rumi/contract'
import { bookings } from '@rumi/data-layer'
import { useState } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { cancelTogether, type AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { ignoreRepeatPress } from '../../../ui/hooks/ignore-repeat-press.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { offerUndo } from '../../kit/undo/undo-offers.ts'

/** Reports a refused step with its code; a note on a conflict. */
export type Refuse = (text: string, tone: 'problem' | 'note', code: string | null) => void
type Circumstances = {
  refuse?: Refuse
  money?: MoneyChoice | undefined
  /** Reason to admit dogs without valid medical records. */
  override?: { reason: string } | undefined
  /** The owner showed an identification. */
  identified?: true | undefined
}
type TakingStep = { deskBooking: DeskBooking; names: string; onChanged: () => Promise<void> }

/**
 * Moves a booking to another status and cancels the given inner bookings, as one action that can be undone for some
 * seconds.
 */
export function useTakeStep({ deskBooking: { booking }, names, onChanged }: TakingStep) {
  const send = useSend()
  const [taking, setTaking] = useState<BookingStep>()

  /** Returns true if the step was taken. */
  const take = async (
    step: BookingStep,
    to: BookingStatus,
    along: readonly AddOnBooking[],
    { refuse = showToast, money, override, identified }: Circumstances = {},
  ) => {
    setTaking(step)
    ignoreRepeatPress(booking.id)
    const undoId = crypto.randomUUID()
    const takeOne = ({ id, version }: Pick<DeskBooking['booking'], 'id' | 'version'>) =>
      send(
        bookings.calls.update({
          id,
          changes: {
            status: id === booking.id ? to : 'cancelled',
            version,
            ...(money ? { money } : { undoId }),
            ...(id === booking.id && override && { override }),
            ...(id === booking.id && identified && { identified }),
          },
        }),
      )
    const { ended, messages } = await cancelTogether(takeOne, booking, along)
    const text = [ended.ok ? dayBoardCopy.done[step](names) : ended.refusal.message, ...messages].join(' ')
    // A transfer of money has no undo.
    if (ended.ok && money) showToast(text)
    else if (ended.ok)
      offerUndo({
        undoId,
        isOf: 'bookings',
        who: names,
        about: [booking.id, ...along.map(({ id }) => id)],
        message: text,
        shownAs: visitStatusOf[booking.status],
      })
    if (ended.ok || messages.length > 0 || ended.refusal.httpStatus === 409) await onChanged()
    ignoreRepeatPress(booking.id)
    setTaking(undefined)
    if (ended.ok) return true
    const { code } = ended.refusal
    if (code === 'stale') refuse([officeCopy.stale(names), ...messages].join(' '), 'note', code)
    else refuse(text, 'problem', code)
    return false
  }
  return { taking, setTaking, take }
}
