import { dayOf, globalPeriodOf, type GlobalPeriodicity, type GlobalPreview } from '@rumi/contract'
import { expect, test } from 'vitest'
import { now } from '../../../apps/api/src/http/clock.ts'
import {
  centavos,
  invoicingBusiness,
  ivaOf,
  partOf,
  type Sale,
} from '../../support/documents/invoicing-business.ts'
import type { DemoName } from '../../support/servers/open-test-server.ts'
import { readXml } from '../../support/documents/read-xml.ts'
import { cfdiSchema } from '../../support/documents/cfdi-schema.ts'
import { amissIn } from '../../support/documents/sat-schemas.ts'

const house = invoicingBusiness()
const { server, provider, stay, confirm, deliver, pay, paidStay, soldPass, giveBack } = house
const { request, stamp, download, cancel, read, made } = house

const today = () => dayOf(now())
const preview = async (periodicity: GlobalPeriodicity = 'day', day = today()): Promise<GlobalPreview> =>
  (await server().request('conta', 'GET', `/api/invoicing/globals?periodicity=${periodicity}&day=${day}`))
    .body.data.preview
const issue = (periodicity: GlobalPeriodicity = 'day', who: DemoName = 'conta', day = today()) =>
  server().request(who, 'POST', '/api/invoicing/globals', { periodicity, day })
const globalIn = ({
  body,
}: {
  body: { data: { global: { id: string }; stamp: { totalCentavos: number } } }
}): Sale => ({
  of: 'globals',
  id: body.data.global.id,
  totalCentavos: body.data.stamp.totalCentavos,
})
/** Whatever was sold before is in an invoice. */
const settle = async () => {
  await issue()
  provider().invoices.clear()
}
async function soldOrder(): Promise<Sale> {
  const requested = { items: [{ productId: 1, quantity: 3 }], delivery: 'pickup', payment: 'counter' }
  const { body } = await server().request('ana', 'POST', '/api/orders', requested)
  const { _id: id, totalCentavos } = body.data.order
  await server().request('marta', 'PATCH', `/api/orders/${id}`, { status: 'paid', paymentMethod: 'cash' })
  return { of: 'orders', id, totalCentavos }
}

test('paid sales without an own invoice are one to the public, line by line and to the centavo', async () => {
  await settle()
  const sales: Sale[] = [await paidStay(), await soldPass(), await soldOrder(), await soldOrder()]
  await request('ana', await paidStay())
  const unpaid = await stay()
  await confirm(unpaid)
  await pay(unpaid, 10_00)
  const amounts = [...sales.map((sale) => sale.totalCentavos), 10_00]
  const totalCentavos = amounts.reduce((sum, amount) => sum + amount, 0)
  const ivaCentavos = amounts.reduce((sum, amount) => sum + amount - Math.round((amount * 100) / 116), 0)
  expect(await preview()).toEqual({
    ...globalPeriodOf('day', today()),
    sales: 4,
    totalCentavos,
    ivaCentavos,
    obstacle: null,
    deposits: [
      {
        target: { bookingId: unpaid.id },
        number: `R-${unpaid.id.slice(0, 8).toUpperCase()}`,
        paidCentavos: 10_00,
      },
    ],
  })
  provider().invoices.clear()
  const issued = await issue()
  expect([issued.status, issued.body.message]).toEqual([201, undefined])
  const global = globalIn(issued)
  expect(issued.body.data.stamp).toMatchObject({
    status: 'valid',
    totalCentavos,
    receiverRfc: 'XAXX010101000',
  })
  expect(made()).toMatchObject([
    {
      total: totalCentavos / 100,
      requested: {
        customer: { legal_name: 'PUBLICO EN GENERAL', tax_id: 'XAXX010101000', tax_system: '616' },
        use: 'S01',
        payment_method: 'PUE',
        global: { periodicity: 'day', months: today().slice(5, 7), year: Number(today().slice(0, 4)) },
      },
    },
  ])
  expect(made()[0]!.requested.items).toHaveLength(5)
  const found = await read(global)
  expect(found.sales.map(({ id }: Sale) => id).toSorted()).toEqual(
    [...sales, unpaid].map(({ id }) => id).toSorted(),
  )
  const listed = await server().request('conta', 'GET', '/api/invoicing')
  expect(listed.body.data.cfdis[0]).toMatchObject({
    of: 'globals',
    subjectId: global.id,
    concept: expect.stringMatching(/^Factura global del \d+ de [a-z]+ de 20\d\d$/),
    clientName: '',
  })
  expect((await download(global)).body).toContain(made()[0]!.uuid)
  expect((await download(global, 'ana')).status).toBe(404)
  expect((await cancel(global, '02')).body.data.stamp).toMatchObject({ status: 'cancelled' })
  const { deposits, ...left } = await preview()
  expect(left).toMatchObject({ sales: 4, totalCentavos })
  for (const { id } of sales) expect(JSON.stringify(deposits)).not.toContain(id)
  await request('ana', unpaid)
  expect(JSON.stringify((await preview()).deposits)).not.toContain(unpaid.id)
})

test.each([
  ['day', '01'],
  ['week', '02'],
  ['month', '04'],
] as const)('the XML of a %s follows the schema and adds up to its sales', async (periodicity, key) => {
  await settle()
  const sale = await soldOrder()
  const other = await paidStay()
  provider().faults.lostAnswers.add('create')
  const lost = await issue(periodicity)
  expect(lost.body.code).toBe('stamping-provider-away')
  const { rows } = await server().database.pool.query(
    'select global_id as id from cfdis where global_id is not null order by created_at desc limit 1',
  )
  const global: Sale = { of: 'globals', id: rows[0].id, totalCentavos: 0 }
  const cfdi = readXml((await download(global)).body)
  expect(amissIn(cfdi, cfdiSchema)).toEqual([])
  expect(partOf(cfdi, 'InformacionGlobal').attributes).toEqual({
    Periodicidad: key,
    Meses: today().slice(5, 7),
    Año: today().slice(0, 4),
  })
  const lines = partOf(cfdi, 'Conceptos').children.map(({ attributes }) => attributes)
  for (const line of lines)
    expect(line).toMatchObject({
      ClaveProdServ: '01010101',
      ClaveUnidad: 'ACT',
      Cantidad: '1',
      Descripcion: 'Venta',
      NoIdentificacion: expect.stringMatching(/^(P-\d+|R-[\dA-F]{8})$/),
    })
  const base = lines.reduce((sum, line) => sum + centavos(line.Importe), 0)
  expect([centavos(cfdi.attributes.SubTotal), base + ivaOf(cfdi)]).toEqual([
    base,
    sale.totalCentavos + other.totalCentavos,
  ])
  await Promise.all([issue(periodicity), stamp(global), issue(periodicity, 'admin')])
  expect(made()).toHaveLength(1)
  expect((await stamp(global)).status).toBe(201)
  expect(made()).toHaveLength(1)
})

test('issued by two at once it is one, and a sale is in one invoice', async () => {
  await settle()
  const sale = await soldOrder()
  const answers = await Promise.all([issue(), issue('day', 'admin'), issue('month'), request('ana', sale)])
  expect(answers.every(({ status }) => [201, 409, 422, 503].includes(status))).toBe(true)
  expect(made().filter(({ status }) => status === 'valid')).toHaveLength(1)
  const { rows } = await server().database.pool.query(
    'select from invoiced_sales where order_id = $1 and is_live',
    [sale.id],
  )
  expect(rows).toHaveLength(1)
})

test('a repeated request returns the same invoice, and later sales get another of the same period', async () => {
  await settle()
  await soldOrder()
  const first = await issue()
  expect((await issue()).body.data).toEqual(first.body.data)
  expect(made()).toHaveLength(1)
  await soldOrder()
  const second = await issue()
  expect(second.body.data.global.id).not.toBe(first.body.data.global.id)
  expect(made()).toHaveLength(2)
})

test('an own invoice of a sale in a global one is answered with what to do, and done so it is issued', async () => {
  await settle()
  const sale = await soldOrder()
  const other = await soldOrder()
  const global = globalIn(await issue())
  const requested = await request('ana', sale)
  expect([requested.status, requested.body.code]).toEqual([422, 'nothing-to-invoice'])
  expect(requested.body.message).toMatch(
    /^Esa venta ya está en la factura global del .+\. La factura propia se pide antes de que salga la global; si aún hace falta, se cancela la global con el motivo 04, se factura esta venta y se emite otra vez la global\.$/,
  )
  expect(await read(sale, 'ana')).toMatchObject({ draft: null, global: { id: global.id } })
  expect((await cancel(global, '04')).body.data.stamp).toMatchObject({ cancelMotive: '04' })
  expect((await request('ana', sale)).status).toBe(201)
  const again = await issue()
  expect(again.body.data.stamp.totalCentavos).toBe(other.totalCentavos)
})

test('a refund of a sale in a global invoice has a credit note against it, up to the amount of the sale', async () => {
  await settle()
  const [sale, other] = [await paidStay(), await paidStay()]
  const global = globalIn(await issue())
  const refund = await giveBack(sale.paymentId, 58_00)
  const found = await read(sale)
  expect(found).toMatchObject({ isOutdated: false, refunds: [{ id: refund.id, obstacle: null }] })
  const note = readXml((await download(refund)).body)
  expect(amissIn(note, cfdiSchema)).toEqual([])
  expect(partOf(note, 'CfdiRelacionados').children[0]!.attributes.UUID).toBe(made()[0]!.uuid)
  expect(partOf(note, 'Receptor').attributes).toMatchObject({ Rfc: 'XAXX010101000', UsoCFDI: 'S01' })
  expect((await stamp(refund)).status).toBe(201)
  expect((await cancel(global, '02')).body.message).toBe(
    'Esa factura tiene notas de crédito. Cancélalas primero y después la factura.',
  )
  const second = await giveBack(other.paymentId, 10_00)
  const insert = server().database.pool.query(
    `insert into cfdis (refund_id, related_to, receiver_rfc, total_centavos)
      select $1, id, receiver_rfc, $2 from cfdis where global_id = $3`,
    [second.id, other.totalCentavos + 1, global.id],
  )
  await expect(insert).rejects.toThrow('credit notes return what their invoice says')
})

test('a visit with a later refund is included with the rest', async () => {
  await settle()
  const gone = await paidStay()
  await deliver(gone)
  const left = await giveBack(gone.paymentId, 30_00, 'credit')
  await giveBack(left.id, 30_00)
  const restCentavos = gone.totalCentavos - 30_00
  expect(await read(gone)).toMatchObject({ draft: { totalCentavos: restCentavos, paymentMethod: 'PUE' } })
  expect(await preview()).toMatchObject({ sales: 1, totalCentavos: restCentavos })
  await pay(gone, 30_00)
  expect(await preview()).toMatchObject({ sales: 1, totalCentavos: gone.totalCentavos })
})

test('a rejected global invoice releases its sales and is issued once corrected', async () => {
  await settle()
  const sale = await soldOrder()
  provider().faults.wrongBy = 0.01
  expect((await issue()).body.code).toBe('stamp-refused')
  expect(await preview()).toMatchObject({ sales: 1 })
  expect((await issue()).body.data.stamp).toMatchObject({
    status: 'valid',
    totalCentavos: sale.totalCentavos,
  })
})

test('periods that SAT does not take are refused in words', async () => {
  await settle()
  const text = async (periodicity: GlobalPeriodicity, day = today()) =>
    (await issue(periodicity, 'conta', day)).body.message
  await soldOrder()
  expect(await text('two-months')).toBe(
    'El SAT solo acepta la global de dos meses del régimen 621. Elige día, semana o mes.',
  )
  expect(await text('day', '2199-01-01')).toBe(
    'Ese periodo todavía no empieza. Elige uno que ya haya empezado.',
  )
  expect(await text('month', '2019-01-01')).toBe(
    'El SAT solo acepta la factura global de este año o del anterior. Revísalo con tu contador.',
  )
  const before = `${Number(today().slice(0, 4)) - 1}-01-05`
  expect(await text('day', before)).toBe(
    `No hay nada que facturar del 5 de enero de ${before.slice(0, 4)}: lo que se vendió y se pagó ya tiene factura.`,
  )
  expect((await issue('day', 'ana')).status).toBe(403)
})

test('the database keeps a sale out of a second invoice and a global one to its sales', async () => {
  await settle()
  const sale = await soldOrder()
  const global = globalIn(await issue())
  const { pool } = server().database
  await expect(
    pool.query(
      `insert into cfdis (order_id, receiver_rfc, total_centavos) values ($1, 'XAXX010101000', 100)`,
      [sale.id],
    ),
  ).rejects.toThrow('invoiced_sales_once_per_order')
  await expect(
    pool.query('delete from invoiced_sales where cfdi_id = (select id from cfdis where global_id = $1)', [
      global.id,
    ]),
  ).rejects.toThrow('the sales of a stamped invoice never change')
  const other = await pool.query(
    `insert into global_invoices (periodicity, first_day, last_day) values ('day', '2026-01-01', '2026-01-01') returning id`,
  )
  await expect(
    pool.query(
      `insert into cfdis (global_id, receiver_rfc, total_centavos) values ($1, 'XAXX010101000', 100)`,
      [other.rows[0].id],
    ),
  ).rejects.toThrow('a global invoice says what its sales add up to')
})
