import {
  countedIn,
  minutesSideBySide,
  visitMinutes,
  visitMinutesBySize,
  type CatalogService,
  formatNames,
} from '@rumi/contract'
import { bookCopy } from '../../../copy/portal/book.ts'

type Visitor = { name: string; weightKg: number | null }

/** Duration of a visit per dog, smallest to largest; undefined for days, nights and parties. */
export function formatVisitLength(service: CatalogService) {
  if (countedIn[service.serviceType] !== 'hours' || service.serviceType === 'Evento') return undefined
  const { shortest, longest } = visitMinutesBySize(service)
  return shortest === longest ? bookCopy.minutes(shortest) : bookCopy.minutesBySize(shortest, longest)
}

/** Duration for these dogs, with its reason. */
export function formatLengthFor(service: CatalogService, dogs: readonly Visitor[], isSideBySide = false) {
  const minutes = (isSideBySide ? minutesSideBySide : visitMinutes)(service, dogs)
  const { shortest, longest } = visitMinutesBySize(service)
  return bookCopy.takes(formatNames(dogs), bookCopy.minutes(minutes), {
    inTurn: dogs.length > 1 && minutes > longest,
    atOnce: isSideBySide,
    bySize: shortest !== longest,
  })
}
