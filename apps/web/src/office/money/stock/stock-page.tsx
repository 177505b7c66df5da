import { formatPesos, stock, type StockLevel, type AnswerOf, settings } from '@rumi/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { stockCopy as copy } from '../../../copy/office/money/stock.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCallPages, useCall } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { Column } from '../../../ui/controls/data-table.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SearchBox } from '../../../ui/controls/search-box.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { officeMeta } from '../../kit/office-meta.ts'
import { PagedTable } from '../../kit/paged-table.tsx'
import { useSearchWords } from '../../kit/records/use-search-words.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { PiecesLeft } from './pieces-left.tsx'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { ProductSearch } from '../counter-sale/product-search.tsx'
import { lineOf, owedFor, type DraftLine } from './purchase-draft.ts'
import { PurchaseLines } from './purchase-lines.tsx'
import { StockForm } from './stock-form.tsx'

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

const { receiving: receivingCopy } = copy

/** Records a supplier's invoice: products by search or scanner, with pieces, cost and IVA. */
function ReceivePurchase({ onClose }: { onClose: () => void }) {
  const business = useCall(settings.read, {})
  const ivaPercent = business.answer?.data.settings.ivaPercent ?? 0
  const [lines, setLines] = useState<readonly DraftLine[]>([])
  const [supplier, setSupplier] = useState('')
  const [reference, setReference] = useState('')
  const [checked, setChecked] = useState(false)

  const add = (product: DraftLine['product']) =>
    setLines((now) =>
      now.some((line) => line.product.id === product.id)
        ? now
        : [...now, { product, pieces: '1', cost: '', iva: null }],
    )
  const inputOf = () => {
    setChecked(true)
    const read = lines.flatMap((line) => lineOf(line, ivaPercent) ?? [])
    if (read.length === 0 || read.length < lines.length || supplier.trim() === '') return undefined
    return { body: { supplier, ...(reference && { reference }), lines: read } }
  }
  return (
    <StockForm
      spec={stock.receive}
      title={receivingCopy.title}
      submit={receivingCopy.submit}
      inputOf={inputOf}
      successText={({ data }) => receivingCopy.done(data.stockMovements.length)}
      onClose={onClose}
      size="large"
      before={
        <div className="mb-6 grid gap-2">
          <p>{receivingCopy.add}</p>
          <ProductSearch onAdd={add} arriving />
        </div>
      }
    >
      <Fetched fetchings={[business]}>
        <PurchaseLines lines={lines} ivaPercent={ivaPercent} checked={checked} onChange={setLines} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={receivingCopy.supplier}
            maxLength={80}
            error={checked && supplier.trim() === '' ? receivingCopy.noSupplier : undefined}
            value={supplier}
            onChange={({ target }) => setSupplier(target.value)}
          />
          <TextField
            label={receivingCopy.reference}
            optionalLabel={errorMessagesCopy.optional}
            maxLength={80}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </div>
        <output className="font-heading tabular">
          {receivingCopy.total(formatPesos(owedFor(lines, ivaPercent)))}
        </output>
      </Fetched>
    </StockForm>
  )
}
