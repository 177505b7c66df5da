import type { CatalogService, PassKind, ServiceType } from '@rumi/contract'

/** What somebody came for: a service of the catalogue, or a pass that pays for one. */
export type Offer = {
  service: CatalogService
  /** Plan Semanal begins with several days at once. */
  severalDays?: true
  /** What is asked for first is the pass. */
  pass?: PassKind
}

type Plan = Omit<Offer, 'service'> & { type: ServiceType; name?: string }

/** The plans of the public pages that are called otherwise than the service they are booked as (spec §3). */
const plans: Readonly<Record<string, Plan>> = {
  guarderia: { type: 'Guardería' },
  'guarderia-diario': { type: 'Guardería' },
  'guarderia-semanal': { type: 'Guardería', severalDays: true },
  'guarderia-mensual': { type: 'Guardería', pass: 'day-care-month' },
  hotel: { type: 'Hotel' },
  'hotel-1-dia': { type: 'Hotel' },
  'hotel-1-semana': { type: 'Hotel' },
  'hotel-2-semanas': { type: 'Hotel' },
  entrenamiento: { type: 'Entrenamiento' },
  'entrenamiento-5': { type: 'Entrenamiento', pass: 'training-5' },
  'entrenamiento-10': { type: 'Entrenamiento', pass: 'training-10' },
  'evento-basico': { type: 'Evento', name: 'Paquete Básico' },
  'evento-premium': { type: 'Evento', name: 'Paquete Premium' },
  'evento-deluxe': { type: 'Evento', name: 'Paquete Deluxe' },
}

/** A name as an address writes it: 'Baño y Shampoo' is `bano-y-shampoo`. */
export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

/** What an address calls a service: its name where no other has the same, else its id. */
export function slugIn({ id, name }: CatalogService, catalog: readonly CatalogService[]) {
  const slug = slugOf(name)
  return catalog.filter((one) => slugOf(one.name) === slug).length === 1 ? slug : id
}

/** The service or plan that an address names; none where the house does not sell it. */
export function offerNamed(slug: string | undefined, catalog: readonly CatalogService[]): Offer | undefined {
  if (slug === undefined) return undefined
  const plan = Object.hasOwn(plans, slug) ? plans[slug] : undefined
  if (!plan) {
    const named = catalog.find(({ id, name }) => id === slug || slugOf(name) === slug)
    return named && { service: named }
  }
  const { type, name, ...asked } = plan
  const service = catalog.find((one) => one.serviceType === type && (name === undefined || one.name === name))
  return service && { service, ...asked }
}
