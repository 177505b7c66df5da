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
  type BeyondMoney,
} from '@rumi/contract'
import { useState } from 'react'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import type { AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { emptyForm, onceEach, sumsOf, type ChargeForm, type OfferedLine } from './charge-form.ts'
import type { Checkout } from './checkout-store.ts'
import { useCheckOut, type CheckOut, isOutcomeUnknown } from './use-check-out.ts'
import { useExtras } from './use-extras.ts'

export type CheckoutSheet = ReturnType<typeof useCheckoutSheet>

const keyOf = ({ target }: Pick<DueLine, 'target'>) => Object.values(target)[0] as string

/**
 * State of the sheet that charges a family and checks its dogs out in one request: what is owed, what was entered, and the result. After a
 * refusal nothing was done, what was entered stays, and what is owed is fetched again.
 */
export function useCheckoutSheet(checkout: Checkout, givenUp: readonly AddOnBooking[]) {
  const { names, onChanged } = checkout
  const sendCall = useSendCall()
  const checkOut = useCheckOut()
  const [visit, setVisit] = useState(checkout.visit)
  const [due, setDue] = useState(checkout.due)
  const [price, setPrice] = useState<Pick<Checkout, 'totalCentavos' | 'beyondPriceCentavos'>>(checkout)
  const { totalCentavos, beyondPriceCentavos } = price
  const [form, setForm] = useState<ChargeForm>(() => emptyForm(due.usualMethod))
  const { id: bookingId } = visit.booking
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(
    () => new Set(due.lines.filter((line) => !line.isDue && keyOf(line) !== bookingId).map(keyOf)),
  )
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [done, setDone] = useState<CheckOut>()
  const [beyondMoney, setBeyondMoney] = useState<BeyondMoney>('credit')

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

  async function fetchDue() {
    const outcome = await sendCall(chargeCalls.due, { params: { id: due.clientId } })
    if (outcome.ok) setDue(outcome.answer.data.due)
  }

  /** Fetches the visit and its price as they are now, and returns whether its dogs are still here. */
  async function fetchVisit() {
    const found = await sendCall(desk.booking, { params: { id: bookingId } })
    if (!found.ok) return true
    const { visit: now } = found.answer.data
    setVisit(now)
    if (now.booking.status !== 'checked-in') return false
    const body = { status: 'checked-out', version: now.booking.version } as const
    const preview = await sendCall(desk.preview, { params: { id: bookingId }, body })
    if (preview.ok) {
      const { serviceBooking, beyondPriceCentavos: beyond } = preview.answer.data
      setPrice({ totalCentavos: serviceBooking.totalCentavos, beyondPriceCentavos: beyond })
    }
    return true
  }

  async function refuse(refused: Refusal) {
    const { message, issues, code } = refused
    // Retried unchanged it is the same request, under the same key; what is owed by now would make another one of it.
    if (isOutcomeUnknown(refused)) return setRefusal([message, copy.maybeCharged].join(' '))
    const [changed, isHere] = await Promise.all([extras.renew(refused), fetchVisit(), fetchDue()])
    const reason = code === 'stale' ? officeCopy.stale(names) : message
    const reasons = new Set([reason, ...issues.map((issue) => issue.message), ...changed])
    setRefusal([...reasons, isHere ? copy.checkAgain : copy.nothingCharged].join(' '))
  }

  function chargeBody() {
    const { off, rows, received } = sums
    if (rows.length === 0 && off.total === 0 && !extras.added && !lateFee) return undefined
    return {
      payments: [...rows],
      ...(extras.added && { added: extras.added }),
      ...(lateFee && {
        lateFee: { bookingId, expectedCentavos: lateFee.feeCentavos, waived: isFeeWaived },
      }),
      ...(received > 0 && { receivedCentavos: received }),
      ...(off.total > 0 && { discount: discountOf(form, off.of) }),
    }
  }

  async function submit() {
    if (sums.problem) return setRefusal(sums.problem)
    setRefusal(undefined)
    setBusy(true)
    const outcome = await checkOut(
      { visit, names, onChanged },
      {
        giveUp: givenUp,
        charge: chargeBody(),
        money: beyondPriceCentavos > 0 ? beyondMoney : undefined,
      },
    )
    if (outcome.ok) setDone(outcome.answer)
    else await refuse(outcome.refusal)
    setBusy(false)
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
    totalCentavos,
    beyondPriceCentavos,
    done,
    refusal,
    isBusy,
    changeForm: (changes: Partial<ChargeForm>) => {
      setRefusal(undefined)
      setForm((before) => ({ ...before, ...changes }))
    },
    leaveOut: (key: string, isLeftOut: boolean) =>
      setLeftOut(
        (before) => new Set(isLeftOut ? [...before, key] : [...before].filter((one) => one !== key)),
      ),
    submit,
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
  note: copy.lateSince(formatMoment(dueAt, businessToday())),
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
