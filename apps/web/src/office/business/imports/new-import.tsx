import {
  importKinds,
  largestUploadBytes,
  type ImportKind,
  type ImportOutcome,
  importFields,
  requiredImportFields,
} from '@rumi/contract'
import { importTable } from '@rumi/data-layer'
import { FileUp, Download } from 'lucide-react'
import { useId, useState } from 'react'
import { importsCopy as copy } from '../../../copy/office/business/imports.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { downloadFile } from '../../../ui/hooks/download-file.ts'

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

type ImportCheckProps = { outcome: ImportOutcome; busy: boolean; onImport: () => void }

/** Result of a trial: what enters, what is there, and the rows with errors as a file. After the import only the errors are left. */
function ImportCheck({ outcome, busy, onImport }: ImportCheckProps) {
  const { dryRun, created, known, faulty, faults, faultsCsv } = outcome
  return (
    <section className="grid justify-items-start gap-4" aria-labelledby="import-check">
      <h2 id="import-check" className="text-lg font-heading">
        {dryRun ? copy.check : copy.done}
      </h2>
      <Notice tone={created > 0 ? 'ok' : 'note'}>
        {[
          dryRun ? copy.would(created) : copy.imported(created),
          ...(known > 0 ? [copy.known(known)] : []),
        ].join(' ')}
      </Notice>
      {faulty > 0 && (
        <>
          <Notice tone="warning">
            <p>{copy.faulty(faulty)}</p>
            <ul className="mt-2 grid gap-1">
              {faults.map(({ line, message }) => (
                <li key={line}>{copy.faultOf(line, message)}</li>
              ))}
            </ul>
            {faulty > faults.length && <p className="mt-2">{copy.moreFaults(faulty - faults.length)}</p>}
          </Notice>
          <Button
            tone="secondary"
            onClick={() =>
              downloadFile(new Blob(['\uFEFF', faultsCsv], { type: 'text/csv' }), copy.faultsName)
            }
          >
            <Download className="size-5" aria-hidden="true" />
            {copy.downloadFaults}
          </Button>
        </>
      )}
      {dryRun && created > 0 && (
        <Button loading={busy} onClick={onImport}>
          {copy.run(created)}
        </Button>
      )}
      {busy && <Notice>{copy.running}</Notice>}
    </section>
  )
}

type Mapping = ImportOutcome['mapping']

type ImportColumnsProps = {
  kind: ImportKind
  fileName: string
  tried: ImportOutcome
  disabled: boolean
  onChange: (mapping: Mapping) => void
}

/** Column of each field, with what its first rows hold. */
function ImportColumns({ kind, fileName, tried, disabled, onChange }: ImportColumnsProps) {
  const { headings, mapping, sample } = tried
  const change = (field: string, column: string) => {
    const others = Object.fromEntries(Object.entries(mapping).filter(([name]) => name !== field))
    onChange(column === '' ? others : { ...others, [field]: Number(column) })
  }
  const sampleOf = (column: number | undefined) =>
    column === undefined
      ? undefined
      : sample
          .map((cells) => cells[column])
          .filter(Boolean)
          .join(' · ')
          .slice(0, 80) || undefined
  return (
    <section className="grid gap-4" aria-labelledby="import-columns">
      <div>
        <h2 id="import-columns" className="text-lg font-heading">
          {copy.columns}
        </h2>
        <p className="text-ink-soft break-words">{copy.columnsLead(fileName)}</p>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {importFields[kind].map((field) => (
          <SelectField
            key={field}
            label={copy.fields[field]}
            hint={sampleOf(mapping[field])}
            required={requiredImportFields[kind].includes(field)}
            disabled={disabled}
            value={mapping[field] ?? ''}
            placeholder={copy.notInFile}
            options={headings.map((label, column) => ({ value: String(column), label }))}
            onChange={({ target }) => change(field, target.value)}
          />
        ))}
      </div>
    </section>
  )
}
