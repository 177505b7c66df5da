import { isStaff, passUses, passUsesCalls, type AnswerOf, type Role } from '@rumi/contract'
import { asc, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db, Queryable } from '../../db/connect.ts'
import { bookingDogs } from '../../db/schema/bookings.ts'
import { dogs } from '../../db/schema/people/dogs.ts'
import { passes, passMovements } from '../../db/schema/money/passes.ts'
import { users } from '../../db/schema/people/people.ts'
import { services } from '../../db/schema/business/services.ts'
import { registerRoute } from '../../http/register-route.ts'
import { Refused } from '../../http/refused.ts'
import { bookingRepository } from '../booking-repository.ts'
import { passRepository } from './pass-repository.ts'

type Answer = AnswerOf<typeof passUsesCalls.list>['data']

/** Reads the uses of a pass: its bookings by day, and returned credits. */
export function passUsesRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, passUsesCalls.list, async ({ params: { id }, actor, owner }) => {
    const pass = await passRepository.find(db, id)
    if (!pass || (owner && pass.ownerId !== owner)) throw new Refused('not-found')
    return { data: { uses: await usesOf(db, id), receivedBy: await receiverOf(db, id, actor.role) } }
  })
}

async function usesOf(db: Queryable, passId: string): Promise<Answer['uses']> {
  const movements = await db.select().from(passMovements).where(eq(passMovements.passId, passId))
  const used = passUses(movements)
  const ids = used.map(({ bookingId }) => bookingId)
  const { items } = await bookingRepository.list(db, { limit: ids.length, filters: { ids } })
  const offered = await db.select({ id: services.id, name: services.name }).from(services)
  const names = await db
    .select({ bookingId: bookingDogs.bookingId, name: dogs.name })
    .from(bookingDogs)
    .innerJoin(dogs, eq(dogs.id, bookingDogs.dogId))
    .where(inArray(bookingDogs.bookingId, ids))
    .orderBy(asc(dogs.name))
  return used
    .flatMap(({ bookingId, days }) => {
      const booking = items.find(({ id }) => id === bookingId)
      if (!booking) return []
      const serviceName = offered.find(({ id }) => id === booking.serviceId)?.name ?? ''
      const itsDogs = names.filter((one) => one.bookingId === bookingId).map(({ name }) => name)
      return [{ booking, serviceName, dogs: itsDogs, days }]
    })
    .toSorted((one, other) => (one.booking.start > other.booking.start ? -1 : 1))
}

async function receiverOf(db: Queryable, passId: string, role: Role) {
  if (!isStaff(role)) return null
  const [found] = await db
    .select({ name: users.name, lastName: users.lastName })
    .from(passes)
    .innerJoin(users, eq(users.id, passes.paidTo))
    .where(eq(passes.id, passId))
  return found ? `${found.name} ${found.lastName}`.trim() : null
}
