import { ratingMax } from '../../ui/layout/metrics.ts'

/** A rating is whole stars from none to five, whatever was written down (spec §5). */
export const clampedRating = (rating: number) => Math.min(ratingMax, Math.max(0, Math.round(rating)))
