import { formatPesos, type Price } from '@rumi/contract'
import { totalsCopy } from '../../copy/shared/payments.ts'
import { lineKey } from '../fetching/line-key.ts'

type PriceLinesProps = {
  price: Pick<Price, 'lines' | 'totalCentavos' | 'ivaCentavos'>
  /** Null of several rates. */
  ivaPercent: number | null
}

/** Price lines with a label each; IVA is extracted once from the total (docs/domain.md#money). */
export function PriceLines({ price, ivaPercent }: PriceLinesProps) {
  return (
    <dl className="grid gap-2 tabular">
      {price.lines.map((line, place) => (
        <div key={lineKey(line, place)} className="flex items-baseline justify-between gap-4">
          <dt>{line.label}</dt>
          <dd className="shrink-0">{formatPesos(line.amountCentavos)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-2 text-sm text-ink-soft">
        <dt>{totalsCopy.subtotal}</dt>
        <dd>{formatPesos(price.totalCentavos - price.ivaCentavos)}</dd>
      </div>
      <div className="flex justify-between gap-4 text-sm text-ink-soft">
        <dt>{totalsCopy.iva(ivaPercent)}</dt>
        <dd>{formatPesos(price.ivaCentavos)}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 text-lg font-heading">
        <dt>{totalsCopy.total}</dt>
        <dd>{formatPesos(price.totalCentavos)}</dd>
      </div>
    </dl>
  )
}
