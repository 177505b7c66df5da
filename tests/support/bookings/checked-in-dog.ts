import { addDays, instantAt } from '@rumi/contract'
import { bookingDogs, bookingEvents, bookings } from '../../../apps/api/src/db/schema/bookings.ts'
import { dogs } from '../../../apps/api/src/db/schema/people/dogs.ts'
import { today } from '../../../apps/api/src/http/clock.ts'
import type { DemoName, TestServer } from '../servers/open-test-server.ts'
import { serviceOf } from './eligible-dog.ts'

export type CheckedInDog = { bookingId: string; rumiId: string; arrivedOn: string; today: string }

/** A dog of Ana's that came two days ago, a day later than it was awaited, and stays until tomorrow. */
export async function checkedInDog(
  server: TestServer,
  { owner = 'ana', name = 'Huésped' }: { owner?: DemoName; name?: string } = {},
): Promise<CheckedInDog> {
  const { db } = server.database
  const ownerId = server.ids[owner]
  const arrivedOn = addDays(today(), -2)
  const [dog] = await db
    .insert(dogs)
    .values({ ownerId, name, sex: 'macho', birthDate: '2022-03-01' })
    .returning({ id: dogs.id })
  const rumiId = dog!.id
  const serviceId = await serviceOf(server, 'Guardería')
  const bookingId = await db.transaction(async (tx) => {
    const [booking] = await tx
      .insert(bookings)
      .values({
        clientId: ownerId,
        serviceId,
        status: 'checked-in',
        startDay: addDays(arrivedOn, -1),
        endDay: addDays(today(), 1),
        totalCentavos: 100_00,
      })
      .returning({ id: bookings.id })
    await tx.insert(bookingDogs).values({ bookingId: booking!.id, dogId: rumiId, ownerId })
    return booking!.id
  })
  await db.insert(bookingEvents).values({
    bookingId,
    at: instantAt(arrivedOn, '08:00'),
    fromStatus: 'confirmed',
    toStatus: 'checked-in',
  })
  return { bookingId, rumiId, arrivedOn, today: today() }
}
