import { formatPesos, onlineCalls, type PaymentTarget } from '@rumi/contract'
import { useState } from 'react'
import { payOnlineCopy as copy } from '../../copy/portal/pay-online.ts'
import { useCall, useSendCall } from '../../shared/fetching/queries.ts'
import type { Refusal } from '../../shared/fetching/store.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'

type PayOnlineProps = {
  target: PaymentTarget
  /** What is paid, at most what is left of it. */
  amountCentavos: number
  /** Whether it is the way to pay that was chosen. */
  isFirst?: boolean
}

/** Whether the house is paid online; not until that is known. */
export const useIsPaidOnline = () => useCall(onlineCalls.ways, {}).answer?.data.ways.online === true

/** Whoever is still on the page after so long, or comes back to it as they left it, may press again. */
const leavingMs = 8_000

/** Leads to the provider's page, which leads back; nothing where the house is not paid online. */
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
