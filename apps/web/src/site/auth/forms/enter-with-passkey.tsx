import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { passkeysWork, signWithPasskey } from '../../../shared/account/passkey-ceremony.ts'
import { loginCopy } from '../../../copy/site/auth/login.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts'
import { sendSessionCall } from '../links/send-session-call.ts'
import type { Opened } from './step-attempt.ts'

type EnterWithPasskeyProps = {
  onOpened: (opened: Opened) => void
  onProblem: (problem: string | undefined) => void
}

/** Login by passkey instead of address and password; hidden without browser support. */
export function EnterWithPasskey({ onOpened, onProblem }: EnterWithPasskeyProps) {
  const [isWaiting, setIsWaiting] = useState(false)
  const offered = useHydrated() && passkeysWork()

  const enter = async () => {
    setIsWaiting(true)
    onProblem(undefined)
    const options = await sendSessionCall((calls) => calls.loginPasskeyOptions(undefined))
    const signed = options.ok ? await signWithPasskey(options.answer) : undefined
    const outcome = signed?.ok
      ? await sendSessionCall((calls) => calls.loginWithPasskey({ response: signed.answer }))
      : options
    setIsWaiting(false)
    if (!outcome.ok) return onProblem(outcome.refusal.message)
    if ('user' in outcome.answer) onOpened(outcome.answer)
    else onProblem(loginCopy.interrupted)
  }

  return (
    offered && (
      <Button tone="secondary" size="large" loading={isWaiting} onClick={enter}>
        <Fingerprint className="size-5" aria-hidden="true" />
        {loginCopy.withPasskey}
      </Button>
    )
  )
}
