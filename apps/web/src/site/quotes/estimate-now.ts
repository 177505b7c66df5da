import {
  addDays,
  daysBetween,
  isDay,
  quoteBooking,
  type CatalogService,
  type Price,
  type PriceTerms,
} from '@rumi/contract'
import type { QuoteDraft } from './quote-draft.ts'

/** What the draft would cost, by the function the server prices with; nothing while its days make no stay. */
export function estimateNow(
  service: CatalogService,
  { dogs, start, end }: Pick<QuoteDraft, 'dogs' | 'start' | 'end'>,
  { today, terms }: { today: string; terms: PriceTerms },
): Price | undefined {
  const names = Array.from({ length: dogs }, (_, index) => ({
    name: dogs === 1 ? 'tu rumi' : `rumi ${index + 1}`,
  }))
  if (service.serviceType !== 'Hotel') {
    const day = addDays(today, 1)
    return quoteBooking({ service, dogs: names, start: day, end: day }, terms)
  }
  if (!isDay(start) || !isDay(end) || daysBetween(start, end) < 1) return undefined
  return quoteBooking({ service, dogs: names, start, end }, terms)
}
