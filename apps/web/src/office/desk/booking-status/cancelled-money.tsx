import {
  bookingPayments,
  formatPesos,
  moneyChoices,
  type DeskBooking,
  type MoneyChoice,
} from '@rumi/contract'
import { useId } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import type { AddOnBooking } from '../../../shared/cancelling/cancel-together.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Outcome } from '../../../shared/fetching/store.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'

const { cancelledMoney: copy } = dayBoardCopy

/** Payment of a booking with its retained and remaining parts, in centavos. */
export type PaidFor = { id: string; paidCentavos: number; keptCentavos: number; returnedCentavos: number }

/** Fetches the cost of cancelling a booking now, with its inner bookings, and the options for the payment. */
export function useFetchPaidFor() {
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
export function CancellationFee({ paid }: { paid: readonly PaidFor[] }) {
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
export const isPaidFor = (paid: readonly PaidFor[]) => sumOf(paid, 'paidCentavos') > 0

type CancelledMoneyProps = {
  paid: readonly PaidFor[]
  money: MoneyChoice
  onChange: (money: MoneyChoice) => void
}

/** Choices of the desk for money paid beyond the fee, each with its amount. */
export function CancelledMoney({ paid, money, onChange }: CancelledMoneyProps) {
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
