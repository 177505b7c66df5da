import { formatMoment, formatPesos } from '@rumi/contract'
import { officePaymentsCopy } from '../../../copy/office/money/payments.ts'
import { receiptCopy } from '../../../copy/shared/receipt.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { nameOfRow } from '../../../shared/payments/name-of-row.ts'
import { ReceiptFact } from '../../../shared/payments/receipt/receipt-sheet.tsx'
import { paths } from '../../../shared/business/paths.ts'
import { useEveryRecord } from '../../../shared/fetching/queries.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import type { Payment } from './payment-facts.ts'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

const { receipt: copy } = officePaymentsCopy

/** Recipient of the tip. */
export function TipFor({ id }: { id: string | null }) {
  const staff = useEveryRecord('staffMembers', id ? {} : null)
  const named = staff.answer?.find((member) => member.id === id)?.name
  if (id && !named) return null
  return <ReceiptFact name={copy.tipFor}>{named ?? copy.everybody}</ReceiptFact>
}

/** Refunds of a payment, each with its receipt. */
export function RefundsOfPayment({ of: { id, returnedCentavos } }: { of: Payment }) {
  const refundsQuery = useEveryRecord('payments', returnedCentavos > 0 ? { refundOf: id } : null)
  const rows = refundsQuery.answer ?? []
  if (rows.length === 0) return null
  return (
    <section className="grid gap-1">
      <h2 className="text-base">{receiptCopy.refunds}</h2>
      <ul className="tabular">
        <Rows of={rows} by={(row) => row.id}>
          {(row) => (
            <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-1.5">
              <AreaLink
                to={paths.officePayment(row.id)}
                className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
              >
                {[nameOfRow(row), formatMoment(row.receivedAt ?? row.createdAt, businessToday())].join(', ')}
              </AreaLink>
              <span className="text-ink-soft [overflow-wrap:anywhere]">
                {[row.reason, row.status === 'settled' ? '' : receiptCopy.statuses[row.status].word]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className="ml-auto whitespace-nowrap">{formatPesos(row.amountCentavos)}</span>
            </li>
          )}
        </Rows>
      </ul>
    </section>
  )
}
