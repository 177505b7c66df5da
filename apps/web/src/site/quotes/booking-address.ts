import { areOneBooking } from '@rumi/contract'
import { publicPaths } from '../../shared/business/public-paths.ts'
import type { DraftDays } from './quote-draft.ts'

/**
 * Booking address for the days of a quote: consecutive ones by their ends, others individually, in the format of the
 * booking pages.
 */
export function bookingAddress(slug: string, { start, end, separateDays = [] }: DraftDays) {
  const isInPieces = separateDays.length > 0 && !areOneBooking(separateDays)
  return publicPaths.book({
    servicio: slug,
    ...(isInPieces
      ? { dias: separateDays.join(',') }
      : { desde: start || undefined, hasta: end === start ? undefined : end || undefined }),
  })
}
