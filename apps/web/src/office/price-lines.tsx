import { formatPesos, type Price } from '@rumi/contract'
import { officePriceCopy as copy } from '../copy/office-price.ts'

/** What something costs, line by line, with the IVA that it holds. */
export function PriceLines({ price }: { price: Pick<Price, 'lines' | 'totalCentavos' | 'ivaCentavos'> }) {
  return (
    <dl className="grid gap-1 tabular">
      {price.lines.map(({ label, amountCentavos }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt>{label}</dt>
          <dd className="whitespace-nowrap">{formatPesos(amountCentavos)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-1 text-base font-heading">
        <dt>{copy.total}</dt>
        <dd className="whitespace-nowrap">{formatPesos(price.totalCentavos)}</dd>
      </div>
      <div className="flex justify-between gap-4 text-ink-soft">
        <dt>{copy.ofThatIva}</dt>
        <dd className="whitespace-nowrap">{formatPesos(price.ivaCentavos)}</dd>
      </div>
    </dl>
  )
}
