import type { BookingStatus } from '@rumi/contract'
import type { BookingTold, PartTold } from '@rumi/mails'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/dogs.ts'
import { users } from '../db/schema/people.ts'
import { services } from '../db/schema/services.ts'

export type BookingNow = {
  status: BookingStatus
  owner: { id: string; email: string; name: string; lastName: string }
  told: Omit<BookingTold, 'link'>
}

/** One booking as a part of what is told. */
export const partOf = ({ told }: BookingNow): PartTold => {
  const { service, serviceType, dogs: itsDogs, start, end, totalCentavos } = told
  return { service, serviceType, dogs: itsDogs, start, end, totalCentavos }
}

/** A booking as it is at this moment, with what its owner is told of it; null where it or its owner is gone. */
export async function bookingNow(db: Queryable, bookingId: string): Promise<BookingNow | null> {
  const [found] = await db
    .select({ booking: bookings, service: services, owner: users })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(users, eq(users.id, bookings.clientId))
    .where(eq(bookings.id, bookingId))
  if (!found || found.owner.closedAt !== null) return null
  const { booking, service, owner } = found
  const itsDogs = await db
    .select({ name: dogs.name })
    .from(bookingDogs)
    .innerJoin(dogs, eq(dogs.id, bookingDogs.dogId))
    .where(eq(bookingDogs.bookingId, bookingId))
    .orderBy(asc(dogs.name))
  return {
    status: booking.status,
    owner: { id: owner.id, email: owner.email, name: owner.name, lastName: owner.lastName },
    told: {
      name: owner.name,
      service: service.name,
      serviceType: service.serviceType,
      dogs: itsDogs.map(({ name }) => name),
      start: booking.startDay ?? booking.startAt ?? '',
      end: booking.endDay ?? booking.endAt ?? '',
      totalCentavos: booking.totalCentavos,
      parts: [],
    },
  }
}
