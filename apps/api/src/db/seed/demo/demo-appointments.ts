import {
  addDays,
  addMinutes,
  compareInstants,
  dayNumber,
  eachDay,
  instantAt,
  takesPlaceOn,
  todayIn,
  type BookingStatus,
  type BusinessCalendar,
} from '@rumi/contract'
import { simulatedAppointments, simulatedCycleDays } from './simulated-appointments.ts'
import { seedServices } from '../services-for-sale.ts'

/** A stay, or a visit by the hour, of some dogs of one family in one room or with one person. */
export type DemoAppointment<Dog> = Timed & {
  dogs: readonly [Dog, ...Dog[]]
  service: string
  /** The room or person, by name. */
  resource: string
  status: BookingStatus
}

type Timed = {
  /** Days for a stay, instants for a visit, in wire format. */
  start: string
  end: string
  arrivesAt: string
  leavesAt: string
}

type Lived = Timed & { dogs: readonly number[]; service: string; resource: string }

const daysAhead = 12

/** Of those still to come the desk has answered all but every fourth. */
const unansweredEach = 4

/** Days are counted from a Thursday; the lived weeks begin on the Monday before. */
const daysFromMonday = 3

const stayName = seedServices.find(({ serviceType }) => serviceType === 'Hotel')!.name
const typeOf = new Map(seedServices.map(({ name, serviceType }) => [name as string, serviceType]))

/** Keeps the first party of each week. The simulation has one or two on every day. */
const weekOf = (place: number) => Math.floor(place / 7)
const isParty = (service: string) => typeOf.get(service) === 'Evento'
const parties = simulatedAppointments.visits.filter(([, , service]) => isParty(service))
const placedParties = new Set(
  parties.filter(([on], at) => parties.findIndex(([other]) => weekOf(other) === weekOf(on)) === at),
)

/** True if a service is available on that day of the calendar. */
function isDoneOn(service: string, day: string, calendar: BusinessCalendar) {
  const type = typeOf.get(service)
  return type !== undefined && takesPlaceOn(type, day, calendar)
}

/** Returns the bookings that begin on a day of the cycle, moved to the given calendar day. */
function beginningOn(day: string, { terms: { hotel } }: BusinessCalendar): Lived[] {
  const place = (dayNumber(day) + daysFromMonday) % simulatedCycleDays
  const stays = simulatedAppointments.stays
    .filter(([on]) => on === place)
    .map(([, dogs, resource, nights]) => {
      const end = addDays(day, nights)
      const arrivesAt = instantAt(day, hotel.checkIn)
      const leavesAt = instantAt(end, hotel.checkOut)
      return { dogs, service: stayName, resource, start: day, end, arrivesAt, leavesAt }
    })
  const visits = simulatedAppointments.visits
    .filter((visit) => visit[0] === place && (!isParty(visit[2]) || placedParties.has(visit)))
    .map(([, dogs, service, resource, at, minutes]) => {
      const start = instantAt(day, at)
      const end = addMinutes(start, minutes)
      return { dogs, service, resource, start, end, arrivesAt: start, leavesAt: end }
    })
  return [...stays, ...visits]
}

function statusOf({ arrivesAt, leavesAt }: Timed, place: number, now: string): BookingStatus {
  if (compareInstants(leavesAt, now) <= 0) return 'checked-out'
  if (compareInstants(arrivesAt, now) <= 0) return 'checked-in'
  return place % unansweredEach === 0 ? 'pending' : 'confirmed'
}

const overlap = (one: Timed, other: Timed) =>
  compareInstants(one.arrivesAt, other.leavesAt) < 0 && compareInstants(other.arrivesAt, one.leavesAt) < 0

/**
 * Returns the stays and visits around `now` from the recorded simulation. Where its last week meets its first,
 * a visit to a taken room or person is left out, as is a day care day of a dog that has a stay or party.
 */
export function demoAppointments<Dog extends object>(
  dogs: readonly Dog[],
  { now, calendar, daysBack }: { now: string; calendar: BusinessCalendar; daysBack: number },
  atDayCare: (dog: Dog, day: string) => boolean,
): DemoAppointment<Dog>[] {
  const placed: DemoAppointment<Dog>[] = []
  const today = todayIn(now)
  for (const day of eachDay(addDays(today, -daysBack), addDays(today, daysAhead))) {
    for (const { dogs: places, ...lived } of beginningOn(day, calendar)) {
      const { service, resource, end } = lived
      const isStay = service === stayName
      const [first, ...more] = places.flatMap((place) => dogs[place] ?? [])
      if (!first || !isDoneOn(service, day, calendar) || (isStay && !isDoneOn(service, end, calendar)))
        continue
      const guests = [first, ...more] as const
      const meets = placed.some(
        (other) =>
          (other.resource === resource || other.dogs.some((dog) => guests.includes(dog))) &&
          overlap(other, lived),
      )
      const isElsewhere =
        (isStay || isParty(service)) &&
        eachDay(day, isStay ? end : day).some((one) => guests.some((dog) => atDayCare(dog, one)))
      if (meets || isElsewhere) continue
      placed.push({ dogs: guests, ...lived, status: statusOf(lived, placed.length, now) })
    }
  }
  return placed
}
