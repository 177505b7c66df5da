import { books, formatDate, firstOfMonth, formatPesos } from '@rumi/contract'
import { Link, useSearchParams } from 'react-router'
import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { booksCopy as copy } from '../../../copy/office/books/ledger.ts'
import { dayInAddress } from '../../../shared/people/day-in-address.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { DateField } from '../../../ui/forms/date-field.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { ComparedDayField, ComparedWith, useComparedDay } from './statements/comparison.tsx'
import { ExportBooks } from '../../kit/export-books.tsx'
import { OwedByClient } from './owed-by-client.tsx'
import { OwedByVisit } from './owed-by-visit.tsx'

export const meta = officeMeta(copy.sections.receivables)

/** Receivables at the end of a day, by age and visit. */
export default function ReceivablesPage() {
  return (
    <>
      <PageHeader title={copy.sections.receivables} lead={copy.receivablesLead} />
      <Receivables />
    </>
  )
}

function Receivables() {
  const [query] = useSearchParams()
  const change = useAddressChanges()
  const date = dayInAddress(query, 'dia') ?? businessToday()
  const other = useComparedDay(date)
  const receivablesQuery = useCall(books.receivables, { query: { date } })
  const earlierQuery = useCall(books.receivables, other ? { query: { date: other } } : null)
  const owed = receivablesQuery.answer?.data
  const before = other ? earlierQuery.answer?.data : undefined
  return (
    <>
      <div className="no-print mb-4 flex flex-wrap items-end gap-4">
        <DateField
          label={copy.at}
          value={date}
          onChange={({ target }) => void change({ dia: target.value })}
        />
        <ComparedDayField other={other} />
        <ExportBooks
          report="receivables"
          query={{ to: date }}
          other={other === undefined ? undefined : { to: other }}
        />
      </div>
      <p className="mb-4 hidden print:block">{copy.printedDay(formatDate(date))}</p>
      <Fetched fetchings={other ? [receivablesQuery, earlierQuery] : [receivablesQuery]}>
        {other && <ComparedWith other={other} />}
        {owed && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            {owed.receivables.length === 0 && !before?.receivables.length ? (
              <EmptyState art={<NoResults />} title={copy.nobodyOwes} text={copy.nobodyOwesText} />
            ) : (
              <OwedByClient
                now={owed.receivables}
                before={before && other ? { rows: before.receivables, day: other } : undefined}
              />
            )}
            {owed.byHandCentavos !== 0 && (
              <p className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2">
                <span>
                  {copy.byHand}
                  <span className="block text-sm text-ink-soft">{copy.byHandText}</span>
                </span>
                <span className="ml-auto tabular">{formatPesos(owed.byHandCentavos)}</span>
              </p>
            )}
            <OwedByVisit receivables={owed.receivables} />
            {owed.accountId && (
              <Link
                to={paths.officeLedger(owed.accountId, { from: firstOfMonth(date), to: date })}
                className="inline-flex min-h-8 items-center justify-self-start text-link underline underline-offset-2"
              >
                {copy.openClientsAccount}
              </Link>
            )}
          </div>
        )}
      </Fetched>
    </>
  )
}
