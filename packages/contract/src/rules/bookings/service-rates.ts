import type { RoomSize } from './hotel.ts'
import { percentOf } from '../money/money.ts'

/** What holds for bookings that begin in a season in place of what holds for the service; null and nothing are as the service. */
export type SeasonTerms = {
  depositPercent?: number | null | undefined
  freeUntilHours?: number | null | undefined
  keepPercent?: number | null | undefined
}

/** Days and nights, first and last included, on which a service costs some percent more, or less, and may have terms of its own. */
export type Season = { name: string; from: string; to: string; percent: number } & SeasonTerms

/** From which weight a dog counts as medium or large for a service, and what that costs and takes. */
export type SizeRules = {
  mediumOverKg: number
  largeOverKg: number
  /** Null where the size costs what the next smaller one does. */
  mediumPriceCentavos: number | null
  largePriceCentavos: number | null
  mediumExtraMinutes: number
  largeExtraMinutes: number
}

/** What the sizes of a service are until the office says otherwise (ours): the same price for all. */
export const usualSizeRules: SizeRules = {
  mediumOverKg: 10,
  largeOverKg: 25,
  mediumPriceCentavos: null,
  largePriceCentavos: null,
  mediumExtraMinutes: 0,
  largeExtraMinutes: 0,
}

/** A coat takes longer the larger the dog is (ours): what grooming begins with. */
export const groomingSizeRules: SizeRules = {
  ...usualSizeRules,
  mediumExtraMinutes: 15,
  largeExtraMinutes: 30,
}

/** What one unit of a service costs a dog, and the size it was found by; null where size makes no difference. */
export type DogRate = { size: RoomSize | null; priceCentavos: number }

/** What a booking was sold at: the rate of each dog by its id, and the seasons there were. */
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

/** A weight that falls into a size of this service, for a dog of which nobody knows more. */
export const weightOfSize = (
  size: RoomSize,
  {
    mediumOverKg = usualSizeRules.mediumOverKg,
    largeOverKg = usualSizeRules.largeOverKg,
  }: Partial<SizeRules>,
) => ({ small: mediumOverKg, medium: largeOverKg, large: largeOverKg + 1 })[size]

/** Whether a service costs by size at all. */
export const isPricedBySize = ({ mediumPriceCentavos, largePriceCentavos }: Partial<SizeRules>) =>
  (mediumPriceCentavos ?? largePriceCentavos ?? null) !== null

/** What one unit costs each size; 0 where the service has no price. */
export const pricesBySize = (service: Priced): Record<RoomSize, number> => {
  const small = service.priceCentavos ?? 0
  const medium = service.mediumPriceCentavos ?? small
  return { small, medium, large: service.largePriceCentavos ?? medium }
}

/** What one unit costs a dog of this weight; 0 where the service has no price. */
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

/** What a season adds to the price of one unit, or takes off. */
export const seasonExtra = (priceCentavos: number, season: Season | undefined) =>
  season === undefined ? 0 : percentOf(priceCentavos, season.percent)

/** Whether no two seasons share a day. */
export const areApart = (seasons: readonly Season[]) =>
  seasons
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .every(({ from }, at, ordered) => at === 0 || ordered[at - 1]!.to < from)
