import { formatMoment, formatPesos, formatTime, isPricedByQuote } from '@rumi/contract'
import type { Booking, Dog } from '@rumi/data-layer'
import { Link } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { awaitedCopy, bookingsCopy, bookingStatusCopy } from '../../../copy/portal/bookings.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { AwaitedWords } from '../awaited-note.tsx'
import { BookingGuests } from '../booking-guests.tsx'
import { FeeNote } from '../fee-note.tsx'

type BookingCardProps = { booking: Booking; dogs: readonly Dog[]; serviceName: string }

/** Summary of a booking: dogs, time, service, status and price. */
export function BookingCard({ booking, dogs, serviceName }: BookingCardProps) {
  const { tone, word } = bookingStatusCopy[booking.status]
  return (
    <Card as="article" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-lg">
          <Link
            prefetch="intent"
            to={paths.booking(booking.id)}
            className="inline-block min-h-7 first-letter:uppercase hover:underline"
          >
            {formatTime(booking, businessToday())}
          </Link>
        </h3>
        <StateChip tone={tone}>{word}</StateChip>
      </div>
      <BookingGuests dogs={dogs} about={serviceName} />
      {booking.status === 'pending' && booking.awaits.length > 0 && (
        <div className="text-sm text-ink-soft">
          {booking.heldUntil ? (
            <p className="font-strong text-ink">
              {awaitedCopy.heldTitle}.{' '}
              {awaitedCopy.heldUntil(formatMoment(booking.heldUntil, businessToday()))}
            </p>
          ) : (
            <AwaitedWords awaits={booking.awaits} />
          )}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-strong tabular">
            {isPricedByQuote(booking) ? bookCopy.onRequest : formatPesos(booking.totalCentavos)}
          </p>
          <FeeNote booking={booking} className="text-sm text-ink-soft" />
        </div>
        <Link
          prefetch="intent"
          to={paths.booking(booking.id)}
          className="inline-flex min-h-12 items-center font-strong text-link underline"
        >
          {bookingsCopy.see}
        </Link>
      </div>
    </Card>
  )
}
