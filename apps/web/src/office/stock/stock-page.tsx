import { formatPesos, stock, type StockLevel } from '@rumi/contract'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { NoResults } from '../../art/scenes/no-results.tsx'
import { stockCopy as copy } from '../../copy/office-stock.ts'
import { paths } from '../../shared/paths.ts'
import { useCallPages } from '../../shared/queries.ts'
import { unreadableWithin } from '../../shared/rows/unreadable-within.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { useAddressChanges } from '../../ui/use-address-changes.ts'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import { Fetched } from '../fetched.tsx'
import { officeMeta } from '../office-meta.ts'
import { useCanWrite } from '../use-can-write.ts'
import { ReceivePurchase } from './receive-purchase.tsx'
import { PiecesLeft } from './pieces-left.tsx'
import { StockTotals } from './stock-totals.tsx'

export const meta = officeMeta(copy.title)

/** What lies in the shop and what it is worth, what waits to be ordered first; a row opens the product's movements. */
export default function StockPage() {
  const [params] = useSearchParams()
  const change = useAddressChanges()
  const navigate = useNavigate()
  const mayWrite = useCanWrite('products')
  const [receiving, setReceiving] = useState(false)
  const [search, setSearch] = useState(params.get('buscar') ?? '')
  const asked = useDebouncedValue(search.trim())
  const { pages, hasMore, loadMore, ...fetching } = useCallPages(stock.levels, {
    query: asked ? { search: asked } : {},
  })
  const levels = pages.flatMap(({ data }) => data.stock)
  const look = (text: string) => {
    setSearch(text)
    void change({ buscar: text })
  }

  return (
    <>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={mayWrite && <Button onClick={() => setReceiving(true)}>{copy.receive}</Button>}
      />
      <div className="no-print mb-6">
        <SearchBox label={copy.search} value={search} onChange={look} />
      </div>
      <Fetched fetchings={[fetching]}>
        {pages[0] && <StockTotals totals={pages[0].data.totals} />}
        <DataTable
          unreadable={unreadableWithin.table}
          caption={copy.caption}
          columns={columns}
          rows={levels}
          rowKey={({ productId }) => String(productId)}
          onOpen={({ productId }) => void navigate(paths.officeProductStock(productId))}
          empty={
            <EmptyState
              art={<NoResults />}
              title={asked ? copy.noMatchTitle : copy.emptyTitle}
              text={asked ? copy.noMatchText : copy.emptyText}
            />
          }
        />
        {hasMore && (
          <Button tone="secondary" className="mt-4" onClick={loadMore}>
            {copy.more}
          </Button>
        )}
      </Fetched>
      {receiving && <ReceivePurchase onClose={() => setReceiving(false)} />}
    </>
  )
}

const columns: readonly Column<StockLevel>[] = [
  { key: 'name', header: copy.product, cell: ({ name }) => name },
  {
    key: 'stock',
    header: copy.stock,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: (level) => <PiecesLeft of={level} />,
  },
  {
    key: 'minimum',
    header: copy.minimum,
    numeric: true,
    oneLine: true,
    saysHeader: true,
    cell: ({ minimum }) => minimum ?? copy.noMinimum,
  },
  {
    key: 'cost',
    header: copy.averageCost,
    numeric: true,
    oneLine: true,
    saysHeader: true,
    cell: ({ averageCostCentavos: cost }) => (cost === null ? copy.unknownCost : formatPesos(cost)),
  },
  {
    key: 'value',
    header: copy.value,
    numeric: true,
    oneLine: true,
    card: 'end',
    cell: ({ valueCentavos }) => formatPesos(valueCentavos),
  },
]
