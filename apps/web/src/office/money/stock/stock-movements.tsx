import { formatMoment, formatPesos, stock, stockMovementKinds, type StockMovement } from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { stockCopy as copy } from '../../../copy/office/money/stock.ts'
import { dayInAddress } from '../../../shared/people/day-in-address.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCallPages } from '../../../shared/fetching/queries.ts'
import type { Column } from '../../../ui/controls/data-table.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { DayRangeFields } from '../../kit/periods/day-range-fields.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { PagedTable } from '../../kit/paged-table.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

/** Movements of a product, newest first, filtered by the address. */
export function StockMovements({ productId }: { productId: number }) {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const shown = shownIn(params)
  const { pages, hasMore, loadMore, ...fetching } = useCallPages(stock.movements, {
    query: { productId: String(productId), ...shown },
  })
  return (
    <>
      <div className="no-print mb-4 grid grid-cols-2 items-end gap-3 pt-2 sm:grid-cols-3">
        <SelectField
          className="max-sm:col-span-2"
          label={copy.kind}
          placeholder={copy.anyKind}
          options={stockMovementKinds.map((value) => ({ value, label: copy.kinds[value] }))}
          value={shown.kind ?? ''}
          onChange={({ target }) => void change({ tipo: target.value })}
        />
        <DayRangeFields labels={copy} from={shown.from} to={shown.to} />
      </div>
      <Fetched fetchings={[fetching]}>
        <PagedTable
          caption={copy.movementsCaption}
          columns={columns}
          rows={pages.flatMap(({ data }) => data.stockMovements)}
          rowKey={({ id }) => id}
          emptyTitle={copy.noMovementsTitle}
          emptyText={copy.noMovementsText}
          hasMore={hasMore}
          loadMore={loadMore}
        />
      </Fetched>
    </>
  )
}

function shownIn(params: URLSearchParams) {
  const day = (name: string) => dayInAddress(params, name)
  const kind = stockMovementKinds.find((one) => one === params.get('tipo'))
  const [from, to] = [day('desde'), day('hasta')]
  return { ...(kind && { kind }), ...(from && { from }), ...(to && { to }) }
}

const columns: readonly Column<StockMovement>[] = [
  {
    key: 'when',
    header: copy.when,
    oneLine: true,
    cell: ({ at }) => (
      <span className="inline-block first-letter:uppercase">{formatMoment(at, businessToday())}</span>
    ),
  },
  {
    key: 'quantity',
    header: copy.quantity,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: ({ quantity }) => copy.signed(quantity),
  },
  { key: 'kind', header: copy.kind, cell: ({ kind }) => copy.kinds[kind] },
  {
    key: 'after',
    header: copy.after,
    numeric: true,
    oneLine: true,
    card: 'end',
    showsHeader: true,
    cell: ({ stockAfter }) => stockAfter,
  },
  { key: 'about', header: copy.about, card: 'whole', cell: (movement) => <About movement={movement} /> },
  {
    key: 'value',
    header: copy.value,
    numeric: true,
    oneLine: true,
    card: 'start',
    showsHeader: true,
    cell: ({ valueCentavos }) => formatPesos(valueCentavos),
  },
  { key: 'by', header: copy.by, card: 'end', secondary: true, cell: ({ by }) => by?.name ?? '' },
]

function About({ movement }: { movement: StockMovement }) {
  const { kind, order, reason } = movement
  if (order)
    return (
      <AreaLink
        to={paths.officeOrder(order.id)}
        className="inline-flex min-h-8 items-center text-link underline underline-offset-2"
      >
        {copy.ofOrder(order.number)}
      </AreaLink>
    )
  return kind === 'purchase' ? copy.ofPurchase(movement) : reason
}
