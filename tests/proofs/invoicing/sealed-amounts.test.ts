import { beforeAll, beforeEach, expect, test } from 'vitest'
import { cfdiSchema } from '../../support/documents/cfdi-schema.ts'
import { invoicingBusiness, invoice, partOf } from '../../support/documents/invoicing-business.ts'
import { readXml } from '../../support/documents/read-xml.ts'
import { amissIn } from '../../support/documents/sat-schemas.ts'
import { ivaWithin } from '../../support/documents/sums-of-documents.ts'

const house = invoicingBusiness()
const { server, stay, confirm, pay, stamp, download } = house

beforeAll(async () => {
  const person = { rfc: 'VENJ800101AB1', taxRegime: '626', legalName: 'Julia Vela Nava' }
  await server().request('admin', 'PATCH', '/api/settings', person)
})
beforeEach(() => house.changeClient({ invoice: { ...invoice, rfc: 'CRO850101SA7', taxRegime: '601' } }))

/** Prices of which the exact IVA is close to half a centavo. */
test.each([67_39, 71_09, 74_42])(
  'the provider seals the IVA and the ISR of the books for a price of %i centavos',
  async (totalCentavos) => {
    const sale = await stay()
    await confirm(sale)
    await server().database.pool.query('update bookings set total_centavos = $2 where id = $1', [
      sale.id,
      totalCentavos,
    ])
    expect((await stamp(sale)).status).toBe(201)
    const sealed = readXml((await download(sale)).body)
    expect(amissIn(sealed, cfdiSchema)).toEqual([])
    const iva = ivaWithin(totalCentavos)
    expect(partOf(sealed, 'Impuestos').attributes).toEqual({
      TotalImpuestosRetenidos: (Math.round((totalCentavos - iva) * 0.0125) / 100).toFixed(2),
      TotalImpuestosTrasladados: (iva / 100).toFixed(2),
    })
  },
)

test('a sealed complement of a company states IVA and retained ISR apart', async () => {
  const sale = await stay()
  await confirm(sale)
  expect((await stamp(sale)).status).toBe(201)
  const part = { of: 'payments' as const, id: await pay(sale, 300_00), totalCentavos: 300_00 }
  expect((await stamp(part)).status).toBe(201)
  const payments = partOf(partOf(readXml((await download(part)).body), 'Complemento'), 'Pagos')
  const { TotalRetencionesISR, TotalTrasladosImpuestoIVA16 } = partOf(payments, 'Totales').attributes
  expect([TotalRetencionesISR, TotalTrasladosImpuestoIVA16]).toEqual(['3.27', '41.83'])
})
