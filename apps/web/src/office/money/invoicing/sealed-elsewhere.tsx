import type { CfdiOf, CfdiSubject } from '@rumi/contract'
import { bringBackInvoice } from '@rumi/data-layer'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { officeInvoicingCopy } from '../../../copy/office/money/invoicing.ts'
import { useSend, type Refusal } from '../../../shared/fetching/store.ts'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'

const { elsewhere: copy } = officeInvoicingCopy

type Invoiced = Exclude<CfdiSubject, 'refunds' | 'payments'>

/** True for what an invoice may be sealed elsewhere of. */
export const mayBeSealedElsewhere = (of: CfdiOf): of is CfdiOf & { of: Invoiced } =>
  of.of !== 'refunds' && of.of !== 'payments'

type SealedElsewhereProps = { of: CfdiOf & { of: Invoiced }; onChanged: () => Promise<void> }

/** Uploads the XML of an invoice that another provider stamped, which then stands for the sale. */
export function SealedElsewhere({ of, onChanged }: SealedElsewhereProps) {
  const send = useSend()
  const hint = useId()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  const bringBack = async (file: File) => {
    setBusy(true)
    setRefusal(undefined)
    const outcome = await send(bringBackInvoice({ of, file }))
    setBusy(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    await onChanged()
    showToast(copy.linked)
  }

  return (
    <div className="grid justify-items-start gap-2 print:hidden">
      {refusal && <ActionableRefusal refusal={refusal} />}
      <FileButton
        icon={FileUp}
        label={copy.upload}
        accept=".xml,text/xml,application/xml"
        loading={busy}
        describedBy={hint}
        onPick={(file) => void bringBack(file)}
      />
      <p id={hint} className="measure text-sm text-ink-soft">
        {copy.hint}
      </p>
    </div>
  )
}
