import { addDays, firstOfMonth } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { openNetwork, type Network } from '../../support/requests/open-network.ts'
import { expensesOf, path } from '../../support/documents/expenses-of.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'
import { smallestPicture } from '../../support/bookings/smallest-picture.ts'
import { supplierInvoice, supplierRfc } from '../../support/documents/supplier-invoice.ts'
import { taxData } from '../../support/documents/tax-data.ts'

let server: TestServer
let network: Network
let business: Awaited<ReturnType<typeof expensesOf>>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  network = await openNetwork(server)
  business = await expensesOf(server)
})
afterAll(() => server.close())

test('an invoice is read, fills the expense, and is entered once however many hands do', async () => {
  const xml = supplierInvoice({ day: today() })
  const read = async () =>
    (
      await network.request('conta', {
        method: 'POST',
        path: '/api/accounting/cfdiReadings',
        file: new Blob([xml]),
      })
    ).body.data.reading
  const { cfdiUuid, enteredAs, totalCentavos, ...text } = await read()
  expect([enteredAs, totalCentavos]).toEqual([null, 1_160_00])
  const body = { ...text, accountId: business.accountOf('601.84'), cfdi: xml }
  const answers = await Promise.all(Array.from({ length: 8 }, () => business.enter(body)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201,
    ...Array<number>(7).fill(409),
  ])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('invoice-entered')
  const [row] = await business.sql<{ id: string }>('select id from expenses where cfdi_uuid = $1', [cfdiUuid])
  expect((await read()).enteredAs).toBe(row!.id)
  expect((await server.request('conta', 'GET', `${path}/${row!.id}/cfdi`)).body).toBe(xml)
  const without = await server.request('conta', 'GET', `${path}?withoutCfdi=true`)
  expect(JSON.stringify(without.body.data.expenses)).not.toContain(row!.id)
  await business.act(row!.id, 'reversals', { reason: 'Otra cuenta' })
  expect((await business.enter({ ...body, accountId: business.accountOf('501.01') })).status).toBe(201)
  expect(await business.differences()).toEqual([])
})

test('the invoice of an expense that was entered by hand is attached once, and says what it says', async () => {
  const attach = (id: string, xml: string) =>
    network.request('conta', { method: 'POST', path: `${path}/${id}/cfdi`, file: new Blob([xml]) })
  const byHand = await business.entered({ payment: 'later' })
  const other = await attach(
    byHand.id,
    supplierInvoice({ day: today(), total: '1160.01', subtotal: '1000.01' }),
  )
  expect([other.status, other.body.issues[0].path]).toEqual([422, 'subtotalCentavos'])
  // An invoice may be of another day than its expense.
  const xml = supplierInvoice({ day: addDays(today(), -3) })
  const { status, body } = await attach(byHand.id, xml)
  expect([status, body.message, body.data.expense.cfdiUuid !== null]).toEqual([200, undefined, true])
  expect(body.data.expense.entries).toEqual(byHand.entries)
  expect((await server.request('conta', 'GET', `${path}/${byHand.id}/cfdi`)).body).toBe(xml)
  expect((await attach(byHand.id, supplierInvoice({ day: today() }))).body.code).toBe('step-not-allowed')
  const { id } = await business.entered()
  expect((await attach(id, xml)).body.code).toBe('invoice-entered')
  await expect(
    business.sql(`update expenses set cfdi_xml = '<x/>' where id = $1`, [byHand.id]),
  ).rejects.toThrow()
})

test('an expense with an invoice says what the invoice says', async () => {
  const cfdi = supplierInvoice({ day: today() })
  for (const [field, value] of Object.entries({
    day: addDays(today(), -1),
    supplierRfc: 'GOPL900102AB4',
    ivaCentavos: 160_01,
  }))
    expect((await business.enter({ cfdi, [field]: value })).body).toMatchObject({
      code: 'breaks-a-rule',
      issues: [{ path: field }],
    })
  expect((await business.enter({ cfdi: '<x/>' })).body.code).toBe('not-a-cfdi')
  await server.request('admin', 'PATCH', '/api/settings', taxData)
  expect((await business.enter({ cfdi })).body.message).toContain('LOM0402291A1')
  expect(
    (await business.enter({ cfdi: supplierInvoice({ day: today(), receiver: 'LOM0402291A1' }) })).status,
  ).toBe(201)
})

test('a payment by the bank is proposed to its line there, and matched it stays', async () => {
  const { id } = await business.entered({ subtotalCentavos: 777_00, ivaCentavos: 124_32 })
  const [day, month, year] = today().split('-').toReversed()
  await network.request('conta', {
    method: 'POST',
    path: '/api/accounting/bankStatements',
    file: new Blob([`Fecha,Concepto,Cargo,Abono\n${day}/${month}/${year},Croquetas del Sur,901.32,\n`]),
  })
  const { proposed } = (
    await server.request('conta', 'GET', `/api/accounting/reconciliation?from=${firstOfMonth(today())}`)
  ).body.data.reconciliation
  const pair = proposed.find(
    ({ line }: { line: { amountCentavos: number } }) => line.amountCentavos === -901_32,
  )
  expect(pair.bookLine).toMatchObject({ source: 'expense', description: 'Croquetas del Sur: Croquetas' })
  const { entryId, position } = pair.bookLine
  const matches = [{ lineId: pair.line.id, bookLines: [{ entryId, position }] }]
  expect((await server.request('conta', 'POST', '/api/accounting/bankMatches', { matches })).status).toBe(201)
  expect((await business.act(id, 'reversals', { reason: 'Doble' })).body.code).toBe('reconciled')
})

test('a receipt is rendered, replaced by the next, and seen only by the bookkeeper', async () => {
  const { id } = await business.entered()
  const attach = async () =>
    (await network.request('conta', { method: 'POST', path: `${path}/${id}/receipt`, file: smallestPicture }))
      .body.data.expense.receipt as string
  const first = await attach()
  const second = await attach()
  expect(second).not.toBe(first)
  const seen = async (who: DemoName | null, address: string) =>
    (await server.request(who, 'GET', address)).status
  expect(
    await Promise.all((['conta', 'admin', 'marta', 'ana', null] as const).map((who) => seen(who, second))),
  ).toEqual([200, 200, 404, 404, 404])
  expect(await seen('conta', first)).toBe(404)
  expect((await business.sql('select from files where expense_id = $1', [id])).length).toBe(1)
})

test('expenses are exported as CSV, and the electronic entries name the invoice of each', async () => {
  await business.entered({ day: '2023-05-04', concept: 'Jabón de avena', payment: 'later' })
  await business.entered({ day: '2023-05-20', concept: 'Toallas' })
  const { body: csv } = await server.request(
    'conta',
    'GET',
    '/api/accounting/exports/expenses/csv?from=2023-05-01&to=2023-05-31',
  )
  const lines = String(csv).slice(1).trimEnd().split('\r\n')
  expect(lines[0]).toBe(
    'Día,Proveedor,RFC,Concepto,Código,Cuenta,Importe,IVA,ISR retenido,IVA retenido,Total,Notas de crédito,Se pagó con,Se pagó el,Folio fiscal,Por qué se retiró',
  )
  expect(lines).toHaveLength(3)
  expect(lines[2]).toContain(
    `Croquetas del Sur,${supplierRfc},Jabón de avena,601.84,Gastos generales,1000.00,160.00,0.00,0.00,1160.00,0.00,Por pagar,`,
  )
  const [invoiced] = await business.sql<{ uuid: string }>(
    `select cfdi_uuid as uuid from expenses where cfdi_uuid is not null and taken_back_at is null`,
  )
  const { body } = await server.request(
    'conta',
    'GET',
    `/api/accounting/electronic/polizas?month=${today().slice(0, 7)}&requestKind=AF&requestNumber=ABC1234567%2F12`,
  )
  expect(body).toContain(
    `UUID_CFDI="${invoiced!.uuid.toUpperCase()}" RFC="${supplierRfc}" MontoTotal="1160.00"`,
  )
})

test('an invoice that is stamped is entered whatever its RFC looks like', async () => {
  for (const rfc of ['RDE7910023J3', 'FNI970829JR9', 'ABC991399XX0']) {
    const cfdi = supplierInvoice({ day: today(), rfc, receiver: 'LOM0402291A1' })
    const { status, body } = await business.enter({ supplierRfc: rfc, cfdi })
    expect([status, body.message, body.data?.expense.supplierRfc]).toEqual([201, undefined, rfc])
  }
})
