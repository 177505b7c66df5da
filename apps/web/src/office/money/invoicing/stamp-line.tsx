import { formatMoment, formatPesos, type CfdiSubject, type InvoiceStamp } from '@rumi/contract'
import { officeInvoicingCopy as copy } from '../../../copy/office/money/invoicing.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { kindOf } from './kind-of.ts'

type StampLineProps = { of: CfdiSubject; stamp: InvoiceStamp; onCancel: (() => void) | undefined }

/** Stamp attempt of a document: state and cancellation. */
export function StampLine({ of, stamp, onCancel }: StampLineProps) {
  const { status, uuid, refusal, receiverRfc, totalCentavos, stampedAt, createdAt } = stamp
  const { tone, word } = copy.statuses[status]
  const isAlive = status === 'valid' || status === 'cancelling'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <StateChip tone={tone}>{word}</StateChip>
      <div className="min-w-0 grow basis-64">
        {uuid && <p className="[overflow-wrap:anywhere]">{copy.uuid(uuid)}</p>}
        <p className="text-ink-soft first-letter:uppercase">
          {[
            formatMoment(stampedAt ?? createdAt, businessToday()),
            formatPesos(totalCentavos),
            copy.for(receiverRfc),
          ].join(', ')}
        </p>
        {status === 'cancelling' && <p>{copy.waitsForReceiver}</p>}
        {refusal && <p>{refusal}</p>}
      </div>
      {isAlive && onCancel && (
        <Button tone="quiet" className="print:hidden" onClick={onCancel}>
          {status === 'cancelling' ? copy.check : copy.cancel[kindOf(of)]}
        </Button>
      )}
    </li>
  )
}
