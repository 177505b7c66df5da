import { cancelMotives, invoicingCalls, type CancelMotive, type InvoiceStamp } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { useId, useState } from 'react'
import { officeInvoicingCopy as copy } from '../../copy/office-invoicing.ts'
import { officeCopy } from '../../copy/office.ts'
import { useSendCall } from '../../shared/queries.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast-store.ts'

type CancelInvoiceProps = {
  order: Order
  stamp: InvoiceStamp
  onClose: () => void
  onChanged: () => Promise<void>
}

/** Cancels a stamped invoice with its motive, or looks whether its receiver has agreed. */
export function CancelInvoice({ order, stamp, onClose, onChanged }: CancelInvoiceProps) {
  const name = useId()
  const sendCall = useSendCall()
  const [motive, setMotive] = useState<CancelMotive>(stamp.cancelMotive ?? '02')

  const cancel = async () => {
    const input = { params: { id: order._id }, query: { motive } }
    const outcome = await sendCall(invoicingCalls.cancel, input)
    await onChanged()
    if (!outcome.ok) return outcome.refusal.message
    showToast(outcome.answer.data.stamp.status === 'cancelled' ? copy.cancelled : copy.waiting)
    onClose()
    return undefined
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={copy.cancelTitle(order.number)}
      closeLabel={officeCopy.close}
      keepLabel={officeCopy.cancel}
      confirmLabel={stamp.status === 'cancelling' ? copy.check : copy.submit}
      onConfirm={cancel}
    >
      <p>{stamp.status === 'cancelling' ? copy.waitsForReceiver : copy.cancelText}</p>
      {stamp.status !== 'cancelling' && (
        <ChoiceField
          legend={copy.motive}
          name={name}
          options={cancelMotives.map((value) => ({ value, label: copy.motives[value] }))}
          checkedValue={motive}
          onChange={({ target }) => setMotive(target.value === '03' ? '03' : '02')}
        />
      )}
    </ConfirmDialog>
  )
}
