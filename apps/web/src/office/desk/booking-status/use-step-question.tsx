import type { BookingStatus, BookingStep, DeskBooking, MoneyChoice } from '@rumi/contract'
import { useState } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import type { AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'
import { useAddOnChoices } from '../../../shared/cancelling/use-add-on-choices.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import {
  CancellationFee,
  CancelledMoney,
  isPaidFor,
  useFetchPaidFor,
  type PaidFor,
} from './cancelled-money.tsx'
import { useFetchAddOns } from './use-add-on-bookings.ts'
import { useDeparture } from './use-departure.tsx'
import type { useTakeStep } from './use-take-step.ts'

export type Step = { step: BookingStep; to: BookingStatus }
type ConfirmedStep = keyof typeof dayBoardCopy.ask
/** Data of a confirmation: the inner bookings of a stay that is cancelled, and the payments of all of them. */
type Confirmation = Step & {
  step: Exclude<ConfirmedStep, 'check-out'>
  inside?: readonly AddOnBooking[]
  paid?: readonly PaidFor[]
}

const nothing: readonly AddOnBooking[] = []

export const needsConfirmation = (step: BookingStep): step is ConfirmedStep =>
  Object.hasOwn(dayBoardCopy.ask, step)

type StepQuestion = ReturnType<typeof useTakeStep> & {
  deskBooking: DeskBooking
  names: string
  onChanged: () => Promise<void>
}

/** Confirms steps without an undo, with their consequences. Render `dialog` beside the steps. */
export function useStepQuestion({ deskBooking, names, onChanged, taking, setTaking, take }: StepQuestion) {
  const { id } = deskBooking.booking
  const mayCharge = useCanWrite('payments')
  const [confirmation, setConfirmation] = useState<Confirmation>()
  const [cancelledMoney, setCancelledMoney] = useState<MoneyChoice>('return')
  const fetchPaidFor = useFetchPaidFor()
  const departure = useDeparture()
  const { choices, chosen, reset } = useAddOnChoices(confirmation?.inside ?? nothing)
  const fetchAddOns = useFetchAddOns()

  const gone = [id, ...chosen.map((one) => one.id)]
  const paid = (confirmation?.paid ?? []).filter((one) => gone.includes(one.id))

  const takeConfirmed = async ({ step, to }: Step) => {
    await take(step, to, chosen, { money: isPaidFor(paid) ? cancelledMoney : undefined })
    setConfirmation(undefined)
  }

  const confirmCancelling = async (pending: Confirmation) => {
    setTaking(pending.step)
    const found = await fetchAddOns([deskBooking])
    const paidFor = found.ok && mayCharge ? await fetchPaidFor(deskBooking, found.answer) : undefined
    setTaking(undefined)
    if (!found.ok) return showToast(found.refusal.message, 'problem')
    if (paidFor && !paidFor.ok) return showToast(paidFor.refusal.message, 'problem')
    setConfirmation({ ...pending, inside: found.answer, ...(paidFor && { paid: paidFor.answer }) })
  }

  const confirmCheckOut = async () => {
    setTaking('check-out')
    await departure.start({ visits: [], bookings: [deskBooking], dogs: deskBooking.dogs, names, onChanged })
    setTaking(undefined)
  }

  const confirm = ({ step, to }: Step & { step: ConfirmedStep }) => {
    reset()
    if (step === 'check-out') return confirmCheckOut()
    if (step === 'cancel') return confirmCancelling({ step, to })
    setConfirmation({ step, to })
  }

  return {
    confirm,
    dialog: (
      <>
        {departure.dialog}
        <Dialog
          open={confirmation !== undefined}
          onClose={() => setConfirmation(undefined)}
          title={confirmation ? dayBoardCopy.ask[confirmation.step](names) : ''}
          closeLabel={officeCopy.close}
          actions={
            <>
              <Button tone="secondary" onClick={() => setConfirmation(undefined)}>
                {confirmation?.step === 'cancel' ? dayBoardCopy.keepIt : officeCopy.cancel}
              </Button>
              {confirmation && (
                <Button
                  tone="danger"
                  loading={taking !== undefined}
                  onClick={() => takeConfirmed(confirmation)}
                >
                  {dayBoardCopy.doIt[confirmation.step]}
                </Button>
              )}
            </>
          }
        >
          {confirmation && (
            <div className="grid gap-4">
              <p>{dayBoardCopy.askText[confirmation.step]}</p>
              {choices}
              <CancellationFee paid={paid} />
              {isPaidFor(paid) && (
                <CancelledMoney paid={paid} money={cancelledMoney} onChange={setCancelledMoney} />
              )}
            </div>
          )}
        </Dialog>
      </>
    ),
  }
}
