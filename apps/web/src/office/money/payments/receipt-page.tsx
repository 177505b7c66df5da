import { discountAccess, paymentCalls, type PaymentTarget, type Receipt } from '@rumi/contract'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { officeInvoicingCopy } from '../../../copy/office/money/invoicing.ts'
import { officePaymentsCopy } from '../../../copy/office/money/payments.ts'
import { receiptCopy } from '../../../copy/shared/receipt.ts'
import { paths } from '../../../shared/business/paths.ts'
import type { ReceiptPaths } from '../../../shared/payments/receipt/receipt-lines.tsx'
import { ReceiptSheet } from '../../../shared/payments/receipt/receipt-sheet.tsx'
import { useCall, useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PrintButton } from '../../../ui/layout/print-button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { SaleInvoice } from '../invoicing/sale-invoice.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { officeMeta } from '../../kit/office-meta.ts'
import { CorrectMethod } from './correct-method.tsx'
import { leftOf, mayCorrect } from './payment-facts.ts'
import { RefundsOfPayment, TipFor } from './receipt-parts.tsx'
import { RefundPayment } from './refund-payment.tsx'
import { AreaLinkButton } from '../../kit/permissions/area-link.tsx'

const { receipt: copy, refund, correct } = officePaymentsCopy
const officePaths: ReceiptPaths = {
  booking: paths.officeBooking,
  order: (id) => paths.officeOrder(id),
  payment: paths.officePayment,
}
const back = { to: paths.officePayments(), label: copy.back }

export const meta = officeMeta(copy.title)

/** Printable receipt of a ledger row, with refund and correction. */
export default function ReceiptPage() {
  const { id = '' } = useParams()
  const receiptQuery = useCall(paymentCalls.receipt, { params: { id } })
  const receipt = receiptQuery.answer?.data.receipt
  return (
    <Fetched fetchings={[receiptQuery]} missing={{ copy, back }}>
      {receipt && <OneReceipt key={receipt.payment.id} receipt={receipt} onChanged={receiptQuery.again} />}
    </Fetched>
  )
}

/** Mails the receipt to the client; hidden for a sale without a client. */
function MailReceipt({ receipt: { payment, clientName } }: { receipt: Receipt }) {
  const sendCall = useSendCall()
  const [sending, setSending] = useState(false)
  const mayMail = usePermission({ access: 'staff', area: 'payments', toChange: true })
  if (!mayMail || !payment.clientId || payment.kind !== 'payment') return null
  const mail = async () => {
    setSending(true)
    const outcome = await sendCall(paymentCalls.mailReceipt, { params: { id: payment.id } })
    setSending(false)
    if (outcome.ok) showToast(copy.mailed(clientName), 'ok')
    else showToast(outcome.refusal.message, 'problem')
  }
  return (
    <Button tone="secondary" loading={sending} onClick={() => void mail()}>
      <Mail className="size-5" aria-hidden="true" />
      {copy.mail}
    </Button>
  )
}

function OneReceipt({ receipt, onChanged }: { receipt: Receipt; onChanged: () => Promise<void> }) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'refund' | 'correct'>()
  const { payment } = receipt
  const tipped = receipt.payments.find(({ tipCentavos }) => tipCentavos > 0)
  const mayGiveBack = usePermission({ access: 'staff', area: 'payments', toChange: true })
  const mayDiscount = usePermission({ access: discountAccess, area: 'discounts', toChange: true })
  // A valid pass is refunded by ending it.
  const passId =
    receipt.passPaysStill && payment.target && 'passId' in payment.target ? payment.target.passId : undefined
  const close = () => setOpened(undefined)
  return (
    <div className="receipt-page">
      <PageHeader
        title={receiptCopy.titles[payment.kind]}
        back={back}
        actions={
          <>
            <PrintButton label={receiptCopy.print} />
            <MailReceipt receipt={receipt} />
            {mayGiveBack &&
              leftOf(payment) > 0 &&
              (passId === undefined ? (
                <Button tone="secondary" onClick={() => setOpened('refund')}>
                  {refund.open}
                </Button>
              ) : (
                <AreaLinkButton tone="secondary" to={paths.officePass(passId)}>
                  {refund.endPass}
                </AreaLinkButton>
              ))}
            {mayGiveBack && mayCorrect(payment) && (
              <Button tone="secondary" onClick={() => setOpened('correct')}>
                {correct.open}
              </Button>
            )}
          </>
        }
      />
      <ReceiptSheet receipt={receipt} paths={officePaths} facts={tipped && <TipFor id={tipped.tipFor} />}>
        {payment.kind !== 'refund' && <RefundsOfPayment of={payment} />}
      </ReceiptSheet>
      <div className="no-print mt-8 grid max-w-2xl gap-8 empty:hidden">
        {payment.allocations.map(({ id, target }) => target && <InvoiceOf key={id} target={target} />)}
      </div>
      <RefundPayment
        open={opened === 'refund'}
        payment={payment}
        lines={receipt.lines}
        priceCanFall={receipt.priceCanFall && mayDiscount}
        onClose={close}
        onRefunded={async () => {
          close()
          await onChanged()
        }}
      />
      <CorrectMethod
        open={opened === 'correct'}
        payment={payment}
        onClose={close}
        onCorrected={(written) => {
          close()
          void navigate(paths.officePayment(written.id), { replace: true })
        }}
      />
    </div>
  )
}

/** Invoice of the paid item. */
function InvoiceOf({ target }: { target: PaymentTarget }) {
  const { booking, pass, soldOrder } = officeInvoicingCopy
  if ('bookingId' in target)
    return <SaleInvoice of={{ of: 'bookings', id: target.bookingId }} name={booking} />
  if ('passId' in target) return <SaleInvoice of={{ of: 'passes', id: target.passId }} name={pass} />
  return <SaleInvoice of={{ of: 'orders', id: target.orderId }} name={soldOrder} />
}
