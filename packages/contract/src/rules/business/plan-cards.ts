import type { PassKind } from '../passes/pass-kinds.ts'
import type { ServiceType } from '../bookings/service-types.ts'

/** The public pages that show plans or packages (spec §3), in the order of the navigation. */
export const planPages = ['dayCare', 'hotel', 'grooming', 'training', 'events'] as const
export type PlanPage = (typeof planPages)[number]

/** The page that speaks of each kind of service. */
const pageOfService = {
  Guardería: 'dayCare',
  Hotel: 'hotel',
  Grooming: 'grooming',
  'Extra-Grooming': 'grooming',
  Entrenamiento: 'training',
  Evento: 'events',
} as const satisfies Record<ServiceType, PlanPage>

/** The pages that speak of something that is sold, in the order of the navigation. */
export function pagesOf(sold: readonly ServiceType[]): PlanPage[] {
  const spokenOf = new Set(sold.map((serviceType) => pageOfService[serviceType]))
  return planPages.filter((page) => spokenOf.has(page))
}

/** What the button of a card does: it asks for a price, or begins a booking (decision 12). */
export const planActions = ['quote', 'book'] as const
export type PlanAction = (typeof planActions)[number]

/** Texts of a card (spec §3, 'Plan or package card'). */
export type PlanWords = {
  planName: string
  /** Price as the card shows it; as shipped no card shows one (decision 23). */
  price?: string
  billingCycle: string
  description: string
  /** Facts of the business may stand in braces; one that has nothing to say is left out. */
  features: readonly string[]
  isPopular: boolean
  /** Empty: 'MÁS POPULAR'. */
  popularLabel?: string
  /** Empty: what the page or `action` says. */
  buttonText?: string
}

/** A card as its page shows it, with what it leads to. */
export type SitePlan = PlanWords & {
  /** What addresses and requests call it; it outlives every change of its words. */
  slug: string
  page: PlanPage
  action: PlanAction
  /** Null where the office prices what the card offers. */
  serviceId: string | null
  serviceType: ServiceType | null
  /** The pass that is asked for in place of a visit. */
  passKind: PassKind | null
  /** How long a stay is unless one says otherwise. */
  nights: number | null
  /** Whether a booking begins with several days at once. */
  severalDays: boolean
}

/** A name as an address writes it: 'Baño y Shampoo' is `bano-y-shampoo`. */
export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

/** Addresses that name a kind of service rather than a plan. */
export const kindSlugs = {
  guarderia: 'Guardería',
  hotel: 'Hotel',
  estetica: 'Grooming',
  entrenamiento: 'Entrenamiento',
} as const satisfies Record<string, ServiceType>

/** What a new card is called in addresses: by its name, with a number where that is taken. */
export function freeSlug(planName: string, taken: ReadonlySet<string>) {
  const slug = slugOf(planName).slice(0, 60) || 'plan'
  const isFree = (one: string) => !taken.has(one) && !Object.hasOwn(kindSlugs, one)
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? slug : `${slug}-${number}`
    if (isFree(numbered)) return numbered
  }
}
