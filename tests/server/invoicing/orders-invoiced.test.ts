import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { facturapiEnvironment, startFacturapiStandIn } from '../../../tools/stand-ins/facturapi.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

const key = 'sk_test_lomito'
let provider: Awaited<ReturnType<typeof startFacturapiStandIn>>
let stamping: TestServer
let alone: TestServer
beforeAll(async () => {
  provider = await startFacturapiStandIn({ key })
  stamping = await openTestServer(facturapiEnvironment(provider, key))
  alone = await openTestServer()
  for (const server of [stamping, alone])
    await server.request('admin', 'PATCH', '/api/settings', {
      rfc: 'LOM0402291A1',
      taxRegime: '601',
      legalName: 'Lomito Feliz',
    })
})
afterAll(async () => {
  await Promise.all([stamping.close(), alone.close()])
  await provider.close()
})
beforeEach(() => provider.invoices.clear())

async function paidOrder(server: TestServer): Promise<string> {
  const requested = { items: [{ productId: 1, quantity: 1 }], delivery: 'pickup', payment: 'counter' }
  const { body } = await server.request('ana', 'POST', '/api/orders', requested)
  const { _id } = body.data.order
  const paid = await server.request('marta', 'PATCH', `/api/orders/${_id}`, {
    status: 'paid',
    paymentMethod: 'transfer',
  })
  expect(paid.status).toBe(200)
  return _id
}
const cfdiOf = (server: TestServer, who: DemoName | null, method: string, id: string) =>
  server.request(who, method, `/api/orders/${id}/cfdi`)

test('the books stamp an order by its own address, once, and download there what was stamped', async () => {
  const id = await paidOrder(stamping)
  const draft = await cfdiOf(stamping, 'conta', 'GET', id)
  expect([draft.status, draft.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(draft.body).toContain('Sello=""')
  const stamps = [await cfdiOf(stamping, 'conta', 'POST', id), await cfdiOf(stamping, 'admin', 'POST', id)]
  expect(stamps.map(({ status }) => status)).toEqual([201, 201])
  expect(provider.invoices.size).toBe(1)
  const download = await cfdiOf(stamping, 'conta', 'GET', id)
  expect(download.body).toBe(stamps[0]!.body)
  expect(stamps[1]!.body).toBe(stamps[0]!.body)
  const invoice = await stamping.request('conta', 'GET', `/api/invoicing/orders/${id}/cfdi`)
  expect(invoice.body).toBe(download.body)
})

test('without a provider it is downloaded to be sealed elsewhere, and stamping says what is missing', async () => {
  const id = await paidOrder(alone)
  expect((await cfdiOf(alone, 'conta', 'GET', id)).body).toContain('<cfdi:Comprobante')
  const refused = await cfdiOf(alone, 'conta', 'POST', id)
  expect([refused.status, refused.body.code]).toEqual([422, 'stamping-not-set-up'])
})

test.each(['ana', 'luis', 'marta'] as const)('%s does not reach the invoices of the books', async (who) => {
  const id = await paidOrder(alone)
  for (const method of ['GET', 'POST']) expect((await cfdiOf(alone, who, method, id)).status).toBe(403)
})
