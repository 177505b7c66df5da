import { afterAll, beforeAll, expect, test } from 'vitest'
import { postEntry, tryEntry } from '../../support/documents/post-entry.ts'
import { readXml, type ReadElement } from '../../support/documents/read-xml.ts'
import { amissIn, entriesSchema } from '../../support/documents/sat-schemas.ts'
import { taxData } from '../../support/documents/tax-data.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let entry: string
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.request('admin', 'PATCH', '/api/settings', taxData)
  entry = await postEntry(server, '2026-01-15', [
    ['601.84', 1_000_00],
    ['102.01', -1_000_00],
  ])
})
afterAll(() => server.close())

const cheque = {
  kind: 'cheque',
  day: '2026-01-15',
  chequeNumber: '1042',
  originClabe: '032180000118359719',
  beneficiary: 'Croquetas & Sur',
  rfc: 'CRO850101SA7',
  amountCentavos: 400_00,
}
const { chequeNumber: _number, ...withoutNumber } = cheque
const transfer = { ...withoutNumber, kind: 'transfer', destinationClabe: '722969010000000008' }

const pathOf = (id: string) => `/api/accounting/glEntries/${id}/payments`
const record = (body: object, id = entry) => server.request('conta', 'POST', pathOf(id), body)
const recorded = async () =>
  (await server.request('conta', 'GET', pathOf(entry))).body.data.entryPayments as { id: string }[]
const bankLine = async () => {
  const { body } = await server.request('conta', 'GET', '/api/accounting/electronic/polizas?month=2026-01')
  const file = readXml(body)
  expect(amissIn(file, entriesSchema)).toEqual([])
  return file.children[0]!.children.find(({ attributes }) => attributes.NumCta === '102.01') as ReadElement
}

test('cheques and transfers stand on the bank line of their entry, in the sequence of the schema', async () => {
  expect((await record({ ...transfer, amountCentavos: 600_00 })).status).toBe(201)
  expect((await record(cheque)).status).toBe(201)
  expect((await bankLine()).children).toMatchObject([
    {
      name: 'Cheque',
      attributes: {
        Num: '1042',
        BanEmisNal: '032',
        CtaOri: cheque.originClabe,
        Fecha: '2026-01-15',
        Benef: 'Croquetas & Sur',
        RFC: cheque.rfc,
        Monto: '400.00',
      },
    },
    {
      name: 'Transferencia',
      attributes: {
        CtaOri: cheque.originClabe,
        BancoOriNal: '032',
        CtaDest: transfer.destinationClabe,
        BancoDestNal: '999',
        Fecha: '2026-01-15',
        Benef: 'Croquetas & Sur',
        RFC: cheque.rfc,
        Monto: '600.00',
      },
    },
  ])
})

test('the payments of an entry are at most what it took from the bank', async () => {
  const { status, body } = await record({ ...cheque, amountCentavos: 1 })
  expect([status, body.issues]).toEqual([
    422,
    [{ path: 'amountCentavos', message: 'Es más de lo que esta póliza sacó del banco.' }],
  ])
  const [first] = await recorded()
  const remove = () => server.request('conta', 'DELETE', `/api/accounting/entryPayments/${first!.id}`)
  expect((await remove()).status).toBe(204)
  expect((await remove()).status).toBe(404)
  expect(await recorded()).toHaveLength(1)
  expect((await record({ ...cheque, amountCentavos: 600_00 })).status).toBe(201)
})

test.each([
  ['a cheque without a number', withoutNumber, 'chequeNumber'],
  ['a transfer without its account', { ...transfer, destinationClabe: '' }, 'destinationClabe'],
  ['an account with a wrong digit', { ...cheque, originClabe: '032180000118359718' }, 'originClabe'],
  ['an RFC without a date', { ...cheque, rfc: 'CRO999999SA7' }, 'rfc'],
])('rejects %s', async (_, body, path) => {
  const answer = await record(body)
  expect([answer.status, answer.body.issues?.[0].path]).toEqual([400, path])
})

test('a draft has no payments', async () => {
  const { body } = await tryEntry(server, '2026-01-16', [
    ['601.84', 1],
    ['102.01', -1],
  ])
  const posted = body.data.glEntry
  const draft = await server.request('conta', 'POST', '/api/accounting/glEntries', {
    date: posted.date,
    description: 'Borrador',
    lines: posted.lines,
  })
  expect((await record({ ...cheque, amountCentavos: 1 }, draft.body.data.glEntry.id)).status).toBe(404)
})
