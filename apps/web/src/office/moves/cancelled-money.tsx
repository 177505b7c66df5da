import { bookingPayments, formatPesos, moneyChoices, type DeskVisit, type MoneyChoice } from '@rumi/contract'
import { useId } from 'react'
import { dayBoardCopy } from '../../copy/day-board.ts'
import type { AddOnBooking } from '../../shared/cancelling/cancel-together.ts'
import { useSendCall } from '../../shared/queries.ts'
import type { Outcome } from '../../shared/store.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'

const { cancelledMoney: copy } = dayBoardCopy

/** Of what was paid for a booking, what its terms keep and what they leave, in centavos. */
export type PaidFor = { id: string; paidCentavos: number; keptCentavos: number; returnedCentavos: number }

/** Asks what becomes of what was paid for a booking and for what may go with it, where they are given up now. */
export function useAskPaidFor() {
  const sendCall = useSendCall()
  return async (
    { booking, paidCentavos }: DeskVisit,
    inside: readonly AddOnBooking[],
  ): Promise<Outcome<PaidFor[]>> => {
    const may = inside.filter(({ mayGo }) => mayGo)
    if (paidCentavos === 0 && may.length === 0) return { ok: true, answer: [] }
    const found: PaidFor[] = []
    for (const { id } of [booking, ...may]) {
      const asked = await sendCall(bookingPayments.list, { params: { id } })
      if (!asked.ok) return asked
      found.push({ id, ...asked.answer.data })
    }
    return { ok: true, answer: found }
  }
}

const sumOf = (paid: readonly PaidFor[], of: 'paidCentavos' | 'keptCentavos' | 'returnedCentavos') =>
  paid.reduce((sum, one) => sum + one[of], 0)

/** Whether anything was paid for what is given up. */
export const isPaidFor = (paid: readonly PaidFor[]) => sumOf(paid, 'paidCentavos') > 0

type CancelledMoneyProps = {
  paid: readonly PaidFor[]
  money: MoneyChoice
  onChange: (money: MoneyChoice) => void
}

/** What the terms keep, and what the desk does with the rest, each with its amount. */
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
      {sumOf(paid, 'keptCentavos') > 0 && <p>{copy.kept(amountOf('keptCentavos'))}</p>}
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
