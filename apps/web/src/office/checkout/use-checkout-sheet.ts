import { chargeCalls, desk, formatPesos, type DueLine, type RecordOf, type Resources } from '@rumi/contract'
import { useState } from 'react'
import { checkoutCopy as copy } from '../../copy/office-checkout.ts'
import type { AddOnBooking } from '../../shared/cancelling/cancel-together.ts'
import { useSendCall } from '../../shared/queries.ts'
import type { Refusal } from '../../shared/store.ts'
import { useTakeStep } from '../moves/use-take-step.ts'
import { emptyForm, sumsOf, type ChargeForm, type OfferedLine } from './charge-form.ts'
import type { Checkout } from './checkout-store.ts'

export type Payment = RecordOf<Resources['payments']>
export type CheckoutSheet = ReturnType<typeof useCheckoutSheet>

const keyOf = ({ target }: Pick<DueLine, 'target'>) => Object.values(target)[0] as string

/**
 * Charging and ending a visit: what is offered, what was said, and the two steps. What was charged stays charged, whatever becomes of the
 * second step; what was said stays where either is refused.
 */
export function useCheckoutSheet(checkout: Checkout, givenUp: readonly AddOnBooking[]) {
  const { names, totalCentavos, onChanged } = checkout
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
  const { taking, take } = useTakeStep({ visit, names, onChanged })

  const lines = due.lines
    .map((line) => offered(line, keyOf(line) === bookingId ? totalCentavos : line.costCentavos))
    .filter(({ key, leftCentavos }) => leftCentavos > 0 && !givenUp.some(({ id }) => id === key))
    .toSorted((one, other) => Number(other.key === bookingId) - Number(one.key === bookingId))
  const chosen = lines.filter(({ key }) => !leftOut.has(key))
  const sums = sumsOf(form, { chosen, creditCentavos: due.creditCentavos })

  async function askAgain() {
    const outcome = await sendCall(chargeCalls.due, { params: { id: due.clientId } })
    if (outcome.ok) setDue(outcome.answer.data.due)
  }

  async function refuseCharge({ message, issues }: Refusal) {
    const told = new Set([message, ...issues.map((issue) => issue.message)])
    setRefusal({ message: [...told, copy.checkAgain].join(' ') })
    await askAgain()
  }

  /** A booking that somebody changed meanwhile is taken as it is now when it is tried again. */
  async function end() {
    setStays(undefined)
    const ended = await take('check-out', 'checked-out', givenUp, setStays)
    if (ended) return setStays('')
    const found = await sendCall(desk.booking, { params: { id: bookingId } })
    if (found.ok) setVisit(found.answer.data.visit)
  }

  async function charge() {
    setRefusal(undefined)
    if (sums.problem) return setRefusal({ message: sums.problem })
    if (sums.rows.length > 0) {
      setCharging(true)
      const outcome = await sendCall(chargeCalls.charge, { body: { payments: [...sums.rows] } })
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
    leftOut,
    form,
    sums,
    charged,
    /** Empty once the visit has ended; else why it did not, if it was tried. */
    stays,
    refusal,
    isBusy: charging || taking !== undefined,
    say: (changes: Partial<ChargeForm>) => setForm((before) => ({ ...before, ...changes })),
    leaveOut: (key: string, isLeftOut: boolean) =>
      setLeftOut(
        (before) => new Set(isLeftOut ? [...before, key] : [...before].filter((one) => one !== key)),
      ),
    charge,
    end,
  }
}

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
