import {
  isPricedByAgreement,
  pagesOf,
  pricesBySize,
  slugOf,
  type CatalogPlan,
  type PlanPage,
  type SitePlan,
} from '@rumi/contract'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { planCards } from '../db/schema/business/plan-cards.ts'
import { services } from '../db/schema/business/services.ts'

const shown = {
  slug: planCards.slug,
  page: planCards.page,
  action: planCards.action,
  planName: planCards.planName,
  price: planCards.price,
  billingCycle: planCards.billingCycle,
  description: planCards.description,
  advantage: planCards.advantage,
  features: planCards.features,
  isPopular: planCards.isPopular,
  popularLabel: planCards.popularLabel,
  buttonText: planCards.buttonText,
  serviceId: planCards.serviceId,
  passKind: planCards.passKind,
  nights: planCards.nights,
  severalDays: planCards.severalDays,
  service: {
    serviceType: services.serviceType,
    bookableOnline: services.bookableOnline,
    priceCentavos: services.priceCentavos,
    mediumPriceCentavos: services.mediumPriceCentavos,
    largePriceCentavos: services.largePriceCentavos,
  },
}

type SoldService = Pick<
  typeof services.$inferSelect,
  'serviceType' | 'bookableOnline' | 'priceCentavos' | 'mediumPriceCentavos' | 'largePriceCentavos'
>

/** Facts of a card that its service decides. */
export function factsOfService(service: SoldService | null | undefined) {
  if (!service) return { serviceType: null, isBookable: false, unitCentavos: null }
  const { serviceType, bookableOnline } = service
  const isAgreed = isPricedByAgreement(serviceType)
  const lowest = Math.min(...Object.values(pricesBySize(service)))
  return {
    serviceType,
    isBookable: bookableOnline && !isAgreed,
    unitCentavos: isAgreed || lowest === 0 ? null : lowest,
  }
}

type StoredCard = Omit<SitePlan, keyof ReturnType<typeof factsOfService>> & { service: SoldService | null }

/** A card is shown unless it is put away or leads to a service that is not offered. */
const isShown = and(eq(planCards.active, true), or(isNull(planCards.serviceId), eq(services.active, true)))

const cards = (db: Queryable) =>
  db.select(shown).from(planCards).leftJoin(services, eq(services.id, planCards.serviceId)).$dynamic()

/** Turns a card that books into one that quotes, with the text of such a button, where only the desk books its service. */
const asShown = ({ service, ...card }: StoredCard): SitePlan => ({
  ...card,
  ...factsOfService(service),
  ...(card.action === 'book' &&
    service?.bookableOnline === false &&
    ({ action: 'quote', buttonText: '' } as const)),
})

/** The cards of the public pages, in the order of each page. */
export const sitePlans = async (db: Queryable): Promise<SitePlan[]> =>
  (await cards(db).where(isShown).orderBy(planCards.page, asc(planCards.position), planCards.id)).map(asShown)

/** Returns the card of a request, shown or not, by slug or current name. */
export async function planNamed(db: Queryable, written: string): Promise<SitePlan | undefined> {
  const slug = slugOf(written)
  const isTitled = sql`lower(${planCards.planName}) = lower(${written.trim()})`
  const [found] = await cards(db)
    .where(or(eq(planCards.slug, slug), isTitled))
    .orderBy(sql`${planCards.slug} <> ${slug}`, planCards.createdAt, planCards.id)
    .limit(1)
  return found && asShown(found)
}

/** Returns the targets of cards, for links that name one. */
export const catalogPlans = async (db: Queryable): Promise<CatalogPlan[]> =>
  (await sitePlans(db)).flatMap(({ slug, serviceId, passKind, severalDays }) =>
    serviceId === null ? [] : [{ slug, serviceId, passKind, severalDays }],
  )

/** The pages of what is sold at all. */
export async function offeredPages(db: Queryable): Promise<PlanPage[]> {
  const sold = await db
    .selectDistinct({ serviceType: services.serviceType })
    .from(services)
    .where(eq(services.active, true))
  return pagesOf(sold.map(({ serviceType }) => serviceType))
}
