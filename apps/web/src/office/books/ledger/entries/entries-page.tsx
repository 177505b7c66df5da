import { books, formatDay, formatPesos, glEntrySources, glEntryStatuses } from '@rumi/contract'
import { Plus } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { entriesCopy as copy } from '../../../../copy/office/books/entries.ts'
import { businessToday } from '../../../../shared/business/business-today.ts'
import { paths } from '../../../../shared/business/paths.ts'
import { useEveryRecord, useRecords } from '../../../../shared/fetching/queries.ts'
import { LeadingCell, type Column } from '../../../../ui/controls/data-table.tsx'
import { fieldsInRow } from '../../../../ui/layout/two-columns.ts'
import { LinkButton } from '../../../../ui/controls/link-button.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { SearchBox } from '../../../../ui/controls/search-box.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { StatusChip } from '../../../../ui/feedback/state-chip.tsx'
import { useAddressChanges } from '../../../../ui/hooks/use-address-changes.ts'
import { Fetched } from '../../../kit/fetched.tsx'
import { officeMeta } from '../../../kit/office-meta.ts'
import { DayRangeFields } from '../../../kit/periods/day-range-fields.tsx'
import { EarlierPeriod } from '../../../kit/periods/earlier-period.tsx'
import { daysInAddress, useOpenPeriod } from '../../../kit/periods/use-open-period.ts'
import { PagedTable } from '../../../kit/paged-table.tsx'
import { useSearchWords } from '../../../kit/records/use-search-words.ts'
import { ExportBooks } from '../../../kit/export-books.tsx'
import { aboutIn, OnlyAbout } from './only-about.tsx'
import { movedBy, type GlEntry } from './entry-draft.ts'

export const meta = officeMeta(copy.title)

/** Journal, newest first: by days, account, status and words, or all entries of one sale; a row opens its entry. */
export default function EntriesPage() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const navigate = useNavigate()
  const { search, settledSearch, searchFor } = useSearchWords()
  const opened = useOpenPeriod({
    lastDay: books.lastDay,
    input: { query: {} },
    chosen: daysInAddress(params),
  })
  const shown = { ...opened.period, ...filtersIn(params) }
  const about = aboutIn(params)
  const accounts = useEveryRecord('accounts', { sort: 'code' }).answer ?? []
  const { records, hasMore, loadMore, ...fetching } = useRecords(
    'glEntries',
    {
      ...(about ? about.filter : shown),
      ...(settledSearch && { search: settledSearch }),
      sort: '-number',
      limit: 50,
    },
    { keepsLast: true },
  )
  return (
    <>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            {!about && <ExportBooks report="journal" query={{ from: shown.from, to: shown.to }} />}
            <LinkButton to={paths.officeNewEntry()}>
              <Plus className="size-5" aria-hidden="true" />
              {copy.add}
            </LinkButton>
          </>
        }
      />
      <div className={`no-print mb-6 ${fieldsInRow} md:grid-cols-4 xl:flex xl:flex-wrap`}>
        {!about && (
          <>
            <DayRangeFields labels={copy} from={shown.from} to={shown.to} />
            <SelectField
              label={copy.account}
              className="max-sm:col-span-full"
              placeholder={copy.anyAccount}
              options={accounts.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
              value={shown.accountId ?? ''}
              onChange={({ target }) => void change({ cuenta: target.value })}
            />
            <SelectField
              label={copy.status}
              placeholder={copy.anyStatus}
              options={glEntryStatuses.map((value) => ({ value, label: copy.statuses[value].word }))}
              value={shown.status ?? ''}
              onChange={({ target }) => void change({ estado: target.value })}
            />
            <SelectField
              label={copy.source}
              placeholder={copy.anySource}
              options={glEntrySources.map((value) => ({ value, label: copy.sources[value] }))}
              value={shown.source ?? ''}
              onChange={({ target }) => void change({ origen: target.value })}
            />
          </>
        )}
        <div className="col-span-full xl:min-w-64 xl:grow">
          <SearchBox label={copy.search} value={search} onChange={searchFor} />
        </div>
      </div>
      {!about && <EarlierPeriod opened={opened} />}
      <Fetched fetchings={[fetching, ...opened.fetchings]}>
        {about && <OnlyAbout {...about} />}
        <PagedTable
          caption={copy.caption}
          columns={columns}
          rows={records}
          rowKey={({ id }) => id}
          onOpen={({ id }) => void navigate(paths.officeEntry(id))}
          emptyTitle={copy.emptyTitle}
          emptyText={copy.emptyText}
          hasMore={hasMore}
          loadMore={loadMore}
        />
      </Fetched>
    </>
  )
}

function filtersIn(params: URLSearchParams) {
  const status = glEntryStatuses.find((one) => one === params.get('estado'))
  const source = glEntrySources.find((one) => one === params.get('origen'))
  const accountId = params.get('cuenta')
  return { ...(status && { status }), ...(source && { source }), ...(accountId && { accountId }) }
}

const columns: readonly Column<GlEntry>[] = [
  { key: 'number', header: copy.number, oneLine: true, cell: ({ number }) => copy.numbered(number) },
  {
    key: 'amount',
    header: copy.amount,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: (entry) => formatPesos(movedBy(entry)),
  },
  {
    key: 'day',
    header: copy.day,
    oneLine: true,
    cell: ({ date }) => <LeadingCell>{formatDay(date, businessToday())}</LeadingCell>,
  },
  { key: 'what', header: copy.what, card: 'whole', cell: ({ description }) => description },
  { key: 'source', header: copy.source, secondary: true, cell: ({ source }) => copy.sources[source] },
  {
    key: 'status',
    header: copy.status,
    cell: ({ status }) => <StatusChip of={copy.statuses[status]} />,
  },
]
