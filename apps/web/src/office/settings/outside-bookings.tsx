import { formatTime, type OutsideBooking } from '@rumi/contract'
import { Link } from 'react-router'
import { settingsHoursCopy as copy } from '../../copy/settings-hours.ts'
import { houseToday } from '../../shared/house-today.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { paths } from '../../shared/paths.ts'
import { Notice } from '../../ui/notice.tsx'

/** Bookings that were sold for hours at which nobody is here any more: they stay, and somebody has to know. */
export function OutsideBookings({ outside }: { outside: readonly OutsideBooking[] }) {
  const today = houseToday()
  return (
    <Notice tone="warning">
      <h2 className="text-base font-heading">{copy.outsideTitle(outside.length)}</h2>
      <p>{copy.outsideHint}</p>
      <ul className="mt-2">
        <Rows of={outside} by={({ id }) => id}>
          {({ id, serviceName, owner, ...times }) => (
            <li>
              <Link
                to={paths.officeBooking(id)}
                className="inline-flex min-h-12 items-center font-strong text-link underline md:min-h-9"
              >
                {formatTime(times, today)}
              </Link>{' '}
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
