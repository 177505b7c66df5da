import { secondFactor } from '@rumi/contract'
import { useState } from 'react'
import { useSendCall } from '../fetching/queries.ts'
import { secondFactorCopy } from '../../copy/shared/second-factor.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

const { recovery: copy } = secondFactorCopy

/** Number of unused recovery codes, with a button to renew all ten. */
export function RenewCodes({ left, onRenewed }: { left: number; onRenewed: () => void }) {
  const sendCall = useSendCall()
  const [isConfirming, setIsConfirming] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  const renew = async () => {
    const outcome = await sendCall(secondFactor.renewRecoveryCodes, {})
    if (!outcome.ok) return outcome.refusal.message
    setIsConfirming(false)
    setCodes(outcome.answer.data.recoveryCodes)
    return undefined
  }
  const putAway = () => {
    setCodes(null)
    onRenewed()
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className={left < 3 ? 'font-strong' : 'text-ink-soft'}>{copy.left(left)}</p>
      <Button tone="secondary" onClick={() => setIsConfirming(true)}>
        {copy.renew}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={copy.renewTitle}
        closeLabel={secondFactorCopy.close}
        keepLabel={secondFactorCopy.cancel}
        confirmLabel={copy.renewConfirm}
        onConfirm={renew}
      >
        <p>{copy.renewText}</p>
      </ConfirmDialog>
      <RecoveryCodesDialog codes={codes} onDone={putAway} />
    </div>
  )
}
