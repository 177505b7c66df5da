import type { RoomSize } from './hotel.ts'
import { percentOf } from '../money/money.ts'

/** Terms of bookings that begin in a season. Null fields take the value of the service. */
export type SeasonTerms = {
  depositPercent?: number | null | undefined
  freeUntilHours?: number | null | undefined
  keepPercent?: number | null | undefined
}

/** Season: days or nights, both inclusive, with a surcharge or discount in percent and optional terms. */
export type Season = { name: string; from: string; to: string; percent: number } & SeasonTerms

/** From which weight a dog counts as medium or large for a service, and what that costs and takes. */
export type SizeRules = {
  mediumOverKg: number
  largeOverKg: number
  /** Null if the size costs as much as the next smaller one. */
  mediumPriceCentavos: number | null
  largePriceCentavos: number | null
  mediumExtraMinutes: number
  largeExtraMinutes: number
}

/** Default sizes of a service (ours): one price for all. */
export const usualSizeRules: SizeRules = {
  mediumOverKg: 10,
  largeOverKg: 25,
  mediumPriceCentavos: null,
  largePriceCentavos: null,
  mediumExtraMinutes: 0,
  largeExtraMinutes: 0,
}

/** Default extra minutes for the coats of larger dogs, of grooming that takes an hour (ours). */
export const groomingSizeRules: SizeRules = {
  ...usualSizeRules,
  mediumExtraMinutes: 30,
  largeExtraMinutes: 30,
}

/**
 * Price of one unit for a dog, and the size it was found by. Size is null where it does not affect the price.
 */
export type DogRate = { size: RoomSize | null; priceCentavos: number }

/** Rates that a booking was sold at: each dog's by its id, and the seasons at that time. */
export type SoldRates = { dogs: ({ rumiId: string } & DogRate)[]; seasons: Season[] }

type Priced = { priceCentavos: number | null } & Partial<SizeRules>

/** The size a weight falls into. A dog that was never weighed counts as small. */
export const sizeOf = (
  weightKg: number | null,
  {
    mediumOverKg = usualSizeRules.mediumOverKg,
    largeOverKg = usualSizeRules.largeOverKg,
  }: Partial<SizeRules>,
): RoomSize => {
  const kg = weightKg ?? 0
  if (kg > largeOverKg) return 'large'
  return kg > mediumOverKg ? 'medium' : 'small'
}

/** Returns a weight within a size of this service, for a dog without a weight. */
export const weightOfSize = (
  size: RoomSize,
  {
    mediumOverKg = usualSizeRules.mediumOverKg,
    largeOverKg = usualSizeRules.largeOverKg,
  }: Partial<SizeRules>,
) => ({ small: mediumOverKg, medium: largeOverKg, large: largeOverKg + 1 })[size]

/** True if the price of a service depends on size. */
export const isPricedBySize = ({ mediumPriceCentavos, largePriceCentavos }: Partial<SizeRules>) =>
  (mediumPriceCentavos ?? largePriceCentavos ?? null) !== null

/** Returns the price of one unit by size; 0 if the service has no price. */
export const pricesBySize = (service: Priced): Record<RoomSize, number> => {
  const small = service.priceCentavos ?? 0
  const medium = service.mediumPriceCentavos ?? small
  return { small, medium, large: service.largePriceCentavos ?? medium }
}

/** Returns the price of one unit for a dog of this weight; 0 if the service has no price. */
export const rateFor = (service: Priced, weightKg: number | null): DogRate => {
  if (!isPricedBySize(service)) return { size: null, priceCentavos: service.priceCentavos ?? 0 }
  const size = sizeOf(weightKg, service)
  return { size, priceCentavos: pricesBySize(service)[size] }
}

/** The minutes that a dog's size adds to a visit. */
export const extraMinutesFor = (service: Partial<SizeRules>, weightKg: number | null) => {
  const { mediumExtraMinutes = 0, largeExtraMinutes = 0 } = service
  return { small: 0, medium: mediumExtraMinutes, large: largeExtraMinutes }[sizeOf(weightKg, service)]
}

/** The season of a day; seasons of one service never overlap. */
export const seasonOn = (day: string, seasons: readonly Season[]) =>
  seasons.find(({ from, to }) => from <= day && day <= to)

/** Returns the surcharge of a season on one unit, negative for a discount. */
export const seasonExtra = (priceCentavos: number, season: Season | undefined) =>
  season === undefined ? 0 : percentOf(priceCentavos, season.percent)

/** True if no two seasons share a day. */
export const areApart = (seasons: readonly Season[]) =>
  seasons
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .every(({ from }, at, ordered) => at === 0 || ordered[at - 1]!.to < from)
