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
type AskedStep = keyof typeof dayBoardCopy.ask
/** Data of a confirmation: the new total of an early departure, and the inner bookings of a stay. */
type Asking = Step & {
  step: AskedStep
  earlyTotalCentavos?: number
  /** Surplus of the payment after an early departure. */
  beyondPriceCentavos?: number
  inside?: readonly AddOnBooking[]
  lateFee?: LateFee | undefined
  /** Payments of what is cancelled. */
  paid?: readonly PaidFor[]
}

const nothing: readonly AddOnBooking[] = []

export const isAsked = (step: BookingStep): step is AskedStep => Object.hasOwn(dayBoardCopy.ask, step)

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
  const [asking, setAsking] = useState<Asking>()
  const [money, setMoney] = useState<BeyondMoney>('credit')
  const [cancelledMoney, setCancelledMoney] = useState<MoneyChoice>('return')
  const fetchPaidFor = useFetchPaidFor()
  const checkOut = useCheckOut()
  const { choices, chosen, reset } = useAddOnChoices(asking?.inside ?? nothing)
  const askInside = useAddOnBookings(visit)

  const gone = [id, ...chosen.map((one) => one.id)]
  const paid = (asking?.paid ?? []).filter((one) => gone.includes(one.id))

  const takeAsked = async ({ step, to }: Step) => {
    if (step === 'check-out') await leave()
    else await take(step, to, chosen, { money: isPaidFor(paid) ? cancelledMoney : undefined })
    setAsking(undefined)
  }

  const leave = async () => {
    setTaking('check-out')
    const isBeyond = (asking?.beyondPriceCentavos ?? 0) > 0
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

  const askBeforeCancelling = async (asked: Asking) => {
    setTaking(asked.step)
    const found = await askInside()
    const paidFor = found.ok && mayCharge ? await fetchPaidFor(visit, found.answer) : undefined
    setTaking(undefined)
    if (!found.ok) return showToast(found.refusal.message, 'problem')
    if (paidFor && !paidFor.ok) return showToast(paidFor.refusal.message, 'problem')
    setAsking({ ...asked, inside: found.answer, ...(paidFor && { paid: paidFor.answer }) })
  }

  const askBeforeCheckOut = async (asked: Asking) => {
    setTaking(asked.step)
    const [found, owed] = await Promise.all([
      askInside({ onlyAhead: true }),
      sendCall(chargeCalls.due, { params: { id: booking.clientId } }),
    ])
    const tried = leavesEarly(visit)
      ? await sendCall(desk.preview, { params: { id }, body: { status: asked.to, version } })
      : undefined
    setTaking(undefined)
    if (!found.ok) return showToast(found.refusal.message, 'problem')
    if (!owed.ok) return showToast(owed.refusal.message, 'problem')
    if (tried && !tried.ok) return showToast(tried.refusal.message, 'problem')
    const { totalCentavos } = tried?.answer.data.serviceBooking ?? booking
    const beyondPriceCentavos = tried?.answer.data.beyondPriceCentavos ?? 0
    const inside = found.answer.filter(({ mayGo }) => mayGo)
    const { due } = owed.answer.data
    const lateFee = due.lateFees.find((fee) => fee.bookingId === booking.id)
    if (mayCharge && (lateFee || isOwed(due, booking.id, totalCentavos)))
      return openCheckout({ visit, names, due, totalCentavos, beyondPriceCentavos, inside, onChanged })
    setAsking({
      ...asked,
      inside,
      lateFee,
      ...(tried && { earlyTotalCentavos: totalCentavos, beyondPriceCentavos }),
    })
  }

  const ask = (asked: Asking) => {
    reset()
    if (asked.step === 'cancel') return askBeforeCancelling(asked)
    if (asked.step === 'check-out') return askBeforeCheckOut(asked)
    setAsking(asked)
  }

  return {
    isAsking: asking !== undefined,
    ask,
    dialog: (
      <Dialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={asking ? dayBoardCopy.ask[asking.step](names) : ''}
        closeLabel={officeCopy.close}
        actions={
          <>
            <Button tone="secondary" onClick={() => setAsking(undefined)}>
              {asking?.step === 'cancel' ? dayBoardCopy.keepIt : officeCopy.cancel}
            </Button>
            {asking && (
              <Button
                tone={asking.step === 'check-out' ? 'primary' : 'danger'}
                loading={taking !== undefined}
                onClick={() => takeAsked(asking)}
              >
                {dayBoardCopy.doIt[asking.step]}
              </Button>
            )}
          </>
        }
      >
        {asking && (
          <div className="grid gap-4">
            <StepText asking={asking} visit={visit} />
            {choices}
            <CancellationFee paid={paid} />
            {isPaidFor(paid) && (
              <CancelledMoney paid={paid} money={cancelledMoney} onChange={setCancelledMoney} />
            )}
            {(asking.beyondPriceCentavos ?? 0) > 0 && (
              <BeyondPrice centavos={asking.beyondPriceCentavos ?? 0} money={money} onChange={setMoney} />
            )}
          </div>
        )}
      </Dialog>
    ),
  }
}

function StepText({ asking, visit }: { asking: Asking; visit: DeskVisit }) {
  const { booking, paidCentavos } = visit
  if (asking.step !== 'check-out') return <p>{dayBoardCopy.askText[asking.step]}</p>
  const totalCentavos = asking.earlyTotalCentavos ?? booking.totalCentavos
  const owedCentavos = Math.max(0, totalCentavos - paidCentavos)
  return (
    <div className="grid gap-2">
      <p>{dayBoardCopy.askText['check-out']}</p>
      {totalCentavos !== booking.totalCentavos && (
        <p>{dayBoardCopy.leavesEarly(formatPesos(booking.totalCentavos), formatPesos(totalCentavos))}</p>
      )}
      <WhoCollects visit={visit} />
      {asking.lateFee && <p>{dayBoardCopy.lateFee(formatPesos(asking.lateFee.feeCentavos))}</p>}
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
