import {
  addDays,
  daysBetween,
  eachDay,
  isHotelClosedOn,
  isOverOn,
  lastBookableDay,
  takesPlaceOn,
  visitMinutes,
  weightsInText,
  type booking,
  type DayAvailability,
  type BusinessCalendar,
} from '@rumi/contract'
import type { z } from 'zod'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { Queryable } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { now } from '../../http/clock.ts'
import { refuseReversedDays, Refused } from '../../http/refused.ts'
import { businessCalendar } from '../../schedule/index.ts'
import { bookingRepository } from '../booking-repository.ts'
import { remainingHours } from './remaining-hours.ts'
import { remainingNights } from './remaining-nights.ts'
import { remainingPlacesByDay } from './remaining-places.ts'
import { remainingStays } from './remaining-stays.ts'
import { loadOfferedService, type Service } from '../create/load-booking-inputs.ts'

/** The longest span answered at once: two months, as a calendar shows them. */
const longestSpanDays = 62

type AvailabilityQuery = {
  from: string
  to: string
  /** Duration of a visit if it differs from the service's. */
  minutes?: number | undefined
  /** People wanted at the same time; hours with fewer free count as full. */
  people?: number | undefined
  /** Of the dogs that would sleep in one room, in kilos; null where one was never weighed. */
  weightsKg?: readonly (number | null)[] | undefined
  /** Booking to move; its own place counts as free. */
  except?: string | null | undefined
  /** Includes hours without notice, for the desk. */
  waiveNotice?: boolean
}

type WireQuery = z.output<typeof booking.availability.query>

/** A query as the wire has it. A booking that is to be moved counts as free for its client and for staff alone. */
export async function toAvailabilityQuery(
  db: Queryable,
  { from, to, minutes, people, weights, moving }: WireQuery,
  actor: Actor | null,
): Promise<AvailabilityQuery> {
  const moved = moving && actor ? await bookingRepository.find(db, moving) : undefined
  const mayMove = moved !== undefined && (actor?.role !== 'cliente' || moved?.clientId === actor.accountId)
  return {
    from,
    to,
    minutes: minutes === undefined ? undefined : Number(minutes),
    people: people === undefined ? undefined : Number(people),
    weightsKg: weights === undefined ? undefined : weightsInText(weights),
    except: mayMove ? moving : null,
  }
}

/**
 * Returns the availability of a service for each day from `from` to `to`, both included; nothing for
 * unbookable days. Throws for a service that is not offered and for reversed or too many days.
 */
export async function availabilityOf(
  db: Queryable,
  serviceId: string,
  { from, to, minutes, people = 1, weightsKg, except = null, waiveNotice = false }: AvailabilityQuery,
): Promise<DayAvailability[]> {
  const [service, calendar] = await Promise.all([loadOfferedService(db, serviceId), businessCalendar(db)])
  refuseReversedDays({ from, to })
  if (daysBetween(from, to) >= longestSpanDays) {
    throw new Refused('stay-too-long', { message: bookingSentences.refuseTooManyDays(longestSpanDays) })
  }
  const days = eachDay(from, to)
  const { serviceType } = service
  const asOf = now()
  const { terms } = calendar
  const lastDay = lastBookableDay(asOf, terms)
  const bookable = days.filter((day) => !isOverOn(serviceType, day, asOf, terms) && day <= lastDay)
  const found = await freeOn(db, service, {
    days: bookable,
    calendar,
    minutes: minutes ?? visitMinutes(service, [{ weightKg: null }]),
    people,
    weightsKg,
    except,
    waiveNotice,
  })
  const nothing = isByTheHour(service) ? { slots: [] } : {}
  return days.map((date) => ({
    ...(found.get(date) ?? { date, remaining: 0, ...nothing }),
    ...(takesPlaceOn(serviceType, date, calendar) ? {} : { closed: true as const }),
  }))
}

const isByTheHour = ({ takes }: Service) => takes !== 'place' && takes !== 'room'

type Looked = Pick<AvailabilityQuery, 'weightsKg'> & {
  days: string[]
  calendar: BusinessCalendar
  minutes: number
  people: number
  except: string | null
  waiveNotice: boolean
}

async function freeOn(
  db: Queryable,
  service: Service,
  { days, calendar, minutes, people, weightsKg, except, waiveNotice }: Looked,
) {
  const { id: serviceId, serviceType, takes, pool, cleaningMinutes, durationMinutes } = service
  const open = days.filter((day) => takesPlaceOn(serviceType, day, calendar))
  if (serviceType === 'Guardería' || takes === 'place')
    return remainingPlacesByDay(db, pool ?? '', { days: open, calendar, except })
  if (serviceType === 'Hotel' || takes === 'room') return nightsFor(db, days, { calendar, weightsKg, except })
  return remainingHours(db, {
    kind: takes,
    serviceId,
    serviceType,
    minutes,
    packageMinutes: durationMinutes,
    people,
    cleaningMinutes,
    days: open,
    except,
    waiveNotice,
    terms: calendar.terms,
  })
}

/** Counts the rooms that take the given dogs together, or all rooms without dogs or if no room fits. */
async function nightsFor(
  db: Queryable,
  days: string[],
  { calendar, weightsKg, except }: Pick<Looked, 'calendar' | 'weightsKg' | 'except'>,
): Promise<Map<string, DayAvailability>> {
  const open = days.filter((day) => !isHotelClosedOn(day, calendar.terms))
  const stays =
    weightsKg &&
    (await remainingStays(db, open, { weightsKg, maxNights: calendar.terms.hotel.maxNights, except }))
  if (!stays) return remainingNights(db, open, except)
  return new Map(
    [...stays].map(([date, night]) => [
      date,
      { date, ...night, stayUntil: untilClosed(date, night.stayUntil) },
    ]),
  )

  /** The last departure before the hotel closes; null if none is left. */
  function untilClosed(date: string, until: string | null) {
    const closed = until && eachDay(date, until).find((day) => isHotelClosedOn(day, calendar.terms))
    const last = closed ? addDays(closed, -1) : until
    return last !== null && last > date ? last : null
  }
}
