import { spokenDay, type ServiceType } from '@rumi/contract'
import { Link } from 'react-router'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { bookCopy } from '../../copy/book.ts'
import { Card } from '../../ui/card.tsx'
import { spokenDays } from '../bookings/booking-days.ts'
import { dayCareType } from '../day-care-type.ts'
import { houseToday } from '../house-today.ts'
import { spokenNames } from '../spoken-names.ts'
import { addressOf, type When } from './choices.ts'
import { spokenList } from './spoken-list.ts'
import type { FamilyGuest, StepProps } from './step-props.ts'

type VisitSummaryProps = StepProps & { guests: readonly FamilyGuest[]; when: When }

/** Who comes and when, each with the way back to change it. */
export function VisitSummary({ offer, choices, guests, when }: VisitSummaryProps) {
  const today = houseToday()
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
              photo={dog.profileImg}
              className="size-14 ring-3 ring-white"
            />
          ))}
        </div>
        <p className="min-w-0 grow font-strong [overflow-wrap:anywhere]">
          {spokenNames(guests.map(({ dog }) => dog))}
          <span className="block text-sm font-text text-ink-soft">{offer.service.name}</span>
        </p>
        <ChangeLink to={addressOf(choices, { step: 'rumis' })} about={bookCopy.steps.rumis} />
      </div>
      <div className="flex items-center gap-4 pt-4">
        <p className="min-w-0 grow">
          <span className="block font-strong first-letter:uppercase">
            {'days' in when
              ? spokenList(when.days.map((day) => spokenDay(day, today)))
              : spokenDays(when, today)}
          </span>
          <span className="block text-sm text-ink-soft">{hoursOf(offer.service.serviceType)}</span>
        </p>
        <ChangeLink to={addressOf(choices, { step: 'fechas' })} about={bookCopy.steps.fechas} />
      </div>
    </Card>
  )
}

function hoursOf(serviceType: ServiceType) {
  if (serviceType === 'Hotel') return bookCopy.stayHours
  return serviceType === dayCareType ? bookCopy.hours : ''
}

function ChangeLink({ to, about }: { to: string; about: string }) {
  return (
    <Link to={to} className="inline-flex min-h-12 items-center font-strong text-link underline">
      {bookCopy.change}
      <span className="sr-only"> {about}</span>
    </Link>
  )
}
