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

/** Actions of a card's button: request a quote or begin a booking (decision 12). */
export const planActions = ['quote', 'book'] as const
export type PlanAction = (typeof planActions)[number]

/** Texts of a card (spec §3, 'Plan or package card'). */
export type PlanWords = {
  planName: string
  /** Price as the card shows it; as shipped no card shows one (decision 23). */
  price?: string
  billingCycle: string
  description: string
  /** Reason to take this card rather than another; empty shows nothing. */
  advantage?: string
  /** Feature text; may contain placeholders. A feature with an empty placeholder is left out. */
  features: readonly string[]
  isPopular: boolean
  /** Empty: 'MÁS POPULAR'. */
  popularLabel?: string
  /** Empty: the text of the page or of `action`. */
  buttonText?: string
}

/** Card as shown on its page, with its target. */
export type SitePlan = PlanWords & {
  /** Stable identifier in URLs and requests, independent of the card's texts. */
  slug: string
  page: PlanPage
  action: PlanAction
  /** Null if the office sets the price. */
  serviceId: string | null
  serviceType: ServiceType | null
  /** Pass that the card sells instead of a visit. */
  passKind: PassKind | null
  /** Default length of a stay in nights. */
  nights: number | null
  /** True if a booking begins with several days at once. */
  severalDays: boolean
  /** True if clients book it online; the desk takes the others. */
  isBookable: boolean
  /** Lowest price of one night, day, visit or session, IVA included; null where it is agreed on. */
  unitCentavos: number | null
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

/** Derives an unused slug from the plan's name, with a number if it is taken. */
export function freeSlug(planName: string, taken: ReadonlySet<string>) {
  const slug = slugOf(planName).slice(0, 60) || 'plan'
  const isFree = (one: string) => !taken.has(one) && !Object.hasOwn(kindSlugs, one)
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? slug : `${slug}-${number}`
    if (isFree(numbered)) return numbered
  }
}
