import { formatPesos, type CatalogService, formatNames } from '@rumi/contract'
import { bookCopy } from '../../copy/portal/book.ts'
import { BottomActionBar } from '../../ui/layout/bottom-action-bar.tsx'
import { AwaitedStep } from '../../ui/forms/awaited-step.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { DogFaces } from '../dog-faces.tsx'
import type { FamilyGuest } from './step-props.ts'

type ChosenSoFarProps = { service: CatalogService; guests: readonly FamilyGuest[] }

type NextBarProps = ChosenSoFarProps & {
  /** Current selection, announced on change. */
  summary: string
  /** Next step; undefined while a choice is missing. */
  to: string | undefined
  /** Missing choice. */
  prompt: string
}

/** Next step within reach of a thumb; on a wide screen below the summary of choices. */
export function NextBar({ summary, to, prompt, ...chosen }: NextBarProps) {
  return (
    <>
      <ChosenSoFar {...chosen} />
      <BottomActionBar beside>
        <span
          className="min-w-0 text-sm leading-tight font-strong [overflow-wrap:anywhere] first-letter:uppercase empty:hidden max-lg:line-clamp-3 lg:text-base"
          aria-live="polite"
        >
          {summary}
        </span>
        {to ? (
          <LinkButton to={to} className="grow">
            {bookCopy.next}
          </LinkButton>
        ) : (
          <AwaitedStep className="grow">{prompt}</AwaitedStep>
        )}
      </BottomActionBar>
    </>
  )
}

/** Service and dogs beside the calendar; hidden on a phone, whose steps show the same. */
function ChosenSoFar({ service, guests }: ChosenSoFarProps) {
  const dogs = guests.map(({ dog }) => dog)
  const { per } = bookCopy.kinds[service.serviceType]
  return (
    <section className="grid gap-3 rounded-md bg-white p-6 shadow-soft max-lg:hidden">
      <DogFaces dogs={dogs} />
      <p className="[overflow-wrap:anywhere]">
        <span className="block font-strong">{formatNames(dogs)}</span>
        <span className="block text-ink-soft">{service.name}</span>
        {service.priceCentavos !== null && (
          <span className="block text-sm text-ink-soft tabular">
            {formatPesos(service.priceCentavos)} {per}
          </span>
        )}
      </p>
    </section>
  )
}
