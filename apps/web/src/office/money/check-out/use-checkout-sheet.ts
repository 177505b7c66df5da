import {
  chargeCalls,
  desk,
  formatLateness,
  formatMoment,
  formatPesos,
  type ChargedTarget,
  type ChargeDiscount,
  type DeskBooking,
  type DueLine,
  type LateFee,
  type BeyondMoney,
} from '@rumi/contract'
import { useState } from 'react'
import { collectorsCopy } from '../../../copy/shared/collectors.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { checkoutCopy as copy } from '../../../copy/office/money/check-out.ts'
import type { AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { isCollectionComplete, ownerCollects } from '../../kit/who-collects.tsx'
import { emptyForm, onceEach, sumsOf, type ChargeForm, type OfferedLine } from './charge-form.ts'
import { totalAtDeparture, type Checkout, type EarlyPrices, type Leaving } from './checkout-store.ts'
import { useCheckOut, type CheckOut, isOutcomeUnknown } from './use-check-out.ts'
import { useEarlyPrices } from './use-early-prices.ts'
import { useExtras } from './use-extras.ts'

export type CheckoutSheet = ReturnType<typeof useCheckoutSheet>

const keyOf = ({ target }: Pick<DueLine, 'target'>) => Object.values(target)[0] as string

/**
 * State of the sheet that charges a family and checks its dogs out in one request: debts, input and result.
 * After a refusal nothing has changed: the input stays and the debts are fetched again.
 */
export function useCheckoutSheet(checkout: Checkout, givenUp: readonly AddOnBooking[]) {
  const { names } = checkout
  const sendCall = useSendCall()
  const checkOut = useCheckOut()
  const fetchEarlyPrices = useEarlyPrices()
  const [bookings, setBookings] = useState(checkout.bookings)
  const [due, setDue] = useState(checkout.due)
  const [early, setEarly] = useState<EarlyPrices>(checkout.early)
  const [form, setForm] = useState<ChargeForm>(() => emptyForm(due.usualMethod))
  const { id: bookingId } = bookings[0].booking
  const bookingOf = (id: string) => bookings.find(({ booking }) => booking.id === id)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(
    () => new Set(due.lines.filter((line) => !line.isDue && !bookingOf(keyOf(line))).map(keyOf)),
  )
  const [collection, setCollection] = useState(ownerCollects)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [done, setDone] = useState<CheckOut>()
  const [beyondMoney, setBeyondMoney] = useState<BeyondMoney>('credit')
  const [waived, setWaived] = useState<ReadonlySet<string>>(new Set())

  const offeredLines = due.lines
    .map((line) => {
      const own = bookingOf(keyOf(line))
      const costCentavos = own ? totalAtDeparture(own, early) : line.costCentavos
      return { ...offered(line, costCentavos), isLater: !line.isDue && !own }
    })
    .filter(({ key, leftCentavos }) => leftCentavos > 0 && !givenUp.some(({ id }) => id === key))
  const lateFees = due.lateFees.filter((fee) => bookingOf(fee.bookingId))
  const ofFees = lateFees
    .filter((fee) => !waived.has(fee.bookingId))
    .map((fee) => lateLine(fee, bookingOf(fee.bookingId)!))
  const own = offeredLines.filter(({ key }) => bookingOf(key))
  const others = offeredLines.filter(({ key }) => !bookingOf(key))
  const lines = [...own, ...ofFees.filter(({ leftCentavos }) => leftCentavos > 0), ...others]
  const extras = useExtras(bookingId)
  const chosen = [...lines.filter(({ key }) => !leftOut.has(key)), ...extras.lines]
  const sums = sumsOf(form, { chosen, creditCentavos: due.creditCentavos })

  async function fetchDue() {
    const outcome = await sendCall(chargeCalls.due, { params: { id: due.clientId } })
    if (outcome.ok) setDue(outcome.answer.data.due)
  }

  /** Fetches the bookings and their prices as they are now, and returns whether their dogs are still here. */
  async function fetchBookings() {
    const found = await Promise.all(
      bookings.map(async (before) => {
        const answer = await sendCall(desk.booking, { params: { id: before.booking.id } })
        return answer.ok ? answer.answer.data.deskBooking : before
      }),
    )
    const [first = bookings[0], ...rest] = found
    const now: Leaving['bookings'] = [first, ...rest]
    setBookings(now)
    if (!isHere(now)) return false
    const prices = await fetchEarlyPrices(now)
    if (prices.ok) setEarly(prices.answer)
    return true
  }

  async function refuse(refused: Refusal) {
    const { message, issues, code } = refused
    // Retried unchanged it is the same request, under the same key; what is owed by now would make another one of it.
    if (isOutcomeUnknown(refused)) return setRefusal([message, copy.maybeCharged].join(' '))
    const [changed, areHere] = await Promise.all([extras.renew(refused), fetchBookings(), fetchDue()])
    const reason = code === 'stale' ? officeCopy.stale(names) : message
    const reasons = new Set([reason, ...issues.map((issue) => issue.message), ...changed])
    setRefusal([...reasons, areHere ? copy.checkAgain : copy.nothingCharged].join(' '))
  }

  function chargeBody() {
    const { off, rows, received } = sums
    if (rows.length === 0 && off.total === 0 && !extras.added && lateFees.length === 0) return undefined
    return {
      payments: [...rows],
      ...(extras.added && { added: extras.added }),
      ...(lateFees.length > 0 && {
        lateFees: lateFees.map((fee) => ({
          bookingId: fee.bookingId,
          expectedCentavos: fee.feeCentavos,
          waived: waived.has(fee.bookingId),
        })),
      }),
      ...(received > 0 && { receivedCentavos: received }),
      ...(off.total > 0 && { discount: discountOf(form, off.of) }),
    }
  }

  async function submit() {
    if (sums.problem) return setRefusal(sums.problem)
    if (!isCollectionComplete(collection)) return setRefusal(collectorsCopy.missing)
    setRefusal(undefined)
    setBusy(true)
    const outcome = await checkOut(
      { ...checkout, bookings },
      {
        giveUp: givenUp,
        collection,
        charge: chargeBody(),
        money: early.beyondPriceCentavos > 0 ? beyondMoney : undefined,
      },
    )
    if (outcome.ok) setDone(outcome.answer)
    else await refuse(outcome.refusal)
    setBusy(false)
  }

  return {
    bookings,
    /** True until the dogs have left, here or on another screen. */
    areHere: isHere(bookings),
    due,
    lines,
    lateFees,
    waived,
    waiveFee: (id: string, isWaived: boolean) =>
      setWaived((before) => new Set(isWaived ? [...before, id] : [...before].filter((one) => one !== id))),
    beyondMoney,
    setBeyondMoney,
    collection,
    setCollection,
    extras,
    leftOut,
    form,
    sums,
    early,
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

const isHere = (bookings: Leaving['bookings']) =>
  bookings.some(({ booking }) => booking.status === 'checked-in')

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
  { booking, paidCentavos }: DeskBooking,
): OfferedLine => ({
  key: `late-fee ${booking.id}`,
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
