import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { eligibleDog, serviceOf } from '../bookings/eligible-dog.ts'
import { openNights } from '../bookings/open-nights.ts'
import { stepBooking } from '../bookings/step-booking.ts'
import { openTestServer, type TestServer } from '../servers/open-test-server.ts'
import { expectBooksToHold } from './expect-books-to-hold.ts'

/** A server for the tests of a file, with stays of one dog that is never in two places; the books hold after each test. */
export function staysOfOneDog() {
  let server: TestServer
  let dog: string
  let hotel: string
  beforeAll(async () => {
    server = await openTestServer({}, { races: true })
    await server.database.pool.query('update users set identified_at = now()')
    dog = await eligibleDog(server, 'Libro')
    hotel = await serviceOf(server, 'Hotel')
  })
  afterAll(() => server.close())
  afterEach(() => expectBooksToHold(server))

  /** A stay of 1,100 pesos. */
  async function stay() {
    const span = openNights(20, 2)
    const { body, status } = await server.request('ana', 'POST', '/api/serviceBookings', {
      serviceId: hotel,
      rumiIds: [dog],
      ...span,
    })
    expect(status).toBe(201)
    return body.data.serviceBooking as { id: string; totalCentavos: number }
  }
  const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.database.pool.query<Row>(text, values)).rows
  /** Takes a booking through statuses; a delivered dog makes room for the next stay. */
  async function step(id: string, ...statuses: string[]) {
    await stepBooking(server.database.pool, id, ...statuses)
    if (statuses.includes('checked-out')) await sql(`delete from dog_occupancies where booking_id = $1`, [id])
  }
  const deliver = (id: string) => step(id, 'confirmed', 'checked-in', 'checked-out')
  const post = (path: string, body: object) => server.request('marta', 'POST', `/api${path}`, body)
  /** Differences that the audit of the books finds. */
  const differences = async () =>
    (await server.request('conta', 'GET', '/api/accounting/audit')).body.data.differences

  return {
    server: () => server,
    dog: () => dog,
    hotel: () => hotel,
    stay,
    sql,
    step,
    deliver,
    post,
    differences,
  }
}
