import { countedIn, type ServiceType } from '@rumi/contract'
import { bookingsCopy } from '../../copy/portal/bookings.ts'

/** Services whose first sentence is about late pick-up, which the terms may replace. */
const beginsWithLateness: readonly ServiceType[] = [
  'Guardería',
  'Grooming',
  'Extra-Grooming',
  'Entrenamiento',
]

type Span = { start: string; end: string }

/**
 * Answers about changed plans. The terms of the sale replace the default text on late pick-up; a visit of one day has
 * no early departure.
 */
export function earlyAndLateOf(
  serviceType: ServiceType,
  { start, end }: Span,
  sold: { lateArrival: string } | null | undefined,
): readonly string[] {
  const all: readonly string[] = bookingsCopy.earlyAndLate[serviceType]
  const until = countedIn[serviceType] === 'days' && start === end ? 1 : undefined
  return all.slice(sold?.lateArrival && beginsWithLateness.includes(serviceType) ? 1 : 0, until)
}
