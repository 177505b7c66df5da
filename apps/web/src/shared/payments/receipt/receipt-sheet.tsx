import { formatMoment, type Receipt } from '@rumi/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { receiptCopy as copy } from '../../../copy/shared/receipt.ts'
import { StatusChip } from '../../../ui/feedback/state-chip.tsx'
import { businessToday } from '../../business/business-today.ts'
import { useBusiness } from '../../business/use-business.ts'
import { linkLook, ReceiptAmounts, ReceiptLines, type ReceiptPaths } from './receipt-lines.tsx'
import { methodOf } from './method-of.ts'
import './receipt-sheet.css'

type ReceiptSheetProps = {
  receipt: Receipt
  paths: ReceiptPaths
  /** Further facts for this reader, as `ReceiptFact`s. */
  facts?: ReactNode
  /** Content after the amounts. */
  children?: ReactNode
}

/** Printable receipt: business, client, items, amounts, payments and refunds. */
export function ReceiptSheet({ receipt, paths, facts, children }: ReceiptSheetProps) {
  const { payment } = receipt
  const business = useBusiness()
  return (
    <div className="receipt grid max-w-2xl gap-6 rounded-sm border border-line p-5 md:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-lg font-heading">{business.name}</p>
        <p className="text-ink-soft tabular">{copy.number(receipt.number ?? payment.id)}</p>
      </div>
      <ReceiptFacts receipt={receipt} paths={paths}>
        {facts}
      </ReceiptFacts>
      <ReceiptLines receipt={receipt} paths={paths} />
      <ReceiptAmounts receipt={receipt} paths={paths} />
      {children}
      <p className="text-sm text-ink-soft">{copy.notFiscal}</p>
    </div>
  )
}

function ReceiptFacts({ receipt, paths, children }: Omit<ReceiptSheetProps, 'facts'>) {
  const { payment, payments, clientName, receivedByName } = receipt
  const cameAlone = payments.length === 1
  const { kind, method, reference, reason, refundOf, status } = payment
  return (
    <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
      <ReceiptFact name={copy.client}>{clientName || copy.nobody}</ReceiptFact>
      <ReceiptFact name={copy.when}>
        {formatMoment(payment.receivedAt ?? payment.createdAt, businessToday())}
      </ReceiptFact>
      {cameAlone && <ReceiptFact name={copy.method}>{methodOf(receipt, method)}</ReceiptFact>}
      {cameAlone && reference && <ReceiptFact name={copy.reference}>{reference}</ReceiptFact>}
      {reason && <ReceiptFact name={copy.reason}>{reason}</ReceiptFact>}
      {receivedByName && (
        <ReceiptFact name={kind === 'payment' ? copy.receivedBy : copy.returnedBy}>
          {receivedByName}
        </ReceiptFact>
      )}
      {children}
      {status !== 'settled' && (
        <ReceiptFact name={copy.status}>
          <StatusChip of={copy.statuses[status]} />
        </ReceiptFact>
      )}
      {refundOf && (
        <ReceiptFact name={copy.refunds}>
          <Link to={paths.payment(refundOf)} className={linkLook}>
            {copy.refundOf}
          </Link>
        </ReceiptFact>
      )}
    </dl>
  )
}

/** Label and value. */
export function ReceiptFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-strong text-ink-soft">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere] max-sm:mb-1">{children}</dd>
    </div>
  )
}
