import { booking, formatList } from '@rumi/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams, useNavigate } from 'react-router'
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
import { storedDogs, storeDogs, type GuestDog } from '../guest/stored-dogs.ts'
import { portalMeta } from '../portal-meta.ts'
import { useMyDogs } from '../own-queries.ts'
import { AsLastTime } from './services/as-last-time.tsx'
import { bookableOnline } from './services/bookable-online.ts'
import { BookingSteps } from './booking-steps.tsx'
import { dogs as dogResource, type Dog } from '@rumi/data-layer'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { guestBookingCopy } from '../../copy/portal/guest-booking.ts'
import { useSend } from '../../shared/fetching/store.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { adoptDogs } from './dogs/adopt-dogs.ts'

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

type JoinGuestDogsProps = { guests: readonly GuestDog[]; family: readonly Dog[] }

/** Adds guest dogs to the account, resumes after an interruption, and continues with their new ids. */
function JoinGuestDogs({ guests, family }: JoinGuestDogsProps) {
  const send = useSend()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState<{ attempt: number; message: string }>()
  const lastAttempt = useRef(0)

  useEffect(() => {
    // The family grows during the process: that must not restart it.
    if (lastAttempt.current === attempt) return
    lastAttempt.current = attempt
    void (async () => {
      const isNamed = ({ id }: GuestDog) => guests.some((guest) => guest.id === id)
      // Reads the stored dogs: earlier attempts may have added some.
      const stored = storedDogs()
      const others = stored.filter((dog) => !isNamed(dog))
      const adopted = await adoptDogs(stored.filter(isNamed), {
        family,
        create: (fields) => send(dogResource.calls.create(fields)),
        store: (joined) => storeDogs([...joined, ...others]),
      })
      if (!adopted.ok) return setFailed({ attempt, message: adopted.refusal.message })
      storeDogs(others)
      const own = new URLSearchParams(params)
      const named = (params.get('rumis') ?? '').split(',')
      own.set('rumis', named.map((id) => adopted.ids.get(id) ?? id).join(','))
      showToast(guestBookingCopy.joined(formatList(guests.map(({ fields }) => fields.name)), guests.length))
      await navigate(`${paths.book()}?${own}`, { replace: true })
    })()
  }, [attempt, guests, family, params, navigate, send])

  if (failed?.attempt !== attempt) return <SkeletonList label={guestBookingCopy.joining} count={3} />
  return (
    <div className="grid justify-items-center gap-4">
      <ErrorState
        title={guestBookingCopy.notJoined}
        text={failed.message}
        retryLabel={errorMessagesCopy.retry}
        onRetry={() => setAttempt(attempt + 1)}
      />
      <LinkButton tone="quiet" to={paths.newDog({ servicio: params.get('servicio') ?? '' })}>
        {guestBookingCopy.byHand}
      </LinkButton>
    </div>
  )
}
