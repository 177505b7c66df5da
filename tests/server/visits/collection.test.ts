import { randomUUID } from 'node:crypto'
import { addDays, type Collector, type Visit } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { serviceOf } from '../../support/bookings/eligible-dog.ts'
import { smallestPicture } from '../../support/bookings/smallest-picture.ts'
import { stayBeforeMidnight } from '../../support/bookings/stay-before-midnight.ts'
import { openNetwork } from '../../support/requests/open-network.ts'
import { newcomer, type Newcomer } from '../../support/servers/newcomer.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let network: Awaited<ReturnType<typeof openNetwork>>
let dayCare: string
beforeAll(async () => {
  stayBeforeMidnight()
  server = await openTestServer()
  network = await openNetwork(server)
  dayCare = await serviceOf(server, 'Guardería')
})
afterAll(() => server.close())

/** A new client whose dog has been present since yesterday. */
async function presentDog() {
  const who = await newcomer(server, 1)
  const { rows } = await server.database.pool.query<{ id: string }>(
    `with made as (
      insert into bookings (client_id, service_id, status, start_day, end_day, total_centavos, lines)
      values ($1, $2, 'checked-in', $3, $4, 0, '[]') returning id, client_id),
    entered as (insert into booking_events (booking_id, from_status, to_status) select id, 'confirmed', 'checked-in' from made),
    dogs as (insert into booking_dogs select made.id, $5, made.client_id from made)
    select id from made`,
    [who.id, dayCare, addDays(today(), -1), today(), who.dogs[0]],
  )
  return { who, bookingId: rows[0]!.id, visit: await visitOf(who) }
}
const visitOf = async (who: Newcomer) => {
  const { body } = await server.request('marta', 'GET', `/api/visits?rumiId=${who.dogs[0]}`)
  return (body.data.visits as Visit[]).at(-1)!
}
const handOver = ({ id }: Visit, body: object = {}) =>
  server.request('marta', 'POST', `/api/visits/${id}/departure`, body)
const named = async (who: Newcomer, body: object = { name: 'Pedro Luna', phone: '55 1234 5678' }) => {
  const { status, body: answer } = await who.request('POST', '/api/collectors', body)
  expect(status, JSON.stringify(answer)).toBe(201)
  return answer.data.collector as Collector
}

test('a person who is not on the list collects a dog only with a reason, which is stored', async () => {
  const { who, visit } = await presentDog()
  const refused = await handOver(visit, { collectedBy: 'Rosa Díaz' })
  expect(refused.status).toBe(422)
  expect(refused.body.issues).toEqual([
    { path: 'collectedReason', message: expect.stringContaining('Rosa Díaz no está en la lista') },
  ])
  expect(await visitOf(who)).toMatchObject({ status: 'in-house' })
  const left = await handOver(visit, { collectedBy: 'Rosa Díaz', collectedReason: 'La dueña llamó' })
  expect(left.body.data.visit).toMatchObject({ status: 'gone', collectedBy: 'Rosa Díaz' })
  const { rows } = await server.database.pool.query('select collected_reason from visits where id = $1', [
    visit.id,
  ])
  expect(rows).toEqual([{ collected_reason: 'La dueña llamó' }])
})

test('the owner, people of the list and people of the note of a dog need no reason', async () => {
  const owner = await presentDog()
  expect((await handOver(owner.visit, { collectedBy: 'recien llegada' })).status).toBe(201)
  const listed = await presentDog()
  await named(listed.who)
  expect((await handOver(listed.visit, { collectedBy: 'Pedro Luna' })).status).toBe(201)
  const noted = await presentDog()
  await server.database.pool.query(`update dogs set pickup = 'Tía Lupe, 55 8765 4321' where id = $1`, [
    noted.who.dogs[0],
  ])
  expect((await handOver(noted.visit, { collectedBy: 'Tía Lupe' })).status).toBe(201)
})

test('a check-out of a booking stores who collected its dogs, and rejects a stranger with everything else', async () => {
  const { who, bookingId } = await presentDog()
  const checkOut = (body: object) =>
    server.request('marta', 'POST', '/api/checkOuts', { bookingIds: [bookingId], ...body })
  expect((await checkOut({ collectedBy: 'Rosa' })).body).toMatchObject({
    issues: [{ path: 'collectedReason' }],
  })
  expect(await visitOf(who)).toMatchObject({ status: 'in-house' })
  const done = await checkOut({ collectedBy: 'Recién Llegada' })
  expect(done.status, JSON.stringify(done.body)).toBe(201)
  expect(await visitOf(who)).toMatchObject({ status: 'gone', collectedBy: 'Recién Llegada' })
  const undone = await server.request('marta', 'POST', `/api/undo/${done.body.data.checkOut.undoId}`)
  expect(undone.status, JSON.stringify(undone.body)).toBeLessThan(300)
  expect(await visitOf(who)).toMatchObject({ status: 'in-house', collectedBy: '' })
})

test('a client names people for the own account only, and the desk for any client', async () => {
  const [who, other] = [await newcomer(server), await newcomer(server)]
  const pedro = await named(who)
  expect((await other.request('DELETE', `/api/collectors/${pedro.id}`)).status).toBe(404)
  expect((await other.request('POST', '/api/collectors', { clientId: who.id, name: 'Eva' })).status).toBe(404)
  await server.request('marta', 'POST', '/api/collectors', { clientId: who.id, name: 'Eva' })
  const { body } = await server.request('marta', 'GET', `/api/collectors?clientId=${who.id}`)
  expect(body.data.collectors).toMatchObject([
    { name: 'Pedro Luna', phone: '55 1234 5678', photo: null },
    { name: 'Eva' },
  ])
  expect((await who.request('DELETE', `/api/collectors/${pedro.id}`)).status).toBe(204)
})

test('the photo of a person is seen by the account and the desk, and goes with the person', async () => {
  const [who, other] = [await newcomer(server), await newcomer(server)]
  const pedro = await named(who)
  const uploaded = await network.request('ana', {
    method: 'POST',
    path: `/api/collectors/${pedro.id}/photo`,
    file: smallestPicture,
    token: who.token,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(uploaded.status, JSON.stringify(uploaded.body)).toBe(200)
  const photo = uploaded.body!.data.collector.photo as string
  expect((await who.request('GET', photo)).status).toBe(200)
  expect((await server.request('marta', 'GET', photo)).status).toBe(200)
  expect((await other.request('GET', photo)).status).toBe(404)
  await who.request('DELETE', `/api/collectors/${pedro.id}`)
  expect((await who.request('GET', photo)).status).toBe(404)
})
