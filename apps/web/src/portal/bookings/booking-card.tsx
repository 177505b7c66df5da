import { formatPesos } from '@rumi/contract'
import type { Booking, Dog } from '@rumi/data-layer'
import type { ReactNode } from 'react'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { bookingsCopy, bookingStatusCopy } from '../../copy/bookings.ts'
import { Card } from '../../ui/card.tsx'
import { StateChip } from '../../ui/state-chip.tsx'
import { houseToday } from '../house-today.ts'
import { spokenNames } from '../spoken-names.ts'
import { spokenDays } from './booking-days.ts'

type BookingCardProps = { booking: Booking; dogs: readonly Dog[]; serviceName: string; actions?: ReactNode }

/** A booking at a glance: who, when, what, how it stands and what it costs. */
export function BookingCard({ booking, dogs, serviceName, actions }: BookingCardProps) {
  const { tone, word } = bookingStatusCopy[booking.status]
  return (
    <Card as="article" className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-lg first-letter:uppercase">{spokenDays(booking, houseToday())}</h3>
        <StateChip tone={tone}>{word}</StateChip>
      </div>
      <div className="flex items-center gap-3">
        <div className="flex -space-x-3">
          {dogs.map((dog) => (
            <DogPortrait
              key={dog._id}
              breed={dog.breed}
              color={dog.color}
              seed={dog._id}
              size={56}
              className="ring-3 ring-white"
            />
          ))}
        </div>
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="font-strong">{spokenNames(dogs) || bookingsCopy.unknownDog}</span>
          <span className="block text-sm text-ink-soft">{serviceName}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-strong tabular">{formatPesos(booking.totalCentavos)}</p>
        {actions}
      </div>
    </Card>
  )
}
