import { largestCfdiImportBytes, mostImportedCfdis } from '@rumi/contract'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { supplierInvoice } from '../../../../tests/support/documents/supplier-invoice.ts'
import type { Refused } from '../http/refused.ts'
import { readInvoices } from './read-invoices.ts'

const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))

const refusalOf = (documents: Parameters<typeof readInvoices>[0]) => {
  try {
    readInvoices(documents)
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
  const { files, ignored } = readInvoices([
    { name: 'marzo.zip', document: zip },
    { name: 'suelta.xml', document: strToU8(supplierInvoice({ concepts: ['Jabón'] })) },
  ])
  expect(files).toMatchObject([
    { name: 'marzo/a.xml', invoice: { totalCentavos: 1_160_00 } },
    { name: 'marzo/b.XML', problem: expect.stringContaining('no es una factura') },
    { name: 'suelta.xml', invoice: { concept: 'Jabón' } },
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
  expect(readInvoices([{ name: 'a.zip', document: zip }]).files).toMatchObject([
    { problem: expect.stringContaining('incompleto') },
  ])
})
