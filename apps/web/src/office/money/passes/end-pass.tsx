import { endedPass, formatPesos, type BeyondMoney, type DeskPass } from '@rumi/contract'
import { passes } from '@rumi/data-layer'
import { useState } from 'react'
import { officePassesCopy as copy } from '../../../copy/office/money/passes.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { BeyondPrice } from '../payments/beyond-price.tsx'
import { fullName } from '../../kit/records/use-directory.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { passKindName } from './pass-labels.ts'

/** Refunds the unused part of a paid pass. Confirms first, because there is no undo. */
export function EndPass({ pass, owner, onChanged }: DeskPass & { onChanged: () => Promise<void> }) {
  const send = useSend()
  const [isConfirming, setIsConfirming] = useState(false)
  const [saving, setSaving] = useState(false)
  const [money, setMoney] = useState<BeyondMoney>('return')
  const mayWrite = useCanWrite('passes')
  const mayCharge = useCanWrite('payments')
  if (pass.status !== 'active' || pass.unitsLeft === 0 || !mayWrite || !mayCharge) return null

  const name = fullName(owner)
  const label = passKindName(pass.kind)
  const spent = pass.units - pass.unitsLeft
  const { costCentavos, backCentavos } = endedPass(pass)
  const end = async () => {
    setSaving(true)
    const { id, version } = pass
    const outcome = await send(passes.calls.update({ id, changes: { status: 'cancelled', money, version } }))
    if (outcome.ok || outcome.refusal.httpStatus === 409) await onChanged()
    setSaving(false)
    setIsConfirming(false)
    if (!outcome.ok) return showToast(outcome.refusal.message, 'problem')
    showToast(
      backCentavos > 0 ? paymentsCopy.settle.done[money](formatPesos(backCentavos)) : copy.ended(name),
    )
  }

  return (
    <div>
      <Button size="snug" tone="secondary" className="max-md:min-h-12" onClick={() => setIsConfirming(true)}>
        {copy.end}
      </Button>
      <Dialog
        unsaved={unsavedCopy}
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={copy.endTitle(name)}
        closeLabel={officeCopy.close}
        actions={
          <>
            <Button tone="secondary" onClick={() => setIsConfirming(false)}>
              {officeCopy.cancel}
            </Button>
            <Button tone="danger" loading={saving} onClick={end}>
              {copy.end}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p>
            {spent === 0
              ? copy.endUnused(label)
              : copy.endUsed(label, copy.leftOf(spent, pass.units), formatPesos(costCentavos))}
          </p>
          {backCentavos > 0 && (
            <BeyondPrice
              centavos={backCentavos}
              legend={paymentsCopy.settle.what(formatPesos(backCentavos))}
              money={money}
              onChange={setMoney}
            />
          )}
        </div>
      </Dialog>
    </div>
  )
}
