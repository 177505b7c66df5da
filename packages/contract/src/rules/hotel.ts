import type { HouseTerms } from './house-terms.ts'
import { dayNumber } from './house-time.ts'

export type RoomSize = 'small' | 'medium' | 'large'

/** How many dogs of one family a room takes, and how heavy each may be; null is no limit (docs/domain.md#capacity). */
export const roomLimits = {
  small: { dogs: 1, maxWeightKg: 10 },
  medium: { dogs: 2, maxWeightKg: 25 },
  large: { dogs: 3, maxWeightKg: null },
} as const satisfies Record<RoomSize, { dogs: number; maxWeightKg: number | null }>

/** Six rooms: two small, three medium, one large (docs/domain.md#capacity; a setting). */
export const roomCounts = { small: 2, medium: 3, large: 1 } as const satisfies Record<RoomSize, number>

/**
 * Nights of a stay `[arrival, departure)`: the day of leaving is not slept in, so who leaves in the morning and
 * who arrives after noon share a room's day without conflict (docs/domain.md#time). Zero or less is no stay at all.
 */
export const nightsBetween = (arrival: string, departure: string) => dayNumber(departure) - dayNumber(arrival)

/** Percent off a stay of so many nights: the longest that fits counts, they do not add up (docs/domain.md#money). */
export const stayDiscountPercent = (nights: number, { discounts }: Pick<HouseTerms['hotel'], 'discounts'>) =>
  discounts.findLast((discount) => nights >= discount.fromNights)?.percent ?? 0

/**
 * Whether dogs of one family fit a room together, by number and by each one's weight. A dog that was never
 * weighed fits for certain only where there is no limit.
 */
export const roomTakes = (size: RoomSize, weightsKg: readonly (number | null)[]) => {
  const { dogs, maxWeightKg } = roomLimits[size]
  if (weightsKg.length < 1 || weightsKg.length > dogs) return false
  return maxWeightKg === null || weightsKg.every((kg) => kg !== null && kg <= maxWeightKg)
}
