import {
  kindSlugs,
  type CatalogPlan,
  type CatalogService,
  type PassKind,
  type ServiceType,
} from '@rumi/contract'

/** Requested offer: a service of the catalogue, or a pass for one. */
export type Offer = {
  service: CatalogService
  /** Plan Semanal starts with several days. */
  severalDays?: true
  /** Pass to request first. */
  pass?: PassKind
}

/** Bookable services, and the plans of the public pages that lead to them. */
export type Sold = { services: readonly CatalogService[]; plans: readonly CatalogPlan[] }

const isKind = (slug: string): slug is keyof typeof kindSlugs => Object.hasOwn(kindSlugs, slug)

/** Shortest service of a type. */
const shortestOf = (type: ServiceType, services: readonly CatalogService[]) =>
  services
    .filter(({ serviceType }) => serviceType === type)
    .toSorted((one, other) => one.durationMinutes - other.durationMinutes)[0]

/** Offer that an address names; undefined if it is off sale. */
export function offerNamed(slug: string | undefined, { services, plans }: Sold): Offer | undefined {
  if (slug === undefined) return undefined
  if (isKind(slug)) {
    const service = shortestOf(kindSlugs[slug], services)
    return service && { service }
  }
  const plan = plans.find((one) => one.slug === slug)
  const service = services.find(({ id }) => id === (plan?.serviceId ?? slug))
  return (
    service && {
      service,
      ...(plan?.severalDays && { severalDays: true }),
      ...(plan?.passKind && { pass: plan.passKind }),
    }
  )
}
