import { dayOf } from '@rumi/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { now } from '../../../apps/api/src/http/clock.ts'
import { facturapiEnvironment, startFacturapiStandIn } from '../../../tools/stand-ins/facturapi.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { readXml } from '../../support/documents/read-xml.ts'
import { cfdiSchema } from '../../support/documents/cfdi-schema.ts'
import { amissIn, entriesSchema } from '../../support/documents/sat-schemas.ts'

const key = 'sk_test_lomito'
let provider: Awaited<ReturnType<typeof startFacturapiStandIn>>
let server: TestServer
beforeAll(async () => {
  provider = await startFacturapiStandIn({ key })
  server = await openTestServer(facturapiEnvironment(provider, key), { races: true })
})
afterAll(async () => {
  await server.close()
  await provider.close()
})
beforeEach(async () => {
  Object.assign(provider.faults, { away: false, wrongBy: 0, needsReceiver: false })
  for (const spoilt of [provider.faults.lostAnswers, provider.faults.garbledAnswers]) spoilt.clear()
  await server.database.pool.query('update products set stock = 20')
  provider.invoices.clear()
  await changeClient({ invoice: null })
})

const invoice = {
  rfc: 'VECJ880326XX1',
  legalName: 'Ana Vega Cruz',
  taxRegime: '612',
  postalCode: '06700',
  cfdiUse: 'G03',
}
const changeClient = async (changes: object) =>
  expect((await server.request('ana', 'PUT', `/api/users/${server.ids.ana}`, changes)).status).toBe(200)

type Order = {
  _id: string
  number: number
  totalCentavos: number
  subtotalCentavos: number
  ivaCentavos: number
}
async function order({ paid = true } = {}): Promise<Order> {
  const items = [
    { productId: 1, quantity: 3 },
    { productId: 2, quantity: 1 },
  ]
  const requested = { items, delivery: 'pickup', payment: 'counter' }
  const { body, status } = await server.request('ana', 'POST', '/api/orders', requested)
  expect([status, body.message]).toEqual([201, undefined])
  const made = body.data.order
  const step = paid ? { status: 'paid', paymentMethod: 'transfer' } : {}
  expect((await server.request('marta', 'PATCH', `/api/orders/${made._id}`, step)).status).toBe(200)
  return made
}
const give = (id: string, status: string) =>
  server.request('marta', 'PATCH', `/api/orders/${id}`, { status, money: 'return' })
const download = (id: string) => server.request('conta', 'GET', `/api/invoicing/orders/${id}/cfdi`)
const stamp = (id: string) => server.request('conta', 'POST', `/api/invoicing/orders/${id}/cfdi`)
const cancel = (id: string, motive = '02') =>
  server.request('conta', 'DELETE', `/api/invoicing/orders/${id}/cfdi?motive=${motive}`)
const read = async (id: string) =>
  (await server.request('conta', 'GET', `/api/invoicing/orders/${id}`)).body.data.invoicing
const stampedAt = () => [...provider.invoices.values()].filter(({ status }) => status === 'valid')
const centavos = (pesos: string | undefined) => Math.round(Number(pesos) * 100)

test('a business without tax data invoices nothing, and gets the next step', async () => {
  const { _id } = await order()
  const { status, body } = await download(_id)
  expect([status, body.code]).toEqual([422, 'tax-data-missing'])
  expect(body.message).toBe(
    'Falta el RFC y el régimen fiscal del negocio. Quien administra lo escribe en Ajustes, Negocio; después vuelve a intentarlo.',
  )
  expect(await read(_id)).toMatchObject({ draft: null, obstacle: body.message })
  await server.request('admin', 'PATCH', '/api/settings', {
    rfc: 'LOM0402291A1',
    taxRegime: '601',
    legalName: 'Lomito Feliz',
  })
})

test('the unstamped XML follows the schema, for the public, and adds up to the order', async () => {
  const { _id, number, ...money } = await order()
  const { status, body, headers } = await download(_id)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': `attachment; filename="pedido-${number}-sin-timbrar.xml"`,
    'cache-control': 'no-store',
  })
  const cfdi = readXml(body)
  expect(amissIn(cfdi, cfdiSchema)).toEqual([])
  expect(cfdi.attributes).toMatchObject({ MetodoPago: 'PUE', FormaPago: '03', Sello: '' })
  expect(centavos(cfdi.attributes.SubTotal)).toBe(money.subtotalCentavos)
  expect(centavos(cfdi.attributes.Total)).toBe(money.totalCentavos)
  const receiver = cfdi.children.find(({ name }) => name === 'Receptor')
  expect(receiver?.attributes).toMatchObject({
    Rfc: 'XAXX010101000',
    UsoCFDI: 'S01',
    DomicilioFiscalReceptor: '01710',
  })
})

test('with invoice data of the client it is theirs, and what is not paid is PPD', async () => {
  await changeClient({ invoice })
  const { _id } = await order({ paid: false })
  const cfdi = readXml((await download(_id)).body)
  expect(cfdi.attributes).toMatchObject({ MetodoPago: 'PPD', FormaPago: '99' })
  const receiver = cfdi.children.find(({ name }) => name === 'Receptor')
  expect(receiver?.attributes).toMatchObject({ Rfc: invoice.rfc, Nombre: 'ANA VEGA CRUZ', UsoCFDI: 'G03' })
})

test('an order is stamped once under repeated requests, and its stamped XML is kept', async () => {
  await changeClient({ invoice })
  const { _id, totalCentavos } = await order()
  const first = await stamp(_id)
  expect([first.status, first.headers['content-type']]).toEqual([201, 'application/xml; charset=utf-8'])
  const [made] = stampedAt()
  expect(Math.round(made!.total * 100)).toBe(totalCentavos)
  expect(first.body).toContain(made!.uuid)
  const again = await Promise.all([stamp(_id), stamp(_id), download(_id)])
  expect(again.map(({ body }) => body)).toEqual([first.body, first.body, first.body])
  expect(provider.invoices.size).toBe(1)
  expect(made!.requested).toMatchObject({
    customer: {
      tax_id: invoice.rfc,
      legal_name: 'ANA VEGA CRUZ',
      tax_system: '612',
      address: { zip: '06700' },
    },
    use: 'G03',
    payment_form: '03',
    payment_method: 'PUE',
  })
  const { stamps } = await read(_id)
  expect(stamps).toMatchObject([
    { status: 'valid', uuid: made!.uuid.toLowerCase(), totalCentavos, receiverRfc: invoice.rfc },
  ])
})

test.each([
  ['create', 'lostAnswers'],
  ['xml', 'lostAnswers'],
  ['create', 'garbledAnswers'],
  ['xml', 'garbledAnswers'],
] as const)('retries a broken response to “%s” (%s) and stamps once', async (which, how) => {
  const { _id } = await order()
  provider.faults[how].add(which)
  const lost = await stamp(_id)
  expect([lost.status, lost.body.code]).toEqual([503, 'stamping-provider-away'])
  expect((await read(_id)).stamps).toMatchObject([{ status: 'asked', uuid: null }])
  provider.faults[how].add('list')
  expect((await stamp(_id)).status).toBe(503)
  const again = await stamp(_id)
  expect(again.status).toBe(201)
  expect(provider.invoices.size).toBe(1)
  expect(again.body).toContain(stampedAt()[0]!.uuid)
  expect((await read(_id)).stamps).toMatchObject([{ status: 'valid' }])
})

test('concurrent requests stamp once', async () => {
  const { _id } = await order()
  const answers = await Promise.all(Array.from({ length: 6 }, () => stamp(_id)))
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0)
  expect(answers.every(({ status }) => status === 201 || status === 503)).toBe(true)
  expect(provider.invoices.size).toBe(1)
  expect((await stamp(_id)).status).toBe(201)
  expect((await read(_id)).stamps).toHaveLength(1)
})

test('the database keeps a second stamp of an order out', async () => {
  const { _id } = await order()
  await stamp(_id)
  const second = `insert into cfdis (order_id, receiver_rfc, total_centavos) values ($1, 'XAXX010101000', 100)`
  await expect(server.database.pool.query(second, [_id])).rejects.toThrow('cfdis_one_stamp_per_order')
})

test('recovers after an outage of the provider', async () => {
  const { _id } = await order()
  provider.faults.away = true
  const { status, body } = await stamp(_id)
  expect([status, body.code]).toEqual([503, 'stamping-provider-away'])
  provider.faults.away = false
  expect((await stamp(_id)).status).toBe(201)
  expect(provider.invoices.size).toBe(1)
})

test('a refusal of the provider is shown in its words, and stamped once corrected', async () => {
  await changeClient({ invoice: { ...invoice, legalName: 'Rechazada' } })
  const { _id } = await order()
  const { status, body } = await stamp(_id)
  expect([status, body.code, body.message]).toEqual([
    422,
    'stamp-refused',
    'El proveedor no timbró la factura: El nombre del receptor no corresponde al registrado en el SAT.',
  ])
  await changeClient({ invoice })
  expect((await stamp(_id)).status).toBe(201)
  const { stamps } = await read(_id)
  expect(stamps.map((one: { status: string }) => one.status)).toEqual(['valid', 'refused'])
  expect(stamps[1].refusal).toContain('no corresponde')
})

test('one that was stamped over another amount is cancelled at once and refused', async () => {
  const { _id } = await order()
  provider.faults.wrongBy = 0.01
  const { status, body } = await stamp(_id)
  expect([status, body.code]).toEqual([422, 'stamp-refused'])
  expect([...provider.invoices.values()].map((one) => one.status)).toEqual(['canceled'])
  expect((await stamp(_id)).status).toBe(201)
  expect(stampedAt()).toHaveLength(1)
})

test('the entries for SAT name the invoice of their order', async () => {
  await changeClient({ invoice })
  const { _id, totalCentavos } = await order()
  await stamp(_id)
  const month = dayOf(now()).slice(0, 7)
  const { body } = await server.request('conta', 'GET', `/api/accounting/electronic/polizas?month=${month}`)
  const file = readXml(body)
  expect(amissIn(file, entriesSchema)).toEqual([])
  const uuid = stampedAt()[0]!.uuid
  const named = file.children.filter((entry) =>
    entry.children.every(({ children }) => children[0]?.attributes.UUID_CFDI === uuid),
  )
  expect(named).toHaveLength(1)
  expect(named[0]!.children[0]!.children[0]!.attributes).toEqual({
    UUID_CFDI: uuid,
    RFC: invoice.rfc,
    MontoTotal: (totalCentavos / 100).toFixed(2),
    Moneda: 'MXN',
  })
})

test('a stamp is cancelled with its motive, once, and the order can be stamped again', async () => {
  const { _id } = await order()
  await stamp(_id)
  expect((await cancel(_id, '09')).status).toBe(400)
  for (const how of ['garbledAnswers', 'lostAnswers'] as const) {
    provider.faults[how].add('cancel')
    expect((await cancel(_id, '03')).status).toBe(503)
  }
  const { status, body } = await cancel(_id, '03')
  expect([status, body.data.stamp]).toMatchObject([200, { status: 'cancelled', cancelMotive: '03' }])
  expect([...provider.invoices.values()]).toMatchObject([
    { status: 'canceled', cancellation: { motive: '03' } },
  ])
  const once = await cancel(_id)
  expect([once.status, once.body.code]).toEqual([409, 'not-stamped'])
  expect((await stamp(_id)).status).toBe(201)
  const { stamps } = await read(_id)
  expect(stamps.map((one: { status: string }) => one.status)).toEqual(['valid', 'cancelled'])
})

test('a cancellation that the receiver must accept waits, and the invoice stays valid if they decline', async () => {
  const { _id } = await order()
  await stamp(_id)
  const [made] = stampedAt()
  provider.faults.needsReceiver = true
  expect((await cancel(_id)).body.data.stamp).toMatchObject({ status: 'cancelling', cancelMotive: '02' })
  expect((await cancel(_id)).body.data.stamp.status).toBe('cancelling')
  expect((await stamp(_id)).body).toContain(made!.uuid)
  provider.agree(made!.id, true)
  expect((await cancel(_id)).body.data.stamp.status).toBe('cancelled')
})

test('an order that is over is not invoiced; a stamp it has can still be cancelled', async () => {
  const stamped = await order()
  await stamp(stamped._id)
  const free = await order({ paid: false })
  for (const { _id, to } of [
    { ...stamped, to: 'refunded' },
    { ...free, to: 'cancelled' },
  ])
    expect((await give(_id, to)).status).toBe(200)
  const refused = await stamp(free._id)
  expect([refused.status, refused.body.code]).toEqual([422, 'nothing-to-invoice'])
  expect(await read(stamped._id)).toMatchObject({ draft: null, stamps: [{ status: 'valid' }] })
  expect((await cancel(stamped._id)).body.data.stamp.status).toBe('cancelled')
})

test('the trail names the users who requested and cancelled a stamp', async () => {
  const { _id } = await order()
  await stamp(_id)
  await cancel(_id)
  const [{ id }] = (await read(_id)).stamps
  const { body } = await server.request('admin', 'GET', `/api/audit?entity=cfdi&id=${id}`)
  const reported = body.data.auditEntries.map((entry: { action: string; actor: { id: string } }) => [
    entry.action,
    entry.actor.id,
  ])
  expect(reported).toEqual([
    ['changed', server.ids.conta],
    ['changed', server.ids.conta],
    ['created', server.ids.conta],
  ])
})
