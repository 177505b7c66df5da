import {
  formatDay,
  stepOpensOn,
  stepsFrom,
  stepsOn,
  type BookingStep,
  type DeskBooking,
  type Role,
} from '@rumi/contract'
import { checkoutCopy } from '../../../copy/office/money/check-out.ts'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useStoreSelector } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useResting } from '../../../ui/hooks/ignore-repeat-press.ts'
import { UndoStrip } from '../../kit/undo/undo-strip.tsx'
import { useUndoOffer } from '../../kit/undo/undo-offers.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { needsConfirmation, useStepQuestion, type Step } from './use-step-question.tsx'
import { useTakeStep } from './use-take-step.ts'
import { useState } from 'react'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { arrivalOf, mayComeIn } from './arrival.ts'
import { CheckInDialog, type AtTheDoor } from './check-in-dialog.tsx'

type BookingStepsProps = {
  deskBooking: DeskBooking
  names: string
  onChanged: () => Promise<void>
}

/** Possible status changes of a booking; those without an undo need a confirmation. */
export function BookingSteps({ deskBooking, names, onChanged }: BookingStepsProps) {
  const { booking } = deskBooking
  const role = useStoreSelector((state) => state.user.role)
  const mayWrite = useCanWrite('bookings')
  const taker = useTakeStep({ deskBooking, names, onChanged })
  const { taking, take } = taker
  const isResting = useResting(booking.id)
  const offer = useUndoOffer(booking.id)
  const question = useStepQuestion({ deskBooking, names, onChanged, ...taker })
  const checkIn = useCheckIn({ deskBooking, taking: taking === 'check-in', take, onChanged })
  const allowed = role && mayWrite ? stepsOn(booking, role, businessToday()) : []
  // Bookings that wait for medical records or an evaluation have their own confirmation.
  const steps = allowed.filter(({ step }) => step !== 'confirm' || booking.awaits.length === 0)
  const arrivesOn = role && mayCheckInLater(booking, role)

  const press = ({ step, to }: Step) => {
    if (step === 'check-in') return void checkIn.press()
    return void (needsConfirmation(step) ? question.confirm({ step, to }) : take(step, to, []))
  }

  if (steps.length === 0 && !offer && !checkIn.isOpen) return null
  const { next, others } = ordered(steps)
  return (
    <div className="no-print flex flex-wrap gap-2">
      <UndoStrip offer={offer} onUndone={onChanged} />
      {arrivesOn && (
        <p className="self-center text-ink-soft">
          {dayBoardCopy.checkInFrom(formatDay(arrivesOn, businessToday()))}
        </p>
      )}
      {next && (
        <Button
          className="min-h-12 px-5 md:min-h-10"
          loading={taking === next.step}
          resting={isResting}
          onClick={() => press(next)}
        >
          <span>
            {next.step === 'check-out' && deskBooking.leftCentavos > 0
              ? checkoutCopy.start
              : dayBoardCopy.steps[next.step]}
          </span>
          <span className="sr-only"> {names}</span>
        </Button>
      )}
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
      {checkIn.dialog}
      {question.dialog}
    </div>
  )
}

/** Next steps first, cancelling last. */
const order: readonly BookingStep[] = ['confirm', 'check-in', 'check-out', 'mark-no-show', 'cancel']
function ordered<S extends Step>(steps: readonly S[]): { next: S | undefined; others: S[] } {
  const inOrder = steps.toSorted((one, other) => order.indexOf(one.step) - order.indexOf(other.step))
  const [first, ...rest] = inOrder
  return first && forward.includes(first.step)
    ? { next: first, others: rest }
    : { next: undefined, others: inOrder }
}

/** Steps forward; cancelling never comes first. */
const forward: readonly BookingStep[] = ['confirm', 'check-in', 'check-out']

/** Day of the earliest check-in, if in the future. */
function mayCheckInLater(booking: DeskBooking['booking'], role: Role) {
  const day = stepOpensOn(booking, 'checked-in')
  const mayEver = stepsFrom(booking.status, role).some(({ step }) => step === 'check-in')
  return mayEver && day !== null && day > businessToday() ? day : null
}

type CheckIn = {
  deskBooking: DeskBooking
  taking: boolean
  take: ReturnType<typeof useTakeStep>['take']
  onChanged: () => Promise<void>
}

/**
 * Checks a visit in with one press if the medical records are valid; otherwise, or if the server refuses, opens a
 * dialog. Render `dialog` beside the steps.
 */
function useCheckIn({ deskBooking, taking, take, onChanged }: CheckIn) {
  const [isOpen, setOpen] = useState(false)
  const [refused, setRefused] = useState<string>()

  const checkIn = async (shown: AtTheDoor = {}) => {
    setRefused(undefined)
    const isIn = await take('check-in', 'checked-in', [], {
      ...shown,
      refuse(message, tone, code) {
        if (!isOpen && code !== 'not-eligible') return showToast(message, tone)
        // The dialog lists the missing records below, in the desk's words.
        setRefused(code === 'not-eligible' ? dayBoardCopy.medicalRecordsChanged : message)
        setOpen(true)
        void onChanged()
      },
    })
    if (isIn) setOpen(false)
  }

  return {
    isOpen,
    press: () => (mayComeIn(arrivalOf(deskBooking)) ? checkIn() : setOpen(true)),
    dialog: isOpen && (
      <CheckInDialog
        arrival={arrivalOf(deskBooking)}
        refused={refused}
        taking={taking}
        onChanged={onChanged}
        onCheckIn={checkIn}
        onClose={() => {
          setOpen(false)
          setRefused(undefined)
        }}
      />
    ),
  }
}
