import { ivaWithin } from '@rumi/contract'
import { expect, test } from 'vitest'
import { readXml } from '../../../../../tests/support/documents/read-xml.ts'
import { cfdiXml } from './cfdi-xml.ts'
import { invoiceOf, type InvoiceData } from './cfdi.ts'
import { lineOfService } from './sold-lines.ts'

const business = {
  rfc: 'LOM0402291A1',
  legalName: 'Lomito Feliz S de RL de CV',
  taxRegime: '601',
  postalCode: '01710',
  invoiceSeries: 'FAC',
} as const
const sale = {
  series: 'R',
  folio: '7',
  sold: [
    lineOfService(
      { number: '7', description: 'Baño', centavos: 116_00 },
      { satProductKey: '01010101', satUnitKey: 'E48' },
    ),
  ],
  parts: [{ treatment: 'general', ivaPercent: 16, centavos: 116_00, ivaCentavos: 16_00 }] as const,
  ...ivaWithin(116_00, 16),
  totalCentavos: 116_00,
  paidBy: new Map([['cash', 116_00] as const]),
}

function partiesOf(invoice: InvoiceData) {
  const { children } = readXml(
    cfdiXml(invoiceOf({ sale, issuer: business, invoice, at: '2026-12-01T05:30:09.000Z' })),
  )
  const attributesOf = (name: string) => children.find((child) => child.name === name)!.attributes
  return { issuer: attributesOf('Emisor'), receiver: attributesOf('Receptor') }
}

test('names stand without their kind of company, the receiver’s and our own', () => {
  const { issuer, receiver } = partiesOf({
    rfc: 'LME060822IH5',
    legalName: 'Comercial Vega, S.A. de C.V.',
    taxRegime: '601',
    postalCode: '06700',
    cfdiUse: 'G03',
  })
  expect([receiver.Nombre, issuer.Nombre]).toEqual(['COMERCIAL VEGA', 'LOMITO FELIZ'])
})

test('invoices a foreign client with the postal code of the business, without effect on taxes', () => {
  const { receiver } = partiesOf({
    rfc: 'XEXX010101000',
    legalName: 'Jane Doe',
    taxRegime: '616',
    postalCode: '90210',
    cfdiUse: 'S01',
  })
  expect(receiver).toMatchObject({
    Rfc: 'XEXX010101000',
    DomicilioFiscalReceptor: business.postalCode,
    RegimenFiscalReceptor: '616',
    UsoCFDI: 'S01',
  })
})
