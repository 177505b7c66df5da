import { bookingPayments, formatTime, isCurrent, whatsappLink, formatNames } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { BookHeart, CalendarClock, MessageCircle, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../../shared/business/paths.ts'
import { useCall } from '../../shared/fetching/queries.ts'
import { useStoreSelector } from '../../shared/fetching/store.ts'
import { ArchFrame } from '../../art/arch.tsx'
import { NoBookingsYet } from '../../art/scenes/empty/no-bookings-yet.tsx'
import { bookCopy } from '../../copy/portal/book.ts'
import { bookingsCopy, bookingStatusCopy } from '../../copy/portal/bookings.ts'
import { reportsCopy } from '../../copy/shared/report-cards.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { Button } from '../../ui/controls/button.tsx'
import { buttonLook } from '../../ui/controls/button-look.ts'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { twoColumns } from '../../ui/layout/two-columns.ts'
import { SkeletonList } from '../../ui/feedback/skeleton.tsx'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { sameAgain } from '../book/services/as-last-time.tsx'
import { HappyDog } from '../book/dogs/happy-dog.tsx'
import { QuoteCard } from '../book/price/quote-card.tsx'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import { portalMeta } from '../portal-meta.ts'
import { UnsignedNotice } from '../agreements/unsigned-notice.tsx'
import { OwnNote } from './own-note.tsx'
import { AwaitedNote } from './awaited-note.tsx'
import { BringIdentification } from './before-visit.tsx'
import { BathOffer } from './bath-offer.tsx'
import { BookingPayments } from './booking-payments.tsx'
import { earlyAndLateOf } from './early-and-late.ts'
import { BookingGuests } from './booking-guests.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { addOnBookingsInside } from '../../shared/cancelling/cancel-together.ts'
import { addOnBookings } from '../../shared/cancelling/add-on-bookings.ts'
import { AddOnList } from './add-on-list.tsx'
import { FeeNote } from './fee-note.tsx'
import { ShareBooking } from './share-booking.tsx'
import { haveOneIva, priceTogether } from './price-together.ts'
import { WhereItIs } from './where-it-is.tsx'
import { mayChange, mayMove } from './moving/may-change.ts'
import { useMyBooking } from './use-my-booking.ts'
import { TermsNote } from '../../shared/business/terms-note.tsx'
import { useBusiness } from '../../shared/business/use-business.ts'
import { sentencesWithFacts } from '../../shared/business/with-facts.ts'

export const meta = portalMeta(bookingsCopy.title)

export default function BookingPage() {
  const mine = useMyBooking()
  return (
    <QueryResult fetching={mine.fetching} known={mine.booking !== undefined} pageTitle={bookingsCopy.title}>
      {mine.booking ? (
        <OneBooking {...mine} booking={mine.booking} />
      ) : mine.isSettled ? (
        <EmptyState
          art={<NoBookingsYet />}
          title={bookingsCopy.missingTitle}
          text={bookingsCopy.missingText}
          action={<LinkButton to={paths.bookings()}>{bookingsCopy.back}</LinkButton>}
        />
      ) : (
        <SkeletonList label={errorMessagesCopy.loading} count={3} />
      )}
    </QueryResult>
  )
}

type OneBookingProps = ReturnType<typeof useMyBooking> & { booking: Booking }

/** One booking: status, price and possible actions. */
function OneBooking(props: OneBookingProps) {
  const { booking, service, guests, fetching, serviceName, bookings, serviceOf } = props
  const business = useBusiness()
  const { whatsapp } = business
  const today = businessToday()
  const role = useStoreSelector((state) => state.user.role)
  const [cancelling, setCancelling] = useState(false)
  const { tone, word } = bookingStatusCopy[booking.status]
  const name = serviceName(booking.serviceId)
  const when = formatTime(booking, today)
  const isOpen = isCurrent(booking, today)
  const canCancel = mayChange(role, booking)
  const account = useCall(bookingPayments.list, { params: { id: booking.id } }).answer?.data
  const awaited = booking.status === 'pending' && booking.awaits.length > 0 ? service : undefined
  const inside = addOnBookings(booking, bookings, serviceOf, business)
  const together = [booking, ...inside]
  const ivaPercent = haveOneIva(together, serviceOf) ? account?.ivaPercent : undefined
  const price = priceTogether(together, serviceName, ivaPercent)
  const who = useStoreSelector((state) => state.user.name)

  return (
    <div className="mx-auto max-w-2xl lg:max-w-5xl">
      <PageHeader
        title={name}
        back={{ to: paths.bookings(), label: bookingsCopy.back }}
        actions={<StateChip tone={tone}>{word}</StateChip>}
      />
      <div className={twoColumns.frame}>
        <div className={twoColumns.main}>
          <Card className="grid gap-4">
            {booking.status === 'confirmed' && isOpen && (
              <ArchFrame className="w-36 max-w-full justify-self-center">
                <HappyDog />
              </ArchFrame>
            )}
            <p className="text-lg font-heading first-letter:uppercase">{when}</p>
            <BookingGuests dogs={guests} />
            {awaited ? (
              <AwaitedNote
                booking={booking}
                serviceType={awaited.serviceType}
                dogs={guests}
                recordsOf={props.recordsOf}
              />
            ) : (
              <p>{bookingsCopy.whatNow[booking.status]}</p>
            )}
            {(booking.status === 'pending' || booking.status === 'confirmed') && (
              <UnsignedNotice serviceType={service?.serviceType} />
            )}
            {service && (booking.status === 'pending' || booking.status === 'confirmed') && (
              <BringIdentification serviceType={service.serviceType} />
            )}
            {(booking.status === 'checked-in' || booking.status === 'checked-out') && (
              <LinkButton
                tone="secondary"
                to={paths.bookingReports(booking.id)}
                className="justify-self-start"
              >
                <BookHeart className="size-5" aria-hidden="true" />
                {reportsCopy.title}
              </LinkButton>
            )}
            {isOver(booking) && service && (
              <LinkButton tone="secondary" to={sameAgain(booking)} className="justify-self-start">
                <RotateCcw className="size-5" aria-hidden="true" />
                {bookCopy.sameAgain}
              </LinkButton>
            )}
            {canCancel && !mayMove(role, booking) && <p>{bookingsCopy.agreedMove}</p>}
            {canCancel && (
              <div className="flex flex-wrap gap-3">
                {mayMove(role, booking) && (
                  <LinkButton to={paths.moveBooking(booking.id)}>
                    <CalendarClock className="size-5" aria-hidden="true" />
                    {bookingsCopy.move}
                  </LinkButton>
                )}
                <Button tone="secondary" onClick={() => setCancelling(true)}>
                  {bookingsCopy.cancel}
                </Button>
              </div>
            )}
            <WhereItIs />
            <ShareBooking price={price} booking={booking} service={service} dogs={guests} />
          </Card>
          <AddOnList visits={inside} serviceName={serviceName} />
          <div className="grid gap-5 empty:hidden max-lg:order-last">
            {canCancel && service && (
              <BathOffer booking={booking} service={service} inside={inside} serviceOf={serviceOf} />
            )}
            <OwnNote booking={booking} mayWrite={isOpen} />
            {service && isOpen && (
              <section>
                <h2 className="text-lg">{bookingsCopy.earlyAndLateTitle}</h2>
                <ul className="mt-2 grid list-disc gap-1 pl-5 empty:hidden">
                  {sentencesWithFacts(earlyAndLateOf(service.serviceType, booking, account), business).map(
                    (sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ),
                  )}
                </ul>
                <a
                  href={whatsappLink(whatsapp, bookingsCopy.composed(who, name, formatNames(guests), when))}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={buttonLook({ tone: 'secondary', className: 'mt-4' })}
                >
                  <MessageCircle className="size-5" aria-hidden="true" />
                  {bookingsCopy.write}
                </a>
              </section>
            )}
          </div>
        </div>
        <div className={twoColumns.side}>
          <section>
            <h2 className="mb-3 text-lg">{bookingsCopy.price}</h2>
            <QuoteCard quote={price} />
            <FeeNote booking={booking} className="mt-3" />
            {account && isOpen && (
              <div className="mt-3">
                <TermsNote quote={account} />
              </div>
            )}
          </section>
          <BookingPayments booking={booking} reference={`${formatNames(guests)}, ${when}`} />
        </div>
      </div>
      <CancelBooking
        booking={cancelling ? booking : undefined}
        dogs={guests}
        inside={addOnBookingsInside(booking, bookings, { serviceOf, terms: business }, (visit) =>
          mayChange(role, visit),
        )}
        onClose={() => setCancelling(false)}
        onStale={fetching.again}
      />
    </div>
  )
}

const isOver = ({ status }: Pick<Booking, 'status'>) => status === 'checked-out' || status === 'cancelled'
