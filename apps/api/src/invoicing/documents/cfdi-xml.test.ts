import { ivaWithin, type LedgerMethod } from '@rumi/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readXml, type ReadElement } from '../../../../../tests/support/documents/read-xml.ts'
import { cfdiSchema } from '../../../../../tests/support/documents/cfdi-schema.ts'
import { amissIn } from '../../../../../tests/support/documents/sat-schemas.ts'
import { cfdiXml } from './cfdi-xml.ts'
import { creditNoteOf, invoiceOf, type InvoiceData, type Sale } from './cfdi.ts'
import { lineOfRefund, linesOfOrder } from './sold-lines.ts'

const issuer = {
  rfc: 'LOM0402291A1',
  legalName: 'Lomito | Feliz & Compañía',
  taxRegime: '601',
  postalCode: '01710',
  invoiceSeries: 'FAC',
} as const
const vega: InvoiceData = {
  rfc: 'VECJ880326XX1',
  legalName: 'Juana Vega Núñez',
  taxRegime: '612',
  postalCode: '06700',
  cfdiUse: 'G03',
}

type Bought = { quantity: number; unitCentavos: number }
function orderOf(
  bought: readonly Bought[],
  shippingCentavos = 0,
  paid?: Partial<Record<LedgerMethod, number>>,
) {
  const totalCentavos = bought.reduce(
    (sum, { quantity, unitCentavos }) => sum + quantity * unitCentavos,
    shippingCentavos,
  )
  const { baseCentavos, ivaCentavos } = ivaWithin(totalCentavos, 16)
  const items = bought.map((one, place) => ({
    ...one,
    productId: place + 1,
    name: `Croqueta <${place}> "rica"`,
    category: 'Comida' as const,
    satProductKey: '',
    satUnitKey: 'H87',
    ivaTreatment: 'general' as const,
  }))
  const order: Sale = {
    series: 'P',
    folio: '7',
    sold: linesOfOrder({ items, shippingCentavos, words: { shipping: 'Envío' } }),
    parts: [{ treatment: 'general', ivaPercent: 16, centavos: totalCentavos, ivaCentavos }],
    baseCentavos,
    ivaCentavos,
    totalCentavos,
    paidBy: new Map(Object.entries(paid ?? { cash: totalCentavos }) as [LedgerMethod, number][]),
  }
  return order
}

const invoiced = { id: 'a', uuid: '00000000-0000-4000-8000-0000000000aa' }

/** 23:30 local time on the last of November, already December in UTC. */
const at = '2026-12-01T05:30:09.000Z'
const written = (sale: Sale, invoice: InvoiceData | null = vega) =>
  readXml(cfdiXml(invoiceOf({ sale, issuer, invoice, at })))
const partOf = ({ children }: ReadElement, name: string) => children.find((child) => child.name === name)!
const centavos = (pesos: string | undefined) => Math.round(Number(pesos) * 100)

test('an invoice follows the schema, with the local hour of the business', () => {
  const cfdi = written(orderOf([{ quantity: 1, unitCentavos: 116_00 }]))
  expect(amissIn(cfdi, cfdiSchema)).toEqual([])
  expect(cfdi.attributes).toMatchObject({
    Fecha: '2026-11-30T23:30:09',
    Serie: 'FAC',
    SubTotal: '100.00',
    Total: '116.00',
    TipoDeComprobante: 'I',
    MetodoPago: 'PUE',
    FormaPago: '01',
    LugarExpedicion: '01710',
  })
  expect(partOf(cfdi, 'Emisor').attributes).toEqual({
    Rfc: 'LOM0402291A1',
    Nombre: 'LOMITO FELIZ & COMPAÑÍA',
    RegimenFiscal: '601',
  })
  expect(partOf(cfdi, 'Receptor').attributes).toEqual({
    Rfc: 'VECJ880326XX1',
    Nombre: 'JUANA VEGA NÚÑEZ',
    DomicilioFiscalReceptor: '06700',
    RegimenFiscalReceptor: '612',
    UsoCFDI: 'G03',
  })
  expect(partOf(cfdi, 'InformacionGlobal')).toBeUndefined()
})

test('without data of the client it is for the public, of that day', () => {
  const cfdi = written(orderOf([{ quantity: 1, unitCentavos: 116_00 }]), null)
  expect(amissIn(cfdi, cfdiSchema)).toEqual([])
  expect(partOf(cfdi, 'Receptor').attributes).toEqual({
    Rfc: 'XAXX010101000',
    Nombre: 'PUBLICO EN GENERAL',
    DomicilioFiscalReceptor: '01710',
    RegimenFiscalReceptor: '616',
    UsoCFDI: 'S01',
  })
  expect(partOf(cfdi, 'InformacionGlobal').attributes).toEqual({
    Periodicidad: '01',
    Meses: '11',
    Año: '2026',
  })
})

test.each([
  [{ cash: 116_00 }, 'PUE', '01'],
  [{ transfer: 116_00 }, 'PUE', '03'],
  [{ card: 116_00 }, 'PUE', '04'],
  [{ 'debit-card': 116_00 }, 'PUE', '28'],
  [{ voucher: 116_00 }, 'PUE', '08'],
  [{ online: 116_00 }, 'PUE', '31'],
  [{ credit: 100_00, cash: 16_00 }, 'PUE', '17'],
  [{ cash: 115_99 }, 'PPD', '99'],
  [{}, 'PPD', '99'],
] as const)('paid by %o it is %s %s', (paid, method, form) => {
  const { attributes } = written(orderOf([{ quantity: 1, unitCentavos: 116_00 }], 0, paid))
  expect([attributes.MetodoPago, attributes.FormaPago]).toEqual([method, form])
})

test('uses SAT’s keys, lists shipping as a service, and omits free lines', () => {
  const order = orderOf(
    [
      { quantity: 3, unitCentavos: 33_33 },
      { quantity: 1, unitCentavos: 0 },
    ],
    99_00,
  )
  const lines = partOf(written(order), 'Conceptos').children.map(({ attributes }) => attributes)
  expect(lines).toMatchObject([
    { ClaveProdServ: '10121801', ClaveUnidad: 'H87', Cantidad: '3', ObjetoImp: '02', Unidad: 'Pieza' },
    { ClaveProdServ: '78102203', ClaveUnidad: 'E48', Cantidad: '1', Descripcion: 'Envío' },
  ])
  expect(lines[0]?.Descripcion).toBe('Croqueta <0> "rica"')
})

test('whatever is bought, every amount adds up to the centavos of the order', () => {
  const bought = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unitCentavos: fc.integer({ min: 100, max: 9_999_99 }),
  })
  const shipping = fc.constantFrom(0, 99_00, 149_50)
  fc.assert(
    fc.property(fc.array(bought, { minLength: 1, maxLength: 20 }), shipping, (items, shippingCentavos) => {
      const order = orderOf(items, shippingCentavos)
      const cfdi = written(order)
      expect(amissIn(cfdi, cfdiSchema)).toEqual([])
      const lines = partOf(cfdi, 'Conceptos').children
      const taxes = lines.map((line) => line.children[0]!.children[0]!.children[0]!.attributes)
      const sum = (values: (string | undefined)[]) =>
        values.reduce((total, value) => total + centavos(value), 0)
      expect(sum(lines.map(({ attributes }) => attributes.Importe))).toBe(order.baseCentavos)
      expect(sum(taxes.map(({ Base }) => Base))).toBe(order.baseCentavos)
      expect(sum(taxes.map(({ Importe }) => Importe))).toBe(order.ivaCentavos)
      const total = partOf(cfdi, 'Impuestos')
      expect(centavos(total.attributes.TotalImpuestosTrasladados)).toBe(order.ivaCentavos)
      expect(centavos(cfdi.attributes.SubTotal) + order.ivaCentavos).toBe(order.totalCentavos)
      expect(centavos(cfdi.attributes.Total)).toBe(order.totalCentavos)
      for (const { attributes } of lines) {
        const exact = Number(attributes.Cantidad) * Number(attributes.ValorUnitario)
        expect(Math.abs(exact - Number(attributes.Importe))).toBeLessThan(0.005)
      }
      for (const { Base, Importe } of taxes)
        expect(Math.abs(Number(Importe) - Number(Base) * 0.16)).toBeLessThan(0.01)
    }),
    { numRuns: 500 },
  )
})

test('a credit note is an egreso for who the invoice was for, related to it, of the amount that went back', () => {
  const line = lineOfRefund({ number: 'A1', description: 'Devolución: Hotel', centavos: 58_00 })
  const sale = {
    series: 'NC',
    folio: 'A1',
    sold: [line],
    parts: [{ treatment: 'general', ivaPercent: 16, centavos: 58_00, ivaCentavos: 8_00 }] as const,
    baseCentavos: 50_00,
    ivaCentavos: 8_00,
  }
  const uuid = '5c0a8f5e-7c1e-4b9a-9f56-0d8c2d7c1a11'
  const receiver = { ...vega, name: vega.legalName }
  const note = (regime: '612' | '605') =>
    readXml(
      cfdiXml(
        creditNoteOf({
          sale: { ...sale, totalCentavos: 58_00 },
          issuer,
          receiver: { ...receiver, taxRegime: regime },
          method: 'transfer',
          credits: { id: uuid, uuid },
          at,
        }),
      ),
    )
  const cfdi = note('612')
  expect(amissIn(cfdi, cfdiSchema)).toEqual([])
  expect(cfdi.attributes).toMatchObject({
    TipoDeComprobante: 'E',
    MetodoPago: 'PUE',
    FormaPago: '03',
    SubTotal: '50.00',
    Total: '58.00',
  })
  const related = partOf(cfdi, 'CfdiRelacionados')
  expect(related.attributes).toEqual({ TipoRelacion: '01' })
  expect(related.children.map(({ attributes }) => attributes)).toEqual([{ UUID: uuid.toUpperCase() }])
  expect(partOf(cfdi, 'Receptor').attributes).toMatchObject({ Rfc: vega.rfc, UsoCFDI: 'G02' })
  expect(partOf(note('605'), 'Receptor').attributes).toMatchObject({ UsoCFDI: 'S01' })
  expect(partOf(cfdi, 'Conceptos').children[0]!.attributes).toMatchObject({
    ClaveProdServ: '84111506',
    ClaveUnidad: 'ACT',
    Importe: '50.00',
  })
})

test('a substitute is related to the invoice whose place it takes by 04', () => {
  const sale = orderOf([{ quantity: 1, unitCentavos: 58_00 }])
  const related = [{ relation: '04', ...invoiced }] as const
  const cfdi = readXml(cfdiXml({ ...invoiceOf({ sale, issuer, invoice: vega, at }), folio: 12, related }))
  expect(amissIn(cfdi, cfdiSchema)).toEqual([])
  expect(cfdi.attributes).toMatchObject({ TipoDeComprobante: 'I', Serie: 'FAC', Folio: '12' })
  expect(partOf(cfdi, 'CfdiRelacionados').attributes).toEqual({ TipoRelacion: '04' })
})
