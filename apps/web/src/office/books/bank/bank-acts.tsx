import type { BankLine, CallSpec } from '@rumi/contract'
import type { CallInput } from '@rumi/data-layer'
import { useState } from 'react'
import { bankCopy as copy } from '../../../copy/office/books/bank.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { nameOfLine } from './bank-line-text.ts'

/** Runs one action at a time: exposes the pending row and reports the outcome in a toast. */
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

type RejectButtonProps = { line: BankLine; onReject: (lineId: string) => void }

/** Rejects a proposed match of a bank line, which then moves to manual matching. */
export const RejectButton = ({ line, onReject }: RejectButtonProps) => (
  <Button
    tone="quiet"
    size="snug"
    aria-label={copy.about(copy.reject, nameOfLine(line))}
    onClick={() => onReject(line.id)}
  >
    {copy.reject}
  </Button>
)
