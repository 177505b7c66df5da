import { areOneBooking } from '@rumi/contract'
import { publicPaths } from '../../shared/house/public-paths.ts'
import type { DraftDays } from './quote-draft.ts'

/** Where the days of a quote are booked: a row of them by its ends, others one by one, as the pages of booking read them. */
export function bookingAddress(slug: string, { start, end, separateDays = [] }: DraftDays) {
  const isInPieces = separateDays.length > 0 && !areOneBooking(separateDays)
  return publicPaths.book({
    servicio: slug,
    ...(isInPieces
      ? { dias: separateDays.join(',') }
      : { desde: start || undefined, hasta: end === start ? undefined : end || undefined }),
  })
}
