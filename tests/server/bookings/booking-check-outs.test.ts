import { randomUUID } from 'node:crypto'
import { addDays } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { checkedInDog } from '../../support/bookings/checked-in-dog.ts'
import { eligibleDog } from '../../support/bookings/eligible-dog.ts'
import { mailsSince } from '../../support/bookings/mails-since.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let reported: () => ReturnType<ReturnType<typeof mailsSince>>
beforeAll(async () => {
  server = await openTestServer()
  const readMails = mailsSince(server)
  reported = () => readMails(server.ids.ana)
})
afterAll(() => server.close())

/** A dog that stays from today until tomorrow, and another booking of it that should have ended yesterday, both in the house. */
async function twiceInHouse(others: string[] = []) {
  const { bookingId: stay, rumiId } = await checkedInDog(server)
  await server.database.pool.query('update bookings set start_day = $2 where id = $1', [stay, today()])
  const { rows } = await server.database.pool.query<{ id: string }>(
    `with made as (
      insert into bookings (client_id, service_id, status, start_day, end_day, total_centavos)
      select client_id, service_id, 'checked-in', $2, $2, 0 from bookings where id = $1 returning id, client_id),
    entered as (insert into booking_events (booking_id, from_status, to_status) select id, 'confirmed', 'checked-in' from made),
    dogs as (insert into booking_dogs select made.id, dog, made.client_id from made, unnest($3::uuid[]) dog)
    select id from made`,
    [stay, addDays(today(), -1), [rumiId, ...others]],
  )
  return { stay, day: rows[0]!.id }
}

const leave = async (id: string, more: object = {}) => {
  const { status, body } = await server.request('marta', 'PUT', `/api/serviceBookings/${id}`, {
    status: 'checked-out',
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(200)
}
const statusesOf = async (...ids: string[]) => {
  const { rows } = await server.database.pool.query<{ id: string; status: string }>(
    'select id, status from bookings where id = any($1)',
    [ids],
  )
  return ids.map((id) => rows.find((row) => row.id === id)?.status)
}

test('one check-out ends all of a dog that ends by today, in one message, and comes back whole', async () => {
  const { stay, day } = await twiceInHouse()
  await reported()
  const undoId = randomUUID()
  await leave(stay, { undoId })
  expect(await statusesOf(stay, day)).toEqual(['checked-out', 'checked-out'])
  expect((await server.request('marta', 'POST', `/api/undo/${undoId}`)).status).toBe(204)
  expect(await statusesOf(stay, day)).toEqual(['checked-in', 'checked-in'])

  await leave(stay)
  expect(await statusesOf(stay, day)).toEqual(['checked-out', 'checked-out'])
  const { notifications } = await reported()
  expect(notifications.map(({ kind }) => kind)).toEqual(['booking-checked-out'])

  const reversal = { from: 'checked-out', reason: 'Sigue en la casa' }
  const { body } = await server.request('marta', 'POST', `/api/serviceBookings/${stay}/reversal`, reversal)
  expect(body.data.leftOut).toEqual([])
  expect(await statusesOf(stay, day)).toEqual(['checked-in', 'checked-in'])
})

test('an ended day leaves the longer stay in the house', async () => {
  const { stay, day } = await twiceInHouse()
  await leave(day)
  expect(await statusesOf(stay, day)).toEqual(['checked-in', 'checked-out'])
})

test('a service for another dog in the house continues without the dog that leaves', async () => {
  const { stay, day } = await twiceInHouse([await eligibleDog(server, 'Se queda')])
  await leave(stay)
  expect(await statusesOf(stay, day)).toEqual(['checked-out', 'checked-in'])
})
