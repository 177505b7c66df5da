import { formatPesos, type CatalogService, type ServiceType } from '@rumi/contract'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { bookCopy } from '../../../copy/portal/book.ts'
import { formatVisitLength } from '../dates/visit-length.ts'
import { Rows } from '../../../shared/rows/rows.tsx'

/** Lazy drawing beside the text of a service. */
const ServiceScene = lazy(async () => ({ default: (await import('./service-scene.tsx')).ServiceScene }))

type ServiceGroupProps = {
  name: string
  services: readonly CatalogService[]
  chosen: CatalogService | undefined
  addressOf: (service: CatalogService) => string
}

/** Kind of service: a single service continues directly, several are a choice. */
export function ServiceGroup({ name, services, chosen, addressOf }: ServiceGroupProps) {
  const [first, ...others] = services
  if (!first) return null
  if (others.length === 0) {
    return (
      <Link prefetch="intent" to={addressOf(first)} className={`${rowLook} hover:bg-sand/50`}>
        <Face
          type={first.serviceType}
          name={name}
          text={bookCopy.onlyService(first.name, first.description)}
          price={priceOf(first)}
          length={formatVisitLength(first)}
        />
        <ChevronRight className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
      </Link>
    )
  }
  return (
    <details className="accordion group" open={services.some(({ id }) => id === chosen?.id)}>
      <summary className={`${rowLook} list-none hover:bg-sand/50 [&::-webkit-details-marker]:hidden`}>
        <Face
          type={first.serviceType}
          name={name}
          text={services.map((service) => service.name).join(', ')}
          price={cheapest(services)}
        />
        <ChevronDown
          className="size-6 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line bg-sand/40">
        <Rows of={services} by={(service) => service.id}>
          {(service) => (
            <li>
              <ServiceLine service={service} to={addressOf(service)} />
            </li>
          )}
        </Rows>
      </ul>
    </details>
  )
}

const rowLook = 'flex cursor-pointer items-center gap-3 p-3 sm:gap-5 sm:p-4 focus-visible:-outline-offset-3'

type FaceProps = {
  type: ServiceType
  name: string
  text: string
  price: string
  length?: string | undefined
}

function Face({ type, name, text, price, length }: FaceProps) {
  return (
    <span className="flex min-w-0 grow flex-wrap items-center gap-3 sm:gap-5">
      <span className="h-18 w-20 shrink-0 sm:h-20 sm:w-30">
        <Suspense>
          <ServiceScene type={type} className="size-full rounded-sm" />
        </Suspense>
      </span>
      <span className="grid min-w-0 grow basis-[7rem] gap-0.5">
        <span className="text-lg font-heading hyphens-auto [overflow-wrap:anywhere]">{name}</span>
        <span className="text-sm text-ink-soft max-sm:sr-only">{text}</span>
        <PriceAndLength price={price} length={length} />
      </span>
    </span>
  )
}

function ServiceLine({ service, to }: { service: CatalogService; to: string }) {
  return (
    <Link
      prefetch="intent"
      to={to}
      className="flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-sand focus-visible:-outline-offset-3 sm:px-5"
    >
      <span className="grid min-w-0 grow gap-0.5">
        <span className="font-heading [overflow-wrap:anywhere]">{service.name}</span>
        <span className="text-sm text-ink-soft">{service.description}</span>
        <PriceAndLength price={priceOf(service)} length={formatVisitLength(service)} />
      </span>
      <ChevronRight className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  )
}

/** Price, and duration for services by the hour. */
const PriceAndLength = ({ price, length }: Pick<FaceProps, 'price' | 'length'>) => (
  <span className="flex flex-wrap gap-x-3 text-sm tabular">
    <span className="font-strong">{price}</span>
    {length && <span className="text-ink-soft">{length}</span>}
  </span>
)

const priceOf = ({ priceCentavos, serviceType }: CatalogService) =>
  priceCentavos === null
    ? bookCopy.onRequest
    : `${formatPesos(priceCentavos)} ${bookCopy.kinds[serviceType].per}`

/** Lowest price, if all have one. */
function cheapest(services: readonly CatalogService[]) {
  const [first] = services.toSorted((one, other) => (one.priceCentavos ?? 0) - (other.priceCentavos ?? 0))
  if (!first || first.priceCentavos === null) return bookCopy.onRequest
  return bookCopy.fromPrice(priceOf(first))
}
