import {
  formatDay,
  formatPesos,
  type BodyOf,
  type CfdiReading,
  type expenses,
  type PreviewedCfdi,
} from '@rumi/contract'
import { useState } from 'react'
import { expenseImportsCopy as copy } from '../../../copy/office/books/expense-imports.ts'
import { expensesCopy } from '../../../copy/office/books/expenses.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useExpenseAccounts } from './expense-form.tsx'
import { documentsOf, PreviewedDocuments } from './previewed-documents.tsx'

export type ImportRequest = BodyOf<typeof expenses.importCfdis>['invoices']

type Ready = { file: string; reading: CfdiReading; accountId: string | null }

type ImportPreviewProps = {
  files: readonly PreviewedCfdi[]
  ignored: number
  busy: boolean
  onImport: (invoices: ImportRequest) => void
}

/** Preview of an import: expenses by supplier with their account, credit notes and complements. */
export function ImportPreview({ files, ignored, busy, onImport }: ImportPreviewProps) {
  const read = files.flatMap(({ reading, ...one }) => (reading ? [{ ...one, reading }] : []))
  const ready: Ready[] = read.filter(({ reading }) => reading.enteredAs === null)
  const notes = documentsOf(files, 'note')
  const complements = documentsOf(files, 'complement')
  const known = files.filter((one) => isKnown(one)).length
  const suppliers = Map.groupBy(ready, ({ reading }) => reading.supplierRfc)
  const [accounts, setAccounts] = useState(
    () => new Map(ready.map(({ reading, accountId }) => [reading.supplierRfc, accountId ?? ''])),
  )
  const [returns, setReturns] = useState<ReadonlyMap<string, 'bank' | 'cash'>>(new Map())
  const [isIncomplete, setIsIncomplete] = useState(false)
  const count = ready.length + notes.length + complements.length
  const submit = () => {
    const missing = [...suppliers.keys()].some((rfc) => !accounts.get(rfc))
    setIsIncomplete(missing)
    if (missing) return
    onImport([
      ...ready.map(({ file, reading }) => ({
        file,
        cfdi: reading.cfdi,
        accountId: accounts.get(reading.supplierRfc)!,
      })),
      ...notes.map(({ file, cfdi, cfdiUuid }) => ({
        file,
        cfdi,
        returnedBy: returns.get(cfdiUuid) ?? ('bank' as const),
      })),
      ...complements.map(({ file, cfdi }) => ({ file, cfdi })),
    ])
  }
  const total = ready.reduce((sum, { reading }) => sum + reading.totalCentavos, 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Notice tone={count > 0 ? 'ok' : 'note'}>
        {[
          copy.found(ready.length, formatPesos(total)),
          ...(known > 0 ? [copy.known(known)] : []),
          ...(ignored > 0 ? [copy.ignored(ignored)] : []),
        ].join(' ')}
      </Notice>
      <FileProblems files={files} />
      {[...suppliers].map(([rfc, invoices]) => (
        <Supplier
          key={rfc}
          invoices={invoices}
          accountId={accounts.get(rfc) ?? ''}
          isIncomplete={isIncomplete}
          onChange={(accountId) => setAccounts((before) => new Map(before).set(rfc, accountId))}
        />
      ))}
      <PreviewedDocuments
        title={copy.notes}
        documents={notes}
        returns={returns}
        onReturn={(uuid, by) => setReturns((before) => new Map(before).set(uuid, by))}
      />
      <PreviewedDocuments title={copy.complements} documents={complements} />
      {isIncomplete && <Notice tone="problem">{copy.withoutAccount}</Notice>}
      {busy && <Notice>{copy.running}</Notice>}
      {count > 0 && (
        <div>
          <Button loading={busy} onClick={submit}>
            {copy.send(count)}
          </Button>
        </div>
      )}
    </div>
  )
}

const isKnown = ({ reading, note, complement }: PreviewedCfdi) =>
  (reading?.enteredAs ?? null) !== null || (note?.known ?? complement?.known ?? false)

type SupplierProps = {
  invoices: readonly Ready[]
  accountId: string
  isIncomplete: boolean
  onChange: (accountId: string) => void
}

function Supplier({ invoices, accountId, isIncomplete, onChange }: SupplierProps) {
  const options = useExpenseAccounts({ inUse: true })
  const { supplierName, supplierRfc } = invoices[0]!.reading
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 className="font-heading text-lg [overflow-wrap:anywhere]">{supplierName}</h2>
        <p className="text-sm text-ink-soft">{supplierRfc}</p>
      </div>
      <SelectField
        label={copy.accountOf(supplierName)}

        placeholder={copy.chooseAccount}
        options={options}
        error={isIncomplete && accountId === '' ? copy.chooseAccount : undefined}
        value={accountId}
        onChange={({ target }) => onChange(target.value)}
      />
      <ul className="grid">
        <Rows of={invoices} by={({ reading }) => reading.cfdiUuid}>
          {({ reading }) => (
            <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2">
              <span className="[overflow-wrap:anywhere]">{reading.concept}</span>
              <span className="text-right tabular">{formatPesos(reading.totalCentavos)}</span>
              <span className="text-sm text-ink-soft first-letter:uppercase">
                {formatDay(reading.day, businessToday())}
              </span>
              <span className="text-right text-sm text-ink-soft">
                {expensesCopy.payments[reading.payment]}
              </span>
            </li>
          )}
        </Rows>
      </ul>
    </Card>
  )
}

/** Files that cannot be entered, each with its reason. */
export function FileProblems({ files }: { files: readonly { file: string; problem: string | null }[] }) {
  const problems = files.filter(({ problem }) => problem !== null)
  if (problems.length === 0) return null
  return (
    <Notice tone="warning">
      <p className="font-strong">{copy.problems(problems.length)}</p>
      <ul className="mt-2 grid gap-1">
        <Rows of={problems} by={({ file }, at) => `${at} ${file}`}>
          {({ file, problem }) => (
            <li className="[overflow-wrap:anywhere]">{copy.problemOf(file, problem ?? '')}</li>
          )}
        </Rows>
      </ul>
    </Notice>
  )
}
