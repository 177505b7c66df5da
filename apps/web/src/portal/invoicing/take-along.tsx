import type { CfdiOf } from '@rumi/contract'
import { downloads } from '@rumi/data-layer'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { ownInvoiceCopy as copy } from '../../copy/portal/payments.ts'
import { ActionableRefusal } from '../../shared/refusals/actionable-refusal.tsx'
import { useSend, type Refusal } from '../../shared/fetching/store.ts'
import { Button } from '../../ui/controls/button.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'

type TakeAlongProps = {
  of: CfdiOf
  /** Labels of the files that there are. */
  labels: { pdf?: string; xml: string }
  name?: string
}

/** Downloads of a stamped document. */
export function TakeAlong({ of, labels, name }: TakeAlongProps) {
  const send = useSend()
  const [busy, setBusy] = useState<'pdf' | 'xml'>()
  const [refusal, setRefusal] = useState<Refusal>()
  const take = async (file: 'pdf' | 'xml') => {
    setBusy(file)
    setRefusal(undefined)
    const outcome = await send(downloads[file === 'pdf' ? 'invoicePdf' : 'invoice']({ params: of }))
    setBusy(undefined)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(copy.saved(outcome.answer))
  }
  return (
    <>
      {refusal && <ActionableRefusal refusal={refusal} />}
      <div className="flex flex-wrap gap-3">
        {(['pdf', 'xml'] as const).map((file) => {
          const label = labels[file]
          return (
            label && (
              <Button
                key={file}
                tone="secondary"
                aria-label={name && `${label}: ${name}`}
                loading={busy === file}
                onClick={() => void take(file)}
              >
                {busy !== file && <FileDown className="size-5" aria-hidden="true" />}
                <span>{label}</span>
              </Button>
            )
          )
        })}
      </div>
    </>
  )
}
