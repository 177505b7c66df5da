import type { CallSpec } from '@rumi/contract'
import type { CallInput } from '@rumi/data-layer'
import { useState } from 'react'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'

/** One act at a time: which row of a list it is under way for, and a toast that says how it ended. */
export function useBankAct<C extends CallSpec>(spec: C) {
  const sendCall = useSendCall()
  const [busy, setBusy] = useState<string>()
  const act = async (key: string, input: CallInput<C>, done: string) => {
    setBusy(key)
    const outcome = await sendCall(spec, input)
    setBusy(undefined)
    if (outcome.ok) showToast(done)
    else showToast(outcome.refusal.message, 'problem')
    return outcome.ok
  }
  return { busy, act }
}
