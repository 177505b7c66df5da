import { beforeEach, expect, test } from 'vitest'
import { invoice, invoicingBusiness, type Sale } from '../../support/documents/invoicing-business.ts'
import { sealedXml } from '../../support/documents/sealed-xml.ts'
import { xmlForm } from '../../support/requests/xml-form.ts'

const { server, provider, changeClient, paidStay, soldPass, giveBack, stamp, cancel, download, read, made } =
  invoicingBusiness()

beforeEach(() => {
  provider().faults.away = false
})

function bringBack(sale: Sale, xml: string, who: 'marta' | 'ana' = 'marta') {
  const { payload, headers } = xmlForm(xml)
  return server().request(who, 'POST', `/api/invoicing/${sale.of}/${sale.id}/sealed`, payload, headers)
}
const draftOf = async (sale: Sale) => (await download(sale)).body as string

test.each([
  ['a stay', paidStay],
  ['a pass', soldPass],
] as const)(
  '%s that was invoiced elsewhere is invoiced by its XML, and not offered again',
  async (_, sell) => {
    const sale = await sell()
    const uuid = crypto.randomUUID()
    const xml = sealedXml(await draftOf(sale), { uuid })
    expect((await bringBack(sale, xml, 'ana')).status).toBe(403)
    const { status, body } = await bringBack(sale, xml)
    expect([status, body.data?.stamp]).toMatchObject([
      201,
      {
        status: 'valid',
        uuid,
        sealedElsewhere: true,
        number: null,
        totalCentavos: sale.totalCentavos,
        receiverRfc: invoice.rfc,
        stampedAt: '2026-11-24T18:30:00.000Z',
      },
    ])
    expect((await bringBack(sale, xml)).body.data.stamp.id).toBe(body.data.stamp.id)
    expect((await stamp(sale)).body).toBe(xml)
    expect((await download(sale, 'ana')).body).toBe(xml)
    expect(made()).toEqual([])
    const preview = await server().request(
      'conta',
      'GET',
      '/api/invoicing/globals?periodicity=month&day=2026-11-24',
    )
    expect(preview.status).toBe(200)
    const pdf = await server().request('ana', 'GET', `/api/invoicing/${sale.of}/${sale.id}/pdf`)
    expect(pdf.body.message).toBe('Se timbró con otro proveedor: pídele a él el PDF.')
  },
)

test.each([
  ['another issuer', [/Rfc="LOM0402291A1"/, 'Rfc="CRO850101SA7"'], 'La emitió CRO850101SA7'],
  ['another receiver', [/Rfc="VECJ880326XX1"/, 'Rfc="MISC491214B86"'], 'Está a nombre de MISC491214B86'],
  ['another total', [/ Total="[\d.]+"/, ' Total="1.00"'], 'Es por $1.00'],
  ['dollars', ['Moneda="MXN"', 'Moneda="USD"'], 'en pesos'],
  ['a credit note', ['TipoDeComprobante="I"', 'TipoDeComprobante="E"'], 'no es una factura de ingreso'],
  ['no stamp', [/<cfdi:Complemento>.*<\/cfdi:Complemento>/, ''], 'no trae el timbre'],
  ['a document type', ['<cfdi:Comprobante', '<!DOCTYPE a><cfdi:Comprobante'], ''],
] as const)('an XML with %s is refused, and the sale stays free', async (_, change, message) => {
  const sale = await paidStay()
  const { status, body } = await bringBack(sale, sealedXml(await draftOf(sale), { changes: [change] }))
  expect([status, body.code]).toEqual([422, 'not-a-cfdi'])
  expect(body.message).toContain(message)
  expect((await read(sale)).stamps).toEqual([])
})

test('an invoice belongs to one sale, and a sale has one invoice', async () => {
  const [one, other] = [await paidStay(), await paidStay()]
  const uuid = crypto.randomUUID()
  await bringBack(one, sealedXml(await draftOf(one), { uuid }))
  const twice = await bringBack(other, sealedXml(await draftOf(other), { uuid }))
  expect(twice.body.message).toBe('Esa factura ya está en otra venta.')
  const second = await bringBack(one, sealedXml(await draftOf(other)))
  expect(second.body.message).toContain('ya tiene una factura')
})

test('a request whose response is missing is finished first', async () => {
  const sale = await paidStay()
  const xml = sealedXml(await draftOf(sale))
  provider().faults.away = true
  await stamp(sale)
  expect((await bringBack(sale, xml)).body.message).toContain('se pidió aquí')
  provider().faults.away = false
  expect((await stamp(sale)).status).toBe(201)
})

test('a client without invoice data may have been invoiced under any name', async () => {
  const sale = await paidStay()
  const xml = sealedXml(await draftOf(sale))
  await changeClient({ invoice: null })
  expect((await bringBack(sale, xml)).body.data.stamp).toMatchObject({ receiverRfc: invoice.rfc })
})

test('its refund has a credit note, and its cancellation is written down', async () => {
  const sale = await paidStay()
  const uuid = crypto.randomUUID()
  await bringBack(sale, sealedXml(await draftOf(sale), { uuid }))
  const refund = await giveBack(sale.paymentId, 100_00)
  await stamp(refund)
  expect(made()[0]!.requested.related_documents).toEqual([
    { relationship: '01', documents: [uuid.toUpperCase()] },
  ])
  await cancel(refund, '02')
  expect((await cancel(sale, '01')).body.message).toContain('Se timbró con otro proveedor')
  expect((await cancel(sale, '02')).body.data.stamp.status).toBe('cancelled')
  expect((await stamp(sale)).status).toBe(201)
})
