import { formatMoment, formatPesos, percentOf, type Quote } from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'
import { termsCopy as copy } from '../copy/terms.ts'
import { houseToday } from './house-today.ts'

type Terms = Pick<Quote, 'totalCentavos' | 'cancellation' | 'lateArrival'>

/** What giving a booking up costs and what whoever comes late has to know; nothing where the house asks nothing. */
export function TermsNote({ quote: { totalCentavos, cancellation, lateArrival } }: { quote: Terms }) {
  const { freeUntil, keepPercent } = cancellation
  const keeps = freeUntil !== null && totalCentavos > 0
  if (!keeps && !lateArrival) return null
  const kept = formatPesos(percentOf(totalCentavos, keepPercent))
  const isFree = keeps && Temporal.Instant.compare(Temporal.Now.instant(), freeUntil) <= 0
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      {keeps && (
        <p>
          {isFree
            ? copy.freeUntil(formatMoment(freeUntil, houseToday()), keepPercent, kept)
            : copy.noLongerFree(keepPercent, kept)}
        </p>
      )}
      {lateArrival && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{lateArrival}</p>}
    </div>
  )
}
