import { areOneBooking } from '@rumi/contract'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { describedDogsText, type DescribedDog } from '../../shared/business/described-dogs.ts'
import type { OwnDog } from '../own-contact.ts'
import { ownIn, type DraftDays, type QuoteDraft } from './quote-draft.ts'
import type { ExtraHours } from './use-extra-hours.ts'

/** Dogs of a booking: the owner's own, or strangers by size. */
type BookedDogs = { own: readonly string[] } | { described: readonly DescribedDog[] }

/** Dogs of a draft as the booking takes them over; sizes only where the price depends on them. */
export function describedDogs(
  draft: Pick<QuoteDraft, 'dogs' | 'sizes' | 'own'>,
  family: readonly OwnDog[],
  isSized: boolean,
): BookedDogs {
  const own = ownIn(draft, family)
  if (own.length > 0) return { own: own.map(({ _id }) => _id) }
  return {
    described: Array.from({ length: draft.dogs }, (_, index) => (isSized && draft.sizes[index]) || null),
  }
}

type Quoted = DraftDays & { dogs?: BookedDogs; extras?: ExtraHours }

/**
 * Booking address of a quote, in the format of the booking pages: consecutive days by their ends, others
 * individually; dogs and extras as chosen.
 */
export function bookingAddress(slug: string, { start, end, separateDays = [], dogs, extras }: Quoted) {
  const isInPieces = separateDays.length > 0 && !areOneBooking(separateDays)
  const added = [...(extras ?? [])].flatMap(([id, hour]) => (hour === null ? [] : [`${id}*${hour}`]))
  return publicPaths.book({
    servicio: slug,
    ...(isInPieces
      ? { dias: separateDays.join(',') }
      : { desde: start || undefined, hasta: end === start ? undefined : end || undefined }),
    ...(dogs && 'own' in dogs && { rumis: dogs.own.join(',') }),
    ...(dogs && 'described' in dogs && { perros: describedDogsText(dogs.described) }),
    extras: added.length > 0 ? added.join(',') : undefined,
  })
}
