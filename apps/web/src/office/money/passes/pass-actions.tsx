import { passKindName } from './pass-labels.ts'
import { formatPesos, type DeskPass } from '@rumi/contract'
import { passes } from '@rumi/data-layer'
import { useState } from 'react'
import { shownPassStatus } from '../../../shared/orders/pass-status.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { officePassesCopy as copy } from '../../../copy/office/money/passes.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { inCash, PaymentFields } from '../payments/payment-fields.tsx'
import { fullName } from '../../kit/records/use-directory.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'

type PassActionsProps = DeskPass & { onChanged: () => Promise<void> }

/** Marks an unpaid pass as paid or drops a requested one; confirms first, because there is no undo. */
export function PassActions({ pass, owner, onChanged }: PassActionsProps) {
  const send = useSend()
  const [confirming, setConfirming] = useState<'active' | 'cancelled'>()
  const [saving, setSaving] = useState(false)
  const [paid, setPaid] = useState(inCash)
  const mayWrite = useCanWrite('passes')
  const mayCharge = useCanWrite('payments')
  const name = fullName(owner)
  if (shownPassStatus(pass) !== 'requested' || !mayWrite) return null

  const change = async (status: 'active' | 'cancelled') => {
    setSaving(true)
    const { id, version } = pass
    const changes = { status, version, ...(status === 'active' && { payment: paid }) }
    const outcome = await send(passes.calls.update({ id, changes }))
    if (outcome.ok || outcome.refusal.httpStatus === 409) await onChanged()
    setSaving(false)
    setConfirming(undefined)
    if (outcome.ok) return showToast(status === 'active' ? copy.nowPaid(name) : copy.nowCancelled(name))
    showToast(outcome.refusal.message, 'problem')
  }

  const paidCentavos = pass.totalCentavos - pass.leftCentavos
  const label = passKindName(pass.kind)
  return (
    <div className="flex gap-1 whitespace-nowrap">
      {mayCharge && (
        <Button size="snug" className="max-md:min-h-12" onClick={() => setConfirming('active')}>
          {copy.markPaid}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      {pass.status === 'requested' && (
        <Button
          size="snug"
          tone="quiet"
          className="max-md:min-h-12"
          onClick={() => setConfirming('cancelled')}
        >
          {copy.cancel}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      <Dialog
        unsaved={unsavedCopy}
        open={confirming !== undefined}
        onClose={() => setConfirming(undefined)}
        title={confirming === 'cancelled' ? copy.cancelTitle(name) : copy.paidTitle(name)}
        closeLabel={officeCopy.close}
        actions={
          <>
            <Button tone="secondary" onClick={() => setConfirming(undefined)}>
              {officeCopy.cancel}
            </Button>
            {confirming && (
              <Button
                tone={confirming === 'cancelled' ? 'danger' : 'primary'}
                loading={saving}
                onClick={() => change(confirming)}
              >
                {confirming === 'cancelled' ? copy.cancel : copy.markPaid}
              </Button>
            )}
          </>
        }
      >
        <p>
          {confirming === 'cancelled'
            ? paidCentavos > 0
              ? copy.cancelPaidText(label, formatPesos(paidCentavos))
              : copy.cancelText(label)
            : copy.paidText(label, formatPesos(pass.leftCentavos))}
        </p>
        {confirming === 'active' && (
          <div className="mt-4 grid gap-4">
            <PaymentFields paid={paid} onChange={setPaid} />
          </div>
        )}
      </Dialog>
    </div>
  )
}
