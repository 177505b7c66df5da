import { formatDay, formatPesos, type PreviewedCfdi } from '@rumi/contract'
import { expenseImportsCopy as copy } from '../../../copy/office/books/expense-imports.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { Card } from '../../../ui/layout/card.tsx'

type Returned = 'bank' | 'cash'
type PreviewedDocument = NonNullable<PreviewedCfdi['complement']> & {
  file: string
  /** Of a credit note: null where its money comes back. */
  settlement?: 'owed' | null
}

/** New credit notes or complements among previewed files. */
export const documentsOf = (
  files: readonly PreviewedCfdi[],
  kind: 'note' | 'complement',
): PreviewedDocument[] =>
  files.flatMap(({ file, [kind]: document }) => (document && !document.known ? [{ ...document, file }] : []))

type PreviewedDocumentsProps = {
  title: string
  documents: readonly PreviewedDocument[]
  returns?: ReadonlyMap<string, Returned>
  onReturn?: (cfdiUuid: string, by: Returned) => void
}

/** Credit notes, each with how it is settled, or complements. */
export function PreviewedDocuments({ title, documents, returns, onReturn }: PreviewedDocumentsProps) {
  if (documents.length === 0) return null
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="font-heading text-lg">{title}</h2>
      <ul className="grid">
        <Rows of={documents} by={({ cfdiUuid }) => cfdiUuid}>
          {({ cfdiUuid, supplierName, totalCentavos, day, settlement }) => (
            <li className="grid gap-2 border-t border-line py-2">
              <span className="[overflow-wrap:anywhere]">
                {copy.ofSupplier(supplierName, formatPesos(totalCentavos))}
              </span>
              <span className="text-sm text-ink-soft first-letter:uppercase">
                {formatDay(day, businessToday())}
              </span>
              {settlement === 'owed' && <span className="text-sm text-ink-soft">{copy.owedLess}</span>}
              {settlement === null && onReturn && (
                <SelectField
                  label={copy.returnedBy(supplierName)}
                  options={(['bank', 'cash'] as const).map((value) => ({
                    value,
                    label: copy.returns[value],
                  }))}
                  value={returns?.get(cfdiUuid) ?? 'bank'}
                  onChange={({ target }) => onReturn(cfdiUuid, target.value === 'cash' ? 'cash' : 'bank')}
                />
              )}
            </li>
          )}
        </Rows>
      </ul>
    </Card>
  )
}
