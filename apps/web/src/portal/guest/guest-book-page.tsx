import { useState } from 'react'
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
import { portalMeta } from '../portal-meta.ts'
import { useVisitor } from './use-visitor.ts'
import { GuestStep, useStepsToCome } from './guest-step.tsx'
import { asDog, storeDogs, storedDogs, type GuestDog } from './stored-dogs.ts'

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
