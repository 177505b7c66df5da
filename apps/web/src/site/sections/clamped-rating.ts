import { ratingMax } from '../../ui/layout/metrics.ts'

/** Rounds a rating to whole stars from 0 to 5 (spec §5). */
export const clampedRating = (rating: number) => Math.min(ratingMax, Math.max(0, Math.round(rating)))
