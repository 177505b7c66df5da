import { lazy, Suspense, useEffect } from 'react'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import type { StepProps } from '../book/step-props.ts'
import { quietMs } from '../portal-meta.ts'
import type { GuestDog } from './stored-dogs.ts'

const loadStore = () => import('../../shared/fetching/with-store.tsx')
const loadDogs = () => import('./guest-dogs.tsx')
const loadDates = () => import('../book/dates/choose-dates.tsx')
const loadReview = () => import('./guest-review.tsx')
const loadPass = () => import('./guest-pass.tsx')

const WithStore = lazy(async () => ({ default: (await loadStore()).WithStore }))
const GuestDogs = lazy(async () => ({ default: (await loadDogs()).GuestDogs }))
const ChooseDates = lazy(async () => ({ default: (await loadDates()).ChooseDates }))
const GuestReview = lazy(async () => ({ default: (await loadReview()).GuestReview }))
const GuestPass = lazy(async () => ({ default: (await loadPass()).GuestPass }))

/** Preloads the following steps once the current one is rendered. */
export function useStepsToCome() {
  useEffect(() => {
    const toCome = [loadStore, loadDogs, loadDates, loadReview]
    const fetchThem = () => void Promise.allSettled(toCome.map((load) => load()))
    const timer = setTimeout(fetchThem, quietMs)
    return () => clearTimeout(timer)
  }, [])
}

type GuestStepProps = StepProps & {
  dogs: readonly GuestDog[]
  onDogs: (dogs: readonly GuestDog[]) => void
}

/** Steps after the service, each loaded on demand. */
export const GuestStep = (props: GuestStepProps) => (
  <Suspense fallback={<SkeletonList label={errorMessagesCopy.loading} count={3} />}>
    <WithStore>
      <OneStep {...props} />
    </WithStore>
  </Suspense>
)

function OneStep({ dogs, onDogs, ...props }: GuestStepProps) {
  const { offer, choices } = props
  if (offer.pass) return <GuestPass kind={offer.pass} service={offer.service} choices={choices} />
  if (choices.step === 'rumis') return <GuestDogs {...props} dogs={dogs} onDogs={onDogs} />
  if (choices.step === 'fechas') return <ChooseDates {...props} />
  return <GuestReview {...props} />
}
