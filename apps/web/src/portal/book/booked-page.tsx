import {
  formatTime,
  formatNames,
  holdsPlace,
  isGrooming,
  whatToBring,
  type CatalogService,
  bookingPayments,
  formatPesos,
} from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { CircleCheck } from 'lucide-react'
import { useParams } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { ArchFrame } from '../../art/arch.tsx'
import { bookCopy } from '../../copy/portal/book.ts'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { addOnBookings } from '../../shared/cancelling/add-on-bookings.ts'
import { AddOnList } from '../bookings/add-on-list.tsx'
import { AwaitedNote, AwaitedWords } from '../bookings/awaited-note.tsx'
import { BringIdentification, HowToPay } from '../bookings/before-visit.tsx'
import { useMyBookings } from '../bookings/list/use-my-bookings.ts'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { portalMeta } from '../portal-meta.ts'
import { useMyDogs } from '../own-queries.ts'
import { WhereItIs } from '../bookings/where-it-is.tsx'
import { HappyDog } from './dogs/happy-dog.tsx'
import { bookingsCopy } from '../../copy/portal/bookings.ts'
import { TermsNote } from '../../shared/business/terms-note.tsx'
import { haveOneIva, priceTogether } from '../bookings/price-together.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { PayOnline } from '../payments/pay-online.tsx'
import { QuoteCard } from './price/quote-card.tsx'

export const meta = portalMeta(bookCopy.bookedTitle)

/** Bookings of other dogs with groomers of their own at the same hour. */
const bookedAlongside = (
  booking: Booking,
  { bookings, service }: { bookings: readonly Booking[]; service: Pick<CatalogService, 'serviceType'> },
) =>
  isGrooming(service.serviceType)
    ? bookings.filter(
        ({ id, serviceId, start, status }) =>
          id !== booking.id &&
          serviceId === booking.serviceId &&
          start === booking.start &&
          holdsPlace(status),
      )
    : []

/** Confirmation of a booking: time, dogs, next steps and what to bring. */
export default function BookedPage() {
  const { id = '' } = useParams()
  const ids = id.split(',')
  const { bookings, dogsIn, serviceOf, serviceName, fetching } = useMyBookings()
  const business = useBusiness()
  const { recordsOf } = useMyDogs()
  const made = bookings.filter((one) => ids.includes(one.id))
  const [booking] = made
  const service = booking && serviceOf(booking.serviceId)
  const inside = made.flatMap((stay) => addOnBookings(stay, bookings, serviceOf, business))
  const alongside = booking && service ? bookedAlongside(booking, { bookings, service }) : []
  const dogs = [booking, ...alongside].flatMap((one) => one?.rumiIds ?? [])
  const names = formatNames(dogsIn(dogs))
  const isAlone = made.length === 1 && alongside.length === 0
  // The list is only refetched here: its failure does not affect the new booking.
  const fetchState = booking ? { ...fetching, refusal: null } : fetching
  return (
    <QueryResult fetching={fetchState} known={Boolean(booking)} pageTitle={bookCopy.bookedTitle}>
      <div className="mx-auto grid max-w-md grid-cols-1 justify-items-center gap-4 text-center">
        <ArchFrame className="w-52 max-w-full">
          <HappyDog />
        </ArchFrame>
        <h1 className="flex items-center gap-2 text-2xl">
          <CircleCheck className="size-8 text-teal" aria-hidden="true" />
          {bookCopy.bookedTitle}
        </h1>
        {booking && (
          <p className="text-lg">
            {made.length > 1
              ? bookCopy.bookedDays(names, made.length)
              : bookCopy.bookedText(names, formatTime(booking, businessToday()))}
          </p>
        )}
        {booking && booking.awaits.length > 0 ? (
          booking.heldUntil !== null && service ? (
            <div className="w-full text-left">
              <AwaitedNote
                booking={booking}
                serviceType={service.serviceType}
                dogs={dogsIn(booking.rumiIds)}
                recordsOf={recordsOf}
              />
            </div>
          ) : (
            <div className="grid gap-2">
              <AwaitedWords awaits={booking.awaits} />
            </div>
          )
        ) : (
          <p className="text-ink-soft">{bookCopy.bookedNext}</p>
        )}
        <AddOnList visits={inside} serviceName={serviceName} />
        {booking && (
          <BookedPrice
            booking={booking}
            others={[...made.slice(1), ...alongside, ...inside]}
            isOneStay={isAlone}
            serviceName={serviceName}
            serviceOf={serviceOf}
            reference={`${names}, ${formatTime(booking, businessToday())}`}
          />
        )}
        {service && <BringIdentification serviceType={service.serviceType} />}
        <WhereItIs />
        {service && (
          <section className="w-full rounded-md bg-sand p-5 text-left">
            <h2 className="text-lg">{bookCopy.bringTitle}</h2>
            <ul className="mt-2 list-disc pl-5">
              {whatToBring[service.serviceType].map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </section>
        )}
        <LinkButton
          to={booking && isAlone ? paths.booking(booking.id) : paths.bookings()}
          size="large"
          className="w-full"
        >
          {isAlone ? bookCopy.toBooking : bookCopy.toBookings}
        </LinkButton>
        <LinkButton to={paths.book()} tone="quiet">
          {bookCopy.another}
        </LinkButton>
      </div>
    </QueryResult>
  )
}

type BookedPriceProps = {
  booking: Booking
  /** Bookings of the same request, including inner ones. */
  others: readonly Booking[]
  /** True if the others are inside the first, which shares its account. */
  isOneStay: boolean
  serviceName: (serviceId: string) => string
  serviceOf: (serviceId: string) => CatalogService | undefined
  /** Text to write on a transfer. */
  reference: string
}

/** Total price of the new bookings, the amount due now, and how to pay it. */
function BookedPrice({ booking, others, isOneStay, serviceName, serviceOf, reference }: BookedPriceProps) {
  const together = [booking, ...others]
  const account = useCall(bookingPayments.list, { params: { id: booking.id } }).answer?.data
  const ivaPercent = haveOneIva(together, serviceOf) ? account?.ivaPercent : undefined
  const dueNowCentavos = isOneStay ? (account?.together.dueNowCentavos ?? 0) : 0
  return (
    <div className="grid w-full gap-3 text-left">
      {dueNowCentavos > 0 && (
        <div className="grid gap-3 rounded-md bg-sand p-5">
          <p className="flex justify-between gap-6 font-strong">
            <span>{bookingsCopy.dueNow}</span>
            <span className="shrink-0 tabular">{formatPesos(dueNowCentavos)}</span>
          </p>
          <HowToPay bookingId={booking.id} amountCentavos={dueNowCentavos} reference={reference} />
          {account && account.dueNowCentavos > 0 && (
            <PayOnline target={{ bookingId: booking.id }} amountCentavos={account.dueNowCentavos} isFirst />
          )}
        </div>
      )}
      <QuoteCard quote={priceTogether(together, serviceName, ivaPercent)} />
      {account && isOneStay && <TermsNote quote={account} />}
    </div>
  )
}
