import {
  type CfdiOf,
  type InvoiceStamp,
  type Invoicing,
  formatMoment,
  formatPesos,
  isStandingCfdi,
  type CfdiSubject,
} from '@rumi/contract'
import { downloads, bringBackInvoice } from '@rumi/data-layer'
import { FileDown, Printer, Stamp, FileUp } from 'lucide-react'
import { useState, useId } from 'react'
import { officeInvoicingCopy as copy } from '../../../copy/office/money/invoicing.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useSend, type Refusal, type StoreRequest } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { CancelInvoice, kindOf } from './cancel-invoice.tsx'
import { FileButton } from '../../../ui/controls/file-button.tsx'

type StampLineProps = { of: CfdiSubject; stamp: InvoiceStamp; onCancel: (() => void) | undefined }

/** Stamp attempt of a document: state and cancellation. */
function StampLine({ of, stamp, onCancel }: StampLineProps) {
  const { status, number, uuid, refusal, receiverRfc, totalCentavos, stampedAt, createdAt } = stamp
  const { tone, word } = copy.statuses[status]
  const isAlive = status === 'valid' || status === 'cancelling'
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <StateChip tone={tone}>{word}</StateChip>
      <div className="min-w-0 grow basis-64">
        {number && <p>{copy.number(number)}</p>}
        {uuid && <p className="[overflow-wrap:anywhere]">{copy.uuid(uuid)}</p>}
        <p className="text-ink-soft first-letter:uppercase">
          {[
            formatMoment(stampedAt ?? createdAt, businessToday()),
            formatPesos(totalCentavos),
            copy.for(receiverRfc),
          ].join(', ')}
        </p>
        {stamp.sealedElsewhere && <p>{copy.elsewhere.is}</p>}
        {stamp.substitutes && <p>{copy.isSubstitute}</p>}
        {status === 'cancelling' && (
          <p>{stamp.cancelMotive === '01' ? copy.isSubstituted : copy.waitsForReceiver}</p>
        )}
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

type CfdiActionsProps = {
  of: CfdiOf
  /** Name for the accessible labels. */
  name: string
  found: Pick<Invoicing, 'draft' | 'stamps'>
  canStamp: boolean
  onChanged: () => Promise<void>
}

type Action = 'pdf' | 'download' | 'stamp'

/** Actions on a document: download its PDF and XML, stamp it, cancel its stamp. */
export function CfdiActions({ of, name, found, canStamp, onChanged }: CfdiActionsProps) {
  const mayCancel = usePermission({ access: 'books', area: 'payments', toChange: true })
  const send = useSend()
  const [busy, setBusy] = useState<Action>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [cancelling, setCancelling] = useState<InvoiceStamp>()
  const { draft, stamps } = found
  const live = stamps.find(isStandingCfdi)
  const stampLabel = live ? copy.again : of.of === 'deposits' ? copy.stampDeposit : copy.stamp

  const fetchFile = async (action: Action, request: StoreRequest<string>) => {
    setBusy(action)
    setRefusal(undefined)
    const outcome = await send(request)
    setBusy(undefined)
    if (action === 'stamp') await onChanged()
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(action === 'stamp' ? copy.stamped(outcome.answer) : copy.saved(outcome.answer))
  }

  return (
    <>
      {refusal && <ActionableRefusal refusal={refusal} />}
      <div className="flex flex-wrap gap-3 empty:hidden print:hidden">
        {live?.uuid && canStamp && !live.sealedElsewhere && (
          <Button
            tone="secondary"
            aria-label={copy.ofWhat(copy.downloadPdf, name)}
            loading={busy === 'pdf'}
            onClick={() => void fetchFile('pdf', downloads.invoicePdf({ params: of }))}
          >
            {busy !== 'pdf' && <Printer className="size-5" aria-hidden="true" />}
            <span>{copy.downloadPdf}</span>
          </Button>
        )}
        {(draft || live?.uuid) && (
          <Button
            tone="secondary"
            aria-label={copy.ofWhat(copy.download, name)}
            loading={busy === 'download'}
            onClick={() => void fetchFile('download', downloads.invoice({ params: of }))}
          >
            {busy !== 'download' && <FileDown className="size-5" aria-hidden="true" />}
            <span>{copy.download}</span>
          </Button>
        )}
        {draft && canStamp && !live?.uuid && (
          <Button
            aria-label={copy.ofWhat(stampLabel, name)}
            loading={busy === 'stamp'}
            onClick={() => void fetchFile('stamp', downloads.stampedInvoice({ params: of }))}
          >
            {busy !== 'stamp' && <Stamp className="size-5" aria-hidden="true" />}
            <span>{stampLabel}</span>
          </Button>
        )}
      </div>
      {draft && mayBeSealedElsewhere(of) && !live?.uuid && !(live && canStamp) && (
        <SealedElsewhere of={of} onChanged={onChanged} />
      )}
      {stamps.length > 0 && (
        <ul aria-label={copy.ofWhat(copy.stamps, name)}>
          <Rows of={stamps} by={({ id }) => id}>
            {(stamp) => (
              <StampLine
                of={of.of}
                stamp={stamp}
                onCancel={
                  (canStamp || stamp.sealedElsewhere) && mayCancel ? () => setCancelling(stamp) : undefined
                }
              />
            )}
          </Rows>
        </ul>
      )}
      {cancelling && (
        <CancelInvoice
          of={of}
          name={name}
          stamp={cancelling}
          found={found}
          onClose={() => setCancelling(undefined)}
          onChanged={onChanged}
        />
      )}
    </>
  )
}

const { elsewhere: elsewhereCopy } = copy

type Invoiced = Exclude<CfdiSubject, 'refunds' | 'payments'>

/** True for what an invoice may be sealed elsewhere of. */
const mayBeSealedElsewhere = (of: CfdiOf): of is CfdiOf & { of: Invoiced } =>
  of.of !== 'refunds' && of.of !== 'payments'

type SealedElsewhereProps = { of: CfdiOf & { of: Invoiced }; onChanged: () => Promise<void> }

/** Uploads the XML of an invoice that another provider stamped, which then stands for the sale. */
function SealedElsewhere({ of, onChanged }: SealedElsewhereProps) {
  const send = useSend()
  const hint = useId()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const bringBack = async (file: File) => {
    setBusy(true)
    setRefusal(undefined)
    const outcome = await send(bringBackInvoice({ of, file }))
    setBusy(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    await onChanged()
    showToast(elsewhereCopy.linked)
  }

  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <FileButton
        icon={FileUp}
        label={elsewhereCopy.upload}
        accept=".xml,text/xml,application/xml"
        loading={busy}
        describedBy={hint}
        onPick={(file) => void bringBack(file)}
      />
      <p id={hint} className="measure text-sm text-ink-soft">
        {elsewhereCopy.hint}
      </p>
    </div>
  )
}
