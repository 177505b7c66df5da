import {
  addDays,
  daysBetween,
  isDay,
  quoteBooking,
  weightOfSize,
  type CatalogService,
  type Price,
  type PriceTerms,
} from '@rumi/contract'
import { quotesCopy } from '../../copy/quotes.ts'
import { dogsIn, type QuoteDraft } from './quote-draft.ts'

/** What the draft would cost, by the function the server prices with; nothing while its days make no stay. */
export function estimateNow(
  service: CatalogService,
  { start, end, ...asked }: Pick<QuoteDraft, 'dogs' | 'sizes' | 'start' | 'end'>,
  { today, terms }: { today: string; terms: PriceTerms },
): Price | undefined {
  const dogs = dogsIn(asked).map(({ size }, index, all) => ({
    name: all.length === 1 ? quotesCopy.pricedDog.only : quotesCopy.pricedDog.each(index + 1),
    weightKg: size ? weightOfSize(size, service) : null,
  }))
  if (service.serviceType !== 'Hotel') {
    const day = addDays(today, 1)
    return quoteBooking({ service, dogs, start: day, end: day }, terms)
  }
  if (!isDay(start) || !isDay(end) || daysBetween(start, end) < 1) return undefined
  return quoteBooking({ service, dogs, start, end }, terms)
}
