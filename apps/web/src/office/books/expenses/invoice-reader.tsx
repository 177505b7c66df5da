import type { CfdiReading } from '@rumi/contract'
import { readSupplierInvoice } from '@rumi/data-layer'
import { FileText } from 'lucide-react'
import { useId, useState } from 'react'
import { expensesCopy } from '../../../copy/office/books/expenses.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

const { form: copy } = expensesCopy

type InvoiceReaderProps = { invoice: CfdiReading | undefined; onChange: (invoice?: CfdiReading) => void }

/** Reads the XML of an invoice into the form below; a known one links to its expense. */
export function InvoiceReader({ invoice, onChange }: InvoiceReaderProps) {
  const send = useSend()
  const hint = useId()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [enteredAs, setEnteredAs] = useState<string>()

  const read = async (file: File) => {
    setBusy(true)
    setProblem(undefined)
    setEnteredAs(undefined)
    const outcome = await send(readSupplierInvoice(file))
    setBusy(false)
    if (!outcome.ok) return setProblem(outcome.refusal.message)
    if (outcome.answer.enteredAs !== null) return setEnteredAs(outcome.answer.enteredAs)
    onChange(outcome.answer)
  }

  return (
    <div className="grid gap-3">
      {invoice ? (
        <Notice tone="ok">
          <span className="grid justify-items-start gap-2">
            <span className="[overflow-wrap:anywhere]">{copy.invoiceRead(invoice.cfdiUuid)}</span>
            <Button tone="quiet" size="snug" onClick={() => onChange()}>
              {copy.dropInvoice}
            </Button>
          </span>
        </Notice>
      ) : (
        <div className="grid justify-items-start gap-2">
          <FileButton
            icon={FileText}
            label={copy.invoice}
            accept=".xml,text/xml,application/xml"
            loading={busy}
            describedBy={hint}
            onPick={(file) => void read(file)}
          />
          <p id={hint} className="measure text-sm text-ink-soft">
            {copy.invoiceHint}
          </p>
        </div>
      )}
      {problem && <Notice tone="problem">{problem}</Notice>}
      {enteredAs && (
        <Notice tone="warning">
          {copy.invoiceEntered}{' '}
          <AreaLink to={paths.officeExpense(enteredAs)} className="underline underline-offset-2">
            {copy.openEntered}
          </AreaLink>
        </Notice>
      )}
    </div>
  )
}
