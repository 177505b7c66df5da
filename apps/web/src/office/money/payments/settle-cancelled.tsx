import { bookingPayments, formatPesos, moneyChoices, type MoneyChoice } from '@rumi/contract'
import { useState } from 'react'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

const { settle: copy } = paymentsCopy

type SettleCancelledProps = {
  bookingId: string
  /** Refundable rest beyond the fee. */
  centavos: number
  onSettled: () => Promise<void>
}

/** Settles the payment of a cancelled booking: refund, credit, or retain. */
export function SettleCancelled({ bookingId, centavos, onSettled }: SettleCancelledProps) {
  const sendCall = useSendCall()
  const [sending, setSending] = useState<MoneyChoice>()
  const [refusal, setRefusal] = useState<Refusal>()

  const settle = async (money: MoneyChoice) => {
    setRefusal(undefined)
    setSending(money)
    const outcome = await sendCall(bookingPayments.settle, { params: { id: bookingId }, body: { money } })
    setSending(undefined)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(copy.done[money](formatPesos(centavos)))
    await onSettled()
  }

  return (
    <div className="grid gap-3 rounded-sm bg-cream p-4">
      <p>{copy.what(formatPesos(centavos))}</p>
      {refusal && <ActionableRefusal refusal={refusal} />}
      <div className="flex flex-wrap gap-3">
        {moneyChoices.map((money) => (
          <Button
            key={money}
            tone={money === 'return' ? 'primary' : 'secondary'}
            loading={sending === money}
            disabled={sending !== undefined && sending !== money}
            onClick={() => void settle(money)}
          >
            {copy.choices[money]}
          </Button>
        ))}
      </div>
    </div>
  )
}
