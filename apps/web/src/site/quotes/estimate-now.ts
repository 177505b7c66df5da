import {
  daysBetween,
  quoteBooking,
  quotedDays,
  weightOfSize,
  type AskedUnder,
  type CatalogService,
  type Price,
  type SitePlan,
} from '@rumi/contract'
import { quotesCopy } from '../../copy/quotes.ts'
import { dogsIn, wishedIn, type QuoteDraft } from './quote-draft.ts'

/** What the draft would cost, by the functions the server prices with; nothing while its days are no stay. */
export function estimateNow(
  service: CatalogService,
  plan: SitePlan,
  draft: Pick<QuoteDraft, 'dogs' | 'sizes' | 'start' | 'end'>,
  under: AskedUnder,
): Price | undefined {
  const { serviceType } = service
  const wished = wishedIn(draft)
  const { start, end } = wished
  if (serviceType === 'Hotel' && (!start || !end || daysBetween(start, end) < 1)) return undefined
  const dogs = dogsIn(draft).map(({ size }, index, all) => ({
    name: all.length === 1 ? quotesCopy.pricedDog.only : quotesCopy.pricedDog.each(index + 1),
    weightKg: size ? weightOfSize(size, service) : null,
  }))
  return quoteBooking(
    { service, dogs, ...quotedDays({ ...plan, serviceType }, wished, under) },
    under.calendar.terms,
  )
}
