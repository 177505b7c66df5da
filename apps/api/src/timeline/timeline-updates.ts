import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { visits } from '../db/schema/visits.ts'
import type { EventHandlers } from '../jobs/index.ts'
import type { PubSub } from '../live/index.ts'
import { peopleOfAccount } from '../people/index.ts'

/** Publishes changes of a visit to the open screens of its owners. */
export function timelineUpdates(db: Db, pubsub: PubSub): EventHandlers {
  async function publish(accountId: string | undefined, id: string) {
    if (accountId === undefined) return
    const people = await peopleOfAccount(db, accountId)
    await pubsub.publish(...people.map((one) => ({ topic: `user:${one.id}`, kind: 'visit', id }) as const))
  }

  async function publishBooking({ bookingId }: { bookingId: string }) {
    const [booking] = await db
      .select({ clientId: bookings.clientId })
      .from(bookings)
      .where(eq(bookings.id, bookingId))
    await publish(booking?.clientId, bookingId)
  }

  async function publishDog(dogId: string) {
    const [dog] = await db.select({ ownerId: dogs.ownerId }).from(dogs).where(eq(dogs.id, dogId))
    await publish(dog?.ownerId, dogId)
  }

  async function publishVisit({ visitId }: { visitId: string }) {
    const [visit] = await db
      .select({ ownerId: dogs.ownerId })
      .from(visits)
      .innerJoin(dogs, eq(dogs.id, visits.dogId))
      .where(eq(visits.id, visitId))
    await publish(visit?.ownerId, visitId)
  }

  return {
    'booking-noted': publishBooking,
    'booking-checked-in': publishBooking,
    'booking-checked-out': publishBooking,
    'booking-reversed': publishBooking,
    'care-changed': ({ rumiId }) => publishDog(rumiId),
    'incident-sent': ({ dogId }) => publishDog(dogId),
    'visit-ready': publishVisit,
  }
}
