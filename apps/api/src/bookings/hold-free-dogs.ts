import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { dogOccupancies } from '../db/schema/bookings.ts'
import { dogs as dogRows } from '../db/schema/dogs.ts'
import { Refused } from '../http/refused.ts'
import { dogIsBusy } from './sentences.ts'
import type { Span } from './span.ts'
import { hoursInHouse, occupancyKind } from './take-place.ts'
import type { BookedDog, Service } from './what-is-booked.ts'

type Wanted = {
  service: Service
  span: Span
  dogs: readonly BookedDog[]
  /** The booking that moves: where its dogs are for its sake does not stand in its way. */
  except?: string
}

/**
 * Keeps the dogs of a booking for this transaction, and refuses by name one that is elsewhere at that time. Locked in
 * the order of their ids, before any place is: two requests for one dog wait here, and never for each other.
 */
export async function holdFreeDogs(tx: Tx, { service, span, dogs, except }: Wanted) {
  const ids = dogs.map((dog) => dog.id)
  await tx
    .select({ id: dogRows.id })
    .from(dogRows)
    .where(inArray(dogRows.id, ids))
    .orderBy(asc(dogRows.id))
    .for('no key update')
  const overlaps = hoursInHouse(service.serviceType, span).map(
    ({ startAt, endAt }) =>
      sql`(${dogOccupancies.startAt} < ${endAt} and ${dogOccupancies.endAt} > ${startAt})`,
  )
  const [busy] = await tx
    .select({ dogId: dogOccupancies.dogId })
    .from(dogOccupancies)
    .where(
      and(
        inArray(dogOccupancies.dogId, ids),
        eq(dogOccupancies.kind, occupancyKind(span)),
        or(...overlaps),
        except ? ne(dogOccupancies.bookingId, except) : undefined,
      ),
    )
    .orderBy(asc(dogOccupancies.dogId))
    .limit(1)
  if (!busy) return
  const name = dogs.find((dog) => dog.id === busy.dogId)?.name ?? ''
  throw new Refused('dog-busy', { message: dogIsBusy(name) })
}
