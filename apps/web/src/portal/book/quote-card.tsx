import { formatPesos, type Price } from '@rumi/contract'
import { bookCopy } from '../../copy/book.ts'
import { Card } from '../../ui/card.tsx'

/** What of it is IVA is left out until it is known. */
type Quoted = Pick<Price, 'lines' | 'totalCentavos'> &
  Partial<Record<'subtotalCentavos' | 'ivaCentavos' | 'ivaPercent', number>>

/** Every amount with the line that explains it, what of it is IVA, and the total. */
export function QuoteCard({ quote }: { quote: Quoted }) {
  const { lines, subtotalCentavos, ivaCentavos, totalCentavos, ivaPercent } = quote
  return (
    <Card>
      <dl className="grid gap-2">
        {lines.map(({ label, amountCentavos }) => (
          <Amount key={label} label={label} centavos={amountCentavos} />
        ))}
        {subtotalCentavos !== undefined && ivaCentavos !== undefined && ivaPercent !== undefined && (
          <>
            <Amount
              label={bookCopy.subtotal}
              centavos={subtotalCentavos}
              className="mt-2 border-t border-line pt-3 text-sm text-ink-soft"
            />
            <Amount
              label={bookCopy.iva(ivaPercent)}
              centavos={ivaCentavos}
              className="text-sm text-ink-soft"
            />
          </>
        )}
        <Amount label={bookCopy.total} centavos={totalCentavos} className="text-lg font-heading" />
      </dl>
      <p className="mt-2 text-sm text-ink-soft">{bookCopy.ivaIncluded}</p>
    </Card>
  )
}

function Amount({
  label,
  centavos,
  className = '',
}: {
  label: string
  centavos: number
  className?: string
}) {
  return (
    <div className={`flex items-baseline justify-between gap-6 ${className}`}>
      <dt className="min-w-0 text-pretty [overflow-wrap:anywhere]">{label}</dt>
      <dd className="shrink-0 tabular">{formatPesos(centavos)}</dd>
    </div>
  )
}
