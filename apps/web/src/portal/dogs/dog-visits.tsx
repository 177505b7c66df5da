import { formatDays } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { Link } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { bookingStatusCopy } from '../../copy/portal/bookings.ts'
import { dogsCopy } from '../../copy/portal/dogs.ts'
import { Card } from '../../ui/layout/card.tsx'
import { StatusChip } from '../../ui/feedback/state-chip.tsx'
import { byStart } from '../bookings/booking-days.ts'
import { useMyBookings } from '../bookings/list/use-my-bookings.ts'
import { QueryResult } from '../../shared/fetching/query-result.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import { Rows } from '../../shared/rows/rows.tsx'

const shownVisits = 6

/** Visits of a dog, newest first. */
export function DogVisits({ dog }: { dog: Dog }) {
  const { bookings, fetching, serviceName } = useMyBookings()
  const today = businessToday()
  const theirs = bookings
    .filter(({ rumiIds }) => rumiIds.includes(dog._id))
    .toSorted((one, other) => byStart(other, one))
    .slice(0, shownVisits)
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{dogsCopy.visits}</h2>
        <Link
          prefetch="intent"
          to={paths.bookings()}
          className="inline-flex min-h-12 items-center font-strong text-link underline"
        >
          {dogsCopy.allVisits}
        </Link>
      </div>
      <QueryResult fetching={fetching}>
        {theirs.length === 0 ? (
          <p className="mt-2 text-ink-soft">{dog.ended ? dogsCopy.neverCame : dogsCopy.noVisits(dog.name)}</p>
        ) : (
          <ul className="mt-2 divide-y divide-line">
            <Rows of={theirs} by={(booking) => booking.id}>
              {(booking) => (
                <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                  <span className="min-w-[min(10rem,100%)] grow basis-40">
                    <span className="block font-strong">{serviceName(booking.serviceId)}</span>
                    <span className="block text-sm text-ink-soft first-letter:uppercase">
                      {formatDays(booking, today)}
                    </span>
                  </span>
                  <StatusChip of={bookingStatusCopy[booking.status]} />
                </li>
              )}
            </Rows>
          </ul>
        )}
      </QueryResult>
    </Card>
  )
}
