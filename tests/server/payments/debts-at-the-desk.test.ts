import { addDays } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { serviceOf } from '../../support/bookings/eligible-dog.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { newcomer, type Newcomer } from '../../support/servers/newcomer.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let dayCare: string
beforeAll(async () => {
  server = await openTestServer()
  dayCare = await serviceOf(server, 'Guardería')
})
afterAll(() => server.close())

const sql = (text: string, values: unknown[]) => server.database.pool.query(text, values)

const priceCentavos = 350_00

/** A visit of three days ago that cost something. */
async function formerVisit({ id, dogs }: Newcomer, status: 'checked-out' | 'no-show') {
  const { rows } = await sql(
    `with visit as (
       insert into bookings (client_id, service_id, status, start_day, end_day, total_centavos)
       values ($1, $2, $3, $4, $4, $5) returning id),
     its_dog as (
       insert into booking_dogs (booking_id, dog_id, owner_id) select id, $6, $1 from visit)
     select id from visit`,
    [id, dayCare, status, addDays(today(), -3), priceCentavos, dogs[0]],
  )
  return rows[0].id as string
}

/** The next day of the guardería, booked by the desk. */
async function nextVisit({ dogs }: Newcomer) {
  const day = nextOpenDay('Guardería', 9)
  const body = { serviceId: dayCare, rumiIds: dogs, start: day, end: day }
  const made = await server.request('marta', 'POST', '/api/serviceBookings', body)
  return made.body.data.serviceBooking.id as string
}

const atTheDesk = async (id: string) =>
  (await server.request('marta', 'GET', `/api/desk/bookings/${id}`)).body.data.deskBooking

test('an unpaid visit is shown with the next booking of its family until it is charged', async () => {
  const who = await newcomer(server, 1)
  const next = await nextVisit(who)
  expect(await atTheDesk(next)).toMatchObject({ debtCentavos: 0 })
  const former = await formerVisit(who, 'checked-out')
  expect(await atTheDesk(next)).toMatchObject({ debtCentavos: priceCentavos })
  // Its own debt is its balance.
  expect(await atTheDesk(former)).toMatchObject({ debtCentavos: 0, leftCentavos: priceCentavos })
  const payment = { target: { bookingId: former }, method: 'card', amountCentavos: priceCentavos }
  const charged = await server.request('marta', 'POST', '/api/charges', { payments: [payment] })
  expect(charged.status).toBe(201)
  expect(await atTheDesk(next)).toMatchObject({ debtCentavos: 0 })
})

test('debts of one family are not shown with another, and a missed visit is none', async () => {
  const other = await newcomer(server, 1)
  await formerVisit(await newcomer(server, 1), 'checked-out')
  await formerVisit(other, 'no-show')
  expect(await atTheDesk(await nextVisit(other))).toMatchObject({ debtCentavos: 0 })
})
