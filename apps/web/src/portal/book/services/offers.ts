import {
  kindSlugs,
  type CatalogPlan,
  type CatalogService,
  type PassKind,
  type ServiceType,
} from '@rumi/contract'

/** What somebody came for: a service of the catalogue, or a pass that pays for one. */
export type Offer = {
  service: CatalogService
  /** Plan Semanal begins with several days at once. */
  severalDays?: true
  /** What is asked for first is the pass. */
  pass?: PassKind
}

/** What can be booked, and the plans of the public pages that lead to it. */
export type Sold = { services: readonly CatalogService[]; plans: readonly CatalogPlan[] }

const isKind = (slug: string): slug is keyof typeof kindSlugs => Object.hasOwn(kindSlugs, slug)

/** Of a kind of service the one that takes least of an owner's day. */
const shortestOf = (type: ServiceType, services: readonly CatalogService[]) =>
  services
    .filter(({ serviceType }) => serviceType === type)
    .toSorted((one, other) => one.durationMinutes - other.durationMinutes)[0]

/** The kind, service or plan that an address names, whatever they are called today; none where the house does not sell it. */
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
