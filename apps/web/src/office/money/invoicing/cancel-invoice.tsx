import {
  invoicingCalls,
  type CancelMotive,
  type CfdiOf,
  motivesOf,
  type InvoiceStamp,
  type CfdiSubject,
} from '@rumi/contract'
import { useId, useState } from 'react'
import { officeInvoicingCopy as copy } from '../../../copy/office/money/invoicing.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

/** Returns the kind of a document for texts. */
export function kindOf(of: CfdiSubject) {
  if (of === 'refunds') return 'creditNote'
  return of === 'payments' ? 'complement' : 'invoice'
}

type CancelInvoiceProps = {
  of: CfdiOf
  /** Name of the sale: 'pedido 7'. */
  name: string
  stamp: InvoiceStamp
  onClose: () => void
  onChanged: () => Promise<void>
}

/** Cancels a stamped invoice or credit note with its reason, or checks whether the receiver has accepted. */
export function CancelInvoice({ of, name: ofWhat, stamp, onClose, onChanged }: CancelInvoiceProps) {
  const name = useId()
  const kind = kindOf(of.of)
  const motives = motivesOf(of.of)
  const sendCall = useSendCall()
  const [motive, setMotive] = useState<CancelMotive>(stamp.cancelMotive ?? '02')

  const cancel = async () => {
    const input = { params: of, query: { motive } }
    const outcome = await sendCall(invoicingCalls.cancel, input)
    await onChanged()
    if (!outcome.ok) return outcome.refusal.message
    showToast(outcome.answer.data.stamp.status === 'cancelled' ? copy.cancelled[kind] : copy.waiting)
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
      confirmLabel={stamp.status === 'cancelling' ? copy.check : copy.submit[kind]}
      onConfirm={cancel}
    >
      <p>{stamp.status === 'cancelling' ? copy.waitsForReceiver : copy.cancelText}</p>
      {stamp.status !== 'cancelling' && (
        <ChoiceField
          legend={copy.motive}
          name={name}
          options={motives.map((value) => ({ value, label: copy.motives[value] }))}
          checkedValue={motive}
          onChange={({ target }) => setMotive(motives.find((one) => one === target.value) ?? '02')}
        />
      )}
    </ConfirmDialog>
  )
}
