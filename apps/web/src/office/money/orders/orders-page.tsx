import { addDays, formatMoment, formatPesos, orderStatuses } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import { ClipboardList } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { officeOrdersCopy as copy } from '../../../copy/office/money/orders.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useRecords } from '../../../shared/fetching/queries.ts'
import { SpokenCell, type Column } from '../../../ui/controls/data-table.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { StatusChip } from '../../../ui/feedback/state-chip.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { ExportBooks } from '../../kit/export-books.tsx'
import { Fetched, pollWhileVisible } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { PagedTable } from '../../kit/paged-table.tsx'
import { buyerName, type Client } from '../../kit/records/use-directory.ts'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { useRecordsBy } from '../../kit/records/use-records-by.ts'

export const meta = officeMeta(copy.title)

/** Longest period of an export, in days. */
const daysTakenAway = 365

/** Shop orders, newest first; a row opens its details. */
export default function OrdersPage() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const navigate = useNavigate()
  const status = orderStatuses.find((one) => one === params.get('estado'))
  const { records, hasMore, loadMore, ...fetching } = useRecords(
    'orders',
    { sort: '-createdAt', limit: 50, ...(status && { status }) },
    pollWhileVisible,
  )
  const maySeeBooks = usePermission({ access: 'books' })
  const clientOf = useRecordsBy(
    'clients',
    'ids',
    records.map(({ userId }) => userId),
  )
  return (
    <>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            <LinkButton tone="secondary" to={paths.officePacking()}>
              <ClipboardList className="size-5" aria-hidden="true" />
              {copy.packing.open}
            </LinkButton>
            {maySeeBooks && (
              <ExportBooks
                report="orders"
                query={{ from: addDays(businessToday(), -daysTakenAway), to: businessToday() }}
              />
            )}
          </>
        }
      />
      <div className="no-print mb-4 flex">
        <SelectField
          label={copy.status}
          placeholder={copy.anyStatus}
          options={orderStatuses.map((value) => ({ value, label: copy.statuses[value].word }))}
          value={status ?? ''}
          onChange={({ target }) => void change({ estado: target.value })}
        />
      </div>
      <Fetched fetchings={[fetching]}>
        <PagedTable
          caption={copy.caption}
          columns={columnsFor((id) => clientOf.get(id)?.[0])}
          rows={records}
          rowKey={({ _id }) => _id}
          onOpen={({ _id }) => void navigate(paths.officeOrder(_id))}
          emptyTitle={copy.emptyTitle}
          emptyText={copy.emptyText}
          hasMore={hasMore}
          loadMore={loadMore}
        />
      </Fetched>
    </>
  )
}

const piecesOf = ({ items, openingBalance }: Order) =>
  openingBalance ? '' : items.reduce((sum, { quantity }) => sum + quantity, 0)

const columnsFor = (clientOf: (id: string) => Client | undefined): readonly Column<Order>[] => [
  {
    key: 'number',
    header: copy.number,
    cell: ({ number, openingBalance }) =>
      openingBalance ? copy.openingBalance(number) : copy.numbered(number),
  },
  {
    key: 'status',
    header: copy.status,
    oneLine: true,
    card: 'end',
    cell: ({ status }) => <StatusChip of={copy.statuses[status]} />,
  },
  { key: 'client', header: copy.client, cell: ({ userId }) => buyerName(userId, clientOf(userId)) },
  {
    key: 'when',
    header: copy.when,
    secondary: true,
    card: 'whole',
    cell: ({ createdAt }) => <SpokenCell>{formatMoment(createdAt, businessToday())}</SpokenCell>,
  },
  {
    key: 'delivery',
    header: copy.delivery,
    secondary: true,
    cell: ({ delivery, openingBalance }) => (openingBalance ? '' : copy.deliveries[delivery]),
  },
  { key: 'pieces', header: copy.pieces, numeric: true, showsHeader: true, cell: piecesOf },
  {
    key: 'total',
    header: copy.total,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: ({ totalCentavos }) => formatPesos(totalCentavos),
  },
]
