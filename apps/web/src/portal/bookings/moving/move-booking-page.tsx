import {
  booking as bookingCalls,
  formatPesos,
  hasPrice,
  isDay,
  mayOwnerMove,
  minutesBetween,
  formatTime,
  type CatalogService,
  type Times,
} from '@rumi/contract'
import { bookings as bookingResource, type Booking } from '@rumi/data-layer'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { useSend, useStoreSelector, type Refusal } from '../../../shared/fetching/store.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { bookingsCopy } from '../../../copy/portal/bookings.ts'
import { paymentsCopy } from '../../../copy/shared/payments.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { AwaitedStep } from '../../../ui/forms/awaited-step.tsx'
import { BottomActionBar } from '../../../ui/layout/bottom-action-bar.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { NoticeInSight } from '../../../ui/hooks/focus/notice-in-sight.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { twoColumns } from '../../../ui/layout/two-columns.ts'
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { NotEligible } from '../../book/dogs/not-eligible.tsx'
import type { FamilyGuest } from '../../book/step-props.ts'
import { QueryResult } from '../../../shared/fetching/query-result.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import type { PortalHandle } from '../../portal-layout.tsx'
import { portalMeta } from '../../portal-meta.ts'
import { BookingGuests } from '../booking-guests.tsx'
import { addOnBookings } from '../../../shared/cancelling/add-on-bookings.ts'
import { mayMove } from './may-change.ts'
import { MovedAddOns } from './moved-add-ons.tsx'
import { PickTime } from './pick-time.tsx'
import { useMovePreview } from './use-move-preview.ts'
import { useMyBooking } from '../use-my-booking.ts'

export const meta = portalMeta(bookingsCopy.move)
export const handle: PortalHandle = { isTask: true }

export default function MoveBookingPage() {
  const mine = useMyBooking()
  const business = useBusiness()
  const role = useStoreSelector((state) => state.user.role)
  const catalog = useCall(bookingCalls.catalog, {})
  const { booking } = mine
  const service = catalog.answer?.data.services.find(({ id }) => id === booking?.serviceId)
  if (catalog.refusal) return <QueryResult fetching={catalog} pageTitle={bookingsCopy.moveTitle} />
  const isSettled = mine.isSettled && catalog.status !== 'loading'
  return (
    <QueryResult fetching={mine.fetching} known={booking !== undefined} pageTitle={bookingsCopy.moveTitle}>
      {booking && service && mayMove(role, booking) ? (
        <MoveBooking
          booking={booking}
          service={service}
          family={mine.guests.map((dog) => ({ dog, records: mine.recordsOf(dog._id) }))}
          inside={addOnBookings(booking, mine.bookings, mine.serviceOf, business).filter(isStillToBe)}
          serviceName={mine.serviceName}
          onStale={mine.fetching.again}
        />
      ) : isSettled ? (
        <EmptyState
          title={booking ? bookingsCopy.cannotMove : bookingsCopy.missingTitle}
          text={booking && !mayOwnerMove(booking) ? bookingsCopy.agreedMove : undefined}
          action={<LinkButton to={paths.bookings()}>{bookingsCopy.back}</LinkButton>}
        />
      ) : (
        <SkeletonList label={errorMessagesCopy.loading} count={3} />
      )}
    </QueryResult>
  )
}

type MoveBookingProps = {
  booking: Booking
  service: CatalogService
  family: readonly FamilyGuest[]
  /** Open bookings inside the stay, which move with it. */
  inside: readonly Booking[]
  serviceName: (serviceId: string) => string
  onStale: () => Promise<void>
}

/** Moves a booking: shows the new price first, and keeps the old place until the new one is reserved. */
function MoveBooking({ booking, service, family, inside, serviceName, onStale }: MoveBookingProps) {
  const send = useSend()
  const navigate = useNavigate()
  const [wanted, setWanted] = useState<Times>({ start: booking.start, end: booking.end })
  const [moving, setMoving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const isSame = sameTime(wanted, booking)
  const request = { serviceId: service.id, rumiIds: booking.rumiIds, ...wanted, moving: booking.id }
  const quote = useCall(bookingCalls.quote, isSame ? null : { body: request })
  const price = quote.answer?.data.quote
  const preview = useMovePreview(booking, inside, isSame ? null : wanted)
  const noPlace = isSame ? null : (price?.noPlace ?? null)
  const eligible = price?.eligibility.every(({ ok }) => ok) ?? true
  const isRefused = !isSame && (preview.refusal !== null || noPlace !== null || !eligible)

  const move = async () => {
    setMoving(true)
    setRefusal(undefined)
    const { id, version } = booking
    const outcome = await send(
      bookingResource.calls.update({ id, changes: { ...preview.changes, ...wanted, version } }),
    )
    if (!outcome.ok && outcome.refusal.code === 'stale') await onStale()
    setMoving(false)
    if (outcome.ok) return toBooking(preview.beyondPriceCentavos)
    setRefusal(outcome.refusal)
  }
  const toBooking = (creditedCentavos: number) => {
    showToast(
      creditedCentavos > 0
        ? `${bookingsCopy.moved} ${paymentsCopy.cancelling.credited(formatPesos(creditedCentavos))}`
        : bookingsCopy.moved,
    )
    return navigate(paths.booking(booking.id), { replace: true })
  }
  // The response was lost, but the booking is already at the new time (decision 187).
  const isMovedAlready = refusal !== undefined && isSame
  const follow = useEffectEvent(() => toBooking(0))
  useEffect(() => {
    if (isMovedAlready) void follow()
  }, [isMovedAlready])

  return (
    <div className={`mx-auto max-w-2xl lg:max-w-5xl ${twoColumns.page}`}>
      <PageHeader
        title={bookingsCopy.moveTitle}
        lead={bookingsCopy.moveLead}
        back={{ to: paths.booking(booking.id), label: service.name }}
      />
      <div className={`flex flex-col gap-4 ${twoColumns.within}`}>
        {refusal && <ActionableRefusal refusal={refusal} />}
        <PickTime
          booking={booking}
          service={service}
          guests={family}
          value={wanted}
          onChange={(times) => {
            setRefusal(undefined)
            setWanted(times)
          }}
          renderBar={({ summary, isFree, awaited }) => (
            <>
              <Card className="grid gap-3 max-lg:hidden">
                <BookingGuests dogs={family.map(({ dog }) => dog)} about={service.name} />
                <p className="text-sm">{bookingsCopy.moveFrom(formatTime(booking, businessToday()))}</p>
              </Card>
              <MovedAddOns preview={preview} serviceName={serviceName} />
              {eligible && preview.refusal && !preview.cannotGo && !quote.refusal && (
                <ActionableRefusal refusal={preview.refusal} isReadError />
              )}
              {!isSame && quote.refusal && (
                <NoticeInSight tone="problem">
                  <p>{quote.refusal.message}</p>
                  <Button tone="secondary" className="mt-3" onClick={quote.again}>
                    {errorMessagesCopy.retry}
                  </Button>
                </NoticeInSight>
              )}
              {!isSame && price && !eligible && (
                <NotEligible family={family} eligibility={price.eligibility} />
              )}
              {noPlace && !preview.refusal && (
                <NoticeInSight tone="warning">
                  <p className="font-strong">{bookCopy.noPlace[noPlace.lack]}</p>
                  <p>{noPlace.message}</p>
                </NoticeInSight>
              )}
              {!isSame && isDay(booking.start) && booking.resource && preview.otherRoom && (
                <NoticeInSight tone="warning">
                  {bookingsCopy.moveRoom(booking.resource, preview.otherRoom)}
                </NoticeInSight>
              )}
              {!isSame && preview.beyondPriceCentavos > 0 && (
                <NoticeInSight>
                  {bookingsCopy.moveCredits(formatPesos(preview.beyondPriceCentavos))}
                </NoticeInSight>
              )}
              {!isSame && price && !preview.refusal && price.cancellation.keptCentavos > 0 && (
                <NoticeInSight tone="warning">
                  {bookingsCopy.moveKeeps(
                    price.cancellation.keepPercent,
                    formatPesos(price.cancellation.keptCentavos),
                  )}
                </NoticeInSight>
              )}
              <BottomActionBar beside>
                <div className="grid min-w-0 gap-0.5 text-sm leading-tight empty:hidden" aria-live="polite">
                  {!isSame && <span className="font-strong first-letter:uppercase">{summary}</span>}
                  {isRefused && <span>{bookingsCopy.moveRefused}</span>}
                  {!isSame && price && hasPrice(price) && eligible && preview.isKnown && (
                    <span>
                      {describePrice(preview.beforeCentavos, preview.afterCentavos ?? price.totalCentavos)}
                    </span>
                  )}
                </div>
                {isSame || awaited ? (
                  <AwaitedStep className="grow">{awaited ?? bookingsCopy.moveSame}</AwaitedStep>
                ) : (
                  <Button
                    disabled={!isFree || !price || !eligible || noPlace !== null || !preview.isKnown}
                    loading={moving}
                    onClick={move}
                    className="grow md:grow-0"
                  >
                    {bookingsCopy.moveHere}
                  </Button>
                )}
              </BottomActionBar>
            </>
          )}
        />
      </div>
    </div>
  )
}

/** Completed and cancelled bookings stay where they are. */
const isStillToBe = ({ status }: Booking) => status === 'pending' || status === 'confirmed'

/** New total price and its difference. */
const describePrice = (beforeCentavos: number, afterCentavos: number) =>
  beforeCentavos === afterCentavos
    ? bookingsCopy.movePriceSame(formatPesos(afterCentavos))
    : bookingsCopy.movePrice(
        formatPesos(afterCentavos),
        formatPesos(Math.abs(afterCentavos - beforeCentavos)),
        afterCentavos > beforeCentavos,
      )

/** Timestamps may have fractions of a second or not. */
function sameTime(one: Times, other: Times) {
  if (isDay(one.start) || isDay(other.start)) return one.start === other.start && one.end === other.end
  return minutesBetween(one.start, other.start) === 0
}
