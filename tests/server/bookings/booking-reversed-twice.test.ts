import { daysBetween } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const rows = async (query: string, ...values: unknown[]) =>
  (await server.database.pool.query(query, values)).rows
const step = async (id: string, status: string) => {
  const answer = await server.request('marta', 'PUT', `/api/serviceBookings/${id}`, { status })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
const reverse = (id: string, from: string) =>
  server.request('marta', 'POST', `/api/serviceBookings/${id}/reversal`, {
    from,
    reason: 'Se marcó al perro equivocado',
  })
const statusOf = async (id: string) => (await rows('select status from bookings where id = $1', id))[0].status

/** A paid day of the guardería, confirmed for today. */
async function dayOfToday() {
  const day = nextOpenDay('Guardería', 30)
  const { body } = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [await eligibleDog(server, 'Dos veces')],
    start: day,
    end: day,
  })
  const { id, totalCentavos } = body.data.serviceBooking
  await step(id, 'confirmed')
  await server.request('marta', 'POST', '/api/payments', {
    target: { bookingId: id },
    method: 'card',
    amountCentavos: totalCentavos,
  })
  await rows(
    'update bookings set start_day = start_day + $2::int, end_day = end_day + $2::int where id = $1',
    id,
    daysBetween(day, today()),
  )
  return id as string
}

test('reverses an entry after its exit was reversed, and the dog enters and leaves again', async () => {
  const id = await dayOfToday()
  await step(id, 'checked-in')
  await step(id, 'checked-out')
  expect((await reverse(id, 'checked-out')).status).toBe(200)
  const taken = await reverse(id, 'checked-in')
  expect([taken.status, taken.body.data?.serviceBooking.status]).toEqual([200, 'confirmed'])
  await step(id, 'checked-in')
  await step(id, 'checked-out')
  for (const from of ['checked-out', 'checked-in']) expect((await reverse(id, from)).status).toBe(200)
  expect(await statusOf(id)).toBe('confirmed')
  await expectBooksToHold(server)
})
