import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const shipTo = {
  recipient: 'Ana Ruiz',
  phone: '55 1234 5678',
  street: 'Calle Rosas 12',
  neighbourhood: 'Águilas',
  postalCode: '01710',
  city: 'Ciudad de México',
  directions: 'Portón azul',
}
const setShipping = (shipping: object) => server.request('admin', 'PATCH', '/api/settings', { shipping })
const productNamed = async (id: number) =>
  (await server.request(null, 'GET', '/api/products')).body.data.products.find(
    (product: { id: number }) => product.id === id,
  ) as {
    priceCentavos: number
    stock: number
  }
const order = (changes: object = {}) =>
  server.request('ana', 'POST', '/api/orders', {
    items: [{ productId: 1, quantity: 1 }],
    delivery: 'shipping',
    payment: 'counter',
    shipTo,
    ...changes,
  })
const giveUp = (id: string) => server.request('ana', 'PATCH', `/api/orders/${id}`, { status: 'cancelled' })

test('an order that is sent costs what the office charges for it, and keeps where it goes', async () => {
  await setShipping({ feeCentavos: 99_00, freeFromCentavos: null, postalCodes: [] })
  const { priceCentavos } = await productNamed(1)
  const { status, body } = await order({ expectedTotalCentavos: priceCentavos + 99_00 })
  expect([status, body.data.order]).toMatchObject([
    201,
    { shipTo, shippingCentavos: 99_00, totalCentavos: priceCentavos + 99_00 },
  ])
  const picked = await server.request('ana', 'PATCH', `/api/orders/${body.data.order._id}`, {
    delivery: 'pickup',
  })
  expect(picked.body.data.order).toMatchObject({
    shipTo: null,
    shippingCentavos: 0,
    totalCentavos: priceCentavos,
  })
  await giveUp(body.data.order._id)
})

test('a total that was shown and holds no more is refused with the one of now, and nothing is kept back', async () => {
  await setShipping({ feeCentavos: 0, freeFromCentavos: null, postalCodes: [] })
  const { priceCentavos, stock } = await productNamed(1)
  const { status, body } = await order({ expectedTotalCentavos: priceCentavos + 1 })
  expect([status, body.code]).toEqual([409, 'price-changed'])
  expect(body.message).toContain(`$${priceCentavos / 100}.00 MXN`)
  expect((await productNamed(1)).stock).toBe(stock)
})

test('nothing is sent outside the zones, nor where the office sends nothing', async () => {
  await setShipping({ feeCentavos: 0, freeFromCentavos: null, postalCodes: ['03'] })
  expect((await order()).body).toMatchObject({ code: 'not-shipped' })
  const { body } = await order({ shipTo: { ...shipTo, postalCode: '03100' } })
  const { _id } = body.data.order
  expect(await server.request('ana', 'PATCH', `/api/orders/${_id}`, { shipTo })).toMatchObject({
    status: 422,
  })
  await giveUp(_id)
  await setShipping({ feeCentavos: null, freeFromCentavos: null, postalCodes: [] })
  expect((await order({ shipTo: undefined })).body).toMatchObject({ code: 'not-shipped' })
  expect((await order({ delivery: 'pickup', shipTo: undefined })).status).toBe(201)
})

test('an address that lacks something is refused by its field', async () => {
  const { status, body } = await order({ shipTo: { ...shipTo, postalCode: '171', phone: '' } })
  expect([status, body.issues.map(({ path }: { path: string }) => path).toSorted()]).toEqual([
    400,
    ['shipTo.phone', 'shipTo.postalCode'],
  ])
})

test('a product that was retired meanwhile is named before anything is ordered', async () => {
  const { name } = (await server.request('admin', 'PATCH', '/api/products/1', { active: false })).body.data
    .product
  const refused = await order({ delivery: 'pickup', shipTo: undefined })
  expect(refused).toMatchObject({ status: 404, body: { code: 'not-found' } })
  expect(refused.body.message).toContain(`«${name}» ya no está en la tienda`)
  await server.request('admin', 'PATCH', '/api/products/1', { active: true })
})

test('the address of what is paid is written until it is on its way, and nothing is sent without one', async () => {
  await setShipping({ feeCentavos: 0, freeFromCentavos: null, postalCodes: ['01'] })
  const { body } = await order({ shipTo: undefined })
  const id: string = body.data.order._id
  const change = (who: 'ana' | 'marta' | 'luis', changes: object) =>
    server.request(who, 'PATCH', `/api/orders/${id}`, changes)
  await change('marta', { status: 'paid', paymentMethod: 'card' })
  await change('marta', { status: 'preparing' })
  expect(await change('marta', { status: 'shipped' })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'shipTo', message: expect.stringContaining('Falta la dirección') }] },
  })
  expect((await change('luis', { shipTo })).status).toBe(404)
  expect(await change('ana', { shipTo: { ...shipTo, postalCode: '64000' } })).toMatchObject({
    status: 422,
    body: { code: 'not-shipped' },
  })
  expect((await change('ana', { shipTo })).body.data.order).toMatchObject({ shipTo, status: 'preparing' })
  const corrected = { ...shipTo, street: 'Calle Rosas 21' }
  expect((await change('marta', { shipTo: corrected })).body.data.order).toMatchObject({ shipTo: corrected })
  expect((await change('ana', { shipTo: corrected, payment: 'spei' })).status).toBe(409)
  expect((await change('marta', { status: 'shipped' })).status).toBe(200)
  expect((await change('ana', { shipTo })).status).toBe(409)
})

test('an order for pickup is never on its way', async () => {
  const { body } = await order({ delivery: 'pickup', shipTo: undefined })
  const step = (changes: object) =>
    server.request('marta', 'PATCH', `/api/orders/${body.data.order._id}`, changes)
  await step({ status: 'paid', paymentMethod: 'card' })
  await step({ status: 'preparing' })
  expect(await step({ status: 'shipped' })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'status' }] },
  })
  expect((await step({ status: 'ready' })).status).toBe(200)
})

test('an order takes no step that is not its next one, and none of the desk’s by its buyer', async () => {
  const { body } = await order({ delivery: 'pickup', shipTo: undefined })
  const step = (who: 'ana' | 'marta', status: string) =>
    server.request(who, 'PATCH', `/api/orders/${body.data.order._id}`, { status })
  for (const status of ['preparing', 'ready', 'delivered', 'refunded'])
    expect(await step('marta', status), status).toMatchObject({
      status: 409,
      body: { code: 'step-not-allowed' },
    })
  for (const status of ['paid', 'delivered'])
    expect(await step('ana', status), status).toMatchObject({ status: 403, body: { code: 'not-your-role' } })
  expect(
    (await server.request('ana', 'GET', `/api/orders/${body.data.order._id}`)).body.data.order.status,
  ).toBe('pending')
  await giveUp(body.data.order._id)
})
