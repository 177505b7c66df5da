import { generalPublicId } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNetwork, type Network } from '../../../../tests/support/requests/open-network.ts'
import { nextOpenDay } from '../../../../tests/support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { serviceOf } from '../../../../tests/support/bookings/eligible-dog.ts'

let server: TestServer
let network: Network
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  network = await openNetwork(server)
})
afterAll(() => server.close())

const rows = async (text: string, ...values: unknown[]) =>
  (await server.database.pool.query(text, values)).rows
const dog = { name: 'Relámpago', sex: 'hembra', birthDate: '2022-01-01' }
const order = { items: [{ productId: 1, quantity: 1 }], delivery: 'pickup', payment: 'counter' }

async function family() {
  const person = await network.newcomerLike('ana')
  const request = (method: string, path: string, body?: object) =>
    network.request('ana', { method, path, body, token: person.token })
  const rumiId = (await request('POST', '/api/rumis', dog)).body.data.rumi._id as string
  return { ...person, request, rumiId }
}
const desk = (method: string, path: string, body: object) => server.request('marta', method, path, body)

test('a request during closing is either erased with the account or rejected', async () => {
  await rows('update products set stock = 500 where id = 1')
  for (let round = 0; round < 6; round += 1) {
    const { id, request, rumiId } = await family()
    const [closed] = await Promise.all([
      request('DELETE', `/api/users/${id}`),
      request('POST', '/api/rumis', dog),
      request('PUT', `/api/users/${id}`, { name: 'Relámpago', phone: '+52 55 1234 0000' }),
      request('PATCH', `/api/rumis/${rumiId}`, { vet: 'Relámpago' }),
      request('POST', '/api/orders', order),
      request('POST', '/api/passes', { kind: 'training-5' }),
      desk('PATCH', `/api/rumis/${rumiId}`, { vet: 'Relámpago' }),
      desk('POST', '/api/payments', {
        kind: 'credit',
        method: 'credit',
        clientId: id,
        amountCentavos: 100,
        reason: 'Regalo',
      }),
    ])
    const isClosed = closed.status === 204
    const [{ person, dogs, orders, passes, credit }] = (await rows(
      `select row_to_json(u) as person,
         (select json_agg(d) from dogs d where d.owner_id = u.id) as dogs,
         (select count(*)::int from orders o where o.user_id = u.id and o.status = 'pending') as orders,
         (select count(*)::int from passes p where p.owner_id = u.id and p.status = 'requested') as passes,
         (select balance_centavos from client_credits c where c.client_id = u.id) as credit
       from users u where u.id = $1`,
      id,
    )) as [Record<string, unknown>]
    // Existing credit keeps the account open, with everything requested beside it.
    const left = isClosed
      ? { orders, passes, isNotifiedOf: /Relámpago|1234/.test(JSON.stringify([person, dogs])), credit }
      : { orders: 0, passes: 0, isNotifiedOf: false, credit: null }
    expect(left).toEqual({ orders: 0, passes: 0, isNotifiedOf: false, credit: null })
  }
})

test('nothing begins in an account that is closed, nor is its dog written about', async () => {
  const { id, request, rumiId } = await family()
  const stored = { rumiId, kind: 'vaccine', product: 'Bordetella', appliedOn: '2026-01-10' }
  const recordId = (await request('POST', '/api/medical-records', stored)).body.data.medicalRecord
    ._id as string
  expect((await request('DELETE', `/api/users/${id}`)).status).toBe(204)
  const day = nextOpenDay('Guardería', 20)
  const serviceId = await serviceOf(server, 'Guardería')
  const override = { reason: 'Lo trae su dueño hoy mismo' }
  const record = { rumiId, kind: 'vaccine', product: 'Rabia', appliedOn: '2026-01-10' }
  const answers = [
    await desk('POST', '/api/rumis', { ...dog, ownerId: id }),
    await desk('PATCH', `/api/rumis/${rumiId}`, { name: 'Otra' }),
    await desk('POST', '/api/medical-records', record),
    await desk('PATCH', `/api/medical-records/${recordId}`, { notes: 'Relámpago' }),
    await desk('DELETE', `/api/medical-records/${recordId}`, {}),
    await server.request('admin', 'POST', '/api/serviceBookings', {
      serviceId,
      rumiIds: [rumiId],
      start: day,
      end: day,
      override,
    }),
    await desk('POST', '/api/passes', { kind: 'training-5', ownerId: id, payment: { method: 'cash' } }),
    await desk('POST', '/api/payments', {
      kind: 'credit',
      method: 'credit',
      clientId: id,
      amountCentavos: 100,
      reason: 'Regalo',
    }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([422, 404, 404, 404, 404, 404, 404, 404])
})

test('the general public has purchases and nothing else', async () => {
  const sale = { items: [{ productId: 1, quantity: 1 }], payments: [] as object[] }
  const [{ price }] = await rows('select price_centavos::int as price from products where id = 1')
  sale.payments = [{ method: 'cash', amountCentavos: price }]
  await desk('POST', '/api/counterSales', sale)
  await rows(
    `insert into users (id, name, last_name) values ($1, 'Público en general', '') on conflict do nothing`,
    generalPublicId,
  )
  const { id } = await family()
  const credit = {
    kind: 'credit',
    method: 'credit',
    clientId: generalPublicId,
    amountCentavos: 100,
    reason: 'Regalo',
  }
  const answers = [
    await desk('POST', '/api/payments', credit),
    await desk('POST', '/api/passes', {
      kind: 'training-5',
      ownerId: generalPublicId,
      payment: { method: 'cash' },
    }),
    await desk('POST', '/api/rumis', { ...dog, ownerId: generalPublicId }),
    await desk('PUT', `/api/users/${generalPublicId}`, { name: 'Otro' }),
    await desk('POST', `/api/users/${generalPublicId}/claimLinks`, {}),
    await desk('POST', `/api/users/${id}/merges`, { goneId: generalPublicId }),
    await desk('POST', `/api/users/${generalPublicId}/merges`, { goneId: id }),
    await server.request('admin', 'DELETE', `/api/users/${generalPublicId}`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 422, 404, 404, 409, 409, 404])
  const { body } = await desk('GET', '/api/users?role=cliente&limit=200&search=general', {})
  expect(body.data.users.map((one: { id: string }) => one.id)).not.toContain(generalPublicId)
})

test('a client with money to be returned gets no staff role', async () => {
  const { id } = await family()
  const credit = { kind: 'credit', method: 'credit', clientId: id, amountCentavos: 100, reason: 'Regalo' }
  expect((await desk('POST', '/api/payments', credit)).status).toBe(201)
  const hire = () => server.request('admin', 'PUT', `/api/users/${id}`, { role: 'colaborador' })
  expect(await hire()).toMatchObject({ status: 409, body: { code: 'in-use' } })
  const { id: other } = await family()
  const hired = await server.request('admin', 'PUT', `/api/users/${other}`, { role: 'colaborador' })
  expect(hired.status).toBe(200)
})
