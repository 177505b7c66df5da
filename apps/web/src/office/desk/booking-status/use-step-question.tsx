import {
  chargeCalls,
  desk,
  formatPesos,
  isDay,
  type BeyondMoney,
  type BookingStatus,
  type BookingStep,
  type DeskVisit,
  type Due,
  type LateFee,
  type MoneyChoice,
} from '@rumi/contract'
import { useState } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import type { AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'
import { useAddOnChoices } from '../../../shared/cancelling/use-add-on-choices.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { openCheckout } from '../../money/check-out/checkout-store.ts'
import { useCheckOut } from '../../money/check-out/use-check-out.ts'
import { BeyondPrice } from '../../money/payments/beyond-price.tsx'
import { WhoCollects } from '../../kit/who-collects.tsx'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import {
  CancellationFee,
  CancelledMoney,
  isPaidFor,
  useFetchPaidFor,
  type PaidFor,
} from './cancelled-money.tsx'
import { useAddOnBookings } from './use-add-on-bookings.ts'
import type { useTakeStep } from './use-take-step.ts'

export type Step = { step: BookingStep; to: BookingStatus }
type ConfirmedStep = keyof typeof dayBoardCopy.ask
/** Data of a confirmation: the new total of an early departure, and the inner bookings of a stay. */
type Confirmation = Step & {
  step: ConfirmedStep
  earlyTotalCentavos?: number
  /** Surplus of the payment after an early departure. */
  beyondPriceCentavos?: number
  inside?: readonly AddOnBooking[]
  lateFee?: LateFee | undefined
  /** Payments of what is cancelled. */
  paid?: readonly PaidFor[]
}

const nothing: readonly AddOnBooking[] = []

export const needsConfirmation = (step: BookingStep): step is ConfirmedStep =>
  Object.hasOwn(dayBoardCopy.ask, step)

type StepQuestion = ReturnType<typeof useTakeStep> & {
  visit: DeskVisit
  names: string
  onChanged: () => Promise<void>
}

/** Confirms steps without an undo, with their consequences. Render `dialog` beside the steps. */
export function useStepQuestion({ visit, names, onChanged, taking, setTaking, take }: StepQuestion) {
  const { booking } = visit
  const { id, version } = booking
  const mayCharge = useCanWrite('payments')
  const sendCall = useSendCall()
  const [confirmation, setConfirmation] = useState<Confirmation>()
  const [money, setMoney] = useState<BeyondMoney>('credit')
  const [cancelledMoney, setCancelledMoney] = useState<MoneyChoice>('return')
  const fetchPaidFor = useFetchPaidFor()
  const checkOut = useCheckOut()
  const { choices, chosen, reset } = useAddOnChoices(confirmation?.inside ?? nothing)
  const fetchAddOns = useAddOnBookings(visit)

  const gone = [id, ...chosen.map((one) => one.id)]
  const paid = (confirmation?.paid ?? []).filter((one) => gone.includes(one.id))

  const takeConfirmed = async ({ step, to }: Step) => {
    if (step === 'check-out') await leave()
    else await take(step, to, chosen, { money: isPaidFor(paid) ? cancelledMoney : undefined })
    setConfirmation(undefined)
  }

  const leave = async () => {
    setTaking('check-out')
    const isBeyond = (confirmation?.beyondPriceCentavos ?? 0) > 0
    const outcome = await checkOut(
      { visit, names, onChanged },
      { giveUp: chosen, money: isBeyond ? money : undefined },
    )
    setTaking(undefined)
    if (outcome.ok) return
    const { code, message } = outcome.refusal
    if (code === 'stale') showToast(officeCopy.stale(names), 'note')
    else showToast(message, 'problem')
  }

  const confirmCancelling = async (pending: Confirmation) => {
    setTaking(pending.step)
    const found = await fetchAddOns()
    const paidFor = found.ok && mayCharge ? await fetchPaidFor(visit, found.answer) : undefined
    setTaking(undefined)
    if (!found.ok) return showToast(found.refusal.message, 'problem')
    if (paidFor && !paidFor.ok) return showToast(paidFor.refusal.message, 'problem')
    setConfirmation({ ...pending, inside: found.answer, ...(paidFor && { paid: paidFor.answer }) })
  }

  const confirmCheckOut = async (pending: Confirmation) => {
    setTaking(pending.step)
    const [found, owed] = await Promise.all([
      fetchAddOns({ onlyAhead: true }),
      sendCall(chargeCalls.due, { params: { id: booking.clientId } }),
    ])
    const preview = leavesEarly(visit)
      ? await sendCall(desk.preview, { params: { id }, body: { status: pending.to, version } })
      : undefined
    setTaking(undefined)
    if (!found.ok) return showToast(found.refusal.message, 'problem')
    if (!owed.ok) return showToast(owed.refusal.message, 'problem')
    if (preview && !preview.ok) return showToast(preview.refusal.message, 'problem')
    const { totalCentavos } = preview?.answer.data.serviceBooking ?? booking
    const beyondPriceCentavos = preview?.answer.data.beyondPriceCentavos ?? 0
    const inside = found.answer.filter(({ mayGo }) => mayGo)
    const { due } = owed.answer.data
    const lateFee = due.lateFees.find((fee) => fee.bookingId === booking.id)
    if (mayCharge && (lateFee || isOwed(due, booking.id, totalCentavos)))
      return openCheckout({ visit, names, due, totalCentavos, beyondPriceCentavos, inside, onChanged })
    setConfirmation({
      ...pending,
      inside,
      lateFee,
      ...(preview && { earlyTotalCentavos: totalCentavos, beyondPriceCentavos }),
    })
  }

  const confirm = (pending: Confirmation) => {
    reset()
    if (pending.step === 'cancel') return confirmCancelling(pending)
    if (pending.step === 'check-out') return confirmCheckOut(pending)
    setConfirmation(pending)
  }

  return {
    isConfirming: confirmation !== undefined,
    confirm: confirm,
    dialog: (
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
                tone={confirmation.step === 'check-out' ? 'primary' : 'danger'}
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
            <StepText confirmation={confirmation} visit={visit} />
            {choices}
            <CancellationFee paid={paid} />
            {isPaidFor(paid) && (
              <CancelledMoney paid={paid} money={cancelledMoney} onChange={setCancelledMoney} />
            )}
            {(confirmation.beyondPriceCentavos ?? 0) > 0 && (
              <BeyondPrice
                centavos={confirmation.beyondPriceCentavos ?? 0}
                money={money}
                onChange={setMoney}
              />
            )}
          </div>
        )}
      </Dialog>
    ),
  }
}

function StepText({ confirmation, visit }: { confirmation: Confirmation; visit: DeskVisit }) {
  const { booking, paidCentavos } = visit
  if (confirmation.step !== 'check-out') return <p>{dayBoardCopy.askText[confirmation.step]}</p>
  const totalCentavos = confirmation.earlyTotalCentavos ?? booking.totalCentavos
  const owedCentavos = Math.max(0, totalCentavos - paidCentavos)
  return (
    <div className="grid gap-2">
      <p>{dayBoardCopy.askText['check-out']}</p>
      {totalCentavos !== booking.totalCentavos && (
        <p>{dayBoardCopy.leavesEarly(formatPesos(booking.totalCentavos), formatPesos(totalCentavos))}</p>
      )}
      <WhoCollects visit={visit} />
      {confirmation.lateFee && <p>{dayBoardCopy.lateFee(formatPesos(confirmation.lateFee.feeCentavos))}</p>}
      <p className="font-strong">
        {owedCentavos > 0 ? dayBoardCopy.owes(formatPesos(owedCentavos)) : dayBoardCopy.owesNothing}
      </p>
    </div>
  )
}

/** True if the family owes anything now: for this visit as it ends, or another due item. */
const isOwed = ({ lines }: Due, bookingId: string, totalCentavos: number) =>
  lines.some(({ target, paidCentavos, isDue }) =>
    'bookingId' in target && target.bookingId === bookingId ? totalCentavos > paidCentavos : isDue,
  )

/** Remaining nights or days are refunded and not charged (decision 40). */
const leavesEarly = ({ booking: { end } }: DeskVisit) => isDay(end) && end > businessToday()
