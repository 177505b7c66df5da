import { formatMoment, formatPesos, type InvoicedPayment } from '@rumi/contract'
import { officeInvoicingCopy as copy } from '../../../copy/office/money/invoicing.ts'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CfdiActions } from './cfdi-actions.tsx'

type ComplementProps = { payment: InvoicedPayment; canStamp: boolean; onChanged: () => Promise<void> }

/** Payment of a PPD invoice with its complement. */
export function Complement({ payment, canStamp, onChanged }: ComplementProps) {
  const { id, amountCentavos, returnedCentavos, method, at, draft, obstacle, stamps } = payment
  const isLive = stamps.some(({ status }) => status === 'valid' || status === 'cancelling')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="first-letter:uppercase">
        {[
          formatPesos(amountCentavos),
          paymentsCopy.methods[method].toLowerCase(),
          formatMoment(at, businessToday()),
        ].join(', ')}
      </p>
      {!isLive && draft?.part && (
        <p className="text-ink-soft">
          {copy.part(
            draft.part.installment,
            formatPesos(draft.totalCentavos),
            formatPesos(draft.part.afterCentavos),
          )}
        </p>
      )}
      {!isLive && obstacle && <p className="text-ink-soft">{obstacle}</p>}
      {returnedCentavos > 0 && (
        <Notice tone="warning">{copy.complementOutdated(formatPesos(returnedCentavos))}</Notice>
      )}
      <CfdiActions
        of={{ of: 'payments', id }}
        name={copy.paymentOf(formatPesos(amountCentavos))}
        found={payment}
        canStamp={canStamp}
        onChanged={onChanged}
      />
    </div>
  )
}
