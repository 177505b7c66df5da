import { formatMoment, formatPesos, invoicingCalls, type InvoiceStamp } from '@rumi/contract'
import { downloads, type Order } from '@rumi/data-layer'
import { FileDown, Stamp } from 'lucide-react'
import { useState } from 'react'
import { officeInvoicingCopy as copy } from '../../copy/office-invoicing.ts'
import { houseToday } from '../../shared/house-today.ts'
import { useCall } from '../../shared/queries.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { useSend, type Refusal, type StoreRequest } from '../../shared/store.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StateChip } from '../../ui/state-chip.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { Fetched } from '../fetched.tsx'
import { RecordSection } from '../record-page-parts.tsx'
import { usePermission } from '../use-permission.ts'
import { CancelInvoice } from './cancel-invoice.tsx'
import { InvoiceDraftFacts } from './invoice-draft-facts.tsx'

/** The invoice of an order, for whoever keeps the books: what it says, its XML, its stamp. */
export function OrderInvoice({ order }: { order: Order }) {
  const mayInvoice = usePermission({ access: invoicingCalls.stamp.access, area: 'books', toChange: true })
  return mayInvoice ? <Invoicing order={order} /> : null
}

function Invoicing({ order }: { order: Order }) {
  const params = { id: order._id }
  const asked = useCall(invoicingCalls.read, { params })
  const send = useSend()
  const [busy, setBusy] = useState<'download' | 'stamp'>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [cancelling, setCancelling] = useState<InvoiceStamp>()
  const found = asked.answer?.data.invoicing
  const live = found?.stamps.find(({ status }) => status !== 'refused' && status !== 'cancelled')

  const fetchFile = async (which: typeof busy, request: StoreRequest<string>) => {
    setBusy(which)
    setRefusal(undefined)
    const outcome = await send(request)
    setBusy(undefined)
    if (which === 'stamp') await asked.again()
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(which === 'stamp' ? copy.stamped(outcome.answer) : copy.saved(outcome.answer))
  }

  return (
    <RecordSection title={copy.title}>
      <Fetched fetchings={[asked]}>
        {found && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {refusal && <Notice tone="problem">{refusal.message}</Notice>}
            {found.obstacle && <p className="text-ink-soft">{found.obstacle}</p>}
            {found.draft && !live?.uuid && <InvoiceDraftFacts draft={found.draft} />}
            {found.draft && !found.canStamp && <p className="text-ink-soft">{copy.notSetUp}</p>}
            <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
              {(found.draft || live?.uuid) && (
                <Button
                  tone="secondary"
                  loading={busy === 'download'}
                  onClick={() => void fetchFile('download', downloads.invoice({ params }))}
                >
                  {busy !== 'download' && <FileDown className="size-5" aria-hidden="true" />}
                  {copy.download}
                </Button>
              )}
              {found.draft && found.canStamp && !live?.uuid && (
                <Button
                  loading={busy === 'stamp'}
                  onClick={() => void fetchFile('stamp', downloads.stampedInvoice({ params }))}
                >
                  {busy !== 'stamp' && <Stamp className="size-5" aria-hidden="true" />}
                  {live ? copy.again : copy.stamp}
                </Button>
              )}
            </div>
            {found.stamps.length > 0 && (
              <ul aria-label={copy.stamps}>
                <Rows of={found.stamps} by={({ id }) => id}>
                  {(stamp) => (
                    <StampLine
                      stamp={stamp}
                      onCancel={found.canStamp ? () => setCancelling(stamp) : undefined}
                    />
                  )}
                </Rows>
              </ul>
            )}
          </div>
        )}
      </Fetched>
      {cancelling && (
        <CancelInvoice
          order={order}
          stamp={cancelling}
          onClose={() => setCancelling(undefined)}
          onChanged={asked.again}
        />
      )}
    </RecordSection>
  )
}

type StampLineProps = { stamp: InvoiceStamp; onCancel: (() => void) | undefined }

function StampLine({ stamp, onCancel }: StampLineProps) {
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
            formatMoment(stampedAt ?? createdAt, houseToday()),
            formatPesos(totalCentavos),
            copy.for(receiverRfc),
          ].join(', ')}
        </p>
        {status === 'cancelling' && <p>{copy.waitsForReceiver}</p>}
        {refusal && <p>{refusal}</p>}
      </div>
      {isAlive && onCancel && (
        <Button tone="quiet" className="print:hidden" onClick={onCancel}>
          {status === 'cancelling' ? copy.check : copy.cancel}
        </Button>
      )}
    </li>
  )
}
