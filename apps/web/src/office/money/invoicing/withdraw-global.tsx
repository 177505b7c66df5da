import { invoicingCalls } from '@rumi/contract'
import { useState } from 'react'
import { officeInvoicingCopy } from '../../../copy/office/money/invoicing.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

const { global: copy } = officeInvoicingCopy

type WithdrawGlobalProps = { id: string; period: string; onChanged: () => Promise<void> }

/** Releases the sales of a global invoice that was never stamped outside the system. */
export function WithdrawGlobal({ id, period, onChanged }: WithdrawGlobalProps) {
  const sendCall = useSendCall()
  const [isConfirming, setIsConfirming] = useState(false)

  const withdraw = async () => {
    const input = { params: { of: 'globals', id }, query: { motive: '02' } } as const
    const outcome = await sendCall(invoicingCalls.cancel, input)
    await onChanged()
    if (!outcome.ok) return outcome.refusal.message
    setIsConfirming(false)
    showToast(copy.withdrawn)
    return undefined
  }

  return (
    <>
      <Button tone="quiet" className="justify-self-start print:hidden" onClick={() => setIsConfirming(true)}>
        {copy.withdraw}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={copy.withdrawTitle(period)}
        closeLabel={officeCopy.close}
        keepLabel={officeCopy.cancel}
        confirmLabel={copy.withdrawSubmit}
        onConfirm={withdraw}
      >
        <p>{copy.withdrawText}</p>
      </ConfirmDialog>
    </>
  )
}
