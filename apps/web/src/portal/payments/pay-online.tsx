import { formatPesos, onlineCalls, type PaymentTarget } from '@rumi/contract'
import { useState } from 'react'
import { payOnlineCopy as copy } from '../../copy/portal/payments.ts'
import { useCall, useSendCall } from '../../shared/fetching/queries.ts'
import type { Refusal } from '../../shared/fetching/store.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'

type PayOnlineProps = {
  target: PaymentTarget
  /** Amount, at most the remaining one. */
  amountCentavos: number
  /** True for the selected payment method. */
  isFirst?: boolean
}

/** True if online payment is enabled; false while loading. */
export const useIsPaidOnline = () => useCall(onlineCalls.ways, {}).answer?.data.ways.online === true

/** Reenables the button after this time, or after navigating back. */
const leavingMs = 8_000

/** Redirects to the payment provider, which redirects back; renders nothing if online payment is off. */
export function PayOnline({ target, amountCentavos, isFirst = false }: PayOnlineProps) {
  const sendCall = useSendCall()
  const isOnline = useIsPaidOnline()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  if (!isOnline) return null
  const pay = async () => {
    setRefusal(undefined)
    setSending(true)
    const outcome = await sendCall(onlineCalls.start, { body: { target, amountCentavos } })
    if (outcome.ok) {
      setTimeout(() => setSending(false), leavingMs)
      return window.location.assign(outcome.answer.data.checkoutUrl)
    }
    setSending(false)
    setRefusal(outcome.refusal)
  }
  return (
    <div className="grid justify-items-start gap-2">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <Button tone={isFirst ? 'primary' : 'secondary'} loading={isSending} onClick={() => void pay()}>
        {copy.pay(formatPesos(amountCentavos))}
      </Button>
      <p className="text-sm text-ink-soft">{copy.text}</p>
    </div>
  )
}
