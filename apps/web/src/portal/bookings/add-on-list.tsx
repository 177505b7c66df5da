import { formatTime } from '@rumi/contract'
import type { Booking } from '@rumi/data-layer'
import { Link } from 'react-router'
import { paths } from '../../shared/business/paths.ts'
import { bookingsCopy } from '../../copy/portal/bookings.ts'
import { businessToday } from '../../shared/business/business-today.ts'
import { Rows } from '../../shared/rows/rows.tsx'

type InsideListProps = { visits: readonly Booking[]; serviceName: (serviceId: string) => string }

/** Bookings inside the stay, each with its own page. */
export function AddOnList({ visits, serviceName }: InsideListProps) {
  if (visits.length === 0) return null
  const today = businessToday()
  return (
    <section className="w-full rounded-md bg-sand p-5 text-left">
      <h2 className="text-lg">{bookingsCopy.insideTitle}</h2>
      <ul className="mt-1 divide-y divide-ink/10">
        <Rows of={visits} by={(visit) => visit.id}>
          {(visit) => (
            <li>
              <Link
                prefetch="intent"
                to={paths.booking(visit.id)}
                className="grid min-h-12 content-center py-2 hover:underline"
              >
                <span className="font-strong">{serviceName(visit.serviceId)}</span>
                <span className="text-sm first-letter:uppercase">{formatTime(visit, today)}</span>
              </Link>
            </li>
          )}
        </Rows>
      </ul>
    </section>
  )
}
