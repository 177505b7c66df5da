import {
  dayOfTime,
  formatDay,
  formatList,
  formatPesos,
  formatRange,
  totalTogether,
  weekdayNames,
} from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { bookingsCopy, bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { BookingGuests } from '../booking-guests.tsx'
import { weekdaysOf, type Shown } from './weekly-series.ts'

type SeriesCardProps = { series: Shown; dogs: readonly Dog[]; serviceName: string }

/** Summary of a weekly series, which expands to its days. */
export function SeriesCard({ series, dogs, serviceName }: SeriesCardProps) {
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
