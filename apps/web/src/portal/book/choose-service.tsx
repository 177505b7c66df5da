import { formatPesos, type CatalogService } from '@rumi/contract'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { bookCopy } from '../../copy/book.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { choosing, type Choices } from './choices.ts'
import { slugOf } from './offers.ts'
import { serviceOrder } from './service-order.ts'

type ChooseServiceProps = {
  catalog: readonly CatalogService[]
  choices: Choices
  /** Somebody came for a plan that is not sold any more. */
  isGone: boolean
}

/** The five services, each with what it costs; one press leads on. */
export function ChooseService({ catalog, choices, isGone }: ChooseServiceProps) {
  const groups = Map.groupBy(
    serviceOrder.flatMap((type) => catalog.filter(({ serviceType }) => serviceType === type)),
    ({ serviceType }) => bookCopy.kinds[serviceType].group,
  )
  return (
    <>
      <PageHeader title={bookCopy.serviceQuestion} lead={bookCopy.serviceLead} />
      <div className="grid gap-8">
        {isGone && <Notice tone="warning">{bookCopy.notSold}</Notice>}
        {[...groups].map(([group, services]) => (
          <section key={group}>
            <h2 className="mb-3 text-lg">{group}</h2>
            <ul className="grid divide-y divide-line rounded-md bg-white shadow-soft">
              {services.map((service) => (
                <li key={service.id}>
                  <ServiceLine service={service} to={choosing(choices, slugIn(service, catalog))} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2 className="mb-1 text-lg">{bookCopy.passesTitle}</h2>
          <p className="mb-3 text-ink-soft">{bookCopy.passesText}</p>
          <LinkButton tone="secondary" to={paths.passes()}>
            {bookCopy.seePasses}
          </LinkButton>
        </section>
      </div>
    </>
  )
}

function ServiceLine({ service, to }: { service: CatalogService; to: string }) {
  const { serviceType, name, description, priceCentavos } = service
  return (
    <Link to={to} className="flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-sand/50 sm:px-5">
      <span className="grid min-w-0 grow gap-0.5">
        <span className="font-heading [overflow-wrap:anywhere]">{name}</span>
        <span className="text-sm text-ink-soft">{description}</span>
        <span className="text-sm font-strong">
          {priceCentavos > 0
            ? `${formatPesos(priceCentavos)} ${bookCopy.kinds[serviceType].per}`
            : bookCopy.onRequest}
        </span>
      </span>
      <ChevronRight className="size-6 shrink-0 text-ink-soft" aria-hidden="true" />
    </Link>
  )
}

/** What an address calls a service: its name where no other has the same, else its id. */
function slugIn({ id, name }: CatalogService, catalog: readonly CatalogService[]) {
  const slug = slugOf(name)
  return catalog.filter((one) => slugOf(one.name) === slug).length === 1 ? slug : id
}
