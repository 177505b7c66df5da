import { paths } from '../../shared/business/paths.ts'
import { NoBookingsYet } from '../../art/scenes/empty/no-bookings-yet.tsx'
import { arrivalCopy } from '../../copy/portal/arrival.ts'
import { overviewCopy } from '../../copy/portal/overview.ts'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../../ui/controls/link-button.tsx'
import { AddOnList } from '../bookings/add-on-list.tsx'
import { BookingCard } from '../bookings/list/booking-card.tsx'
import type { useMyBookings } from '../bookings/list/use-my-bookings.ts'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { dayOfTime, isCurrent, type BusinessTerms } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { addOnBookings, type ServiceOf } from '../../shared/cancelling/add-on-bookings.ts'
import { byStart } from '../bookings/booking-days.ts'

/** Returns the next booking with its inner bookings; an inner booking never precedes its stay. */
export function nextOf(
  bookings: readonly Booking[],
  { serviceOf, terms, today }: { serviceOf: ServiceOf; terms: BusinessTerms; today: string },
) {
  const current = bookings.filter((booking) => isCurrent(booking, today)).toSorted(byStart)
  const insideOf = (booking: Booking) => addOnBookings(booking, current, serviceOf, terms)
  const isInside = new Set(current.flatMap((booking) => insideOf(booking).map(({ id }) => id)))
  const booking = current.find(({ id }) => !isInside.has(id))
  return booking && { booking, inside: insideOf(booking).toSorted(byStart) }
}

/** Next visit with its inner bookings, or an empty state. */
export function NextVisit({ bookings, fetching, dogsIn, ...services }: ReturnType<typeof useMyBookings>) {
  const { serviceOf, serviceName } = services
  const today = businessToday()
  const next = nextOf(bookings, { serviceOf, terms: useBusiness(), today })
  const book = <LinkButton to={paths.book()}>{overviewCopy.book}</LinkButton>
  const isDue = next?.booking.status === 'confirmed' && dayOfTime(next.booking.start) === today
  return (
    <QueryResult fetching={fetching}>
      {next ? (
        <div className="grid justify-items-start gap-4 *:first:w-full">
          <div className="grid gap-3">
            <BookingCard
              booking={next.booking}
              dogs={dogsIn(next.booking.rumiIds)}
              serviceName={serviceName(next.booking.serviceId)}
            />
            <AddOnList visits={next.inside} serviceName={serviceName} />
          </div>
          <div className="flex flex-wrap gap-3">
            {isDue && <LinkButton to={paths.arrival()}>{arrivalCopy.submit}</LinkButton>}
            {isDue ? (
              <LinkButton tone="secondary" to={paths.book()}>
                {overviewCopy.book}
              </LinkButton>
            ) : (
              book
            )}
          </div>
        </div>
      ) : (
        <Card className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4 sm:justify-start">
          <NoBookingsYet className="w-32 shrink-0" />
          <div className="grid min-w-[min(14rem,100%)] grow basis-56 justify-items-center gap-2 text-center sm:justify-items-start sm:text-left">
            <h3 className="text-lg">{overviewCopy.nothingNextTitle}</h3>
            <p className="text-ink-soft">{overviewCopy.nothingNextText}</p>
            {book}
          </div>
        </Card>
      )}
    </QueryResult>
  )
}
