import { booking } from '@rumi/contract'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { NoDogsYet } from '../../art/scenes/empty/no-dogs-yet.tsx'
import { bookCopy } from '../../copy/portal/book.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { lazyComponent } from '../../shared/fetching/lazy-component.tsx'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import type { PortalHandle } from '../portal-layout.tsx'
import { loadBook } from '../loaders.ts'
import { storedDogs } from '../guest/stored-dogs.ts'
import { portalMeta } from '../portal-meta.ts'
import { useMyDogs } from '../own-queries.ts'
import { AsLastTime } from './services/as-last-time.tsx'
import { bookableOnline } from './services/bookable-online.ts'
import { BookingSteps } from './booking-steps.tsx'
import { JoinGuestDogs } from './dogs/join-guest-dogs.tsx'

export const clientLoader = loadBook
export const meta = portalMeta(bookCopy.title)
export const handle: PortalHandle = { isTask: true }

/** Its calendar is heavier than the first step, so it loads after it. */
const LaterStep = lazyComponent(async () => (await import('./later-step.tsx')).LaterStep)

/** Booking of a logged-in owner. */
export default function BookPage() {
  const catalogQuery = useCall(booking.catalog, {})
  const sold = catalogQuery.answer && bookableOnline(catalogQuery.answer.data)
  const { coming: dogs, recordsOf, fetching } = useMyDogs()
  const family = dogs.map((dog) => ({ dog, records: recordsOf(dog._id) }))
  const [params] = useSearchParams()
  const guests = useGuestsNamedIn(params)
  const isShown = sold !== undefined
  useEffect(() => {
    if (isShown) void LaterStep.fetchAhead()
  }, [isShown])

  if (!sold) return <QueryResult fetching={catalogQuery} pageTitle={bookCopy.title} />
  if (sold.services.length === 0)
    return <EmptyState level={1} title={bookCopy.noServicesTitle} text={bookCopy.noServicesText} />
  return (
    <QueryResult fetching={fetching} pageTitle={bookCopy.title}>
      {guests.length > 0 ? (
        <JoinGuestDogs guests={guests} family={dogs} />
      ) : dogs.length === 0 ? (
        <EmptyState
          level={1}
          art={<NoDogsYet />}
          title={bookCopy.noDogsTitle}
          text={bookCopy.noDogsText}
          action={
            <LinkButton to={paths.newDog({ servicio: params.get('servicio') ?? '' })}>
              {bookCopy.addDog}
            </LinkButton>
          }
        />
      ) : (
        <BookingSteps
          sold={sold}
          dogIds={family.map(({ dog }) => dog._id)}
          renderStep={(chosen) => <LaterStep {...chosen} family={family} />}
        >
          <AsLastTime catalog={sold.services} dogs={dogs} />
        </BookingSteps>
      )}
    </QueryResult>
  )
}

/** Guest dogs stored in this browser that the address references. */
const useGuestsNamedIn = (params: URLSearchParams) =>
  useMemo(() => {
    const named = (params.get('rumis') ?? '').split(',')
    return storedDogs().filter(({ id }) => named.includes(id))
  }, [params])
