import { formatDay, type BookedWithPass, formatList } from '@rumi/contract'
import { paths } from '../../../shared/business/paths.ts'
import { bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { officePassesCopy as copy } from '../../../copy/office/money/passes.ts'
import { StatusChip } from '../../../ui/feedback/state-chip.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { AreaLink } from '../../kit/permissions/area-link.tsx'

/** Bookings paid by a pass, latest first, with their days and returned uses. */
export function PassUses({ uses }: { uses: readonly BookedWithPass[] }) {
  if (uses.length === 0) return <p className="text-ink-soft">{copy.paidNothing}</p>
  return (
    <ul>
      <Rows of={uses} by={(use) => use.booking.id}>
        {(use) => (
          <li className="grid gap-1 border-b border-line py-2 last:border-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <AreaLink
                to={paths.officeBooking(use.booking.id)}
                className="inline-flex min-h-8 items-center font-strong text-link underline [overflow-wrap:anywhere]"
              >
                {formatList(use.dogs)}, {use.serviceName}
              </AreaLink>
              <StatusChip of={bookingStatusCopy[use.booking.status]} />
            </p>
            <ul className="text-ink-soft tabular">
              {use.days.map(({ day, used, returned }) => (
                <li key={day} className="first-letter:uppercase">
                  {formatDay(day, businessToday())}:{' '}
                  <span>{used > 0 ? copy.used(used) : copy.returned(returned)}</span>
                </li>
              ))}
            </ul>
          </li>
        )}
      </Rows>
    </ul>
  )
}
