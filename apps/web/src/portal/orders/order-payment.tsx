import { dayOf, formatDay, formatPesos, onlineCalls, type AnswerOf, type orderCalls } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { useState } from 'react'
import { ordersCopy as copy } from '../../copy/orders.ts'
import { houseToday } from '../../shared/house-today.ts'
import { nameOfRow } from '../../shared/payments/name-of-row.ts'
import { useCall, useSendCall } from '../../shared/queries.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import type { Refusal } from '../../shared/store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TransferSlip } from './transfer-slip.tsx'

type OrderPaymentProps = { order: Order; account: AnswerOf<typeof orderCalls.payments>['data'] }

/** What was paid, what is left, and how it is paid. */
export function OrderPayment({ order, account }: OrderPaymentProps) {
  const { payments, paidCentavos, leftCentavos } = account
  if (payments.length === 0 && leftCentavos === 0) return null
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{copy.payment}</h2>
      <ul className="grid gap-1">
        <Rows of={payments} by={({ id }) => id}>
          {({ kind, method, amountCentavos, receivedAt }) => (
            <li className="flex justify-between gap-4">
              <span className="first-letter:uppercase">
                {receivedAt && `${formatDay(dayOf(receivedAt), houseToday())}, `}
                {nameOfRow(kind, method)}
              </span>
              <span className="tabular">
                {formatPesos(kind === 'payment' ? amountCentavos : -amountCentavos)}
              </span>
            </li>
          )}
        </Rows>
      </ul>
      {paidCentavos > 0 && leftCentavos > 0 && (
        <p className="flex justify-between gap-4 font-strong">
          {copy.left} <span className="tabular">{formatPesos(leftCentavos)}</span>
        </p>
      )}
      {leftCentavos > 0 && <HowToPay order={order} leftCentavos={leftCentavos} />}
    </Card>
  )
}

function HowToPay({ order, leftCentavos }: { order: Order; leftCentavos: number }) {
  const { payment, delivery, number, _id } = order
  const isOnline = useCall(onlineCalls.ways, {}).answer?.data.ways.online === true
  return (
    <>
      {payment === 'counter' && <p>{delivery === 'shipping' ? copy.payThenShip : copy.payAtCounter}</p>}
      {payment === 'spei' && <TransferSlip amountCentavos={leftCentavos} reference={copy.number(number)} />}
      {isOnline && <PayOnline orderId={_id} leftCentavos={leftCentavos} isFirst={payment === 'online'} />}
    </>
  )
}

type PayOnlineProps = { orderId: string; leftCentavos: number; isFirst: boolean }

/** Leads to the provider's page, which leads back here. */
function PayOnline({ orderId, leftCentavos, isFirst }: PayOnlineProps) {
  const sendCall = useSendCall()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const pay = async () => {
    setRefusal(undefined)
    setSending(true)
    const outcome = await sendCall(onlineCalls.start, { body: { target: { orderId } } })
    if (outcome.ok) return window.location.assign(outcome.answer.data.checkoutUrl)
    setSending(false)
    setRefusal(outcome.refusal)
  }
  return (
    <>
      {refusal && <Notice tone="problem">{refusal.message}</Notice>}
      <Button tone={isFirst ? 'primary' : 'secondary'} loading={isSending} onClick={() => void pay()}>
        {copy.payOnline(formatPesos(leftCentavos))}
      </Button>
      <p className="text-sm text-ink-soft">{copy.payOnlineText}</p>
    </>
  )
}
