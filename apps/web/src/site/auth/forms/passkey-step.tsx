import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { signWithPasskey } from '../../../shared/account/passkey-ceremony.ts'
import { secondFactorCopy } from '../../../copy/shared/second-factor.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { sendSessionCall } from '../links/send-session-call.ts'
import type { StepAttempt } from './step-attempt.ts'

/** Second factor by passkey. */
export function PasskeyStep({ challenge, onOpened, onStartOver }: StepAttempt) {
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function attempt() {
    const options = await sendSessionCall((calls) => calls.loginPasskeyOptions(challenge))
    if (!options.ok) return options
    const signed = await signWithPasskey(options.answer)
    if (!signed.ok) return undefined
    const proof = { kind: 'passkey' as const, response: signed.answer }
    return sendSessionCall((calls) => calls.finishLogin({ challenge, proof }))
  }

  const enter = async () => {
    setAsking(true)
    setProblem(undefined)
    const outcome = await attempt()
    setAsking(false)
    if (!outcome) return setProblem(secondFactorCopy.passkey.interrupted)
    if (outcome.ok) return onOpened(outcome.answer)
    if (outcome.refusal.code === 'login-expired') return onStartOver(outcome.refusal)
    setProblem(outcome.refusal.message)
  }

  return (
    <div className="grid gap-5">
      {problem && <Notice tone="problem">{problem}</Notice>}
      <Button size="large" loading={asking} onClick={enter}>
        <Fingerprint className="size-5" aria-hidden="true" />
        {secondFactorCopy.login.other.passkey}
      </Button>
    </div>
  )
}
