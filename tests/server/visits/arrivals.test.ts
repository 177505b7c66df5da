import { randomUUID } from 'node:crypto'
import { addDays, type ExpectedDogs, type Visit } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openOnAllDays } from '../../support/bookings/open-on-all-days.ts'
import { stayBeforeMidnight } from '../../support/bookings/stay-before-midnight.ts'
import { newcomer, type Newcomer } from '../../support/servers/newcomer.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let dayCare: string
beforeAll(async () => {
  stayBeforeMidnight()
  server = await openTestServer()
  dayCare = await serviceOf(server, 'Guardería')
  await openOnAllDays(server)
})
afterAll(() => server.close())

/** A new family whose dogs are booked for a day. */
async function family(dogCount = 1, day = today()) {
  const who = await newcomer(server, dogCount)
  await who.wasHere()
  const booked = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: dayCare,
    rumiIds: who.dogs,
    start: day,
    end: day,
  })
  expect(booked.status, JSON.stringify(booked.body)).toBe(201)
  return who
}
const expectedOf = async (who: Newcomer) =>
  (await who.request('GET', '/api/arrivals')).body.data as ExpectedDogs
const visitOf = async (rumiId: string) => {
  const { body } = await server.request('marta', 'GET', `/api/visits?rumiId=${rumiId}`)
  return (body.data.visits as Visit[]).at(-1)!
}
const announce = (who: Newcomer, dogs: object[], headers = {}) =>
  who.request('POST', '/api/arrivals', { dogs }, headers)
const here = async (who: Newcomer, body: object = {}) => ({
  visitId: (await visitOf(who.dogs[0]!)).id,
  care: 'none',
  ...body,
})

test('a family sees its dogs of today with their services and plans, and none of another day', async () => {
  const [who, later] = [await family(2), await family(1, addDays(today(), 1))]
  const planned = await who.request('POST', '/api/careItems', {
    rumiId: who.dogs[0],
    kind: 'medicine',
    name: 'Apoquel',
    dose: '1 tableta',
    times: ['20:00', '08:00'],
  })
  expect(planned.status, JSON.stringify(planned.body)).toBe(201)
  const over = {
    rumiId: who.dogs[0],
    kind: 'meal',
    name: 'Caldo',
    times: ['09:00'],
    from: addDays(today(), 9),
  }
  await who.request('POST', '/api/careItems', over)
  const { dogs } = await expectedOf(who)
  expect(dogs.map(({ name }) => name).toSorted()).toEqual(['Nuevo 0', 'Nuevo 1'])
  expect(dogs.find(({ rumiId }) => rumiId === who.dogs[0])).toMatchObject({
    services: [expect.any(String)],
    care: [{ kind: 'medicine', name: 'Apoquel', dose: '1 tableta', times: ['08:00', '20:00'] }],
    announcement: null,
  })
  expect(await expectedOf(later)).toEqual({ dogs: [], agreements: [] })
})

test('an announcement is shown on the board and does not count as presence', async () => {
  const who = await family()
  const answer = await announce(who, [await here(who, { care: 'same' })])
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  expect(answer.body.data.dogs).toMatchObject([{ announcement: { care: 'same', note: '' } }])
  const { body } = await server.request('marta', 'GET', `/api/desk/day?day=${today()}`)
  expect(body.data.visits.find((one: Visit) => one.rumiId === who.dogs[0])).toMatchObject({
    status: 'expected',
    arrivedAt: null,
    announcement: { at: expect.any(String), care: 'same' },
  })
})

test('the desk receives an announced dog in one request, with the visit as it saw it before', async () => {
  const who = await family()
  const seen = await visitOf(who.dogs[0]!)
  await announce(who, [await here(who, { care: 'changed', note: 'Ya no toma Apoquel' })])
  const received = await server.request('marta', 'POST', `/api/visits/${seen.id}/arrival`, {
    version: seen.version,
  })
  expect(received.status, JSON.stringify(received.body)).toBe(201)
  expect(received.body.data.visit).toMatchObject({
    status: 'in-house',
    announcement: { care: 'changed', note: 'Ya no toma Apoquel' },
  })
  expect((await expectedOf(who)).dogs).toEqual([])
  expect((await announce(who, [await here(who)])).body).toMatchObject({ code: 'step-not-allowed' })
})

test('a second announcement keeps the time of the first and replaces what was confirmed', async () => {
  const who = await family()
  await announce(who, [await here(who, { care: 'same' })])
  const first = (await visitOf(who.dogs[0]!)).announcement!
  await announce(who, [await here(who, { care: 'changed' })])
  expect((await visitOf(who.dogs[0]!)).announcement).toEqual({ ...first, care: 'changed' })
})

test('an announcement sent twice with one key is one', async () => {
  const who = await family()
  const key = { 'idempotency-key': randomUUID() }
  const dogs = [await here(who, { care: 'same' })]
  const first = await announce(who, dogs, key)
  await announce(who, [await here(who, { care: 'changed' })])
  expect((await announce(who, dogs, key)).body).toEqual(first.body)
  expect((await visitOf(who.dogs[0]!)).announcement).toMatchObject({ care: 'changed' })
})

test('the dog of another family is not found, and the own dog beside it is not announced', async () => {
  const [who, other] = [await family(), await family()]
  const refused = await announce(who, [await here(who), await here(other)])
  expect(refused.status).toBe(404)
  for (const one of [who, other]) expect((await visitOf(one.dogs[0]!)).announcement).toBeNull()
  expect((await expectedOf(who)).dogs.map(({ rumiId }) => rumiId)).toEqual(who.dogs)
  for (const staff of ['marta', 'admin'] as const)
    expect((await server.request(staff, 'POST', '/api/arrivals', { dogs: [await here(who)] })).status).toBe(
      404,
    )
})

test('a dog of tomorrow is not announced today', async () => {
  const who = await family(1, addDays(today(), 1))
  expect((await announce(who, [await here(who)])).body).toMatchObject({ code: 'step-not-allowed' })
  expect((await visitOf(who.dogs[0]!)).announcement).toBeNull()
})

test('an announcement of yesterday is over today', async () => {
  const who = await family()
  await announce(who, [await here(who, { care: 'same' })])
  await server.database.pool.query(
    `update visits set announced_at = announced_at - interval '1 day' where dog_id = $1`,
    [who.dogs[0]],
  )
  expect((await visitOf(who.dogs[0]!)).announcement).toBeNull()
  await announce(who, [await here(who)])
  expect((await visitOf(who.dogs[0]!)).announcement).toMatchObject({ care: 'none' })
})

test('a required agreement is there to be signed until it is, for its services only', async () => {
  const who = await family()
  const agreementFor = async (services: string[]) =>
    (
      await server.request('admin', 'POST', '/api/agreements', {
        title: `Reglas ${randomUUID()}`,
        text: 'Uno.',
        services,
        required: true,
      })
    ).body.data.agreement.id as string
  const [ofDayCare, ofHotel] = [await agreementFor(['Guardería']), await agreementFor(['Hotel'])]
  expect((await expectedOf(who)).agreements.map(({ id }) => id)).toEqual([ofDayCare])
  await who.request('POST', `/api/agreements/${ofDayCare}/signatures`, { name: 'Recién Llegada' })
  expect((await expectedOf(who)).agreements).toEqual([])
  for (const id of [ofDayCare, ofHotel])
    await server.request('admin', 'PATCH', `/api/agreements/${id}`, { required: false })
})

test('rejects an empty list, an unknown statement and a stranger', async () => {
  const who = await family()
  expect((await announce(who, [])).body).toMatchObject({ issues: [{ path: 'dogs' }] })
  expect((await announce(who, [await here(who, { care: 'quizá' })])).status).toBe(400)
  expect((await server.request(null, 'GET', '/api/arrivals')).status).toBe(401)
})
