import { secondFactor } from '@rumi/contract'
import { Fingerprint, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useSendCall } from '../fetching/queries.ts'
import { secondFactorCopy } from '../../copy/shared/second-factor.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useHydrated } from '../../ui/hooks/use-hydrated.ts'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { AddTotpDialog } from './add-totp-dialog.tsx'
import type { Added, BegunTotp } from './factor-answers.ts'
import { passkeysWork } from './passkey-ceremony.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

const { totp, passkey } = secondFactorCopy

type AddFactorsProps = {
  /** Adds a sentence on each kind, for a first choice. */
  explained?: boolean
  /** Called after a factor was added and its recovery codes, if any, were acknowledged. */
  onAdded: () => void
}

/** The two kinds of second factor to add, each in its dialog; the first one also shows recovery codes. */
export function AddFactors({ explained = false, onAdded }: AddFactorsProps) {
  const sendCall = useSendCall()
  const [starting, setStarting] = useState(false)
  const [begun, setBegun] = useState<BegunTotp | null>(null)
  const [naming, setNaming] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [problem, setProblem] = useState<string>()
  const canUsePasskeys = useHydrated() && passkeysWork()

  const startTotp = async () => {
    setProblem(undefined)
    setStarting(true)
    const outcome = await sendCall(secondFactor.startTotp, {})
    setStarting(false)
    if (outcome.ok) setBegun(outcome.answer.data.totp)
    else setProblem(outcome.refusal.message)
  }
  const added = ({ recoveryCodes }: Added) => {
    setBegun(null)
    setNaming(false)
    if (recoveryCodes) setCodes(recoveryCodes)
    else onAdded()
  }
  const putAway = () => {
    setCodes(null)
    onAdded()
  }

  return (
    <div className="grid gap-4">
      {problem && <Notice tone="problem">{problem}</Notice>}
      <div className={explained ? 'grid gap-6' : 'flex flex-wrap gap-3'}>
        {canUsePasskeys && (
          <div className="grid gap-2">
            {explained && <p className="text-ink-soft">{passkey.choiceText}</p>}
            <Button tone={explained ? 'primary' : 'secondary'} onClick={() => setNaming(true)}>
              <Fingerprint className="size-5" aria-hidden="true" />
              {passkey.add}
            </Button>
          </div>
        )}
        <div className="grid gap-2">
          {explained && <p className="text-ink-soft">{totp.choiceText}</p>}
          <Button
            tone={explained && !canUsePasskeys ? 'primary' : 'secondary'}
            loading={starting}
            onClick={startTotp}
          >
            <Smartphone className="size-5" aria-hidden="true" />
            {totp.add}
          </Button>
        </div>
      </div>
      <AddPasskeyDialog open={naming} onClose={() => setNaming(false)} onAdded={added} />
      <AddTotpDialog totp={begun} onClose={() => setBegun(null)} onAdded={added} />
      <RecoveryCodesDialog codes={codes} onDone={putAway} />
    </div>
  )
}
