import { formatDay, type Expense } from '@rumi/contract'
import { Link } from 'react-router'
import { expensesCopy as copy } from '../../../copy/office/books/expenses.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { RecordSection } from '../../kit/record-page-parts.tsx'

/** Entries posted by an expense, in order. */
export function ExpenseEntries({ entries }: Pick<Expense, 'entries'>) {
  return (
    <RecordSection title={copy.entries}>
      <ul className="grid">
        <Rows of={entries} by={({ id }) => id}>
          {({ id, number, date, description }) => (
            <li className="flex flex-wrap items-center gap-x-6 border-b border-line py-1">
              <Link
                to={paths.officeEntry(id)}
                className="inline-flex min-h-12 min-w-0 grow basis-60 items-center text-link underline underline-offset-2 [overflow-wrap:anywhere]"
              >
                {copy.entry(number, description)}
              </Link>
              <span className="text-ink-soft first-letter:uppercase">{formatDay(date, businessToday())}</span>
            </li>
          )}
        </Rows>
      </ul>
    </RecordSection>
  )
}
