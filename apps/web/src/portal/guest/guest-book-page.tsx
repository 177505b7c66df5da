import { useState, lazy, Suspense, useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { bookCopy } from '../../copy/portal/book.ts'
import { Awaited } from '../../shared/fetching/awaited.tsx'
import { paths } from '../../shared/business/paths.ts'
import { fetchCatalog } from '../../shared/fetching/public-answers.ts'
import { usePublicAnswer } from '../../shared/fetching/use-public-answer.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { bookableOnline } from '../book/services/bookable-online.ts'
import { BookingSteps } from '../book/booking-steps.tsx'
import type { Sold } from '../book/services/offers.ts'
import { portalMeta, quietMs } from '../portal-meta.ts'
import { useVisitor } from './use-visitor.ts'
import { asDog, storeDogs, storedDogs, type GuestDog } from './stored-dogs.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import type { StepProps } from '../book/step-props.ts'

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

export const meta = portalMeta(bookCopy.title)

/** Guest booking: service, dogs and time; the account is requested once the price is shown (decision 134). */
export default function GuestBookPage() {
  const catalogQuery = usePublicAnswer(fetchCatalog)
  const sold = catalogQuery.answer && bookableOnline(catalogQuery.answer)
  const who = useVisitor()
  useStepsToCome()
  const [params] = useSearchParams()

  // Redirects owners to the booking in their account.
  if (who === 'owner') return <Navigate to={`${paths.book()}?${params}`} replace />
  if (!sold) return <Awaited fetching={catalogQuery} pageTitle={bookCopy.title} />
  if (sold.services.length === 0)
    return <EmptyState level={1} title={bookCopy.noServicesTitle} text={bookCopy.noServicesText} />
  return <GuestSteps sold={sold} />
}

function GuestSteps({ sold }: { sold: Sold }) {
  const [dogs, setDogs] = useState<readonly GuestDog[]>(storedDogs)
  const family = dogs.map((dog) => ({ dog: asDog(dog), records: [], medicalRecordsUnknown: true as const }))
  const change = (next: readonly GuestDog[]) => {
    setDogs(next)
    storeDogs(next)
  }
  return (
    <BookingSteps
      sold={sold}
      dogIds={dogs.map(({ id }) => id)}
      asGuest
      renderStep={(chosen) => <GuestStep {...chosen} family={family} dogs={dogs} onDogs={change} />}
    />
  )
}
