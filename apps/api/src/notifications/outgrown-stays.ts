import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { isHolding } from '../db/holds-capacity.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { resources } from '../db/schema/business/services.ts'
import { today } from '../http/clock.ts'

/** The stays of a dog, those to come and the one it is at, in rooms for lighter dogs than it is now. */
export async function outgrownStays(db: Db, dogId: string) {
  const stays = await db
    .select({
      bookingId: bookings.id,
      ownerId: dogs.ownerId,
      dog: dogs.name,
      weightKg: dogs.weightKg,
      room: resources.name,
      maxWeightKg: resources.maxWeightKg,
      start: bookings.startDay,
      end: bookings.endDay,
    })
    .from(bookings)
    .innerJoin(bookingDogs, eq(bookingDogs.bookingId, bookings.id))
    .innerJoin(dogs, eq(dogs.id, bookingDogs.dogId))
    .innerJoin(resources, eq(resources.id, bookings.resourceId))
    .where(
      and(
        eq(dogs.id, dogId),
        isHolding,
        gt(bookings.endDay, today()),
        lt(resources.maxWeightKg, dogs.weightKg),
      ),
    )
    .orderBy(asc(bookings.startDay), asc(bookings.id))
  return stays.map(({ weightKg, maxWeightKg, start, end, ...stay }) => ({
    ...stay,
    weightKg: weightKg!,
    maxWeightKg: maxWeightKg!,
    start: start!,
    end: end!,
  }))
}
