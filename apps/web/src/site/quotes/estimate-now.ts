import {
  quoteBooking,
  quotedDays,
  weightOfSize,
  type RequestConditions,
  type CatalogService,
  type Price,
  type SitePlan,
} from '@rumi/contract'
import { quotesCopy } from '../../copy/site/quotes.ts'
import { dogsIn, faultOfDraft, wishedIn, type QuoteDraft } from './quote-draft.ts'

/** Price of a draft, computed by the same functions as on the server; undefined if its days are invalid or closed. */
export function estimateNow(
  service: CatalogService,
  plan: SitePlan,
  draft: Pick<QuoteDraft, 'dogs' | 'sizes' | 'start' | 'end'>,
  under: RequestConditions,
): Price | undefined {
  const { serviceType } = service
  const wished = wishedIn(draft)
  const isIncomplete = wished.start === undefined || wished.end === undefined
  if (serviceType === 'Hotel' && isIncomplete) return undefined
  if (faultOfDraft(plan, draft, under)) return undefined
  const dogs = dogsIn(draft).map(({ size }, index, all) => ({
    name: all.length === 1 ? quotesCopy.pricedDog.only : quotesCopy.pricedDog.each(index + 1),
    weightKg: size ? weightOfSize(size, service) : null,
  }))
  return quoteBooking(
    { service, dogs, ...quotedDays({ ...plan, serviceType }, wished, under) },
    under.calendar.terms,
  )
}
