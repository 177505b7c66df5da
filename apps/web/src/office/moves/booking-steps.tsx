import {
  chargeCalls,
  desk,
  formatPesos,
  isDay,
  formatDay,
  stepOpensOn,
  stepsFrom,
  stepsOn,
  type BookingStatus,
  type BookingStep,
  type DeskVisit,
  type Due,
  type LateFee,
  type Role,
  type BeyondMoney,
  type MoneyChoice,
} from '@rumi/contract'
import { useState, type ReactNode } from 'react'
import { useSendCall } from '../../shared/queries.ts'
import { useStoreSelector } from '../../shared/store.ts'
import type { AddOnBooking } from '../../shared/cancelling/cancel-together.ts'
import { useAddOnChoices } from '../../shared/cancelling/use-add-on-choices.tsx'
import { checkoutCopy } from '../../copy/office-checkout.ts'
import { dayBoardCopy } from '../../copy/day-board.ts'
import { officeCopy } from '../../copy/office.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useResting } from '../../ui/resting-spots.ts'
import { showToast } from '../../ui/toast-store.ts'
import { houseToday } from '../../shared/house-today.ts'
import { openCheckout } from '../checkout/checkout-store.ts'
import { useCanWrite } from '../use-can-write.ts'
import { BeyondPrice } from '../payments/beyond-price.tsx'
import { UndoStrip } from '../undo/undo-strip.tsx'
import { useUndoOffer } from '../undo/undo-offers.ts'
import { WhoCollects } from '../who-collects.tsx'
import { CancelledMoney, isPaidFor, useAskPaidFor, type PaidFor } from './cancelled-money.tsx'
import { useCheckIn } from './use-check-in.tsx'
import { useKeepsRow } from './rows-in-work.ts'
import { useAddOnBookings } from './use-add-on-bookings.ts'
import { useTakeStep } from './use-take-step.ts'

type Step = { step: BookingStep; to: BookingStatus }
type AskedStep = keyof typeof dayBoardCopy.ask
/** What is asked before a step; the new total where leaving early costs less, and what would go with a stay. */
type Asking = Step & {
  step: AskedStep
  earlyTotalCentavos?: number
  /** Of what was paid, what leaving early no longer costs. */
  beyondPriceCentavos?: number
  inside?: readonly AddOnBooking[]
  lateFee?: LateFee | undefined
  /** What was paid for what is given up. */
  paid?: readonly PaidFor[]
}

const nothing: readonly AddOnBooking[] = []

const isAsked = (step: BookingStep): step is AskedStep => Object.hasOwn(dayBoardCopy.ask, step)

type BookingStepsProps = {
  visit: DeskVisit
  names: string
  onChanged: () => Promise<void>
  /** In a row of many: the next step stands out and there is no cancelling by mistake; the booking itself offers it. */
  inRow?: boolean
  /** What else can be done beside these steps. */
  children?: ReactNode
}

/** The steps a booking may take from where it is; those that cannot be taken back ask once more. */
export function BookingSteps({ visit, names, onChanged, inRow = false, children }: BookingStepsProps) {
  const { booking } = visit
  const role = useStoreSelector((state) => state.user.role)
  const mayWrite = useCanWrite('bookings')
  const mayCharge = useCanWrite('payments')
  const sendCall = useSendCall()
  const { taking, setTaking, take } = useTakeStep({ visit, names, onChanged })
  const isResting = useResting(booking.id)
  const offer = useUndoOffer(booking.id)
  const [asking, setAsking] = useState<Asking>()
  const checkIn = useCheckIn({ visit, taking: taking === 'check-in', take, onChanged })
  const isInWork = inRow && (taking !== undefined || asking !== undefined || checkIn.isOpen)
  useKeepsRow(booking.id, isInWork, offer?.heldAs ?? booking.status)
  const [money, setMoney] = useState<BeyondMoney>('credit')
  const [cancelledMoney, setCancelledMoney] = useState<MoneyChoice>('return')
  const askPaidFor = useAskPaidFor()
  const allowed = role && mayWrite ? stepsOn(booking, role, houseToday()) : []
  // What waits for medical records or an evaluation is confirmed by these.
  const possible = allowed.filter(({ step }) => step !== 'confirm' || booking.awaits.length === 0)
  const steps = inRow ? possible.filter(({ step }) => step !== 'cancel') : possible
  const arrivesOn = role && mayCheckInLater(booking, role)
  const { id, version } = booking
  const { choices, chosen, reset } = useAddOnChoices(asking?.inside ?? nothing)
  const askInside = useAddOnBookings(visit)

  const gone = [id, ...chosen.map((one) => one.id)]
  const paid = (asking?.paid ?? []).filter((one) => gone.includes(one.id))

  const takeAsked = async ({ step, to }: Step) => {
    const isBeyond = (asking?.beyondPriceCentavos ?? 0) > 0
    const moved = isBeyond ? money : isPaidFor(paid) ? cancelledMoney : undefined
    await take(step, to, chosen, { money: moved })
    setAsking(undefined)
  }

  const ask = async ({ step, to }: Step & { step: AskedStep }) => {
    reset()
    if (step === 'cancel') {
      setTaking(step)
      const found = await askInside()
      const paidFor = found.ok && mayCharge ? await askPaidFor(visit, found.answer) : undefined
      setTaking(undefined)
      if (!found.ok) return showToast(found.refusal.message, 'problem')
      if (paidFor && !paidFor.ok) return showToast(paidFor.refusal.message, 'problem')
      return setAsking({ step, to, inside: found.answer, ...(paidFor && { paid: paidFor.answer }) })
    }
    if (step !== 'check-out') return setAsking({ step, to })
    setTaking(step)
    const [found, owed] = await Promise.all([
      askInside({ onlyAhead: true }),
      sendCall(chargeCalls.due, { params: { id: booking.clientId } }),
    ])
    const tried = leavesEarly(visit)
      ? await sendCall(desk.preview, { params: { id }, body: { status: to, version } })
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
      step,
      to,
      inside,
      lateFee,
      ...(tried && { earlyTotalCentavos: totalCentavos, beyondPriceCentavos }),
    })
  }

  const press = ({ step, to }: Step) => {
    if (step === 'check-in') return void checkIn.press()
    return void (isAsked(step) ? ask({ step, to }) : take(step, to, nothing))
  }

  if (steps.length === 0 && !children && !offer && !checkIn.isOpen) return null
  const { next, others } = ordered(steps)
  return (
    <div
      className={`no-print flex flex-wrap gap-2 ${inRow ? 'max-md:mt-1 @md:flex-col @md:items-end @md:gap-0' : ''}`}
    >
      {!inRow && <UndoStrip offer={offer} onUndone={onChanged} />}
      {arrivesOn && (
        <p className="self-center text-ink-soft @md:self-end @md:text-right">
          {dayBoardCopy.checkInFrom(formatDay(arrivesOn, houseToday()))}
        </p>
      )}
      {next && (
        <Button
          data-next-step
          className="min-h-12 px-5 md:min-h-10"
          loading={taking === next.step}
          resting={isResting}
          onClick={() => press(next)}
        >
          {next.step === 'check-out' && visit.leftCentavos > 0
            ? checkoutCopy.start
            : dayBoardCopy.steps[next.step]}
          <span className="sr-only"> {names}</span>
        </Button>
      )}
      <div className={inRow ? 'flex flex-wrap @md:-mr-3 @md:justify-end' : 'contents'}>
        {others.map((other) => (
          <Button
            key={other.step}
            tone="quiet"
            size="snug"
            className="max-md:min-h-12"
            loading={taking === other.step}
            resting={isResting}
            onClick={() => press(other)}
          >
            {dayBoardCopy.steps[other.step]}
            <span className="sr-only"> {names}</span>
          </Button>
        ))}
        {children}
      </div>
      {inRow && <UndoStrip offer={offer} onUndone={onChanged} inRow />}
      {checkIn.dialog}
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
            {isPaidFor(paid) && (
              <CancelledMoney paid={paid} money={cancelledMoney} onChange={setCancelledMoney} />
            )}
            {(asking.beyondPriceCentavos ?? 0) > 0 && (
              <BeyondPrice centavos={asking.beyondPriceCentavos ?? 0} money={money} onChange={setMoney} />
            )}
          </div>
        )}
      </Dialog>
    </div>
  )
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

/** Whether the family owes anything by now: for this visit as it ends, or for something else whose time has come. */
const isOwed = ({ lines }: Due, bookingId: string, totalCentavos: number) =>
  lines.some(({ target, paidCentavos, isDue }) =>
    'bookingId' in target && target.bookingId === bookingId ? totalCentavos > paidCentavos : isDue,
  )

/** Nights or days that are left are given back and not charged (decision 40). */
const leavesEarly = ({ booking: { end } }: DeskVisit) => isDay(end) && end > houseToday()

/** What moves the day on comes first; cancelling comes last. */
const order: readonly BookingStep[] = ['confirm', 'check-in', 'check-out', 'mark-no-show', 'cancel']
function ordered<S extends Step>(steps: readonly S[]): { next: S | undefined; others: S[] } {
  const inOrder = steps.toSorted((one, other) => order.indexOf(one.step) - order.indexOf(other.step))
  const [first, ...rest] = inOrder
  return first && forward.includes(first.step)
    ? { next: first, others: rest }
    : { next: undefined, others: inOrder }
}

/** What moves the day on; nobody is cancelled by being first in line. */
const forward: readonly BookingStep[] = ['confirm', 'check-in', 'check-out']

/** The day from which a booking may be checked in, where that is still to come. */
function mayCheckInLater(booking: DeskVisit['booking'], role: Role) {
  const day = stepOpensOn(booking, 'checked-in')
  const mayEver = stepsFrom(booking.status, role).some(({ step }) => step === 'check-in')
  return mayEver && day !== null && day > houseToday() ? day : null
}
