import { bookingCan } from '@rumi/contract'
import { bookings as bookingRoom, type Booking } from '@rumi/data-layer'
import { useState, type ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { useStoreDispatch, useStoreSelector } from '../../app/store.ts'
import { NoBookingsYet } from '../../art/scenes/no-bookings-yet.tsx'
import { bookingsCopy } from '../../copy/bookings.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Fetched } from '../fetched.tsx'
import { houseToday } from '../house-today.ts'
import { portalMeta } from '../portal-meta.ts'
import { BookingCard } from './booking-card.tsx'
import { byStart, isAhead } from './booking-days.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { useMyBookings } from './use-my-bookings.ts'

export const meta = portalMeta(bookingsCopy.title)

const isOver = ({ status }: Booking) =>
  status === 'cancelled' || status === 'checked-out' || status === 'no-show'

export default function BookingsPage() {
  const { bookings, hasMore, dogsIn, serviceName, fetching } = useMyBookings()
  const dispatch = useStoreDispatch()
  const role = useStoreSelector((state) => state.user.role)
  const [cancelling, setCancelling] = useState<Booking>()
  const today = houseToday()
  const upcoming = bookings.filter((booking) => !isOver(booking) && isAhead(booking, today)).toSorted(byStart)
  const past = bookings
    .filter((booking) => !upcoming.includes(booking))
    .toSorted((one, other) => byStart(other, one))
  const book = <LinkButton to={paths.book()}>{bookingsCopy.book}</LinkButton>

  const card = (booking: Booking) => (
    <BookingCard
      booking={booking}
      dogs={dogsIn(booking.rumiIds)}
      serviceName={serviceName(booking.serviceId)}
      actions={
        role && bookingCan(role, booking.status, 'cancelled') && isAhead(booking, today) ? (
          <Button tone="secondary" onClick={() => setCancelling(booking)}>
            {bookingsCopy.cancel}
          </Button>
        ) : undefined
      }
    />
  )

  return (
    <>
      <PageHeader title={bookingsCopy.title} actions={bookings.length > 0 ? book : undefined} />
      <Fetched fetching={fetching} known={bookings.length > 0}>
        {bookings.length === 0 ? (
          <EmptyState
            art={<NoBookingsYet />}
            title={bookingsCopy.emptyTitle}
            text={bookingsCopy.emptyText}
            action={book}
          />
        ) : (
          <div className="grid gap-10">
            <BookingList
              title={bookingsCopy.upcoming}
              empty={bookingsCopy.emptyText}
              items={upcoming}
              card={card}
            />
            <BookingList title={bookingsCopy.past} empty={bookingsCopy.noPast} items={past} card={card} />
            {hasMore && (
              <Button
                tone="secondary"
                className="justify-self-center"
                onClick={() => dispatch(bookingRoom.loadMore())}
              >
                {bookingsCopy.more}
              </Button>
            )}
          </div>
        )}
      </Fetched>
      <CancelBooking
        booking={cancelling}
        dogs={cancelling ? dogsIn(cancelling.rumiIds) : []}
        onClose={() => setCancelling(undefined)}
        onStale={fetching.again}
      />
    </>
  )
}

type BookingListProps = {
  title: string
  empty: string
  items: readonly Booking[]
  card: (booking: Booking) => ReactNode
}

function BookingList({ title, empty, items, card }: BookingListProps) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {items.length === 0 ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {items.map((booking) => (
            <li key={booking.id}>{card(booking)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
