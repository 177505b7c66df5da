import { Link } from 'react-router'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { bookDayCopy } from '../../copy/book-day.ts'
import { Card } from '../../ui/card.tsx'
import { spokenDays } from '../bookings/booking-days.ts'
import { houseToday } from '../house-today.ts'
import { spokenNames } from '../spoken-names.ts'
import type { FamilyGuest, StepProps } from './step-props.ts'
import { addressOf } from './choices.ts'

type VisitSummaryProps = StepProps & { guests: readonly FamilyGuest[] }

/** Who comes and when, each with the way back to change it. */
export function VisitSummary({ service, choices, guests }: VisitSummaryProps) {
  const { start = '', end = '' } = choices
  return (
    <Card className="grid divide-y divide-line">
      <div className="flex items-center gap-4 pb-4">
        <div className="flex -space-x-3">
          {guests.map(({ dog }) => (
            <DogPortrait
              key={dog._id}
              breed={dog.breed}
              color={dog.color}
              seed={dog._id}
              className="size-14 ring-3 ring-white"
            />
          ))}
        </div>
        <p className="min-w-0 grow font-strong [overflow-wrap:anywhere]">
          {spokenNames(guests.map(({ dog }) => dog))}
          <span className="block text-sm font-text text-ink-soft">{service.name}</span>
        </p>
        <ChangeLink to={addressOf(choices, { step: 'rumis' })} about={bookDayCopy.steps.dogs} />
      </div>
      <div className="flex items-center gap-4 pt-4">
        <p className="grow">
          <span className="block font-strong first-letter:uppercase">
            {spokenDays({ start, end }, houseToday())}
          </span>
          <span className="block text-sm text-ink-soft">{bookDayCopy.hours}</span>
        </p>
        <ChangeLink to={addressOf(choices, { step: 'dia' })} about={bookDayCopy.steps.days} />
      </div>
    </Card>
  )
}

function ChangeLink({ to, about }: { to: string; about: string }) {
  return (
    <Link to={to} className="inline-flex min-h-12 items-center font-strong text-link underline">
      {bookDayCopy.change}
      <span className="sr-only"> {about}</span>
    </Link>
  )
}
