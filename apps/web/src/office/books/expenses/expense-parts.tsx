import { formatDay, formatPesos, type Expense } from '@rumi/contract'
import { expensesCopy as copy } from '../../../copy/office/books/expenses.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { RecordSection } from '../../kit/record-page-parts.tsx'

type Part = { key: string; title: string; day: string; centavos: number; document?: string }

/** Payments of an expense with their complements, and its credit notes. */
export function ExpenseParts({ expense }: { expense: Expense }) {
  const parts = partsOf(expense)
  if (parts.length === 0) return null
  return (
    <RecordSection title={copy.parts}>
      <ul className="grid">
        <Rows of={parts} by={({ key }) => key}>
          {({ title, day, centavos, document }) => (
            <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-2">
              <span className="[overflow-wrap:anywhere]">{title}</span>
              <span className="text-right tabular">{formatPesos(centavos)}</span>
              <span className="text-sm text-ink-soft first-letter:uppercase">
                {formatDay(day, businessToday())}
              </span>
              {document && (
                <span className="col-span-full text-sm text-ink-soft [overflow-wrap:anywhere]">
                  {document}
                </span>
              )}
            </li>
          )}
        </Rows>
      </ul>
    </RecordSection>
  )
}

function partsOf({ payments, credits, cfdiUuid }: Expense): Part[] {
  const documentOf = (complementUuid: string | null) => {
    if (complementUuid !== null) return copy.withComplement(complementUuid)
    return cfdiUuid === null ? undefined : copy.withoutComplement
  }
  return [
    ...payments.map(({ day, amountCentavos, complementUuid }, at) => {
      const document = documentOf(complementUuid)
      return {
        key: `payment ${at}`,
        title: copy.part.payment,
        day,
        centavos: amountCentavos,
        ...(document !== undefined && { document }),
      }
    }),
    ...credits.map((credit) => ({
      key: credit.cfdiUuid,
      title: copy.part[credit.settlement],
      day: credit.day,
      centavos: credit.totalCentavos,
      document: credit.cfdiUuid.toUpperCase(),
    })),
  ]
}
