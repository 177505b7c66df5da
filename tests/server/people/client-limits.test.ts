import { clientLimits, refusals } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomer } from '../../support/servers/newcomer.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { serviceOf } from '../../support/bookings/eligible-dog.ts'
import { countOutcomes } from '../../support/documents/tally.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

/** Twenty at once. */
const twenty = <T>(one: (turn: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, turn) => one(turn)))
const dog = (turn: number) => ({ name: `Rumi ${turn}`, sex: 'hembra', birthDate: '2022-01-15' })

test('of twenty dogs at once a client adds ten; the desk adds another, and so does who lets one go', async () => {
  const ana = await newcomer(server)
  expect(countOutcomes(await twenty((turn) => ana.request('POST', '/api/rumis', dog(turn))))).toEqual({
    '201': clientLimits.dogs,
    '422 dog-limit': 20 - clientLimits.dogs,
  })
  const written = await server.request('marta', 'POST', '/api/rumis', { ...dog(21), ownerId: ana.id })
  expect(written.status).toBe(201)
  for (const { _id } of (await ana.request('GET', '/api/rumis')).body.data.rumis.slice(0, 2))
    await ana.request('DELETE', `/api/rumis/${_id}`)
  expect((await ana.request('POST', '/api/rumis', dog(22))).status).toBe(201)
})

const order = (productId: number, quantity: number) => ({
  items: [{ productId, quantity }],
  delivery: 'pickup',
  payment: 'counter',
})

test('of twenty orders at once a client keeps five unpaid, and paying one makes room', async () => {
  const ana = await newcomer(server)
  const { body } = await server.request('admin', 'POST', '/api/products', {
    name: 'Pelota',
    priceCentavos: 10_00,
    category: 'Juguetes',
    stock: 500,
  })
  const { id } = body.data.product
  const answers = await twenty(() => ana.request('POST', '/api/orders', order(id, 1)))
  expect(countOutcomes(answers)).toEqual({ '201': 5, '422 order-limit': 15 })
  const paid = answers.find(({ status }) => status === 201)!.body.data.order._id
  await server.request('marta', 'PATCH', `/api/orders/${paid}`, { status: 'paid' })
  expect((await ana.request('POST', '/api/orders', order(id, 1))).status).toBe(201)
})

test('the pieces that unpaid orders keep are counted together, and the shop keeps what is refused', async () => {
  const ana = await newcomer(server)
  const stock = { name: 'Hueso', priceCentavos: 5_00, category: 'Snacks', stock: 500 }
  const { body } = await server.request('admin', 'POST', '/api/products', stock)
  const { id } = body.data.product
  const answers = await Promise.all([0, 1, 2, 3].map(() => ana.request('POST', '/api/orders', order(id, 60))))
  expect(countOutcomes(answers)).toEqual({ '201': 1, '422 stock-limit': 3 })
  const { rows } = await server.database.pool.query('select stock from products where id = $1', [id])
  expect(rows).toEqual([{ stock: 440 }])
})

test('a client gets five of twenty passes requested at once, and the desk sells more', async () => {
  const ana = await newcomer(server)
  const answers = await twenty(() => ana.request('POST', '/api/passes', { kind: 'training-5' }))
  expect(countOutcomes(answers)).toEqual({ '201': 5, '422 pass-limit': 15 })
  const sold = await server.request('marta', 'POST', '/api/passes', { kind: 'training-5', ownerId: ana.id })
  expect(sold.status).toBe(201)
})

test('a client waits for so many places at once', async () => {
  const ana = await newcomer(server, 1)
  const serviceId = await serviceOf(server, 'Guardería')
  const days = [...new Set(Array.from({ length: 30 }, (_, week) => nextOpenDay('Guardería', 20 + week * 7)))]
  await server.database.pool.query(
    `insert into places (pool, day, capacity) select name, day::date, 0 from pools, unnest($1::text[]) day
     on conflict (pool, day) do update set capacity = places.used`,
    [days],
  )
  const answers = await Promise.all(
    days.map((day) =>
      ana.request('POST', '/api/waitingList', { serviceId, rumiIds: ana.dogs, start: day, end: day }),
    ),
  )
  expect(countOutcomes(answers)).toEqual({
    '201': clientLimits.waitingEntries,
    '422 waiting-limit': days.length - clientLimits.waitingEntries,
  })
})

test('limits unverified medical records', async () => {
  const ana = await newcomer(server, 1)
  const rumiId = ana.dogs[0]!
  await server.database.pool.query(
    `insert into medical_records (dog_id, owner_id, kind, product, applied_on)
     select $1, $2, 'vaccine', 'Rabia', '2026-01-15' from generate_series(1, $3::int)`,
    [rumiId, ana.id, clientLimits.medicalRecordsToVerify - 1],
  )
  const medicalRecord = { rumiId, kind: 'vaccine', product: 'Rabia', appliedOn: '2026-01-15' }
  const answers = await twenty(() => ana.request('POST', '/api/medical-records', medicalRecord))
  expect(countOutcomes(answers)).toEqual({ '201': 1, '422 medical-record-limit': 19 })
  expect((await server.request('marta', 'POST', '/api/medical-records', medicalRecord)).status).toBe(201)
})

test('of twenty logins at once a person keeps twelve sessions, and the one used longest ago ends first', async () => {
  const ana = await newcomer(server)
  await server.database.pool.query(
    `update sessions set last_used_at = now() - interval '1 day' where user_id = $1`,
    [ana.id],
  )
  const answers = await twenty(() => ana.signIn())
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { rows } = await server.database.pool.query(
    'select count(*)::int as open from sessions where user_id = $1',
    [ana.id],
  )
  expect(rows).toEqual([{ open: clientLimits.sessions }])
  expect((await ana.request('GET', '/api/auth/me')).status).toBe(401)
  const newest = await ana.signIn()
  const me = await server.request(null, 'GET', '/api/auth/me', undefined, {
    authorization: `Bearer ${newest.token}`,
  })
  expect(me.status).toBe(200)
})

test('every limit is refused in its own words, which say what to do', () => {
  const limits = Object.entries(refusals).filter(([code]) => code.endsWith('-limit'))
  expect(limits.length).toBe(13)
  for (const [, { status, message }] of limits) {
    expect([422, 429]).toContain(status)
    expect(message).toMatch(/escríbenos|Paga|cancela|Cancela|Cierra|Deja|Espera|Elige/)
  }
})
