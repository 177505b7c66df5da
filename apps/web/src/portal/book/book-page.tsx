import { booking } from '@rumi/contract'
import { useMemo } from 'react'
import { Temporal } from 'temporal-polyfill'
import { useSearchParams } from 'react-router'
import { businessToday } from '../../shared/business/business-today.ts'
import { paths } from '../../shared/business/paths.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { useBusinessCalendar } from '../../shared/business/use-business-calendar.ts'
import { NoDogsYet } from '../../art/scenes/empty/no-dogs-yet.tsx'
import { bookCopy } from '../../copy/portal/book.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { RequestPass } from '../passes/request-pass.tsx'
import type { PortalHandle } from '../portal-layout.tsx'
import { loadBook } from '../loaders.ts'
import { storedDogs } from '../guest/stored-dogs.ts'
import { portalMeta } from '../portal-meta.ts'
import { useMyDogs } from '../own-queries.ts'
import { AsLastTime } from './services/as-last-time.tsx'
import { bookableOnline } from './services/bookable-online.ts'
import { BookingSteps } from './booking-steps.tsx'
import { whenChosen } from './dates/when-chosen.ts'
import { ChooseDates } from './dates/choose-dates.tsx'
import { ChooseDogs } from './dogs/choose-dogs.tsx'
import { JoinGuestDogs } from './dogs/join-guest-dogs.tsx'
import { RequestEvent } from './services/request-event.tsx'
import { ReviewBooking } from './price/review-booking.tsx'
import type { StepProps, FamilyGuest } from './step-props.ts'
import { readinessOf } from '../medical-records/readiness.ts'

type AsOf = Omit<Parameters<typeof readinessOf>[0], 'dog' | 'records'>

/** Returns the family with dogs that lack only uploads marked as bookable. */
export const withPendingRecords = (family: readonly FamilyGuest[], asOf: AsOf): FamilyGuest[] =>
  family.map((guest) => {
    const readiness = readinessOf({ ...guest, ...asOf })
    const mayFollow = readiness.is === 'needs-medical-records' && readiness.mayFollow
    return mayFollow ? { ...guest, medicalRecordsUnknown: true } : guest
  })

export const clientLoader = loadBook
export const meta = portalMeta(bookCopy.title)
export const handle: PortalHandle = { isTask: true }

/** Booking of a logged-in owner. */
export default function BookPage() {
  const catalogQuery = useCall(booking.catalog, {})
  const sold = catalogQuery.answer && bookableOnline(catalogQuery.answer.data)
  const { coming: dogs, recordsOf, fetching } = useMyDogs()
  const family = dogs.map((dog) => ({ dog, records: recordsOf(dog._id) }))
  const [params] = useSearchParams()
  const guests = useGuestsNamedIn(params)

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
          renderStep={(chosen) => <Step {...chosen} family={family} />}
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

function Step(chosen: StepProps) {
  const { offer, choices } = chosen
  const { serviceType } = offer.service
  const asOf = { today: businessToday(), now: Temporal.Now.instant(), calendar: useBusinessCalendar() }
  const family = withPendingRecords(chosen.family, { serviceType, ...asOf })
  const props = { ...chosen, family }
  const when = whenChosen(choices, serviceType)
  if (offer.pass) return <RequestPass kind={offer.pass} service={offer.service} />
  if (choices.step === 'rumis') return <ChooseDogs {...props} />
  if (choices.step === 'fechas' || !when) return <ChooseDates {...props} />
  return serviceType === 'Evento' && 'start' in when ? (
    <RequestEvent {...props} when={when} />
  ) : (
    <ReviewBooking {...props} when={when} />
  )
}
