import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { bookCopy } from '../../copy/portal/book.ts'
import { twoColumns } from '../../ui/layout/two-columns.ts'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { addressOf, choicesIn, steps, withService, type Choices } from './choices.ts'
import { offerNamed, type Sold } from './services/offers.ts'
import type { StepProps } from './step-props.ts'
import type { CatalogService } from '@rumi/contract'
import { paths } from '../../shared/business/paths.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ServiceGroup } from './services/service-group.tsx'
import { serviceOrder } from '../../shared/services/service-order.ts'

/** Moves the focus to the start of the next step, but not on page load. */
function useFocusOnChange<Element extends HTMLElement>(step: string) {
  const place = useRef<Element>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    place.current?.focus({ preventScroll: true })
  }, [step])
  return place
}

type Chosen = Pick<StepProps, 'catalog' | 'offer' | 'choices'>

type BookingStepsProps = {
  sold: Sold
  /** Ids of bookable dogs; others in the address are ignored. */
  dogIds: readonly string[]
  asGuest?: true
  /** Renders every step after the first. */
  renderStep: (chosen: Chosen) => ReactNode
  /** Content above the services. */
  children?: ReactNode
}

/**
 * Booking in steps: service, dogs, time, price. All choices are in the address, so that it can be linked and resumed.
 */
export function BookingSteps({ sold, dogIds, asGuest, renderStep, children }: BookingStepsProps) {
  const { services: catalog } = sold
  const [params] = useSearchParams()
  const offer = offerNamed(params.get('servicio') ?? undefined, sold)
  const choices = {
    ...choicesIn(withDogsOf(dogIds, params), offer?.service.serviceType),
    ...(asGuest && { asGuest }),
  }
  const heading = useFocusOnChange<HTMLDivElement>(choices.step)

  return (
    <div className={`mx-auto max-w-2xl lg:max-w-5xl ${twoColumns.page}`}>
      {!offer?.pass && (
        <Stepper
          label={bookCopy.progress}
          current={steps.indexOf(choices.step)}
          steps={steps.map((step) => ({ label: bookCopy.steps[step], to: addressOf(choices, { step }) }))}
        />
      )}
      <div ref={heading} tabIndex={-1} className={`steps pt-6 outline-none ${twoColumns.within}`}>
        {offer && choices.step !== 'servicio' ? (
          renderStep({ catalog, offer, choices })
        ) : (
          <ChooseService
            catalog={catalog}
            choices={choices}
            chosen={offer?.service}
            isGone={params.has('servicio') && offer === undefined}
          >
            {children}
          </ChooseService>
        )}
      </div>
    </div>
  )
}

function withDogsOf(dogIds: readonly string[], params: URLSearchParams) {
  const own = new URLSearchParams(params)
  const named = (params.get('rumis') ?? '').split(',')
  own.set('rumis', named.filter((id) => dogIds.includes(id)).join(','))
  return own
}

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
function ChooseService({ catalog, choices, chosen, isGone, children }: ChooseServiceProps) {
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
