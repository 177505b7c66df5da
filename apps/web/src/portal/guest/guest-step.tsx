import { lazy, Suspense, useEffect } from 'react'
import { errorMessagesCopy } from '../../copy/error-messages.ts'
import { SkeletonList } from '../../ui/skeleton.tsx'
import { whenChosen } from '../book/choices.ts'
import type { StepProps } from '../book/step-props.ts'
import type { GuestDog } from './kept-dogs.ts'

const loadDogs = () => import('./guest-dogs.tsx')
const loadDates = () => import('../book/choose-dates.tsx')
const loadReview = () => import('./guest-review.tsx')
const loadPass = () => import('./guest-pass.tsx')

const GuestDogs = lazy(async () => ({ default: (await loadDogs()).GuestDogs }))
const ChooseDates = lazy(async () => ({ default: (await loadDates()).ChooseDates }))
const GuestReview = lazy(async () => ({ default: (await loadReview()).GuestReview }))
const GuestPass = lazy(async () => ({ default: (await loadPass()).GuestPass }))

/** Long enough for the step that is shown to have come whole. */
const quietMs = 1_500

/** Fetches the steps to come once the one that is shown stands, so that each of them answers at once. */
export function useStepsToCome() {
  useEffect(() => {
    const fetchThem = () => void Promise.allSettled([loadDogs, loadDates, loadReview].map((load) => load()))
    const timer = setTimeout(fetchThem, quietMs)
    return () => clearTimeout(timer)
  }, [])
}

type GuestStepProps = StepProps & {
  dogs: readonly GuestDog[]
  onDogs: (dogs: readonly GuestDog[]) => void
}

/** What comes after the service was chosen; each step comes when it is gone to. */
export const GuestStep = (props: GuestStepProps) => (
  <Suspense fallback={<SkeletonList label={errorMessagesCopy.loading} count={3} />}>
    <OneStep {...props} />
  </Suspense>
)

function OneStep({ dogs, onDogs, ...props }: GuestStepProps) {
  const { offer, choices } = props
  const when = whenChosen(choices, offer.service.serviceType)
  if (offer.pass) return <GuestPass kind={offer.pass} service={offer.service} choices={choices} />
  if (choices.step === 'rumis') return <GuestDogs {...props} dogs={dogs} onDogs={onDogs} />
  if (choices.step === 'fechas' || !when) return <ChooseDates {...props} />
  return <GuestReview {...props} when={when} />
}
