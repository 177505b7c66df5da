import { randomUUID } from 'node:crypto'
import { addMinutes } from '@rumi/contract'
import { bookingDogs, bookingEvents, bookings } from '../../../apps/api/src/db/schema/bookings.ts'
import { resources } from '../../../apps/api/src/db/schema/business/services.ts'
import { now } from '../../../apps/api/src/http/clock.ts'
import { serviceOf } from './eligible-dog.ts'
import type { DemoName, TestServer } from '../servers/open-test-server.ts'

type LateVisit = { owner?: DemoName; rumiIds: readonly string[]; minutesLate: number; totalCentavos?: number }

/** A session of training whose dogs are in the house and were to be collected some minutes ago, sold under the settings of now. */
export async function lateVisit(
  server: TestServer,
  { owner = 'ana', rumiIds, minutesLate, totalCentavos = 500_00 }: LateVisit,
): Promise<string> {
  const clientId = server.ids[owner]
  const serviceId = await serviceOf(server, 'Entrenamiento')
  const endAt = addMinutes(now(), -minutesLate)
  const { settings } = (await server.request('admin', 'GET', '/api/settings')).body.data
  return server.database.db.transaction(async (tx) => {
    const [trainer] = await tx
      .insert(resources)
      .values({ kind: 'trainer', name: `Entrena ${randomUUID()}` })
      .returning({ id: resources.id })
    const [booking] = await tx
      .insert(bookings)
      .values({
        clientId,
        serviceId,
        status: 'checked-in',
        resourceId: trainer!.id,
        startAt: addMinutes(endAt, -60),
        endAt,
        lines: [{ label: 'Sesión', amountCentavos: totalCentavos }],
        totalCentavos,
        settingsVersion: settings.version,
      })
      .returning({ id: bookings.id })
    const { id } = booking!
    await tx.insert(bookingDogs).values(rumiIds.map((dogId) => ({ bookingId: id, dogId, ownerId: clientId })))
    await tx.insert(bookingEvents).values({ bookingId: id, fromStatus: 'confirmed', toStatus: 'checked-in' })
    return id
  })
}

const perHourCentavos = 80_00

/** From now on each started hour of training that is collected late costs something. */
export async function chargeLateTraining(server: TestServer) {
  const { settings } = (await server.request('admin', 'GET', '/api/settings')).body.data
  const training = { ...settings.policies.training, latePickupCentavos: perHourCentavos }
  await server.request('admin', 'PATCH', '/api/settings', { policies: { training } })
}

type Collected = { owner: DemoName; dog: string; at: number; method: string }

/**
 * A dog is collected late: `at` says how late it is, whether the fee is waived, and whether the dog leaves at once; by credit nothing is paid.
 * Answers what it costs and what was paid of it.
 */
export async function collectLate(server: TestServer, { owner, dog, at, method }: Collected) {
  const totalCentavos = 300_00
  const hours = 1 + (at % 3)
  const bookingId = await lateVisit(server, {
    owner,
    rumiIds: [dog],
    minutesLate: hours * 60 - 45,
    totalCentavos,
  })
  const fee = perHourCentavos * hours
  const waived = at % 4 === 0
  const charged = waived ? 0 : fee
  const paidCentavos = method === 'credit' ? 0 : totalCentavos / 2 + charged
  const target = { bookingId }
  const { status, body } = await server.request('marta', 'POST', '/api/charges', {
    lateFees: [{ bookingId, expectedCentavos: fee, waived }],
    payments: paidCentavos > 0 ? [{ target, method, amountCentavos: paidCentavos }] : [],
  })
  if (status !== 201) throw new Error(`late collection was answered ${status}: ${JSON.stringify(body)}`)
  if (at % 5 < 2)
    await server.request('marta', 'PUT', `/api/serviceBookings/${bookingId}`, { status: 'checked-out' })
  return { target, costCentavos: totalCentavos + charged, paidCentavos }
}
