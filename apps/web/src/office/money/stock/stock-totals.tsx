import { formatPesos, type AnswerOf, type stock } from '@rumi/contract'
import { stockCopy as copy } from '../../../copy/office/money/stock.ts'

type Totals = AnswerOf<typeof stock.levels>['data']['totals']

/** Totals of the whole shop, regardless of filters. */
export function StockTotals({ totals: { pieces, low, valueCentavos } }: { totals: Totals }) {
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
