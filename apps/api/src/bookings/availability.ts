import { daysBetween, eachDay, lastBookableDay, takesPlaceOn, type DayAvailability } from '@rumi/contract'
import type { Queryable } from '../db/connect.ts'
import { now, today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { freeHours } from './free-hours.ts'
import { freeNights } from './free-nights.ts'
import { freePlacesByDay } from './free-places.ts'
import type { Service } from './what-is-booked.ts'

/** The longest span answered at once: two months, as a calendar shows them. */
const longestSpanDays = 62

/** What is left of a service on every day from `from` to `to`, both included; nothing on days that cannot be booked. */
export async function availabilityOf(
  db: Queryable,
  service: Service,
  { from, to }: { from: string; to: string },
): Promise<DayAvailability[]> {
  if (to < from) throw new Refused('dates-reversed')
  if (daysBetween(from, to) >= longestSpanDays) {
    throw new Refused('stay-too-long', { message: `Pregunta por ${longestSpanDays} días a lo más.` })
  }
  const days = eachDay(from, to)
  const bookable = days.filter((day) => day >= today() && day <= lastBookableDay(now()))
  const found = await freeOn(db, service, bookable)
  return days.map(
    (date) => found.get(date) ?? { date, remaining: 0, ...(isByTheHour(service) ? { slots: [] } : {}) },
  )
}

const isByTheHour = ({ takes }: Service) => takes !== 'place' && takes !== 'room'

async function freeOn(db: Queryable, service: Service, days: string[]) {
  const open = days.filter((day) => takesPlaceOn(service.serviceType, day))
  if (service.takes === 'place') return freePlacesByDay(db, service.pool ?? '', open)
  if (service.takes === 'room') return freeNights(db, days)
  return freeHours(db, { kind: service.takes, service, days: open })
}
