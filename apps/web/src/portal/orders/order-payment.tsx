import { formatPesos, type AnswerOf, type orderCalls, plainPesos, whatsappLink } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { ordersCopy as copy } from '../../copy/portal/orders.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { OwnInvoice } from '../invoicing/own-invoice.tsx'
import { CreditNote } from '../payments/credit-note.tsx'
import { PayOnline } from '../payments/pay-online.tsx'
import { ReceiptLink } from '../payments/receipt-link.tsx'
import { Copy, MessageCircle } from 'lucide-react'
import { useBusiness } from '../../shared/business/use-business.ts'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'

type TransferSlipProps = { amountCentavos: number; reference: string }

/** Data for a bank transfer, each with a copy button. */
function TransferSlip({ amountCentavos, reference }: TransferSlipProps) {
  const { speiClabe, legalName, whatsapp } = useBusiness()
  if (!speiClabe)
    return (
      <>
        <p>{copy.transferByMessage}</p>
        <a
          href={whatsappLink(whatsapp, copy.askForTransfer(reference, formatPesos(amountCentavos)))}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonLook({
            tone: 'secondary',
            className: 'justify-self-start',
          })}
        >
          <MessageCircle className="size-5" aria-hidden="true" />
          {copy.askByMessage}
        </a>
      </>
    )
  return (
    <>
      <p>{copy.transfer}</p>
      <dl className="grid gap-2">
        <Entry label={copy.clabe} shown={speiClabe} copied={speiClabe} />
        <Entry label={copy.holder} shown={legalName} />
        <Entry label={copy.amount} shown={formatPesos(amountCentavos)} copied={plainPesos(amountCentavos)} />
        <Entry label={copy.reference} shown={reference} copied={reference} />
      </dl>
    </>
  )
}

type EntryProps = { label: string; shown: string; copied?: string }

function Entry({ label, shown, copied }: EntryProps) {
  const copyText = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(copy.copied(label))
    } catch {
      showToast(copy.notCopied, 'note')
    }
  }
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="flex items-center justify-between gap-3 font-strong">
        <span className="min-w-0 [overflow-wrap:anywhere] tabular select-all">{shown}</span>
        {copied && <IconButton icon={Copy} label={copy.copy(label)} onClick={() => void copyText(copied)} />}
      </dd>
    </div>
  )
}

type OrderPaymentProps = { order: Order; account: AnswerOf<typeof orderCalls.payments>['data'] }

/** Paid and remaining amount, and how to pay. */
export function OrderPayment({ order, account }: OrderPaymentProps) {
  const { payments, paidCentavos, leftCentavos } = account
  if (payments.length === 0 && leftCentavos === 0) return null
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
      {leftCentavos > 0 && <CreditNote />}
      {leftCentavos > 0 && <HowToPay order={order} leftCentavos={leftCentavos} />}
      <OwnInvoice of="orders" id={order._id} />
    </Card>
  )
}

function HowToPay({ order, leftCentavos }: { order: Order; leftCentavos: number }) {
  const { payment, delivery, number, _id } = order
  return (
    <>
      {payment === 'counter' && <p>{delivery === 'shipping' ? copy.payThenShip : copy.payAtCounter}</p>}
      {payment === 'spei' && <TransferSlip amountCentavos={leftCentavos} reference={copy.number(number)} />}
      {payment !== 'online' && <PayOnline target={{ orderId: _id }} amountCentavos={leftCentavos} />}
    </>
  )
}
