import {
  chargeCalls,
  desk,
  formatLateness,
  formatMoment,
  formatPesos,
  type ChargedTarget,
  type ChargeDiscount,
  type DeskVisit,
  type DueLine,
  type LateFee,
  type RecordOf,
  type Resources,
  type BeyondMoney,
} from '@rumi/contract'
import { useState } from 'react'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import type { AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'
import { houseToday } from '../../../shared/house/house-today.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { useTakeStep } from '../../kit/use-take-step.ts'
import { emptyForm, onceEach, sumsOf, type ChargeForm, type OfferedLine } from './charge-form.ts'
import type { Checkout } from './checkout-store.ts'
import { mayBeDone } from './is-outcome-unknown.ts'
import { useExtras } from './use-extras.ts'

export type Payment = RecordOf<Resources['payments']>
export type CheckoutSheet = ReturnType<typeof useCheckoutSheet>

const keyOf = ({ target }: Pick<DueLine, 'target'>) => Object.values(target)[0] as string

/**
 * State of charging and ending a visit, in two steps. A charge stands even if the second step fails; input stays after
 * a refusal.
 */
export function useCheckoutSheet(checkout: Checkout, givenUp: readonly AddOnBooking[]) {
  const { names, totalCentavos, beyondPriceCentavos, onChanged } = checkout
  const sendCall = useSendCall()
  const [visit, setVisit] = useState(checkout.visit)
  const [due, setDue] = useState(checkout.due)
  const [form, setForm] = useState<ChargeForm>(() => emptyForm(due.usualMethod))
  const { id: bookingId } = visit.booking
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(
    () => new Set(due.lines.filter((line) => !line.isDue && keyOf(line) !== bookingId).map(keyOf)),
  )
  const [charging, setCharging] = useState(false)
  const [refusal, setRefusal] = useState<{ message: string }>()
  const [charged, setCharged] = useState<readonly Payment[]>()
  const [stays, setStays] = useState<string>()
  const [beyondMoney, setBeyondMoney] = useState<BeyondMoney>('credit')
  const { taking, take } = useTakeStep({ visit, names, onChanged })

  const ofVisits = due.lines
    .map((line) => {
      const isOwn = keyOf(line) === bookingId
      return { ...offered(line, isOwn ? totalCentavos : line.costCentavos), isLater: !line.isDue && !isOwn }
    })
    .filter(({ key, leftCentavos }) => leftCentavos > 0 && !givenUp.some(({ id }) => id === key))
  const [isFeeWaived, setFeeWaived] = useState(false)
  const lateFee = due.lateFees.find((fee) => fee.bookingId === bookingId)
  const ofFee = lateFee && !isFeeWaived ? [lateLine(lateFee, visit)] : []
  const own = ofVisits.filter(({ key }) => key === bookingId)
  const others = ofVisits.filter(({ key }) => key !== bookingId)
  const lines = [...own, ...ofFee.filter(({ leftCentavos }) => leftCentavos > 0), ...others]
  const extras = useExtras(bookingId)
  const chosen = [...lines.filter(({ key }) => !leftOut.has(key)), ...extras.lines]
  const sums = sumsOf(form, { chosen, creditCentavos: due.creditCentavos })

  async function askAgain() {
    const outcome = await sendCall(chargeCalls.due, { params: { id: due.clientId } })
    if (outcome.ok) setDue(outcome.answer.data.due)
  }

  async function refuseCharge(refused: Refusal) {
    const { message, issues } = refused
    // An identical retry is charged once; with refreshed items it would be another charge.
    if (mayBeDone(refused)) return setRefusal({ message: [message, copy.maybeCharged].join(' ') })
    const [changed] = await Promise.all([extras.renew(refused), askAgain()])
    const told = new Set([message, ...issues.map((issue) => issue.message), ...changed])
    setRefusal({ message: [...told, copy.checkAgain].join(' ') })
  }

  /** A retry uses the current version of the booking. */
  async function end() {
    setStays(undefined)
    const ended = await take('check-out', 'checked-out', givenUp, {
      refuse: setStays,
      ...(beyondPriceCentavos > 0 && { money: beyondMoney }),
    })
    if (ended) return setStays('')
    const found = await sendCall(desk.booking, { params: { id: bookingId } })
    if (found.ok) setVisit(found.answer.data.visit)
  }

  async function charge() {
    setRefusal(undefined)
    if (sums.problem) return setRefusal({ message: sums.problem })
    const { off, rows, received } = sums
    if (rows.length > 0 || off.total > 0 || extras.added || lateFee) {
      setCharging(true)
      const body = {
        payments: [...rows],
        ...(extras.added && { added: extras.added }),
        ...(lateFee && {
          lateFee: { bookingId, expectedCentavos: lateFee.feeCentavos, waived: isFeeWaived },
        }),
        ...(received > 0 && { receivedCentavos: received }),
      }
      const outcome = await (off.total > 0
        ? sendCall(chargeCalls.discounted, { body: { ...body, discount: discountOf(form, off.of) } })
        : sendCall(chargeCalls.charge, { body }))
      if (!outcome.ok) {
        await refuseCharge(outcome.refusal)
        return setCharging(false)
      }
      setCharged(outcome.answer.data.payments)
    }
    await end()
    setCharging(false)
  }

  return {
    visit,
    due,
    lines,
    lateFee,
    isFeeWaived,
    waiveFee: setFeeWaived,
    beyondMoney,
    setBeyondMoney,
    extras,
    leftOut,
    form,
    sums,
    charged,
    /** Empty once the visit has ended; otherwise the error of the attempt. */
    stays,
    refusal,
    isBusy: charging || taking !== undefined,
    say: (changes: Partial<ChargeForm>) => {
      setRefusal(undefined)
      setForm((before) => ({ ...before, ...changes }))
    },
    leaveOut: (key: string, isLeftOut: boolean) =>
      setLeftOut(
        (before) => new Set(isLeftOut ? [...before, key] : [...before].filter((one) => one !== key)),
      ),
    charge,
    end,
  }
}

/** Discounts in the shape of the charge. */
const discountOf = (
  { discount }: ChargeForm,
  of: readonly { target: ChargedTarget; amountCentavos: number }[],
): ChargeDiscount => ({
  reason: discount?.reason.trim() ?? '',
  of: onceEach(of),
})

/** Late pick-up fee, reduced by any amount paid beyond the visit's price. */
const lateLine = (
  { minutesLate, dueAt, feeCentavos }: LateFee,
  { booking, paidCentavos }: DeskVisit,
): OfferedLine => ({
  key: 'late-fee',
  target: { bookingId: booking.id },
  isFee: true,
  concept: copy.late(formatLateness(minutesLate)),
  note: copy.lateSince(formatMoment(dueAt, houseToday())),
  leftCentavos: feeCentavos - Math.max(0, paidCentavos - booking.totalCentavos),
})

const offered = (line: DueLine, costCentavos: number): OfferedLine => ({
  key: keyOf(line),
  target: line.target,
  concept: line.concept,
  note: [
    line.paidCentavos > 0 ? copy.partlyPaid(formatPesos(line.paidCentavos), formatPesos(costCentavos)) : '',
    line.isDue ? '' : copy.notYet,
  ]
    .filter(Boolean)
    .join(' · '),
  leftCentavos: costCentavos - line.paidCentavos,
})
