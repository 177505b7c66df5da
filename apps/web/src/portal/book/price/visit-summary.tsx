import {
  addMinutes,
  dayOf,
  isDay,
  minutesSideBySide,
  nightsBetween,
  formatDay,
  formatDays,
  formatHour,
  visitMinutes,
  formatList,
} from '@rumi/contract'
import { Link } from 'react-router'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { withFacts } from '../../../shared/business/with-facts.ts'
import { bookCopy } from '../../../copy/portal/book.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { BookingGuests } from '../../bookings/booking-guests.tsx'
import { dayCareType } from '../../../shared/people/day-care-type.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { addressOf } from '../choices.ts'
import { type When } from '../dates/when-chosen.ts'
import type { FamilyGuest, StepProps } from '../step-props.ts'

type VisitSummaryProps = StepProps & { guests: readonly FamilyGuest[]; when: When }

/** Dogs and time, each with a link to change it. */
export function VisitSummary({ offer, choices, guests, when }: VisitSummaryProps) {
  const business = useBusiness()
  const days = formatWhen(when, businessToday())
  return (
    <Card className="grid divide-y divide-line">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-4 *:first:basis-32">
        <BookingGuests dogs={guests.map(({ dog }) => dog)} about={offer.service.name} />
        <ChangeLink to={addressOf(choices, { step: 'rumis' })} about={bookCopy.steps.rumis} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 pt-4">
        <p className="min-w-0 grow basis-32 font-strong first-letter:uppercase">{days}</p>
        <ChangeLink to={addressOf(choices, { step: 'fechas' })} about={bookCopy.steps.fechas} />
        <p className="basis-full text-sm text-ink-soft tabular">
          {withFacts(hoursOf({ offer, choices }, guests, when), business)}
        </p>
      </div>
    </Card>
  )
}

function formatWhen(when: When, today: string) {
  if ('days' in when) return formatList(when.days.map((day) => formatDay(day, today)))
  return isDay(when.start) ? formatDays(when, today) : formatDay(dayOf(when.start), today)
}

/** Hours of the visit: for a party as requested, otherwise as long as these dogs take. */
function hoursOf(
  { offer: { service }, choices }: Pick<StepProps, 'offer' | 'choices'>,
  guests: readonly FamilyGuest[],
  when: When,
) {
  if ('days' in when || service.serviceType === dayCareType) return bookCopy.hours
  if (isDay(when.start)) return bookCopy.stayHours(nightsBetween(when.start, when.end))
  const dogs = guests.map(({ dog }) => dog)
  const minutesOf = choices.sideBySide ? minutesSideBySide : visitMinutes
  const end = service.serviceType === 'Evento' ? when.end : addMinutes(when.start, minutesOf(service, dogs))
  return bookCopy.visitHours(formatHour(when.start), formatHour(end))
}

function ChangeLink({ to, about }: { to: string; about: string }) {
  return (
    <Link to={to} className="-my-2 inline-flex min-h-12 items-center font-strong text-link underline">
      {bookCopy.change}
      <span className="sr-only"> {about}</span>
    </Link>
  )
}
