import { addMinutes, areOneBooking, countedIn, eachDay, instantAt, type ServiceType } from '@rumi/contract'
import { mostDays, type Choices } from '../choices.ts'

/** Time in wire format: one booking from start to end, or single days as separate bookings. */
export type When = { start: string; end: string } | { days: readonly string[] }

/** Chosen time for a service of this type, once complete. */
export function whenChosen(
  { start, end, days, time, minutes }: Omit<Choices, 'step'>,
  serviceType: ServiceType,
): When | undefined {
  switch (countedIn[serviceType]) {
    case 'nights':
      return start !== undefined && end !== undefined ? { start, end } : undefined
    case 'days':
      return dayCareWhen(dayCareDaysChosen({ start, end, days }))
    case 'hours': {
      if (start === undefined || time === undefined) return undefined
      const begins = instantAt(start, time)
      // A party ends when its owner chooses; for other visits the server computes the end by dog and service.
      return { start: begins, end: serviceType === 'Evento' ? addMinutes(begins, minutes) : begins }
    }
  }
}

/** Consecutive days are one booking, as in Plan Semanal; others are separate bookings that can be moved alone. */
function dayCareWhen(days: readonly string[]): When | undefined {
  const [start, end] = [days[0], days.at(-1)]
  if (start === undefined || end === undefined) return undefined
  return areOneBooking(days) ? { start, end } : { days }
}

/** Chosen guardería days, in either format of the address. */
export function dayCareDaysChosen({
  start,
  end,
  days,
}: Pick<Choices, 'start' | 'end' | 'days'>): readonly string[] {
  if (days.length > 0 || start === undefined) return days
  return eachDay(start, end ?? start).slice(0, mostDays)
}

/** Guardería days in address format: consecutive ones by their ends, others individually. */
export function asDayChoices(days: readonly string[]): Pick<Choices, 'start' | 'end' | 'days'> {
  const when = dayCareWhen(days.toSorted())
  if (when === undefined) return { start: undefined, end: undefined, days: [] }
  return 'days' in when ? { start: undefined, end: undefined, days: when.days } : { ...when, days: [] }
}
