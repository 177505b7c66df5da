import { importKinds, largestUploadBytes, type ImportKind, type ImportOutcome } from '@rumi/contract'
import { importTable } from '@rumi/data-layer'
import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { importsCopy as copy } from '../../../copy/office/business/imports.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ImportColumns, type Mapping } from './import-columns.tsx'
import { ImportCheck } from './import-check.tsx'

/** Picks a table, tries it with each correction of its columns, and imports it. */
export function NewImport() {
  const send = useSend()
  const [kind, setKind] = useState<ImportKind>('clients')
  const [file, setFile] = useState<File>()
  const [tried, setTried] = useState<ImportOutcome>()
  const [busy, setBusy] = useState<'trying' | 'importing'>()
  const [problem, setProblem] = useState<string>()
  const hint = useId()

  const run = async (table: File, of: ImportKind, dryRun: boolean, mapping?: Mapping) => {
    setBusy(dryRun ? 'trying' : 'importing')
    setProblem(undefined)
    const outcome = await send(
      importTable({
        file: table,
        kind: of,
        dryRun: String(dryRun),
        ...(mapping && {
          mapping: Object.entries(mapping)
            .map((pair) => pair.join(':'))
            .join(','),
        }),
      }),
    )
    setBusy(undefined)
    if (!outcome.ok) {
      setProblem(outcome.refusal.message)
      return
    }
    if (dryRun) return setTried(outcome.answer)
    showToast(copy.imported(outcome.answer.created))
    setTried(outcome.answer)
    if (outcome.answer.faulty > 0) return
    setFile(undefined)
    setTried(undefined)
  }
  const pick = (picked: File) => {
    if (picked.size > largestUploadBytes) return setProblem(copy.tooLarge)
    setFile(picked)
    setTried(undefined)
    void run(picked, kind, true)
  }
  const changeKind = (next: ImportKind) => {
    setKind(next)
    setTried(undefined)
    if (file) void run(file, next, true)
  }

  return (
    <Card className="grid gap-6">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <SelectField
          label={copy.kind}
          hint={copy.kindHints[kind]}
          value={kind}
          disabled={busy !== undefined}
          options={importKinds.map((value) => ({ value, label: copy.kinds[value] }))}
          onChange={({ target }) => changeKind(target.value as ImportKind)}
        />
        <div className="grid gap-2">
          <FileButton
            icon={FileUp}
            label={file ? copy.chooseOther : copy.choose}
            accept=".csv,.txt,.xlsx,text/csv"
            tone={file ? 'secondary' : 'primary'}
            loading={busy !== undefined}
            describedBy={hint}
            onPick={pick}
          />
          <p id={hint} className="measure text-sm text-ink-soft">
            {copy.fileHint}
          </p>
        </div>
      </div>
      {problem && <Notice tone="problem">{problem}</Notice>}
      {file && tried && (
        <>
          <ImportColumns
            kind={kind}
            fileName={file.name}
            tried={tried}
            disabled={busy !== undefined}
            onChange={(mapping) => void run(file, kind, true, mapping)}
          />
          <ImportCheck
            outcome={tried}
            busy={busy === 'importing'}
            onImport={() => void run(file, kind, false, tried.mapping)}
          />
        </>
      )}
    </Card>
  )
}
