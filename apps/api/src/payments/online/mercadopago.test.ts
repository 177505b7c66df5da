import { createHmac } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createMercadoPago } from './mercadopago.ts'
import { ProviderAway, ProviderRefused } from './provider.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** The client of a provider that answers everything in one way. */
async function answering(answer: (response: ServerResponse) => unknown) {
  server = createServer((request, response) => {
    request.resume()
    answer(response)
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createMercadoPago(
    { accessToken: 'TEST-1', webhookSecret: 'un secreto', baseUrl },
    { patienceMs: 400 },
  )
}
const json = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const page = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>En mantenimiento</h1>')
const refund = { id: '7', amountCentavos: 100_00, key: 'refund-1' }
const checkout = {
  reference: 'a',
  title: 'Hotel',
  amountCentavos: 100_00,
  payerEmail: undefined,
  returnUrl: 'http://localhost/',
  noticeUrl: 'http://localhost/aviso',
  expiresAt: null,
}

test.each([
  ['begins and never ends', (response: ServerResponse) => response.writeHead(200).write('{"id":')],
  ['is a page', page],
  ['says nothing', json(200, {})],
  ['is of another payment', json(200, { id: 8, status: 'approved', external_reference: 'a' })],
])('a response that %s is rejected, and the caller retries', async (_what, answer) => {
  const provider = await answering(answer)
  await expect(provider.readPayment('7')).rejects.toThrow(ProviderAway)
  await expect(provider.findPayments('a')).rejects.toThrow(ProviderAway)
})

test('counts only payments with the reference among the results', async () => {
  const made = { status: 'approved', transaction_amount: 100, currency_id: 'MXN' }
  const results = [
    { ...made, id: 7, external_reference: 'a' },
    { ...made, id: 8, external_reference: 'b' },
    { ...made, id: 9 },
  ]
  const provider = await answering(json(200, { paging: { total: 3 }, results }))
  expect(await provider.findPayments('a')).toEqual([
    {
      id: '7',
      reference: 'a',
      status: 'approved',
      amountCentavos: 100_00,
      returnedCentavos: 0,
      currency: 'MXN',
    },
  ])
})

test('a rejected search for payments counts as an outage of the provider', async () => {
  const provider = await answering(json(400, { message: 'bad request' }))
  await expect(provider.findPayments('a')).rejects.toThrow(ProviderAway)
})

test.each([400, 405, 422])(
  'a payment is missing where the provider says so, not at its %i',
  async (status) => {
    const requested = await answering(json(status, { message: 'bad request' }))
    await expect(requested.readPayment('7')).rejects.toThrow(ProviderAway)
  },
)

test('a payment that the provider does not know is none', async () => {
  const requested = await answering(json(404, { message: 'Payment not found' }))
  expect(await requested.readPayment('7')).toBeNull()
})

test.each([
  ['begins and never ends', (response: ServerResponse) => response.writeHead(201).write('{"id":')],
  ['is a page', page],
])('a response that %s creates neither a refund nor a payment page', async (_what, answer) => {
  const provider = await answering(answer)
  await expect(provider.refund(refund)).rejects.toThrow(ProviderAway)
  await expect(provider.createCheckout(checkout)).rejects.toThrow(ProviderAway)
})

test('a refund that was made and turned down is turned down', async () => {
  const rejected = await answering(json(201, { id: 9, payment_id: 7, status: 'rejected' }))
  await expect(rejected.refund(refund)).rejects.toThrow(ProviderRefused)
})

test.each(['approved', 'in_process'])('a refund that is %s is made', async (status) => {
  const provider = await answering(json(201, { id: 9, payment_id: 7, status }))
  await expect(provider.refund(refund)).resolves.toBeUndefined()
})

test.each([
  ['in seconds', 1_000, 0, true],
  ['in milliseconds', 1, 0, true],
  ['in seconds, old', 1_000, 301_000, false],
  ['in milliseconds, ahead of now', 1, -60_000, false],
])('a signature that states its time %s', async (_, unitMs, ageMs, isTaken) => {
  const { isSigned } = await answering(json(200, {}))
  const ts = Math.floor((Date.now() - ageMs) / unitMs)
  const v1 = createHmac('sha256', 'un secreto').update(`id:7;ts:${ts};`).digest('hex')
  expect(isSigned({ dataId: '7', requestId: undefined, signature: `ts=${ts},v1=${v1}` })).toBe(isTaken)
})
