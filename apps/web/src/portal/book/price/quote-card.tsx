import { formatPesos, isPaidByPass, isPricedByQuote, type QuoteLine } from '@rumi/contract'
import { bookCopy } from '../../../copy/portal/book.ts'
import { lineKey } from '../../../shared/fetching/line-key.ts'
import { Card } from '../../../ui/layout/card.tsx'

/** The included IVA is absent until known. */
type Quoted = {
  lines: readonly QuoteLine[]
  totalCentavos: number | null
  ivaPercent?: number | null
} & Partial<Record<'subtotalCentavos' | 'ivaCentavos', number | null>>

/** Quote by line with included IVA and total; a text in place of a price still to be agreed. */
export function QuoteCard({ quote }: { quote: Quoted }) {
  const { lines, subtotalCentavos, ivaCentavos, totalCentavos, ivaPercent } = quote
  if (totalCentavos === null || isPricedByQuote(quote))
    return <p className="font-strong">{bookCopy.onRequest}</p>
  if (isPaidByPass({ lines, totalCentavos })) return <PaidWithPass lines={lines} />
  return (
    <Card>
      <dl className="grid gap-2">
        <LineAmounts lines={lines} />
        {typeof subtotalCentavos === 'number' &&
          typeof ivaCentavos === 'number' &&
          ivaPercent !== undefined && (
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
      {Number(ivaCentavos) > 0 && <p className="mt-2 text-sm text-ink-soft">{bookCopy.ivaIncluded}</p>}
    </Card>
  )
}

/** Nothing left to pay, as opposed to a price of zero. */
function PaidWithPass({ lines }: Pick<Quoted, 'lines'>) {
  return (
    <Card>
      <dl className="grid gap-2">
        <LineAmounts lines={lines} />
      </dl>
      <p className="mt-3 border-t border-line pt-3 text-lg font-heading">{bookCopy.paidWithPass}</p>
    </Card>
  )
}

/** Several days of one request have equal labels. */
const LineAmounts = ({ lines }: Pick<Quoted, 'lines'>) =>
  lines.map((line, place) => (
    <Amount key={lineKey(line, place)} label={line.label} centavos={line.amountCentavos} />
  ))

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
    <div className={`flex flex-wrap items-baseline gap-x-6 ${className}`}>
      <dt className="min-w-0 flex-[1_1_min(6rem,100%)] text-pretty [overflow-wrap:anywhere]">{label}</dt>
      <dd className="ml-auto max-w-full shrink-0 tabular [overflow-wrap:anywhere]">
        {formatPesos(centavos)}
      </dd>
    </div>
  )
}
