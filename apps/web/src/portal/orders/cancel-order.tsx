import { orders, type Order } from '@rumi/data-layer'
import { useState } from 'react'
import { ordersCopy as copy } from '../../copy/portal/orders.ts'
import { useSend } from '../../shared/fetching/store.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'

/** Cancels an order that is not fully paid. */
export function CancelOrder({ order: { _id, version } }: { order: Order }) {
  const send = useSend()
  const [isConfirming, setIsConfirming] = useState(false)

  const cancel = async () => {
    const outcome = await send(orders.calls.update({ id: _id, changes: { status: 'cancelled', version } }))
    if (!outcome.ok) return outcome.refusal.message
    setIsConfirming(false)
    showToast(copy.cancelled)
    return undefined
  }

  return (
    <>
      <Button tone="secondary" className="justify-self-start" onClick={() => setIsConfirming(true)}>
        {copy.cancel}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={copy.cancelTitle}
        closeLabel={copy.close}
        keepLabel={copy.keep}
        confirmLabel={copy.cancelConfirm}
        onConfirm={cancel}
      >
        <p>{copy.cancelText}</p>
      </ConfirmDialog>
    </>
  )
}
