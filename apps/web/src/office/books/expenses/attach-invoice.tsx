import type { Expense } from '@rumi/contract'
import { attachInvoice } from '@rumi/data-layer'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { expensesCopy } from '../../../copy/office/books/expenses.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

const { attach: copy } = expensesCopy

/** Attaches the XML of the invoice to an expense that was entered without it. */
export function AttachInvoice({ expense: { id } }: { expense: Expense }) {
  const send = useSend()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const pick = async (file: File) => {
    setBusy(true)
    setProblem(undefined)
    const outcome = await send(attachInvoice({ id, file }))
    setBusy(false)
    if (outcome.ok) showToast(copy.done)
    else setProblem(outcome.refusal.message)
  }
  return (
    <>
      <FileButton
        icon={FileText}
        label={copy.open}
        accept=".xml,text/xml,application/xml"
        loading={busy}
        onPick={(file) => void pick(file)}
      />
      {problem && (
        <div className="basis-full">
          <Notice tone="problem">{problem}</Notice>
        </div>
      )}
    </>
  )
}
