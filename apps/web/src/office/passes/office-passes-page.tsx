import { desk, formatPesos, passStatuses, spokenDay, type DeskPass } from '@rumi/contract'
import { askFor } from '@rumi/data-layer'
import { useSearchParams } from 'react-router'
import { NoResults } from '../../art/scenes/no-results.tsx'
import { officePassesCopy as copy } from '../../copy/office-passes.ts'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { StateChip } from '../../ui/state-chip.tsx'
import { BookingsNav } from '../bookings/bookings-nav.tsx'
import { Fetched } from '../fetched.tsx'
import { houseToday } from '../house-today.ts'
import { officeMeta } from '../office-meta.ts'
import { useFreshAnswer } from '../use-fresh-answer.ts'
import { useKeptFresh } from '../use-kept-fresh.ts'
import { useMayWrite } from '../use-may-write.ts'
import { fullName } from '../use-house-book.ts'
import { PassActions } from './pass-actions.tsx'

export const meta = officeMeta(copy.title)

/** Prepaid days and sessions: which wait for their money, what is left of the others. */
export default function OfficePassesPage() {
  const [params, setParams] = useSearchParams()
  const status = passStatuses.find((one) => one === params.get('estado'))
  const found = useFreshAnswer(() => askFor(desk.passes, { query: { status } }), status ?? '')
  useKeptFresh(found.again)
  const mayWrite = useMayWrite()
  return (
    <>
      <PageHeader title={copy.title} />
      <BookingsNav />
      <div className="no-print mb-4 flex">
        <SelectField
          label={copy.status}
          placeholder={copy.anyStatus}
          options={passStatuses.map((value) => ({ value, label: copy.statuses[value].word }))}
          value={status ?? ''}
          onChange={({ target }) =>
            setParams(target.value ? { estado: target.value } : {}, {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </div>
      <Fetched fetchings={[found]}>
        <DataTable
          caption={copy.caption}
          columns={columnsFor(mayWrite, found.again)}
          rows={found.answer?.data.passes ?? []}
          rowKey={({ pass }) => pass.id}
          empty={<EmptyState art={<NoResults />} title={copy.emptyTitle} text={copy.emptyText} />}
        />
      </Fetched>
    </>
  )
}

const columnsFor = (mayWrite: boolean, onChanged: () => Promise<void>): readonly Column<DeskPass>[] => [
  { key: 'owner', header: copy.owner, cell: ({ owner }) => fullName(owner) },
  { key: 'pass', header: copy.pass, cell: ({ pass }) => copy.kinds[pass.kind] },
  {
    key: 'status',
    header: copy.status,
    cell: ({ pass: { status } }) => (
      <StateChip tone={copy.statuses[status].tone}>{copy.statuses[status].word}</StateChip>
    ),
  },
  ...(mayWrite
    ? [
        {
          key: 'actions',
          header: copy.actions,
          cell: (row: DeskPass) => <PassActions {...row} onChanged={onChanged} />,
        },
      ]
    : []),
  {
    key: 'left',
    header: copy.left,
    numeric: true,
    cell: ({ pass }) => <span className="whitespace-nowrap">{copy.leftOf(pass.unitsLeft, pass.units)}</span>,
  },
  {
    key: 'until',
    header: copy.until,
    secondary: true,
    cell: ({ pass: { validUntil } }) => (validUntil ? spokenDay(validUntil, houseToday()) : copy.noEnd),
  },
  {
    key: 'total',
    header: copy.total,
    numeric: true,
    cell: ({ pass }) => <span className="whitespace-nowrap">{formatPesos(pass.totalCentavos)}</span>,
  },
]
