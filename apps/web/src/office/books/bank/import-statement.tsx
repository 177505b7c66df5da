import { importStatement } from '@rumi/data-layer'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { largestUploadBytes } from '@rumi/contract'
import { bankCopy as copy } from '../../../copy/office/books/bank.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'

/** Uploads a bank statement and opens its days. */
export function ImportStatement({ accountId }: { accountId: string }) {
  const send = useSend()
  const change = useAddressChanges()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const hint = useId()

  const take = async (file: File) => {
    if (file.size > largestUploadBytes) return setProblems([copy.tooLarge])
    setBusy(true)
    setProblems([])
    const outcome = await send(importStatement({ accountId, file }))
    setBusy(false)
    if (!outcome.ok) {
      const { issues, message } = outcome.refusal
      return setProblems(issues.length > 0 ? issues.map((issue) => issue.message) : [message])
    }
    const { added, known, from, to } = outcome.answer
    showToast(copy.imported(added, known))
    await change({ desde: from, hasta: to })
  }

  return (
    <div className="grid gap-2">
      <FileButton
        icon={FileUp}
        label={copy.import}
        accept=".csv,.txt,text/csv,text/plain"
        tone="primary"
        loading={busy}
        describedBy={hint}
        onPick={(file) => void take(file)}
      />
      <p id={hint} className="measure text-sm text-ink-soft">
        {copy.importHint}
      </p>
      {problems.length > 0 && (
        <Notice tone="problem">
          <ul className="grid gap-1">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
