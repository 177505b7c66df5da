import { dayOf } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '../../../apps/api/src/http/clock.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { readXml } from '../../support/documents/read-xml.ts'
import { cfdiSchema } from '../../support/documents/cfdi-schema.ts'
import { amissIn } from '../../support/documents/sat-schemas.ts'
import { taxData } from '../../support/documents/tax-data.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.request('admin', 'PATCH', '/api/settings', taxData)
})
afterAll(() => server.close())

async function soldOrder() {
  const requested = { items: [{ productId: 1, quantity: 3 }], delivery: 'pickup', payment: 'counter' }
  const { body } = await server.request('ana', 'POST', '/api/orders', requested)
  await server.request('marta', 'PATCH', `/api/orders/${body.data.order._id}`, {
    status: 'paid',
    paymentMethod: 'cash',
  })
  return body.data.order
}
const period = () => ({ periodicity: 'day', day: dayOf(now()) })
const issue = () => server.request('conta', 'POST', '/api/invoicing/globals', period())

test('without a provider it holds its sales, is downloaded to be sealed elsewhere, and lets them go when it is withdrawn', async () => {
  const order = await soldOrder()
  const { status, body } = await issue()
  expect([status, body.data?.stamp.status]).toEqual([201, 'asked'])
  const { id } = body.data.global
  expect((await issue()).body.data.global.id).toBe(id)
  const file = await server.request('conta', 'GET', `/api/invoicing/globals/${id}/cfdi`)
  expect(file.headers['content-disposition']).toMatch(/filename="global-[\dA-F]{8}-sin-timbrar\.xml"/)
  const cfdi = readXml(file.body)
  expect(amissIn(cfdi, cfdiSchema)).toEqual([])
  expect(cfdi.attributes.Total).toBe((order.totalCentavos / 100).toFixed(2))

  await soldOrder()
  const later = await issue()
  expect(later.body.data.global.id).not.toBe(id)
  const withdraw = () => server.request('conta', 'DELETE', `/api/invoicing/globals/${id}/cfdi?motive=02`)
  expect((await withdraw()).body.data.stamp).toMatchObject({
    status: 'refused',
    refusal: 'Se retiró antes de timbrarla.',
  })
  expect((await withdraw()).body.code).toBe('not-stamped')
  const again = await issue()
  expect(again.body.data.stamp.totalCentavos).toBe(order.totalCentavos)
})
