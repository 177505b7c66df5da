import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

/** Several sessions at once need a server: the embedded database has one. */
const skip = !process.env.TEST_DATABASE_URL
const atOnce = 6

let server: TestServer
let booking: string
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
  const requested = {
    serviceId: await serviceOf(server, 'Hotel'),
    rumiIds: [await eligibleDog(server, 'Una')],
  }
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', {
    ...requested,
    ...openNights(20, 2),
  })
  booking = body.data.serviceBooking.id
})
afterAll(() => server.close())

const count = async (where: string) =>
  (
    await server.database.pool.query<{ n: number }>(
      `select count(*)::int as n from gl_entries where ${where}`,
      [booking],
    )
  ).rows[0]!.n
const many = <T>(work: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: atOnce }, (_, turn) => work(turn)))

test('a payment that is sent again while the first is on its way is posted once', { skip }, async () => {
  const payment = { target: { bookingId: booking }, method: 'transfer', amountCentavos: 100_00 }
  const key = { 'idempotency-key': 'pago-una-vez' }
  const answers = await many(() => server.request('marta', 'POST', '/api/payments', payment, key))
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(await count(`booking_id = $1`)).toBe(1)
  await expectBooksToHold(server)
})

test('concurrent audits post a missing entry once', { skip }, async () => {
  const { pool } = server.database
  const client = await pool.connect()
  await client.query(`set session_replication_role = replica`)
  await client.query(`update bookings set status = 'checked-out' where id = $1`, [booking])
  await client.query(`set session_replication_role = default`)
  client.release()
  await pool.query(`insert into booking_events (booking_id, to_status) values ($1, 'checked-out')`, [booking])
  await pool.query('delete from dog_occupancies where booking_id = $1', [booking])
  expect((await pool.query('select from books_differences()')).rowCount).toBeGreaterThan(0)
  const before = await count(`booking_id = $1`)
  await many((turn) => pool.query('select post_target($1, null, null, $2)', [booking, `checked-out ${turn}`]))
  expect(await count(`booking_id = $1`)).toBe(before + 1)
  await expectBooksToHold(server)
})

test('an event has one entry, whatever tries to post it again', { skip }, async () => {
  const again = await server.database.pool
    .query(
      `insert into gl_entries (date, description, source, source_id, event, booking_id)
       select date, description, source, source_id, event, booking_id from gl_entries where booking_id = $1 limit 1`,
      [booking],
    )
    .catch((error: unknown) => error)
  expect(again).toMatchObject({ constraint: 'gl_entries_one_per_event' })
})

test('closing a month waits for running postings and then rejects more', { skip }, async () => {
  const { pool } = server.database
  const writer = await pool.connect()
  const draft = `insert into gl_entries (date, description) values ('2020-05-31', 'Tarde')`
  await writer.query(`begin; ${draft}`)
  const closing = server.request('conta', 'POST', '/api/accounting/closedMonths', { month: '2020-05' })
  const first = await Promise.race([closing, new Promise((done) => setTimeout(done, 300, 'waits'))])
  await writer.query('commit')
  writer.release()
  expect([first, (await closing).status]).toEqual(['waits', 201])
  const late = await pool.query(draft).catch((error: unknown) => error)
  expect(late).toMatchObject({ constraint: 'gl_entries_of_an_open_month' })
})
