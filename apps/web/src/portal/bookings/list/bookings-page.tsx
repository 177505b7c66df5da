import {
  isCurrent,
  dayOfTime,
  formatDay,
  formatList,
  formatPesos,
  formatRange,
  totalTogether,
  weekdayNames,
} from '@rumi/contract'
import type { Booking, Dog } from '@rumi/data-layer'
import type { ReactNode } from 'react'
import { paths } from '../../../shared/business/paths.ts'
import { NoBookingsYet } from '../../../art/scenes/empty/no-bookings-yet.tsx'
import { bookingsCopy, bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { portalCopy } from '../../../copy/portal/portal.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { QueryResult } from '../../../shared/fetching/query-result.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { loadBookings } from '../../loaders.ts'
import { portalMeta } from '../../portal-meta.ts'
import { BookingCard } from './booking-card.tsx'
import { byStart } from '../booking-days.ts'
import { withSeries, weekdaysOf, type Shown } from './weekly-series.ts'
import { OfferedPlace } from '../waiting/offered-place.tsx'
import { useMyBookings } from './use-my-bookings.ts'
import { useMyWaiting } from '../waiting/use-my-waiting.ts'
import { WaitingLine } from '../waiting/waiting-line.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '../../../ui/layout/card.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { BookingGuests } from '../booking-guests.tsx'

export const clientLoader = loadBookings
export const meta = portalMeta(bookingsCopy.title)

/** Bookings: offered places first, then upcoming, waiting and past ones. */
export default function BookingsPage() {
  const { bookings, hasMore, loadMore, dogsIn, serviceName, fetching } = useMyBookings()
  const { waiting, offered } = useMyWaiting()
  const today = businessToday()
  const offeredIds = offered.map(({ bookingId }) => bookingId)
  const own = bookings.filter(({ id }) => !offeredIds.includes(id))
  const upcoming = own.filter((booking) => isCurrent(booking, today)).toSorted(byStart)
  const past = own
    .filter((booking) => !upcoming.includes(booking))
    .toSorted((one, other) => byStart(other, one))
  const isEmpty = bookings.length === 0 && waiting.length === 0 && offered.length === 0
  const about = ({ rumiIds, serviceId }: Pick<Booking, 'rumiIds' | 'serviceId'>) => ({
    dogs: dogsIn(rumiIds),
    serviceName: serviceName(serviceId),
  })

  return (
    <>
      <PageHeader
        title={bookingsCopy.title}
        actions={
          <>
            <LinkButton tone="secondary" to={paths.ownMessages()}>
              {portalCopy.ownMessages}
            </LinkButton>
            <LinkButton tone="secondary" to={paths.passes()}>
              {bookingsCopy.passes}
            </LinkButton>
            {!(isEmpty && fetching.status === 'ready') && (
              <LinkButton to={paths.book()}>{bookingsCopy.book}</LinkButton>
            )}
          </>
        }
      />
      <QueryResult fetching={fetching}>
        {isEmpty ? (
          <EmptyState
            art={<NoBookingsYet />}
            title={bookingsCopy.emptyTitle}
            text={bookingsCopy.emptyText}
            action={<LinkButton to={paths.book()}>{bookingsCopy.book}</LinkButton>}
          />
        ) : (
          <div className="grid gap-10">
            <Rows of={offered} by={(entry) => entry.id} within="blocks">
              {(entry) => <OfferedPlace entry={entry} {...about(entry)} />}
            </Rows>
            <Section title={bookingsCopy.upcoming} empty={upcoming.length === 0 && bookingsCopy.emptyText}>
              <Rows of={withSeries(upcoming)} by={([first]) => first.id} within="blocks">
                {(shown) =>
                  shown.length > 1 ? (
                    <SeriesCard series={shown} {...about(shown[0])} />
                  ) : (
                    <BookingCard booking={shown[0]} {...about(shown[0])} />
                  )
                }
              </Rows>
            </Section>
            {waiting.length > 0 && (
              <Section title={bookingsCopy.waitingTitle} lead={bookingsCopy.waitingText}>
                <Rows of={waiting} by={(entry) => entry.id} within="blocks">
                  {(entry) => <WaitingLine entry={entry} {...about(entry)} />}
                </Rows>
              </Section>
            )}
            <Section title={bookingsCopy.past} empty={past.length === 0 && bookingsCopy.noPast}>
              <Rows of={past} by={(booking) => booking.id} within="blocks">
                {(booking) => <BookingCard booking={booking} {...about(booking)} />}
              </Rows>
            </Section>
            {hasMore && (
              <Button tone="secondary" className="justify-self-center" onClick={loadMore}>
                {bookingsCopy.more}
              </Button>
            )}
          </div>
        )}
      </QueryResult>
    </>
  )
}

/** `empty` is the text of an empty section. */
type SectionProps = { title: string; lead?: string; empty?: string | false; children: ReactNode }

function Section({ title, lead, empty, children }: SectionProps) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      {lead && <p className="-mt-2 mb-3 text-ink-soft">{lead}</p>}
      {empty ? (
        <p className="text-ink-soft">{empty}</p>
      ) : (
        <div className="grid gap-4 lg:grid-cols-2">{children}</div>
      )}
    </section>
  )
}

type SeriesCardProps = { series: Shown; dogs: readonly Dog[]; serviceName: string }

/** Summary of a weekly series, which expands to its days. */
function SeriesCard({ series, dogs, serviceName }: SeriesCardProps) {
  const today = businessToday()
  const [first] = series
  const { tone, word } = bookingStatusCopy[first.status]
  const days = series.map(({ start }) => dayOfTime(start))
  return (
    <Card as="article" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-lg">
          {bookingsCopy.everyWeek(
            formatList(weekdaysOf(series).map((weekday) => weekdayNames[weekday - 1]!)),
          )}
        </h3>
        <StateChip tone={tone}>{word}</StateChip>
      </div>
      <BookingGuests dogs={dogs} about={serviceName} />
      <p className="text-sm text-ink-soft">
        {bookingsCopy.daysOfSeries(series.length, formatRange(days[0]!, days.at(-1)!, today))}
      </p>
      <p className="font-strong tabular">{formatPesos(totalTogether(series))}</p>
      <details className="group border-t border-line pt-1">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-strong">
          {bookingsCopy.seeDays}
          <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
        </summary>
        <ul>
          <Rows of={series} by={({ id }) => id}>
            {({ id, start, totalCentavos }) => (
              <li className="flex flex-wrap items-center justify-between gap-x-4">
                <Link
                  prefetch="intent"
                  to={paths.booking(id)}
                  className="inline-block py-2.5 text-link underline first-letter:uppercase"
                >
                  {formatDay(dayOfTime(start), today)}
                </Link>
                <span className="tabular">{formatPesos(totalCentavos)}</span>
              </li>
            )}
          </Rows>
        </ul>
      </details>
    </Card>
  )
}
