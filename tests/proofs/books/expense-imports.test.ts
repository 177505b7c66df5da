import { addDays, type ImportedCfdi, type PreviewedCfdi } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { zipOf } from '../../../apps/api/src/expenses/testing/zip-of.ts'
import { today } from '../../../apps/api/src/http/clock.ts'
import { expensesOf } from '../../support/documents/expenses-of.ts'
import { supplierInvoice, supplierRfc } from '../../support/documents/supplier-invoice.ts'
import { taxData } from '../../support/documents/tax-data.ts'
import { openNetwork, type Network } from '../../support/requests/open-network.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let network: Network
let business: Awaited<ReturnType<typeof expensesOf>>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  network = await openNetwork(server)
  business = await expensesOf(server)
  await server.request('admin', 'PATCH', '/api/settings', taxData)
})
afterAll(() => server.close())

const ours = 'LOM0402291A1'
const invoice = (fields: Parameters<typeof supplierInvoice>[0] = {}) =>
  supplierInvoice({ day: today(), receiver: ours, ...fields })

const previewOf = async (files: Record<string, string>) => {
  const { status, body } = await network.request('conta', {
    method: 'POST',
    path: '/api/accounting/cfdiImportReadings',
    file: new Blob([zipOf(files)]),
  })
  expect([status, body.message]).toEqual([200, undefined])
  return body.data as { files: PreviewedCfdi[]; ignored: number }
}

const importOf = async (files: Record<string, string>, accountId = business.accountOf('601.84')) => {
  const { status, body } = await server.request('conta', 'POST', '/api/accounting/cfdiImports', {
    invoices: Object.entries(files).map(([file, cfdi]) => ({ file, cfdi, accountId })),
  })
  expect([status, body.message]).toEqual([201, undefined])
  return body.data.files as ImportedCfdi[]
}

test('previews what each file of a ZIP would be, and stores nothing', async () => {
  const before = await business.sql('select id from expenses')
  const uuid = crypto.randomUUID()
  const { files, ignored } = await previewOf({
    'a.xml': invoice({ uuid, concepts: ['Jabón'] }),
    'b.xml': invoice({ uuid }),
    'c.xml': invoice({ receiver: 'XAXX010101000' }),
    'd.xml': 'hola',
    'e.pdf': '%PDF-',
  })
  expect(files).toMatchObject([
    { file: 'a.xml', problem: null, reading: { concept: 'Jabón', totalCentavos: 1_160_00, enteredAs: null } },
    { file: 'b.xml', problem: 'Es la misma factura que a.xml.', reading: null },
    { file: 'c.xml', problem: expect.stringContaining('XAXX010101000'), reading: null },
    { file: 'd.xml', problem: expect.any(String), reading: null },
  ])
  expect(ignored).toBe(1)
  expect(await business.sql('select id from expenses')).toEqual(before)
})

test('imports each invoice once, however often and by however many hands', async () => {
  const rfc = 'GOPL900102AB4'
  const files = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [`${at}.xml`, invoice({ rfc, concepts: [`Compra ${at}`] })]),
  )
  const results = await Promise.all([importOf(files), importOf(files)])
  expect(results.flat().filter(({ expenseId, known }) => expenseId && !known)).toHaveLength(12)
  const again = await importOf(files)
  expect(again.every(({ known, problem }) => known && problem === null)).toBe(true)
  const rows = await business.sql<{ id: string }>('select id from expenses where supplier_rfc = $1', [rfc])
  expect(rows).toHaveLength(12)
  expect(await business.balances(rows[0]!.id)).toEqual({
    '102.01': -1_160_00,
    '118.01': 160_00,
    '601.84': 1_000_00,
  })
  expect((await previewOf(files)).files[0]!.reading!.enteredAs).toBe(again[0]!.expenseId)
  expect((await previewOf({ 'x.xml': invoice({ rfc }) })).files[0]!.accountId).toBe(
    business.accountOf('601.84'),
  )
  expect(await business.differences()).toEqual([])
})

test('a file with a problem is reported, and the others enter', async () => {
  const files = {
    'futura.xml': invoice({ day: addDays(today(), 1) }),
    'ajena.xml': invoice({ receiver: 'XAXX010101000' }),
    'buena.xml': invoice(),
  }
  expect(await importOf(files)).toMatchObject([
    { file: 'futura.xml', problem: expect.stringContaining('todavía no llega'), expenseId: null },
    { file: 'ajena.xml', problem: expect.stringContaining('a nombre de'), expenseId: null },
    { file: 'buena.xml', problem: null, expenseId: expect.any(String), known: false },
  ])
  expect(await importOf({ 'a.xml': invoice() }, business.accountOf('102.01'))).toMatchObject([
    { problem: expect.stringContaining('cuenta de gasto'), expenseId: null },
  ])
})

test('takes several files in one form, and no more bytes together than one file may have', async () => {
  const { token } = await network.signIn('conta@demo.rumi.mx')
  const send = async (files: Blob[]) => {
    const form = new FormData()
    for (const file of files) form.append('file', file, 'factura.xml')
    const reply = await fetch(`${network.origin}/api/accounting/cfdiImportReadings`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    return { status: reply.status, body: (await reply.json()) as { data: { files: unknown[] } } }
  }
  const { body } = await send([new Blob([invoice()]), new Blob([invoice({ rfc: supplierRfc })])])
  expect(body.data.files).toHaveLength(2)
  const half = new Blob(['x'.repeat(6 * 1024 * 1024)])
  expect((await send([half, half])).status).toBe(413)
})
