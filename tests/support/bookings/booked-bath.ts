import { addMinutes, instantAt } from '@rumi/contract'
import { bookingDogs, bookings } from '../../../apps/api/src/db/schema/bookings.ts'
import { today } from '../../../apps/api/src/http/clock.ts'
import type { TestServer } from '../servers/open-test-server.ts'
import { eligibleDog, serviceOf } from './eligible-dog.ts'

export type BookedBath = { bookingId: string; rumiId: string; start: string }

type Wanted = {
  name?: string
  /** Groomer; a new one if not given. */
  groomerId?: string
  start?: string
  minutes?: number
  /** Dog, if it exists already. */
  rumiId?: string
}

/** A confirmed bath of a dog of Ana's, at noon today if nothing else is given. */
export async function bookedBath(
  server: TestServer,
  {
    name = 'Espuma',
    groomerId,
    start = instantAt(today(), '12:00'),
    minutes = 60,
    rumiId: known,
  }: Wanted = {},
): Promise<BookedBath> {
  const rumiId = known ?? (await eligibleDog(server, name))
  const serviceId = await serviceOf(server, 'Grooming')
  const ownerId = server.ids.ana
  const resourceId = groomerId ?? (await makeGroomer(server))
  return server.database.db.transaction(async (tx) => {
    const [booking] = await tx
      .insert(bookings)
      .values({
        clientId: ownerId,
        serviceId,
        status: 'confirmed',
        startAt: start,
        endAt: addMinutes(start, minutes),
        resourceId,
        totalCentavos: 100_00,
      })
      .returning({ id: bookings.id })
    await tx.insert(bookingDogs).values({ bookingId: booking!.id, dogId: rumiId, ownerId })
    return { bookingId: booking!.id, rumiId, start }
  })
}

/** Hires a groomer, who works for an account if one is given. Returns their id. */
export async function makeGroomer(server: TestServer, userId: string | null = null): Promise<string> {
  const { pool } = server.database
  if (userId) await pool.query('update resources set user_id = null where user_id = $1', [userId])
  const { rows } = await pool.query<{ id: string }>(
    `insert into resources (kind, name, user_id) values ('groomer', gen_random_uuid()::text, $1) returning id`,
    [userId],
  )
  return rows[0]!.id
}

/** Leaves nothing to do to all groomers but one: they are named for another service. */
export const idleGroomers = (server: TestServer, except: string | null = null) =>
  server.database.pool.query(
    `insert into staff_services (resource_id, service_id)
     select r.id, s.id from resources r, services s
     where r.kind = 'groomer' and r.id is distinct from $1 and s.type = 'Hotel' on conflict do nothing`,
    [except],
  )
