import { formatMoment, formatPesos, type DepositInvoice } from '@rumi/contract'
import { officeInvoicingCopy as copy } from '../../../copy/office/money/invoicing.ts'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { CfdiActions } from './cfdi-actions.tsx'
import { InvoiceDraftFacts } from './invoice-draft-facts.tsx'

type DepositProps = { deposit: DepositInvoice; canStamp: boolean; onChanged: () => Promise<void> }

/** Payment before the service with its invoice, and the egreso that applies it. */
export function Deposit({ deposit, canStamp, onChanged }: DepositProps) {
  const { id, amountCentavos, depositCentavos, method, at, draft, obstacle, stamps, application } = deposit
  const isLive = stamps.some(({ status }) => status === 'valid' || status === 'cancelling')
  const name = copy.depositOf(formatPesos(amountCentavos))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="first-letter:uppercase">
        {[
          formatPesos(amountCentavos),
          paymentsCopy.methods[method].toLowerCase(),
          formatMoment(at, businessToday()),
        ].join(', ')}
      </p>
      {depositCentavos !== amountCentavos && (
        <p className="text-ink-soft">{copy.depositLeft(formatPesos(depositCentavos))}</p>
      )}
      {!isLive && draft?.retention && <InvoiceDraftFacts draft={draft} note={copy.depositRetentionNote} />}
      {!isLive && obstacle && <p className="text-ink-soft">{obstacle}</p>}
      <CfdiActions
        of={{ of: 'deposits', id }}
        name={name}
        found={deposit}
        canStamp={canStamp}
        onChanged={onChanged}
      />
      {application && (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h4 className="text-sm font-strong">{copy.application}</h4>
          {!application.draft && application.obstacle && application.stamps.length === 0 && (
            <p className="text-ink-soft">{application.obstacle}</p>
          )}
          <CfdiActions
            of={{ of: 'applications', id }}
            name={copy.applicationOf(formatPesos(depositCentavos))}
            found={application}
            canStamp={canStamp}
            onChanged={onChanged}
          />
        </section>
      )}
    </div>
  )
}
