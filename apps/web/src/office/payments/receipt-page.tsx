import { paymentCalls, type Receipt } from '@rumi/contract'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { officePaymentsCopy } from '../../copy/office-payments.ts'
import { paths } from '../../shared/paths.ts'
import { useCall } from '../../shared/queries.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Fetched } from '../fetched.tsx'
import { usePermission } from '../use-permission.ts'
import { officeMeta } from '../office-meta.ts'
import { MissingRecord } from '../record-page-parts.tsx'
import { CorrectMethod } from './correct-method.tsx'
import { leftOf, mayCorrect } from './payment-facts.ts'
import { ReceiptSheet } from './receipt-sheet.tsx'
import { RefundPayment } from './refund-payment.tsx'

const { receipt: copy, refund, correct } = officePaymentsCopy
const back = { to: paths.officePayments(), label: copy.back }

export const meta = officeMeta(copy.title)

/** One row of the ledger as a receipt to print; what was paid is returned or corrected here. */
export default function ReceiptPage() {
  const { id = '' } = useParams()
  const asked = useCall(paymentCalls.receipt, { params: { id } })
  const receipt = asked.answer?.data.receipt
  if (asked.status === 'failed' && asked.refusal?.httpStatus === 404)
    return (
      <MissingRecord
        title={copy.missingTitle}
        text={copy.missingText}
        back={back.to}
        backLabel={back.label}
      />
    )
  return (
    <Fetched fetchings={[asked]}>
      {receipt && <OneReceipt key={receipt.payment.id} receipt={receipt} onChanged={asked.again} />}
    </Fetched>
  )
}

function OneReceipt({ receipt, onChanged }: { receipt: Receipt; onChanged: () => Promise<void> }) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'refund' | 'correct'>()
  const { payment } = receipt
  const mayGiveBack = usePermission({ access: 'staff', area: 'payments', toChange: true })
  const close = () => setOpened(undefined)
  return (
    <div className="receipt-page">
      <PageHeader
        title={copy.titles[payment.kind]}
        back={back}
        actions={
          <>
            <Button tone="secondary" onClick={() => window.print()}>
              <Printer className="size-5" aria-hidden="true" />
              {copy.print}
            </Button>
            {mayGiveBack && leftOf(payment) > 0 && (
              <Button tone="secondary" onClick={() => setOpened('refund')}>
                {refund.open}
              </Button>
            )}
            {mayGiveBack && mayCorrect(payment) && (
              <Button tone="secondary" onClick={() => setOpened('correct')}>
                {correct.open}
              </Button>
            )}
          </>
        }
      />
      <ReceiptSheet receipt={receipt} />
      <RefundPayment
        open={opened === 'refund'}
        payment={payment}
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
