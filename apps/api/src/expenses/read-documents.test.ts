import { largestCfdiImportBytes, mostImportedCfdis } from '@rumi/contract'
import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { supplierComplement, supplierInvoice } from '../../../../tests/support/documents/supplier-invoice.ts'
import type { Refused } from '../http/refused.ts'
import { readDocuments } from './read-documents.ts'
import { zipOf } from './testing/zip-of.ts'

const refusalOf = (documents: Parameters<typeof readDocuments>[0]) => {
  try {
    readDocuments(documents)
  } catch (error) {
    return (error as Refused).message
  }
  return null
}

test('reads XML files and those in a ZIP, each with its invoice or its problem', () => {
  const zip = zipOf({
    'marzo/a.xml': supplierInvoice({ total: '1160.00' }),
    'marzo/b.XML': '<nota/>',
    'marzo/a.pdf': '%PDF-',
    '__MACOSX/a.xml': 'x',
  })
  const { files, ignored } = readDocuments([
    { name: 'marzo.zip', document: zip },
    { name: 'suelta.xml', document: strToU8(supplierInvoice({ concepts: ['Jabón'] })) },
  ])
  expect(files).toMatchObject([
    { name: 'marzo/a.xml', document: { invoice: { totalCentavos: 1_160_00 } } },
    { name: 'marzo/b.XML', problem: expect.stringContaining('no es una factura') },
    { name: 'suelta.xml', document: { invoice: { concept: 'Jabón' } } },
  ])
  expect(ignored).toBe(1)
})

test('rejects a ZIP without XML, a broken one, too many files, and too many bytes once unpacked', () => {
  expect(refusalOf([{ name: 'a.zip', document: zipOf({ 'a.pdf': '%PDF-' }) }])).toMatch(/ningún XML/)
  const broken = zipOf({ 'a.xml': supplierInvoice() }).slice(0, -10)
  expect(refusalOf([{ name: 'a.zip', document: broken }])).toMatch(/incompleto/)
  const many = Object.fromEntries(
    Array.from({ length: mostImportedCfdis + 1 }, (_, at) => [`${at}.xml`, '<x/>']),
  )
  expect(refusalOf([{ name: 'a.zip', document: zipOf(many) }])).toMatch(/hasta 200/)
  const bomb = zipOf({ 'a.xml': ' '.repeat(largestCfdiImportBytes + 1) })
  expect(bomb.length).toBeLessThan(50_000)
  expect(refusalOf([{ name: 'a.zip', document: bomb }])).toMatch(/10 MB/)
})

test('cuts a file that is larger than its ZIP states', () => {
  const zip = zipOf({ 'a.xml': supplierInvoice() })
  const view = new DataView(zip.buffer)
  // The directory at the end of the ZIP states the size 24 bytes after its signature.
  const directory = Array.from(zip.keys()).find((at) => view.getUint32(at, true) === 0x02014b50)!
  view.setUint32(directory + 24, 100, true)
  expect(readDocuments([{ name: 'a.zip', document: zip }]).files).toMatchObject([
    { problem: expect.stringContaining('incompleto') },
  ])
})

test('reads a credit note with its invoice and a complement with what it pays', () => {
  const invoice = crypto.randomUUID()
  const note = supplierInvoice({
    kind: 'E',
    related: [invoice],
    total: '116.00',
    subtotal: '100.00',
    taxed: [{ base: '100.00', rate: '0.160000', iva: '16.00' }],
  })
  const complement = supplierComplement({
    day: '2026-11-03',
    receiver: 'XAXX010101000',
    paid: [{ invoice, pesos: '580.00' }],
  })
  const { files } = readDocuments([
    { name: 'nota.xml', document: note },
    { name: 'pago.xml', document: complement },
  ])
  expect(files).toMatchObject([
    { document: { note: { invoiceUuid: invoice, subtotalCentavos: 100_00, ivaCentavos: 16_00 } } },
    {
      document: {
        complement: { day: '2026-11-03', paid: [{ invoiceUuid: invoice, amountCentavos: 580_00 }] },
      },
    },
  ])
})

test.each([
  ['a note of no invoice', supplierInvoice({ kind: 'E' }), /de qué factura es/],
  [
    'a note of several invoices',
    supplierInvoice({ kind: 'E', related: [crypto.randomUUID(), crypto.randomUUID()] }),
    /varias facturas/,
  ],
  ['a payroll', supplierInvoice({ kind: 'N' }), /no es factura, nota de crédito/],
  [
    'a payment of nothing',
    supplierComplement({ day: '2026-11-03', receiver: 'X', paid: [] }),
    /qué facturas paga/,
  ],
  [
    'a payment in dollars',
    supplierComplement({
      day: '2026-11-03',
      receiver: 'X',
      currency: 'USD',
      paid: [{ invoice: crypto.randomUUID(), pesos: '1.00' }],
    }),
    /en USD/,
  ],
])('%s is refused', (_, document, problem) => {
  expect(readDocuments([{ name: 'a.xml', document }]).files).toMatchObject([
    { problem: expect.stringMatching(problem) },
  ])
})
