import { formatPesos } from '@rumi/contract'
import { passes } from '@rumi/data-layer'
import { useState } from 'react'
import { passesCopy } from '../../copy/portal/passes.ts'
import { passKindCopy } from '../../shared/orders/pass-kind-copy.ts'
import { useSend } from '../../shared/fetching/store.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import type { Pass } from './use-my-passes.ts'

/** Cancels the request of a pass that is not fully paid; a partial payment becomes credit. */
export function WithdrawPass({ pass }: { pass: Pass }) {
  const { id, kind, version, totalCentavos, leftCentavos } = pass
  const { name } = passKindCopy(kind)
  const send = useSend()
  const [isConfirming, setIsConfirming] = useState(false)

  const withdraw = async () => {
    const outcome = await send(passes.calls.update({ id, changes: { status: 'cancelled', version } }))
    if (!outcome.ok) return outcome.refusal.message
    setIsConfirming(false)
    showToast(passesCopy.withdrawn)
    return undefined
  }

  return (
    <>
      <Button tone="quiet" onClick={() => setIsConfirming(true)}>
        {passesCopy.withdraw}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={passesCopy.withdrawTitle}
        closeLabel={passesCopy.close}
        keepLabel={passesCopy.keepIt}
        confirmLabel={passesCopy.withdrawConfirm}
        onConfirm={withdraw}
      >
        <p>
          {leftCentavos === totalCentavos
            ? passesCopy.withdrawText(name)
            : passesCopy.withdrawPaidText(name, formatPesos(totalCentavos - leftCentavos))}
        </p>
      </ConfirmDialog>
    </>
  )
}
