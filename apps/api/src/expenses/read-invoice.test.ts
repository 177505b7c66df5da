import { expect, test } from 'vitest'
import { supplierInvoice, supplierRfc } from '../../../../tests/support/documents/supplier-invoice.ts'
import { readInvoice } from './read-invoice.ts'

const refusalOf = (xml: string) => {
  try {
    readInvoice(xml)
  } catch (error) {
    return (error as Error).message
  }
  return null
}

test('an invoice says who sold what for how much, and how it was paid', () => {
  const uuid = crypto.randomUUID()
  const cfdi = supplierInvoice({ uuid })
  expect(readInvoice(cfdi)).toEqual({
    cfdi,
    cfdiUuid: uuid,
    day: '2026-11-02',
    supplierName: 'CROQUETAS DEL SUR',
    supplierRfc,
    receiverRfc: 'XAXX010101000',
    concept: 'Croquetas & premios',
    subtotalCentavos: 1_000_00,
    untaxedCentavos: 0,
    ivaPercent: 16,
    ivaCentavos: 160_00,
    isrRetainedCentavos: 0,
    ivaRetainedCentavos: 0,
    totalCentavos: 1_160_00,
    payment: 'bank',
  })
})

test('a deferred payment is payable later, and cash is cash', () => {
  expect(readInvoice(supplierInvoice({ method: 'PPD', form: '99' })).payment).toBe('later')
  expect(readInvoice(supplierInvoice({ form: '01' })).payment).toBe('cash')
})

test('several concepts are the first and how many more', () => {
  expect(readInvoice(supplierInvoice({ concepts: ['Arena', 'Jabón', 'Cubeta'] })).concept).toBe(
    'Arena y 2 más',
  )
})

test('lists amounts without IVA separately, and counts other taxes as cost', () => {
  const mixed = supplierInvoice({
    subtotal: '1200.00',
    total: '1376.00',
    taxed: [
      { base: '1000.00', rate: '0.160000', iva: '160.00' },
      { base: '200.00', rate: '0.000000', iva: '0.00' },
      { base: '200.00', rate: '0.080000', iva: '16.00', tax: '003' },
    ],
  })
  expect(readInvoice(mixed)).toMatchObject({
    subtotalCentavos: 1_216_00,
    untaxedCentavos: 216_00,
    ivaPercent: 16,
    ivaCentavos: 160_00,
  })
  const none = supplierInvoice({ total: '1000.00', taxed: [] })
  expect(readInvoice(none)).toMatchObject({
    subtotalCentavos: 1_000_00,
    untaxedCentavos: 0,
    ivaPercent: 0,
    ivaCentavos: 0,
  })
})

test('retained ISR and IVA are read, and the total is what the supplier receives', () => {
  const services = supplierInvoice({
    retained: '206.67',
    retentions: { '001': '100.00', '002': '106.67' },
    total: '953.33',
  })
  expect(readInvoice(services)).toMatchObject({
    subtotalCentavos: 1_000_00,
    ivaCentavos: 160_00,
    isrRetainedCentavos: 100_00,
    ivaRetainedCentavos: 106_67,
    totalCentavos: 953_33,
  })
})

test.each([
  ['no XML', 'hola', /no es una factura|incompleto/],
  ['another XML', '<nota/>', /no es una factura/],
  ['cut off', supplierInvoice().slice(0, -30), /incompleto/],
  ['out of turn', '<a><b></a>', /incompleto/],
  ['two documents', '<a/><b/>', /incompleto/],
  [
    'a document type',
    supplierInvoice({ head: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>' }),
    /instrucciones/,
  ],
  ['an old version', supplierInvoice({ version: '3.2' }), /3.3 y 4.0/],
  ['a credit note', supplierInvoice({ kind: 'E' }), /nota de crédito/],
  ['no stamp', supplierInvoice({ stamped: false }), /no está timbrada/],
  ['dollars', supplierInvoice({ currency: 'USD' }), /en USD/],
  [
    'a retention of another tax',
    supplierInvoice({ retained: '100.00', retentions: { '003': '100.00' } }),
    /no son de ISR ni de IVA/,
  ],
  [
    'retentions above the IVA',
    supplierInvoice({ retained: '161.00', retentions: { '002': '161.00' } }),
    /no se entienden/,
  ],
  [
    'two rates',
    supplierInvoice({
      taxed: [
        { base: '500', rate: '0.16', iva: '80' },
        { base: '500', rate: '0.08', iva: '40' },
      ],
    }),
    /8 y 16/,
  ],
  ['amounts that are none', supplierInvoice({ total: '-1' }), /no se entienden/],
  ['less than its base', supplierInvoice({ total: '900.00' }), /no se entienden/],
])('%s is refused in words', (_, xml, words) => {
  expect(refusalOf(xml)).toMatch(words)
})

test('an entity of its own is not expanded', () => {
  const { concept } = readInvoice(supplierInvoice({ concepts: ['&lt;b&gt; &secreto; &#65;'] }))
  expect(concept).toBe('<b> &secreto; A')
})

const inSpanish = (encoding: string) =>
  supplierInvoice({
    concepts: ['Cañas y jabón'],
    head: `<?xml version="1.0" encoding="${encoding}"?>\n`,
  })
const utf16 = (text: string) => Buffer.from(text, 'utf16le')

test.each([
  ['UTF-8', Buffer.from(inSpanish('UTF-8'))],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${inSpanish('utf-8')}`)],
  ['ISO-8859-1', Buffer.from(inSpanish('ISO-8859-1'), 'latin1')],
  ['UTF-16', utf16(`\uFEFF${inSpanish('UTF-16')}`)],
  ['UTF-16 without its mark', utf16(inSpanish('UTF-16'))],
  ['UTF-16, the high byte first', utf16(`\uFEFF${inSpanish('UTF-16')}`).swap16()],
  ['ISO-8859-1 that does not say so', Buffer.from(inSpanish('UTF-8'), 'latin1')],
])('a file in %s is read, and its text is UTF-8 and says so', (_, bytes) => {
  const { concept, cfdi } = readInvoice(bytes)
  expect(concept).toBe('Cañas y jabón')
  expect(cfdi.toLowerCase()).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>/)
})

test('elements deeper than fifty are refused', () => {
  expect(refusalOf('<a>'.repeat(51))).toMatch(/no tiene la forma/)
  expect(refusalOf(`${'<a>'.repeat(50)}${'</a>'.repeat(50)}`)).toMatch(/no es una factura/)
})

test('a file that is longer than any invoice is refused', () => {
  expect(refusalOf(`<a>${' '.repeat(500_000)}</a>`)).toMatch(/demasiado grande/)
})
