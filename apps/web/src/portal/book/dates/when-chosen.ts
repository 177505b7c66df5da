import { addMinutes, areOneBooking, countedIn, eachDay, instantAt, type ServiceType } from '@rumi/contract'
import { mostDays, type Choices } from '../choices.ts'

/** When it is to be, as the wire takes it: one booking from start to end, or single days, each a booking of its own. */
export type When = { start: string; end: string } | { days: readonly string[] }

/** The time that was chosen for a service of this type, once it is complete. */
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
      // A party ends when its owner says; any other visit when it is done, which the server reckons by dog and service.
      return { start: begins, end: serviceType === 'Evento' ? addMinutes(begins, minutes) : begins }
    }
  }
}

/** Days in a row are one booking, as Plan Semanal is; others are booked one by one and can be moved alone. */
function dayCareWhen(days: readonly string[]): When | undefined {
  const [start, end] = [days[0], days.at(-1)]
  if (start === undefined || end === undefined) return undefined
  return areOneBooking(days) ? { start, end } : { days }
}

/** Every day of the guardería that was chosen, however it stands in the address. */
export function dayCareDaysChosen({
  start,
  end,
  days,
}: Pick<Choices, 'start' | 'end' | 'days'>): readonly string[] {
  if (days.length > 0 || start === undefined) return days
  return eachDay(start, end ?? start).slice(0, mostDays)
}

/** How chosen days of the guardería stand in an address: a row of them by its ends, others one by one. */
export function asDayChoices(days: readonly string[]): Pick<Choices, 'start' | 'end' | 'days'> {
  const when = dayCareWhen(days.toSorted())
  if (when === undefined) return { start: undefined, end: undefined, days: [] }
  return 'days' in when ? { start: undefined, end: undefined, days: when.days } : { ...when, days: [] }
}
