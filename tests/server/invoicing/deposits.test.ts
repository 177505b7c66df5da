import { expect, test } from 'vitest'
import { cfdiSchema } from '../../support/documents/cfdi-schema.ts'
import {
  centavos,
  invoicingBusiness,
  ivaOf,
  partOf,
  type Sale,
} from '../../support/documents/invoicing-business.ts'
import { ivaDifferences } from '../../support/documents/iva-differences.ts'
import { readXml } from '../../support/documents/read-xml.ts'
import { amissIn } from '../../support/documents/sat-schemas.ts'
import { ivaWithin } from '../../support/documents/sums-of-documents.ts'

const business = invoicingBusiness()
const { server, provider, changeClient, stay, confirm, pay, giveBack } = business
const { request, stamp, download, cancel, read, made } = business
const { differenceOf } = ivaDifferences(server)

const depositOf = (id: string, totalCentavos = 0): Sale => ({ of: 'deposits', id, totalCentavos })
const egresoOf = (id: string): Sale => ({ of: 'applications', id, totalCentavos: 0 })

/** Booking with a payment of a part. */
async function withDeposit(part = 500_01, method = 'transfer') {
  const sale = await stay()
  await confirm(sale)
  const paymentId = await pay(sale, part, method)
  return { sale, paymentId, part }
}
async function invoicedDeposit() {
  const found = await withDeposit()
  const { status, body } = await request('ana', depositOf(found.paymentId))
  expect([status, body.message]).toEqual([201, undefined])
  return found
}
const xmlOf = async (sale: Sale) => readXml((await download(sale)).body)
const relationsIn = (cfdi: ReturnType<typeof readXml>) =>
  cfdi.children
    .filter(({ name }) => name === 'CfdiRelacionados')
    .map(({ attributes, children }) => [
      attributes.TipoRelacion,
      ...children.map((one) => one.attributes.UUID?.toLowerCase()),
    ])

test('a deposit is invoiced as SAT prescribes, as it was paid, and its month agrees', async () => {
  const { sale, paymentId, part } = await withDeposit()
  expect(await differenceOf(sale)).toEqual(['deposit', ivaWithin(part), 0])
  const found = await read(sale)
  expect(found.deposits).toMatchObject([
    { id: paymentId, depositCentavos: part, obstacle: null, stamps: [], application: null },
  ])
  expect(found.deposits[0].draft).toMatchObject({ paymentForm: '03', paymentMethod: 'PUE' })
  const xml = await xmlOf(depositOf(paymentId))
  expect(amissIn(xml, cfdiSchema)).toEqual([])
  expect(xml.attributes).toMatchObject({ TipoDeComprobante: 'I', FormaPago: '03', MetodoPago: 'PUE' })
  expect(partOf(xml, 'Conceptos').children[0]!.attributes).toMatchObject({
    ClaveProdServ: '84111506',
    ClaveUnidad: 'ACT',
    Cantidad: '1',
    Descripcion: 'Anticipo del bien o servicio',
  })
  expect(partOf(xml, 'Receptor').attributes.Rfc).toBe('VECJ880326XX1')
  expect([centavos(xml.attributes.Total), ivaOf(xml)]).toEqual([part, ivaWithin(part)])
  expect((await request('ana', depositOf(paymentId))).status).toBe(201)
  expect((await request('ana', depositOf(paymentId))).status).toBe(201)
  expect(made()).toMatchObject([{ requested: { type: 'I', payment_form: '03' } }])
  expect(await differenceOf(sale)).toBeUndefined()
  const listed = await server().request('conta', 'GET', '/api/invoicing')
  expect(listed.body.data.cfdis[0]).toMatchObject({ of: 'deposits', subjectId: paymentId, status: 'valid' })
  const pdf = await server().request('ana', 'GET', `/api/invoicing/deposits/${paymentId}/pdf`)
  expect(pdf.status).toBe(200)
})

test('the invoice of the sale names its deposits, and egresos of the same act apply them', async () => {
  const { sale, paymentId, part } = await invoicedDeposit()
  const second = await pay(sale, 33_33, 'cash')
  await request('ana', depositOf(second))
  const rest = sale.totalCentavos - part - 33_33
  await pay(sale, rest, 'card')
  const [one, two] = made().map(({ uuid }) => uuid.toLowerCase())
  const drafted = await xmlOf(sale)
  expect(amissIn(drafted, cfdiSchema)).toEqual([])
  expect(relationsIn(drafted)).toEqual([['07', one, two]])
  expect((await request('ana', sale)).status).toBe(201)
  const [, , final, ...egresos] = made()
  expect(final).toMatchObject({
    total: sale.totalCentavos / 100,
    requested: { type: 'I', payment_method: 'PUE' },
  })
  expect(egresos).toMatchObject(
    [part, 33_33].map((amount) => ({
      total: amount / 100,
      requested: {
        type: 'E',
        payment_form: '30',
        payment_method: 'PUE',
        use: 'G02',
        related_documents: [{ relationship: '07', documents: [final!.uuid.toUpperCase()] }],
        items: [{ product: { product_key: '84111506', unit_key: 'ACT' } }],
      },
    })),
  )
  expect(await differenceOf(sale)).toBeUndefined()
  const { rows } = await server().database.pool.query(
    `select sum(case when applied_id is null then iva_centavos else -iva_centavos end)::int as iva,
      sum(case when applied_id is null then total_centavos else -total_centavos end)::int as total from cfdis
      where status = 'valid' and (booking_id = $1 or coalesce(deposit_id, applied_id) = any($2))`,
    [sale.id, [paymentId, second]],
  )
  expect(rows).toEqual([{ iva: ivaWithin(sale.totalCentavos), total: sale.totalCentavos }])
  expect(await read(sale)).toMatchObject({
    isOutdated: false,
    deposits: [
      { application: { stamps: [{ status: 'valid' }] } },
      { application: { stamps: [{ status: 'valid' }] } },
    ],
  })
})

test('an invoice in parts has no complement of its deposits', async () => {
  const { sale, paymentId, part } = await invoicedDeposit()
  expect((await request('ana', sale)).status).toBe(201)
  expect(made()[1]!.requested.payment_method).toBe('PPD')
  expect(await differenceOf(sale)).toBeUndefined()
  expect((await stamp({ of: 'payments', id: paymentId, totalCentavos: 0 })).body.message).toBe(
    'Ese pago tiene factura de anticipo: no lleva complemento.',
  )
  const id = await pay(sale, 100_00)
  expect(await read(sale)).toMatchObject({ payments: [{ id, draft: { part: { installment: 1 } } }] })
  expect((await stamp({ of: 'payments', id, totalCentavos: 0 })).status).toBe(201)
  expect(made().at(-1)!.requested.complements?.[0]?.data?.[0]?.related_documents).toMatchObject([
    { amount: 100, last_balance: (sale.totalCentavos - part) / 100 },
  ])
  expect(await differenceOf(sale)).toBeUndefined()
})

test('an egreso whose answer is lost is stamped with the next press', async () => {
  const { sale, paymentId } = await invoicedDeposit()
  await pay(sale, 10_00)
  provider().faults.lostAnswers.add('create')
  expect((await request('ana', sale)).body.code).toBe('stamping-provider-away')
  expect((await request('ana', sale)).status).toBe(201)
  expect(made().map(({ requested }) => requested.type)).toEqual(['I', 'I', 'E'])
  expect((await stamp(egresoOf(paymentId))).status).toBe(201)
  expect(made()).toHaveLength(3)
})

test('a refund of an invoiced deposit has a credit note, and the invoice applies what is left', async () => {
  const { sale, paymentId, part } = await invoicedDeposit()
  const refund = await giveBack(paymentId, 200_00)
  expect((await differenceOf(sale))?.[0]).toBe('without-payment')
  expect(await read(sale)).toMatchObject({ refunds: [{ id: refund.id, obstacle: null }] })
  const unsettled = async () =>
    JSON.stringify((await server().request('conta', 'GET', '/api/invoicing?unsettled=true')).body)
  expect(await unsettled()).toContain(paymentId)
  expect((await request('ana', sale)).body.message).toBe(
    'De uno de sus anticipos se devolvió una parte. Timbra primero la nota de crédito.',
  )
  expect((await stamp(refund)).status).toBe(201)
  expect(await unsettled()).not.toContain(paymentId)
  expect(made()[1]!.requested).toMatchObject({
    type: 'E',
    related_documents: [{ relationship: '01', documents: [made()[0]!.uuid.toUpperCase()] }],
  })
  expect(await differenceOf(sale)).toBeUndefined()
  await pay(sale, sale.totalCentavos - part + 200_00)
  await request('ana', sale)
  expect(made().at(-1)!.total).toBe((part - 200_00) / 100)
  expect(await differenceOf(sale)).toBeUndefined()
  expect((await cancel(depositOf(paymentId), '02')).status).toBe(422)
})

test('an invoice in parts is replaced after a refund of a deposit that it applies', async () => {
  const { sale, paymentId, part } = await invoicedDeposit()
  expect((await request('ana', sale)).status).toBe(201)
  const refund = await giveBack(paymentId, 200_00)
  expect(await read(sale)).toMatchObject({ isOutdated: true })
  expect((await stamp(refund)).body.message).toBe(
    'Se devolvió de un anticipo que la factura ya aplica. Cancela la factura, timbra la nota de crédito y factura de nuevo por lo que se cobra en realidad.',
  )
  const id = await pay(sale, sale.totalCentavos - part + 200_00)
  const complement: Sale = { of: 'payments', id, totalCentavos: 0 }
  expect((await stamp(complement)).body.message).toMatch(/^Es más de lo que falta de la factura/)
  for (const document of [egresoOf(paymentId), sale]) expect((await cancel(document, '02')).status).toBe(200)
  expect((await stamp(refund)).status).toBe(201)
  expect((await request('ana', sale)).status).toBe(201)
  expect(made().at(-1)!.total).toBe((part - 200_00) / 100)
  expect(await read(sale)).toMatchObject({ isOutdated: false })
  expect(await differenceOf(sale)).toBeUndefined()
})

test('a CFDI of a deposit is cancelled alone until an invoice names it', async () => {
  const { sale, paymentId } = await invoicedDeposit()
  expect((await cancel(depositOf(paymentId), '02')).body.data.stamp.status).toBe('cancelled')
  expect((await request('ana', depositOf(paymentId))).status).toBe(201)
  await request('ana', sale)
  for (const motive of ['02', '03'])
    expect((await cancel(depositOf(paymentId), motive)).body.message).toBe(
      'La factura de la venta ya aplica ese anticipo. Cancela primero su egreso y después la factura de la venta.',
    )
  for (const motive of ['01', '04']) expect((await cancel(depositOf(paymentId), motive)).status).toBe(422)
  expect((await cancel(sale, '02')).body.message).toBe(
    'Esa factura aplica anticipos. Cancela primero sus egresos y después la factura.',
  )
  expect((await cancel(egresoOf(paymentId), '02')).body.data.stamp.status).toBe('cancelled')
  expect((await cancel(depositOf(paymentId), '02')).status).toBe(422)
  expect((await cancel(sale, '02')).body.data.stamp.status).toBe('cancelled')
  expect((await request('ana', sale)).status).toBe(201)
  expect(await read(sale)).toMatchObject({
    deposits: [{ application: { stamps: [{ status: 'valid' }, {}] } }],
  })
})

test('says why a payment is no deposit', async () => {
  const { sale, paymentId } = await withDeposit()
  await changeClient({ invoice: null })
  expect((await stamp(depositOf(paymentId))).body.message).toMatch(/faltan sus datos de factura/)
  await changeClient({
    invoice: {
      rfc: 'VECJ880326XX1',
      legalName: 'Ana Vega Cruz',
      taxRegime: '612',
      postalCode: '06700',
      cfdiUse: 'G03',
    },
  })
  expect((await server().request('luis', 'GET', `/api/invoicing/deposits/${paymentId}`)).status).toBe(404)
  await request('ana', sale)
  expect((await stamp(depositOf(paymentId))).body.message).toBe(
    'Esa venta ya tiene una factura: sus pagos no llevan factura de anticipo.',
  )
})
