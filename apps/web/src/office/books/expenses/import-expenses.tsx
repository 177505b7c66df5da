import {
  expenses,
  largestUploadBytes,
  mostImportedCfdis,
  type ImportedCfdi,
  type PreviewedCfdi,
} from '@rumi/contract'
import { previewSupplierInvoices } from '@rumi/data-layer'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { expenseImportsCopy as copy } from '../../../copy/office/books/expense-imports.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { FileProblems, ImportPreview, type ImportRequest } from './import-preview.tsx'

type Preview = { files: PreviewedCfdi[]; ignored: number }

const megabytes = largestUploadBytes / 1024 / 1024

/** Picks documents of suppliers, shows what each would be, and enters them. */
export function ImportExpenses() {
  const send = useSend()
  const sendCall = useSendCall()
  const [preview, setPreview] = useState<Preview>()
  const [imported, setImported] = useState<ImportedCfdi[]>()
  const [busy, setBusy] = useState<'reading' | 'importing'>()
  const [problem, setProblem] = useState<string>()
  const hint = useId()

  const pick = async (files: readonly File[]) => {
    setPreview(undefined)
    setImported(undefined)
    setProblem(undefined)
    if (files.length > mostImportedCfdis) return setProblem(copy.tooMany(mostImportedCfdis))
    if (files.reduce((sum, { size }) => sum + size, 0) > largestUploadBytes)
      return setProblem(copy.tooLarge(megabytes))
    setBusy('reading')
    const outcome = await send(previewSupplierInvoices(files))
    setBusy(undefined)
    if (outcome.ok) setPreview(outcome.answer)
    else setProblem(outcome.refusal.message)
  }

  const enter = async (invoices: ImportRequest) => {
    setBusy('importing')
    setProblem(undefined)
    const outcome = await sendCall(expenses.importCfdis, { body: { invoices } })
    setBusy(undefined)
    if (!outcome.ok) return setProblem(outcome.refusal.message)
    setImported(outcome.answer.data.files)
    setPreview(undefined)
  }

  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid justify-items-start gap-2">
        <FileButton
          icon={FileUp}
          label={preview || imported ? copy.chooseOther : copy.choose}
          accept=".xml,.zip,text/xml,application/xml,application/zip"
          tone={preview ? 'secondary' : 'primary'}
          multiple
          loading={busy !== undefined}
          describedBy={hint}
          onPick={(_, files) => void pick(files)}
        />
        <p id={hint} className="measure text-sm text-ink-soft">
          {copy.hint(mostImportedCfdis, megabytes)}
        </p>
      </div>
      {problem && <Notice tone="problem">{problem}</Notice>}
      {preview && (
        <ImportPreview
          key={preview.files.map(({ file }) => file).join('|')}
          {...preview}
          busy={busy === 'importing'}
          onImport={(invoices) => void enter(invoices)}
        />
      )}
      {imported && <Imported files={imported} />}
    </div>
  )
}

function Imported({ files }: { files: ImportedCfdi[] }) {
  const count = files.filter(({ expenseId, known }) => expenseId !== null && !known).length
  return (
    <div className="grid justify-items-start gap-4">
      <Notice tone={count > 0 ? 'ok' : 'note'}>{copy.done(count)}</Notice>
      <FileProblems files={files} />
      <LinkButton to={paths.officeExpenses({ mes: 'todos' })} tone="secondary">
        {copy.toExpenses}
      </LinkButton>
    </div>
  )
}
