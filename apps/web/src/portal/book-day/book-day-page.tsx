import { fetchCatalog } from '@rumi/data-layer'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../app/paths.ts'
import { useAsked } from '../../app/store.ts'
import { NoDogsYet } from '../../art/scenes/no-dogs-yet.tsx'
import { bookDayCopy } from '../../copy/book-day.ts'
import { troubleCopy } from '../../copy/trouble.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { dayCareType } from '../day-care-type.ts'
import { Fetched } from '../fetched.tsx'
import type { PortalHandle } from '../portal-layout.tsx'
import { portalMeta } from '../portal-meta.ts'
import { useMyDogs } from '../use-my-dogs.ts'
import { addressOf, choicesIn, steps, type Choices } from './choices.ts'
import { ChooseDays } from './choose-days.tsx'
import { ChooseDogs } from './choose-dogs.tsx'
import { ConfirmDay } from './confirm-day.tsx'
import type { StepProps } from './step-props.ts'

export const meta = portalMeta(bookDayCopy.title)
export const handle: PortalHandle = { isTask: true }

/** Who comes, when, at what price: three steps, every choice in the address. */
export default function BookDayPage() {
  const catalog = useAsked((signal) => fetchCatalog({ signal }), 'catalog')
  const service = catalog.answer?.find(({ serviceType }) => serviceType === dayCareType)
  const { dogs, recordsOf, known, fetching } = useMyDogs()

  if (catalog.status === 'loading') return <SkeletonList label={troubleCopy.loading} count={3} />
  if (catalog.status === 'failed') {
    return (
      <ErrorState
        title={troubleCopy.title}
        text={catalog.refusal?.message ?? troubleCopy.server}
        retryLabel={troubleCopy.retry}
        onRetry={catalog.again}
      />
    )
  }
  if (!service) return <EmptyState title={bookDayCopy.noServicesTitle} text={bookDayCopy.noServicesText} />
  return (
    <Fetched fetching={fetching} known={known}>
      {dogs.length === 0 ? (
        <EmptyState
          art={<NoDogsYet />}
          title={bookDayCopy.noDogsTitle}
          text={bookDayCopy.noDogsText}
          action={<LinkButton to={paths.newDog()}>{bookDayCopy.addDog}</LinkButton>}
        />
      ) : (
        <BookingSteps service={service} family={dogs.map((dog) => ({ dog, records: recordsOf(dog._id) }))} />
      )}
    </Fetched>
  )
}

type BookingStepsProps = Omit<StepProps, 'choices'>

function BookingSteps({ service, family }: BookingStepsProps) {
  const [params] = useSearchParams()
  const asked = choicesIn(params)
  // An address may name dogs that are not, or no longer, one's own.
  const dogIds = asked.dogIds.filter((id) => family.some(({ dog }) => dog._id === id))
  const choices: Choices = { ...asked, dogIds, step: dogIds.length === 0 ? 'rumis' : asked.step }
  const heading = useFocusOnChange<HTMLDivElement>(choices.step)
  const given = { service, choices, family }
  const labels = {
    rumis: bookDayCopy.steps.dogs,
    dia: bookDayCopy.steps.days,
    confirmar: bookDayCopy.steps.confirm,
  }

  return (
    <div className="mx-auto max-w-2xl">
      <Stepper
        label={bookDayCopy.progress}
        current={steps.indexOf(choices.step)}
        steps={steps.map((step) => ({ label: labels[step], to: addressOf(choices, { step }) }))}
      />
      <div ref={heading} tabIndex={-1} className="pt-6 outline-none">
        {choices.step === 'rumis' && <ChooseDogs {...given} />}
        {choices.step === 'dia' && <ChooseDays {...given} />}
        {choices.step === 'confirmar' && <ConfirmDay {...given} />}
      </div>
    </div>
  )
}

/** Moves the keyboard to where the next step begins, but not when the page opens. */
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
