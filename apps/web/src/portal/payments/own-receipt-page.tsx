import { paymentCalls } from '@rumi/contract'
import { useParams } from 'react-router'
import { NoResults } from '../../art/scenes/empty/no-results.tsx'
import { ownReceiptCopy as copy, receiptCopy } from '../../copy/shared/receipt.ts'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { paths } from '../../shared/business/paths.ts'
import type { ReceiptPaths } from '../../shared/payments/receipt/receipt-lines.tsx'
import { ReceiptSheet } from '../../shared/payments/receipt/receipt-sheet.tsx'
import { useCall } from '../../shared/fetching/queries.ts'
import { PrintButton } from '../../ui/layout/print-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta(copy.title)

const ownPaths: ReceiptPaths = {
  booking: paths.booking,
  order: (id) => paths.order(id),
  payment: paths.receipt,
}

/** Printable receipt of the user's payment or refund. */
export default function OwnReceiptPage() {
  const { id = '' } = useParams()
  const receiptQuery = useCall(paymentCalls.receipt, { params: { id } })
  const receipt = receiptQuery.answer?.data.receipt
  if (receiptQuery.refusal?.httpStatus === 404)
    return (
      <EmptyState
        level={1}
        art={<NoResults />}
        title={copy.missingTitle}
        text={copy.missingText}
        action={<LinkButton to={paths.bookings()}>{copy.toBookings}</LinkButton>}
      />
    )
  return (
    <QueryResult fetching={receiptQuery} pageTitle={copy.title}>
      {receipt && (
        <div className="receipt-page">
          <PageHeader
            title={receiptCopy.titles[receipt.payment.kind]}
            actions={<PrintButton label={receiptCopy.print} />}
          />
          <ReceiptSheet receipt={receipt} paths={ownPaths} />
        </div>
      )}
    </QueryResult>
  )
}
