import { countedIn, type ServiceType } from '@rumi/contract'
import { bookingsCopy } from '../../copy/portal/bookings.ts'

/** Of these the first sentence is about coming late, and the house may say otherwise beside the price. */
const beginsWithLateness: readonly ServiceType[] = [
  'Guardería',
  'Grooming',
  'Extra-Grooming',
  'Entrenamiento',
]

type Span = { start: string; end: string }

/**
 * What owners ask when their plans change. Our words about coming late make place for those under which it was sold, and a visit of one
 * day has no last day that it could leave before.
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
