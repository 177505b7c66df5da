import { importFields, requiredImportFields, type ImportKind, type ImportOutcome } from '@rumi/contract'
import { importsCopy as copy } from '../../../copy/office/business/imports.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'

export type Mapping = ImportOutcome['mapping']

type ImportColumnsProps = {
  kind: ImportKind
  fileName: string
  tried: ImportOutcome
  disabled: boolean
  onChange: (mapping: Mapping) => void
}

/** Column of each field, with what its first rows hold. */
export function ImportColumns({ kind, fileName, tried, disabled, onChange }: ImportColumnsProps) {
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
