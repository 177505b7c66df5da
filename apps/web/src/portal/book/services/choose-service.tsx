import type { CatalogService } from '@rumi/contract'
import type { ReactNode } from 'react'
import { paths } from '../../../shared/business/paths.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { withService, type Choices } from '../choices.ts'
import { ServiceGroup } from './service-group.tsx'
import { serviceOrder } from '../../../shared/services/service-order.ts'

type ChooseServiceProps = {
  catalog: readonly CatalogService[]
  choices: Choices
  /** Previously chosen service, when the user returns to change it. */
  chosen: CatalogService | undefined
  /** The requested plan is no longer on sale. */
  isGone: boolean
  /** Content above the services. */
  children?: ReactNode
}

/** The five kinds of service; a kind with several services opens a second list. */
export function ChooseService({ catalog, choices, chosen, isGone, children }: ChooseServiceProps) {
  const groups = Map.groupBy(
    serviceOrder.flatMap((type) => catalog.filter(({ serviceType }) => serviceType === type)),
    ({ serviceType }) => bookCopy.kinds[serviceType].group,
  )
  return (
    <>
      <PageHeader title={bookCopy.serviceQuestion} lead={bookCopy.serviceLead} />
      <div className="settles grid gap-8 pb-8">
        {children}
        {isGone && <Notice tone="warning">{bookCopy.notSold}</Notice>}
        <ul className="grid divide-y divide-line overflow-clip rounded-md bg-white shadow-soft">
          {[...groups].map(([name, services]) => (
            <li key={name}>
              <ServiceGroup
                name={name}
                services={services}
                chosen={chosen}
                addressOf={(service) => withService(choices, service.id)}
              />
            </li>
          ))}
        </ul>
        <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <div>
            <h2 className="text-lg">{bookCopy.passesTitle}</h2>
            <p className="measure text-ink-soft">{bookCopy.passesText}</p>
          </div>
          <LinkButton tone="secondary" to={paths.passes()}>
            {bookCopy.seePasses}
          </LinkButton>
        </section>
      </div>
    </>
  )
}
