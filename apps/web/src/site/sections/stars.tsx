import { Star } from 'lucide-react'
import { ratingMax } from '../../ui/layout/metrics.ts'

/** Rounds a rating to whole stars from 0 to 5 (spec §5). */
export const clampedRating = (rating: number) => Math.min(ratingMax, Math.max(0, Math.round(rating)))

/** Rating as stars, read as a sentence. */
export function Stars({ rating, label }: { rating: number; label: string }) {
  const filled = clampedRating(rating)
  return (
    <p className="flex gap-0.5">
      <span className="sr-only">{label}</span>
      {Array.from({ length: ratingMax }, (_, star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={`size-5 ${star < filled ? 'fill-secondary text-secondary' : 'fill-sand text-line-strong'}`}
        />
      ))}
    </p>
  )
}
