import { countedIn, visitMinutes, visitMinutesBySize, type CatalogService, formatNames } from '@rumi/contract'
import { bookCopy } from '../../../copy/portal/book.ts'

type Visitor = { name: string; weightKg: number | null }

/** How long a visit takes one dog, from the smallest to the largest; nothing of days, nights and parties. */
export function formatVisitLength(service: CatalogService) {
  if (countedIn[service.serviceType] !== 'hours' || service.serviceType === 'Evento') return undefined
  const { shortest, longest } = visitMinutesBySize(service)
  return shortest === longest ? bookCopy.minutes(shortest) : bookCopy.minutesBySize(shortest, longest)
}

/** How long it takes these dogs, and why it is what it is. */
export function formatLengthFor(service: CatalogService, dogs: readonly Visitor[]) {
  const minutes = visitMinutes(service, dogs)
  const { shortest, longest } = visitMinutesBySize(service)
  return bookCopy.takes(formatNames(dogs), bookCopy.minutes(minutes), {
    inTurn: dogs.length > 1 && minutes > longest,
    bySize: shortest !== longest,
  })
}
