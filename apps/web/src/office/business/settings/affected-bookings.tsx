import { formatTime, type ConflictingBookingRow } from '@rumi/contract'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { paths } from '../../../shared/business/paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

type AffectedBookingsProps = { title: string; hint: string; bookings: readonly ConflictingBookingRow[] }

/** Warning about bookings that the current settings would no longer accept; they stay. */
export function AffectedBookings({ title, hint, bookings }: AffectedBookingsProps) {
  const today = businessToday()
  return (
    <Notice tone="warning">
      <h2 className="text-base font-heading">{title}</h2>
      <p>{hint}</p>
      <ul className="mt-2">
        <Rows of={bookings} by={({ id }) => id}>
          {({ id, serviceName, owner, ...times }) => (
            <li>
              <AreaLink
                to={paths.officeBooking(id)}
                className="inline-flex min-h-12 items-center font-strong text-link underline md:min-h-9"
              >
                {formatTime(times, today)}
              </AreaLink>{' '}
              <span className="[overflow-wrap:anywhere]">
                {serviceName}, {owner}
              </span>
            </li>
          )}
        </Rows>
      </ul>
    </Notice>
  )
}
