import { dayOf, isDay, formatDay, formatPesos, type RecordOf, type Resources } from '@rumi/contract'
import { paths } from '../../shared/business/paths.ts'
import { bookingStatusCopy } from '../../copy/portal/bookings.ts'
import { officeCopy } from '../../copy/office/frame/office.ts'
import { officeVisitsCopy } from '../../copy/office/desk/bookings.ts'
import { Button } from '../../ui/controls/button.tsx'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { AreaLink } from './permissions/area-link.tsx'

type Booking = RecordOf<Resources['bookings']>

type VisitLinesProps = {
  booked: { records: readonly Booking[]; hasMore: boolean; loadMore: () => void }
  serviceName: (id: string) => string
}

const dayIn = (time: string) => (isDay(time) ? time : dayOf(time))

/** Visits with their dates, latest first; each links to its day on the board, and an unpaid fee to its booking. */
export function VisitLines({ booked: { records, hasMore, loadMore }, serviceName }: VisitLinesProps) {
  if (records.length === 0) return <p className="text-ink-soft">{officeVisitsCopy.none}</p>
  const latestFirst = records.toSorted((one, other) => (one.start < other.start ? 1 : -1))
  return (
    <>
      <ul>
        <Rows of={latestFirst} by={(booking) => booking.id}>
          {(booking) => <VisitLine booking={booking} service={serviceName(booking.serviceId)} />}
        </Rows>
      </ul>
      {hasMore && (
        <Button tone="quiet" onClick={loadMore}>
          {officeCopy.more}
        </Button>
      )}
    </>
  )
}

function VisitLine({
  booking: { id, start, end, status, owedCentavos, notes },
  service,
}: {
  booking: Booking
  service: string
}) {
  const today = businessToday()
  const first = dayIn(start)
  const last = dayIn(end)
  const when =
    first === last
      ? formatDay(first, today)
      : officeVisitsCopy.days(formatDay(first, today), formatDay(last, today))
  const { tone, word } = bookingStatusCopy[status]
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-1.5">
      <AreaLink
        to={paths.office({ dia: first })}
        aria-label={officeVisitsCopy.openDay(when)}
        className="inline-flex min-h-8 grow items-center font-strong underline-offset-2 hover:underline"
      >
        {when}
      </AreaLink>
      <span className="text-ink-soft">{service}</span>
      {owedCentavos > 0 && (
        <AreaLink
          to={paths.officeBooking(id)}
          className="inline-flex min-h-8 items-center text-link underline"
        >
          {officeVisitsCopy.owed(formatPesos(owedCentavos))}
        </AreaLink>
      )}
      <StateChip tone={tone}>{word}</StateChip>
      {notes && <p className="basis-full text-ink-soft [overflow-wrap:anywhere]">{notes}</p>}
    </li>
  )
}
