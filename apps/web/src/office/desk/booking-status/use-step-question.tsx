import {
  type BookingStatus,
  type BookingStep,
  type DeskBooking,
  type MoneyChoice,
  bookingPayments,
  formatPesos,
  moneyChoices,
} from '@rumi/contract'
import { useState, useId } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import type { AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'
import { useAddOnChoices } from '../../../shared/cancelling/use-add-on-choices.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { useFetchAddOns } from './use-add-on-bookings.ts'
import { useDeparture } from './use-departure.tsx'
import type { useTakeStep } from './use-take-step.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Outcome } from '../../../shared/fetching/store.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'

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

const { cancelledMoney: copy } = dayBoardCopy

/** Payment of a booking with its retained and remaining parts, in centavos. */
type PaidFor = { id: string; paidCentavos: number; keptCentavos: number; returnedCentavos: number }

/** Fetches the cost of cancelling a booking now, with its inner bookings, and the options for the payment. */
function useFetchPaidFor() {
  const sendCall = useSendCall()
  return async ({ booking }: DeskBooking, inside: readonly AddOnBooking[]): Promise<Outcome<PaidFor[]>> => {
    const may = inside.filter(({ mayGo }) => mayGo)
    const found: PaidFor[] = []
    for (const { id } of [booking, ...may]) {
      const outcome = await sendCall(bookingPayments.list, { params: { id } })
      if (!outcome.ok) return outcome
      found.push({ id, ...outcome.answer.data })
    }
    return { ok: true, answer: found }
  }
}

const sumOf = (paid: readonly PaidFor[], of: 'paidCentavos' | 'keptCentavos' | 'returnedCentavos') =>
  paid.reduce((sum, one) => sum + one[of], 0)

/** Cancellation fee and its unpaid part; renders nothing if free. */
function CancellationFee({ paid }: { paid: readonly PaidFor[] }) {
  const keptCentavos = sumOf(paid, 'keptCentavos')
  if (keptCentavos === 0) return null
  const owed = paid.reduce((sum, one) => sum + Math.max(0, one.keptCentavos - one.paidCentavos), 0)
  return (
    <p>
      {[copy.kept(formatPesos(keptCentavos)), ...(owed > 0 ? [copy.owed(formatPesos(owed))] : [])].join(' ')}
    </p>
  )
}

/** True if any of the cancelled bookings has payments. */
const isPaidFor = (paid: readonly PaidFor[]) => sumOf(paid, 'paidCentavos') > 0

type CancelledMoneyProps = {
  paid: readonly PaidFor[]
  money: MoneyChoice
  onChange: (money: MoneyChoice) => void
}

/** Choices of the desk for money paid beyond the fee, each with its amount. */
function CancelledMoney({ paid, money, onChange }: CancelledMoneyProps) {
  const name = useId()
  const amountOf = (of: Parameters<typeof sumOf>[1]) => formatPesos(sumOf(paid, of))
  const amounts = {
    return: amountOf('returnedCentavos'),
    credit: amountOf('returnedCentavos'),
    keep: amountOf('paidCentavos'),
  } satisfies Record<MoneyChoice, string>
  return (
    <div className="grid gap-2">
      <ChoiceField
        legend={copy.legend(amountOf('paidCentavos'))}
        name={name}
        options={moneyChoices.map((value) => ({ value, label: copy.choices[value](amounts[value]) }))}
        checkedValue={money}
        onChange={({ target }) => onChange(moneyChoices.find((one) => one === target.value) ?? money)}
      />
      <p className="text-ink-soft">{copy.noUndo}</p>
    </div>
  )
}
