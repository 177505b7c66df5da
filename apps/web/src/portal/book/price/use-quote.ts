import { booking, type BodyOf } from '@rumi/contract'
import { useCall } from '../../../shared/fetching/queries.ts'
import type { When } from '../dates/when-chosen.ts'

type Request = Omit<BodyOf<typeof booking.quote>, 'start' | 'end'>

/** Quote for a request; keeps the previous one, marked as stale, while a change is priced. */
export function useQuote(request: Request, when: When, isReady = true) {
  const byDays = 'days' in when ? { body: { ...request, days: [...when.days] } } : null
  const bySpan = 'days' in when ? null : { body: { ...request, ...when } }
  const daysQuote = useCall(booking.quoteDays, isReady ? byDays : null)
  const spanQuote = useCall(booking.quote, isReady ? bySpan : null)
  const quoteQuery = 'days' in when ? daysQuote : spanQuote
  const shown = quoteQuery.answer ?? (quoteQuery.status === 'loading' ? quoteQuery.lastAnswer : undefined)
  return {
    ...quoteQuery,
    answer: shown?.data.quote,
    isLatest: quoteQuery.status === 'ready' && !quoteQuery.isFetching,
  }
}
