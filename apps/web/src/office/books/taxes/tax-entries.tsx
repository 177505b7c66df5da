import { formatDay, formatPesos, taxes, type TaxEntry, type TaxFigure } from '@rumi/contract'
import { Link } from 'react-router'
import { taxesCopy as copy } from '../../../copy/office/books/taxes.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { unreadableWithin } from '../../../shared/rows/unreadable-within.tsx'
import { DataTable, LeadingCell, type Column } from '../../../ui/controls/data-table.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Fetched } from '../../kit/fetched.tsx'

/** Entries that make up a figure of a month, with their total. */
export function TaxEntries({ figure, month }: { figure: TaxFigure; month: string }) {
  const entriesQuery = useCall(taxes.entries, { query: { month, figure } })
  const found = entriesQuery.answer?.data
  return (
    <Fetched fetchings={[entriesQuery]}>
      {found && (
        <div className="mt-2 mb-3">
          <DataTable
            unreadable={unreadableWithin.table}
            caption={copy.entriesOf(copy.figures[figure])}
            columns={columns}
            rows={found.entries}
            rowKey={({ entryId }) => entryId}
            empty={<p className="text-ink-soft">{copy.noEntries}</p>}
          />
          {found.entries.length > 0 && (
            <p className="mt-2 flex justify-between gap-4 font-strong tabular">
              <span>{copy.total}</span>
              <span className="whitespace-nowrap">{formatPesos(found.totalCentavos)}</span>
            </p>
          )}
          {found.hasMore && (
            <div className="mt-3">
              <Notice>{copy.more}</Notice>
            </div>
          )}
        </div>
      )}
    </Fetched>
  )
}

const columns: readonly Column<TaxEntry>[] = [
  {
    key: 'what',
    header: copy.what,
    cell: ({ entryId, description }) => (
      <Link
        to={paths.officeEntry(entryId)}
        className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
      >
        {description}
      </Link>
    ),
  },
  {
    key: 'amount',
    header: copy.amount,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: ({ centavos }) => formatPesos(centavos),
  },
  {
    key: 'day',
    header: copy.day,
    oneLine: true,
    cell: ({ date }) => <LeadingCell>{formatDay(date, businessToday())}</LeadingCell>,
  },
  { key: 'entry', header: copy.entry, numeric: true, showsHeader: true, cell: ({ number }) => number },
]
