import { formatPesos, stock, type StockLevel, type AnswerOf } from '@rumi/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { stockCopy as copy } from '../../../copy/office/money/stock.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCallPages } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { Column } from '../../../ui/controls/data-table.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SearchBox } from '../../../ui/controls/search-box.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { PagedTable } from '../../kit/paged-table.tsx'
import { useSearchWords } from '../../kit/records/use-search-words.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { ReceivePurchase } from './receive-purchase.tsx'
import { PiecesLeft } from './pieces-left.tsx'

type Totals = AnswerOf<typeof stock.levels>['data']['totals']

/** Totals of the whole shop, regardless of filters. */
function StockTotals({ totals: { pieces, low, valueCentavos } }: { totals: Totals }) {
  const facts = [
    [copy.totalValue, formatPesos(valueCentavos)],
    [copy.totalPieces, String(pieces)],
    [copy.toOrder, String(low)],
  ] as const
  return (
    <dl aria-label={copy.totals} className="mb-6 flex flex-wrap gap-x-8 gap-y-3 tabular">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-lg font-heading">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export const meta = officeMeta(copy.title)

/** Stock and value of the shop, low products first; a row opens its movements. */
export default function StockPage() {
  const navigate = useNavigate()
  const mayWrite = useCanWrite('products')
  const [receiving, setReceiving] = useState(false)
  const { search, settledSearch, searchFor } = useSearchWords()
  const { pages, hasMore, loadMore, ...fetching } = useCallPages(stock.levels, {
    query: settledSearch ? { search: settledSearch } : {},
  })
  const levels = pages.flatMap(({ data }) => data.stock)

  return (
    <>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={mayWrite && <Button onClick={() => setReceiving(true)}>{copy.receive}</Button>}
      />
      <div className="no-print mb-6">
        <SearchBox label={copy.search} value={search} onChange={searchFor} />
      </div>
      <Fetched fetchings={[fetching]}>
        {pages[0] && <StockTotals totals={pages[0].data.totals} />}
        <PagedTable
          caption={copy.caption}
          columns={columns}
          rows={levels}
          rowKey={({ productId }) => String(productId)}
          onOpen={({ productId }) => void navigate(paths.officeProductStock(productId))}
          emptyTitle={settledSearch ? copy.noMatchTitle : copy.emptyTitle}
          emptyText={settledSearch ? copy.noMatchText : copy.emptyText}
          hasMore={hasMore}
          loadMore={loadMore}
        />
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
    showsHeader: true,
    cell: ({ minimum }) => minimum ?? copy.noMinimum,
  },
  {
    key: 'cost',
    header: copy.averageCost,
    numeric: true,
    oneLine: true,
    showsHeader: true,
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
