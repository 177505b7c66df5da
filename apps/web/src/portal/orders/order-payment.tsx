import { formatPesos, type AnswerOf, type orderCalls } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { ordersCopy as copy } from '../../copy/portal/orders.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { OwnInvoice } from '../invoicing/own-invoice.tsx'
import { CreditNote } from '../payments/credit-note.tsx'
import { PayOnline } from '../payments/pay-online.tsx'
import { TransferProof } from '../payments/transfer-proof.tsx'
import { TransferSlip } from '../payments/transfer-slip.tsx'
import { ReceiptLink } from '../payments/receipt-link.tsx'

type OrderPaymentProps = { order: Order; account: AnswerOf<typeof orderCalls.payments>['data'] }

/** Paid and remaining amount, and how to pay. */
export function OrderPayment({ order, account }: OrderPaymentProps) {
  const { payments, paidCentavos, leftCentavos } = account
  const isByTransfer = order.payment === 'spei'
  if (payments.length === 0 && (leftCentavos === 0 || isByTransfer)) return null
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{copy.payment}</h2>
      <ul className="grid gap-1">
        <Rows of={payments} by={({ id }) => id}>
          {(payment) => (
            <li className="flex flex-wrap justify-between gap-x-4">
              <ReceiptLink payment={payment} />
              <span className="ml-auto whitespace-nowrap tabular">
                {formatPesos(payment.kind === 'payment' ? payment.amountCentavos : -payment.amountCentavos)}
              </span>
            </li>
          )}
        </Rows>
      </ul>
      {paidCentavos > 0 && leftCentavos > 0 && (
        <p className="flex flex-wrap justify-between gap-x-4 font-strong">
          {copy.left} <span className="tabular">{formatPesos(leftCentavos)}</span>
        </p>
      )}
      {leftCentavos > 0 && !isByTransfer && <HowToPay order={order} leftCentavos={leftCentavos} />}
      <OwnInvoice of="orders" id={order._id} />
    </Card>
  )
}

function HowToPay({ order, leftCentavos }: { order: Order; leftCentavos: number }) {
  const { payment, delivery, openingBalance, _id } = order
  const atCounter = delivery === 'shipping' ? copy.payThenShip : copy.payAtCounter
  return (
    <>
      <CreditNote />
      {payment === 'counter' && <p>{openingBalance ? copy.payBalance : atCounter}</p>}
      {payment !== 'online' && <PayOnline target={{ orderId: _id }} amountCentavos={leftCentavos} />}
    </>
  )
}

/** Transfer data of an order, and the proof of the transfer. */
export function TransferOfOrder({ order, leftCentavos }: { order: Order; leftCentavos: number }) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">{copy.transferTitle}</h2>
      <TransferSlip amountCentavos={leftCentavos} reference={copy.number(order.number)} />
      <TransferProof target={{ orderId: order._id }} />
      <CreditNote />
      <PayOnline target={{ orderId: order._id }} amountCentavos={leftCentavos} />
    </Card>
  )
}
