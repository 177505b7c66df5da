import { randomUUID } from 'node:crypto'
import { quoteBooking, ratesToKeep, type BusinessCalendar, type StoredSettings } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { bookingDogs, bookingEvents, bookings } from '../../db/schema/bookings.ts'
import { dogOccupancies } from '../../db/schema/dog-occupancies.ts'
import { holdForDeposit } from './hold-for-deposit.ts'
import { hoursOfSingleDay } from '../capacity/lock-free-dogs.ts'
import { lockCreditsForDays, spendCreditsForEach, unitsByDay } from '../passes/pass-credits.ts'
import { takePlacesForEach } from '../capacity/counted-places.ts'
import type { BookedDog, Service } from './load-booking-inputs.ts'

type Days = {
  service: Service
  dogs: readonly [BookedDog, ...BookedDog[]]
  days: readonly string[]
  calendar: BusinessCalendar
  notes?: string | undefined
  passId?: string | undefined
  /** Under which they are sold, and which they keep. */
  terms: StoredSettings
  /** Author. */
  by: string
}

/**
 * Inserts one guardería booking per day with dogs, places and pass credits, or nothing. It works as
 * `insertBooking` with the same number of statements and lock order; the caller has locked the dogs. Returns
 * the ids in day order.
 */
export async function insertRecurringBookings(
  tx: Tx,
  { service, dogs, days, calendar, notes = '', passId, terms, by }: Days,
): Promise<string[]> {
  const credits = await lockCreditsForDays(tx, {
    service,
    dogs,
    days: days.flatMap((day) => dogs.map(() => day)),
    passId,
  })
  const passUnits = unitsByDay(credits)
  const clientId = dogs[0].ownerId
  const taken = days.map((day) => ({
    bookingId: randomUUID(),
    day,
    price: quoteBooking({ service, dogs, start: day, end: day, passUnits }, terms),
  }))
  const idOn = new Map(taken.map(({ bookingId, day }) => [day, bookingId]))
  const soldRates = ratesToKeep(service, dogs)
  await tx.insert(bookings).values(
    taken.map(({ bookingId, day, price: { lines, totalCentavos } }) => ({
      id: bookingId,
      clientId,
      serviceId: service.id,
      status: 'pending' as const,
      startDay: day,
      endDay: day,
      lines,
      totalCentavos,
      soldRates,
      notes,
      settingsVersion: terms.version,
    })),
  )
  const ids = sql.param(taken.map(({ bookingId }) => bookingId))
  const dogIds = sql.param(dogs.map(({ id }) => id))
  await tx.execute(sql`
    insert into ${bookingDogs} (booking_id, dog_id, owner_id)
    select booking_id, dog_id, ${clientId}::uuid from unnest(${ids}::uuid[]) booking_id, unnest(${dogIds}::uuid[]) dog_id`)
  if (service.pool) await takePlacesForEach(tx, { pool: service.pool, dogs: dogs.length, taken })
  const hours = days.map((day) => hoursOfSingleDay(service, day, calendar))
  await tx.execute(sql`
    insert into ${dogOccupancies} (booking_id, dog_id, kind, start_at, end_at)
    select stay.booking_id, dog_id, 'stay', stay.start_at, stay.end_at
    from unnest(${ids}::uuid[], ${sql.param(hours.map(({ startAt }) => startAt))}::timestamptz[],
      ${sql.param(hours.map(({ endAt }) => endAt))}::timestamptz[]) as stay (booking_id, start_at, end_at),
      unnest(${dogIds}::uuid[]) dog_id`)
  await spendCreditsForEach(
    tx,
    credits.map((credit) => ({ ...credit, bookingId: idOn.get(credit.day)! })),
  )
  await tx
    .insert(bookingEvents)
    .values(taken.map(({ bookingId }) => ({ bookingId, actorId: by, toStatus: 'pending' as const })))
  const { serviceType, seasons } = service
  for (const {
    bookingId,
    day,
    price: { totalCentavos },
  } of taken)
    await holdForDeposit(tx, { bookingId, clientId, serviceType, start: day, seasons, totalCentavos }, terms)
  return taken.map(({ bookingId }) => bookingId)
}
