import { formatMoment, formatPesos, latePickupSentence, percentOf, type Quote } from '@rumi/contract'
import { Temporal } from 'temporal-polyfill'
import { termsCopy as copy } from '../../copy/shared/terms.ts'
import { businessToday } from './business-today.ts'

type Terms = Pick<Quote, 'totalCentavos' | 'cancellation' | 'lateArrival' | 'latePickup' | 'season'> & {
  /** Fee of cancelling a booking now. */
  keptCentavos?: number
}

/** Cancellation and late pick-up terms; renders nothing if there are none. */
export function TermsNote({ quote }: { quote: Terms }) {
  const { lateArrival, latePickup, season } = quote
  const givingUp = givingUpOf(quote)
  if (!givingUp && !season && !lateArrival && !latePickup) return null
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      {givingUp && <p>{season ? copy.inSeason(season, givingUp) : givingUp}</p>}
      {!givingUp && season && <p>{copy.ofSeason(season)}</p>}
      {latePickup && <p>{latePickupSentence(latePickup)}</p>}
      {lateArrival && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{lateArrival}</p>}
    </div>
  )
}

/** Cancellation fee in words; empty if free. */
function givingUpOf({ totalCentavos, keptCentavos, cancellation: { freeUntil, keepPercent } }: Terms) {
  if (freeUntil === null || !totalCentavos) return ''
  const fee = formatPesos(percentOf(totalCentavos, keepPercent))
  return Temporal.Instant.compare(Temporal.Now.instant(), freeUntil) <= 0
    ? copy.freeUntil(formatMoment(freeUntil, businessToday()), keepPercent, fee)
    : keptCentavos === 0
      ? copy.onceConfirmed(keepPercent, fee)
      : copy.noLongerFree(keepPercent, fee)
}
