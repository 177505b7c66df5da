import {
  addMinutes,
  formatPesos,
  isAddOn,
  isPricedByQuote,
  quoteBooking,
  ratesToKeep,
  visitMinutes,
  type OfferedExtra,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { asc, eq } from 'drizzle-orm'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import { notAnAddOn, notInTheStay } from '../../copy/capacity-sentences.ts'
import type { Queryable, Tx } from '../../db/connect.ts'
import { bookingDogs, bookingEvents, bookings } from '../../db/schema/bookings.ts'
import { services } from '../../db/schema/business/services.ts'
import { now } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import { businessCalendar, lockCalendar } from '../../schedule/index.ts'
import { bookingRepository } from '../booking-repository.ts'
import {
  loadDogsOfOneFamily,
  loadOfferedService,
  type BookedDog,
  type Service,
} from './load-booking-inputs.ts'

/**
 * Returns the services available before departure with their price per dog; another owner's booking is not
 * found.
 */
export async function extrasFor(db: Queryable, bookingId: string): Promise<OfferedExtra[]> {
  const { rumiIds } = await bookingOf(db, bookingId)
  const dogs = await loadDogsOfOneFamily(db, rumiIds, null)
  const { terms } = await businessCalendar(db)
  const offered = await db
    .select({ id: services.id, serviceType: services.serviceType })
    .from(services)
    .where(eq(services.active, true))
    .orderBy(asc(services.name), asc(services.id))
  const extras: OfferedExtra[] = []
  for (const { id } of offered.filter(({ serviceType }) => isAddOn(serviceType))) {
    const service = await loadOfferedService(db, id)
    for (const dog of dogs) {
      const price = quoteBooking({ service, dogs: [dog], ...timeBefore(service, [dog]) }, terms)
      if (isPricedByQuote(price)) continue
      const { totalCentavos } = price
      extras.push({ serviceId: id, name: service.name, rumiId: dog.id, rumiName: dog.name, totalCentavos })
    }
  }
  return extras
}

type Added = { serviceId: string; rumiIds: readonly string[]; expectedTotalCentavos: number }

/**
 * Records a service done just before departure at today's price, as a finished booking without a person's
 * time. Fails with `price-changed` if the price differs from the one shown.
 */
export async function addBeforeGoingHome(
  tx: Tx,
  { serviceId, rumiIds, expectedTotalCentavos }: Added,
  { bookingId, by }: { bookingId: string; by: string },
): Promise<string> {
  const stay = await bookingOf(tx, bookingId)
  if (stay.status !== 'checked-in' && stay.status !== 'checked-out') throw new Refused('step-not-allowed')
  const service = await loadOfferedService(tx, serviceId)
  if (!isAddOn(service.serviceType)) throw new Refused('breaks-a-rule', { message: notAnAddOn })
  if (!rumiIds.every((id) => stay.rumiIds.includes(id)))
    throw new Refused('breaks-a-rule', { message: notInTheStay })
  const dogs = await loadDogsOfOneFamily(tx, [...new Set(rumiIds)], null)
  const { terms } = await lockCalendar(tx)
  const { start, end } = timeBefore(service, dogs)
  const { lines, totalCentavos } = quoteBooking({ service, dogs, start, end }, terms)
  if (totalCentavos !== expectedTotalCentavos)
    throw new Refused('price-changed', { message: bookingSentences.costsNow(formatPesos(totalCentavos)) })
  const [written] = await tx
    .insert(bookings)
    .values({
      clientId: stay.clientId,
      serviceId,
      status: 'checked-out',
      startAt: start,
      endAt: end,
      lines,
      totalCentavos,
      soldRates: ratesToKeep(service, dogs),
      settingsVersion: terms.version,
    })
    .returning({ id: bookings.id })
  const { id } = written!
  await tx
    .insert(bookingDogs)
    .values(dogs.map((dog) => ({ bookingId: id, dogId: dog.id, ownerId: stay.clientId })))
  await tx
    .insert(bookingEvents)
    .values({ bookingId: id, actorId: by, toStatus: 'checked-out', note: bookingSentences.addedAtTheDoor })
  return id
}

async function bookingOf(db: Queryable, id: string): Promise<RecordOf<Resources['bookings']>> {
  const booking = await bookingRepository.find(db, id)
  if (!booking) throw new Refused('not-found')
  return booking
}

/** The minutes that it takes, up to now. */
function timeBefore(service: Service, dogs: readonly BookedDog[]) {
  const end = now()
  return { start: addMinutes(end, -visitMinutes(service, dogs)), end }
}
