import { holdsPlace } from '@rumi/contract'
import { paths } from '../../app/paths.ts'
import { NoBookingsYet } from '../../art/scenes/no-bookings-yet.tsx'
import { overviewCopy } from '../../copy/overview.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { BookingCard } from '../bookings/booking-card.tsx'
import { byStart, isAhead } from '../bookings/booking-days.ts'
import type { useMyBookings } from '../bookings/use-my-bookings.ts'
import { Fetched } from '../fetched.tsx'
import { houseToday } from '../house-today.ts'

/** The visit that comes next, or an open agenda. */
export function NextVisit({ bookings, fetching, dogsIn, serviceName }: ReturnType<typeof useMyBookings>) {
  const today = houseToday()
  const next = bookings
    .filter((booking) => holdsPlace(booking.status) && isAhead(booking, today))
    .toSorted(byStart)[0]
  const book = <LinkButton to={paths.book()}>{overviewCopy.book}</LinkButton>
  return (
    <Fetched fetching={fetching} known={bookings.length > 0}>
      {next ? (
        <BookingCard
          booking={next}
          dogs={dogsIn(next.rumiIds)}
          serviceName={serviceName(next.serviceId)}
          actions={book}
        />
      ) : (
        <EmptyState
          art={<NoBookingsYet />}
          title={overviewCopy.nothingNextTitle}
          text={overviewCopy.nothingNextText}
          action={book}
        />
      )}
    </Fetched>
  )
}
