import {
  invoicingCalls,
  type CancelMotive,
  type CfdiOf,
  motivesOf,
  type InvoiceStamp,
  type Invoicing,
  type CfdiSubject,
} from '@rumi/contract'
import { useId, useState } from 'react'
import { officeInvoicingCopy as copy } from '../../../copy/office/money/invoicing.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { InvoiceDraftFacts } from './invoice-draft-facts.tsx'

/** Returns the kind of a document for texts. */
export function kindOf(of: CfdiSubject) {
  if (of === 'refunds') return 'creditNote'
  if (of === 'deposits') return 'deposit'
  if (of === 'applications') return 'application'
  return of === 'payments' ? 'complement' : 'invoice'
}

/** Motives to choose from: the one under way, else those by which the document can be cancelled now. */
function motivesFor({ of }: CfdiOf, stamp: InvoiceStamp, { draft, stamps }: CancelInvoiceProps['found']) {
  if (stamp.cancelMotive) return [stamp.cancelMotive]
  const isUnfinished = stamps.some(
    ({ status, substitutes }) => status === 'asked' && substitutes === stamp.id,
  )
  if (isUnfinished) return ['01' as const]
  return motivesOf(of).filter((motive) => motive !== '01' || (draft !== null && !stamp.sealedElsewhere))
}

type CancelInvoiceProps = {
  of: CfdiOf
  /** Name of the sale: 'pedido 7'. */
  name: string
  stamp: InvoiceStamp
  found: Pick<Invoicing, 'draft' | 'stamps'>
  onClose: () => void
  onChanged: () => Promise<void>
}

/** Cancels a stamped document by its motive, or checks whether the receiver has accepted. */
export function CancelInvoice({ of, name: ofWhat, stamp, found, onClose, onChanged }: CancelInvoiceProps) {
  const name = useId()
  const kind = kindOf(of.of)
  const motives = motivesFor(of, stamp, found)
  const sendCall = useSendCall()
  const [motive, setMotive] = useState<CancelMotive>(
    motives.find((one) => one === '02') ?? motives[0] ?? '02',
  )
  const isWaiting = stamp.status === 'cancelling'
  const isUnfinished = !isWaiting && motives.length === 1 && motive === '01'

  const cancel = async () => {
    const input = { params: of, query: { motive, stamp: stamp.id } }
    const outcome = await sendCall(invoicingCalls.cancel, input)
    await onChanged()
    if (!outcome.ok) return outcome.refusal.message
    const isCancelled = outcome.answer.data.stamp.status === 'cancelled'
    if (motive === '01') showToast(isCancelled ? copy.substituted : copy.substituteWaits)
    else if (stamp.sealedElsewhere) showToast(copy.elsewhere.cancelled)
    else showToast(isCancelled ? copy.cancelled[kind] : copy.waiting)
    onClose()
    return undefined
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={copy.cancelTitle[kind](ofWhat)}
      closeLabel={officeCopy.close}
      keepLabel={officeCopy.cancel}
      confirmLabel={isWaiting ? copy.check : motive === '01' ? copy.submitSubstitute : copy.submit[kind]}
      onConfirm={cancel}
    >
      {isWaiting ? (
        <p>{motive === '01' ? copy.isSubstituted : copy.waitsForReceiver}</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <p>
            {isUnfinished
              ? copy.unfinished
              : stamp.sealedElsewhere
                ? copy.elsewhere.cancelText
                : copy.cancelText}
          </p>
          {!isUnfinished && (
            <ChoiceField
              legend={copy.motive}
              name={name}
              options={motives.map((value) => ({ value, label: copy.motives[value] }))}
              checkedValue={motive}
              onChange={({ target }) => setMotive(motives.find((one) => one === target.value) ?? '02')}
            />
          )}
          {motive === '01' && <p>{copy.substituteText}</p>}
          {motive === '01' && found.draft && <InvoiceDraftFacts draft={found.draft} />}
        </div>
      )}
    </ConfirmDialog>
  )
}
