import { addDays, mostTransferProofs, type TransferProof } from '@rumi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { smallestPicture } from '../../support/bookings/smallest-picture.ts'
import { serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openNetwork } from '../../support/requests/open-network.ts'
import { newcomer, type Newcomer } from '../../support/servers/newcomer.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let network: Awaited<ReturnType<typeof openNetwork>>
beforeAll(async () => {
  server = await openTestServer()
  network = await openNetwork(server)
})
afterAll(() => server.close())

async function bookingOf(who: Newcomer) {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `with made as (
      insert into bookings (client_id, service_id, status, start_day, end_day, total_centavos, lines)
      values ($1, $2, 'cancelled', $3, $4, 0, '[]') returning id, client_id),
    dogs as (insert into booking_dogs select made.id, $5, made.client_id from made)
    select id from made`,
    [who.id, await serviceOf(server, 'Guardería'), addDays(today(), 20), addDays(today(), 20), who.dogs[0]],
  )
  return rows[0]!.id
}

async function orderOf(who: Newcomer) {
  const { body } = await server.request(null, 'GET', '/api/products')
  const items = [{ productId: body.data.products[0].id, quantity: 1 }]
  const made = await who.request('POST', '/api/orders', { items, delivery: 'pickup', payment: 'spei' })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return { id: made.body.data.order._id as string, number: made.body.data.order.number as number }
}

const pdf = new Blob([
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
])

const send = (who: Newcomer, query: string, file: Blob = smallestPicture) =>
  network.request('ana', { method: 'POST', path: `/api/transferProofs?${query}`, file, token: who.token })
const listed = async (who: Newcomer, query: string) =>
  (await who.request('GET', `/api/transferProofs?${query}`)).body.data.transferProofs as TransferProof[]

test('the client and the desk see a proof beside its booking, others do not', async () => {
  const [who, other] = [await newcomer(server, 1), await newcomer(server, 1)]
  const query = `bookingId=${await bookingOf(who)}`
  const sent = await send(who, query)
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
  const { file } = sent.body!.data.transferProof as TransferProof
  expect(await listed(who, query)).toMatchObject([{ file }])
  const atDesk = await server.request('marta', 'GET', `/api/transferProofs?${query}`)
  expect(atDesk.body.data.transferProofs).toMatchObject([{ file }])
  expect((await who.request('GET', file)).status).toBe(200)
  expect((await server.request('marta', 'GET', file)).status).toBe(200)
  expect((await other.request('GET', file)).status).toBe(404)
  expect((await other.request('GET', `/api/transferProofs?${query}`)).status).toBe(404)
  expect((await send(other, query)).status).toBe(404)
})

test('a proof of an order notifies the desk with its number and leads there', async () => {
  const who = await newcomer(server, 1)
  const { id, number } = await orderOf(who)
  expect((await send(who, `orderId=${id}`, pdf)).status).toBe(201)
  await vi.waitFor(
    async () => {
      const { body } = await server.request('marta', 'GET', `/api/notifications/${server.ids.marta}`)
      expect(body.data.notifications).toContainEqual(
        expect.objectContaining({
          kind: 'transfer-proof-brought',
          message: expect.stringContaining(`pedido ${number}`),
          href: `/oficina/pedidos/${id}`,
        }),
      )
    },
    { timeout: 10_000, interval: 200 },
  )
})

test('takes pictures and PDFs alone, and as many as the limit', async () => {
  const who = await newcomer(server, 1)
  const query = `bookingId=${await bookingOf(who)}`
  expect((await send(who, query, new Blob(['hola']))).status).toBe(415)
  for (let sent = 0; sent < mostTransferProofs; sent++) expect((await send(who, query)).status).toBe(201)
  expect(await send(who, query)).toMatchObject({ status: 422, body: { code: 'breaks-a-rule' } })
  expect(await listed(who, query)).toHaveLength(mostTransferProofs)
})

test('a proof is neither an identification nor removed with one', async () => {
  const who = await newcomer(server, 1)
  const query = `orderId=${(await orderOf(who)).id}`
  await send(who, query)
  await server.database.pool.query('update users set identified_at = null where id = $1', [who.id])
  const path = `/api/users/${who.id}/identification`
  const brought = await network.request('ana', {
    method: 'POST',
    path,
    file: smallestPicture,
    token: who.token,
  })
  expect(brought.status).toBe(200)
  await server.request('marta', 'PUT', `/api/users/${who.id}`, { identified: true })
  const [proof] = await listed(who, query)
  expect((await who.request('GET', proof!.file)).status).toBe(200)
})

test('names exactly one booking or order', async () => {
  const who = await newcomer(server, 1)
  const bookingId = await bookingOf(who)
  expect((await send(who, '')).status).toBe(400)
  expect((await send(who, `bookingId=${bookingId}&orderId=${bookingId}`)).status).toBe(400)
})
