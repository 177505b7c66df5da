import type { BusinessTerms } from '../business/business-terms.ts'
import { dayNumber } from '../time/business-time.ts'

export const roomSizes = ['small', 'medium', 'large'] as const
export type RoomSize = (typeof roomSizes)[number]

/** Number of dogs of one family that fit in a room, and the weight limit of each. Null is no limit. */
export type RoomLimits = { maxDogs: number; maxWeightKg: number | null }

/** Defaults of a new room by size (docs/domain.md#capacity). */
export const roomLimits = {
  small: { maxDogs: 1, maxWeightKg: 10 },
  medium: { maxDogs: 2, maxWeightKg: 25 },
  large: { maxDogs: 3, maxWeightKg: null },
} as const satisfies Record<RoomSize, RoomLimits>

/**
 * Nights of a stay `[arrival, departure)`: the day of leaving is not slept in, so who leaves in the morning and
 * who arrives after noon share a room's day without conflict (docs/domain.md#time). Zero or less is no stay at all.
 */
export const nightsBetween = (arrival: string, departure: string) => dayNumber(departure) - dayNumber(arrival)

/** Discounts in percent by number of nights: the longest that applies counts, they do not add up (docs/domain.md#money). */
export const stayDiscountPercent = (
  nights: number,
  { discounts }: Pick<BusinessTerms['hotel'], 'discounts'>,
) => discounts.findLast((discount) => nights >= discount.fromNights)?.percent ?? 0

/**
 * True if dogs of one family fit a room together, by number and by weight. A dog without a weight fits only
 * where there is no limit.
 */
export const roomTakes = ({ maxDogs, maxWeightKg }: RoomLimits, weightsKg: readonly (number | null)[]) => {
  if (weightsKg.length < 1 || weightsKg.length > maxDogs) return false
  return maxWeightKg === null || weightsKg.every((kg) => kg !== null && kg <= maxWeightKg)
}
