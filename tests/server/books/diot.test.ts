import { publicRfc, type SupplierOfMonth } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { expensesOf } from '../../support/documents/expenses-of.ts'
import { stockOf } from '../../support/documents/stock-of.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let business: Awaited<ReturnType<typeof expensesOf>>
let stock: ReturnType<typeof stockOf>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  const settings = { rfc: 'VENJ800101AB1', taxRegime: '626' }
  await server.request('admin', 'PATCH', '/api/settings', settings)
  business = await expensesOf(server)
  stock = stockOf(server)
})
afterAll(() => server.close())

const get = async (path: string) => (await server.request('conta', 'GET', `/api${path}`)).body.data
const suppliersOf = (month: string) => get(`/reports/suppliers?month=${month}`)
const thisMonth = () => today().slice(0, 7)
const correct = (id: string, supplierRfc: string, supplierName = 'Juguetes del Centro') =>
  server.request('conta', 'PUT', `/api/accounting/expenses/${id}/supplier`, { supplierName, supplierRfc })
/** Fields of a line of the DIOT by their place, from 1. */
async function linesOf(month: string) {
  const { body } = await server.request('conta', 'GET', `/api/accounting/electronic/diot?month=${month}`)
  return String(body)
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      Object.fromEntries(line.split('|').flatMap((text, at) => (text === '' ? [] : [[at + 1, text]]))),
    )
}
/** The DIOT declares the IVA that the books make creditable in the month. */
async function expectSameIva(month: string) {
  const { suppliers } = (await suppliersOf(month)) as { suppliers: SupplierOfMonth[] }
  const { taxSummary } = await get(`/reports/taxes?month=${month}`)
  expect(suppliers.reduce((sum, one) => sum + one.iva16Centavos + one.iva8Centavos, 0)).toBe(
    taxSummary.figures['iva-creditable'],
  )
}

test('a stock purchase without an RFC gets that of its supplier, or goes in as of a global one', async () => {
  await stock.post('purchases', {
    supplier: 'Juguetes del Centro',
    reference: '',
    lines: [{ productId: await stock.product(), quantity: 2, costCentavos: 100_00, ivaCentavos: 16_00 }],
  })
  const [{ id }] = (await get('/accounting/expenses?unpaid=true&search=Juguetes%20del%20Centro')).expenses
  await business.act(id, 'payments', { day: today() })
  expect((await suppliersOf(thisMonth())).lacking).toMatchObject([{ expenseId: id, problem: 'no-rfc' }])

  expect((await correct(id, '')).status).toBe(400)
  expect((await correct(id, 'CRO850231SA8')).status).toBe(400)
  expect((await correct(id, publicRfc)).status).toBe(200)
  expect((await suppliersOf(thisMonth())).lacking).toEqual([])
  expect(await linesOf(thisMonth())).toEqual([
    { 1: '15', 2: '87', 3: publicRfc, 12: '100', 22: '16', 54: '01' },
  ])
  expect((await correct(id, 'cro850101sa7')).body.data.expense).toMatchObject({ supplierRfc: 'CRO850101SA7' })
  expect(await linesOf(thisMonth())).toEqual([
    { 1: '04', 2: '02', 3: 'CRO850101SA7', 12: '100', 22: '16', 54: '01' },
  ])
  const trail = await business.sql<{ changes: object }>(
    `select changes from audit_entries where entity = 'expense' and entity_id = $1 order by id`,
    [id],
  )
  expect(JSON.stringify(trail.at(-1))).toContain(publicRfc)
  await expectSameIva(thisMonth())
})

test('the supplier of an invoice or of an expense that was taken back stays', async () => {
  const { id } = await business.entered({ day: '2023-05-10', ivaPercent: 0, ivaCentavos: 0 })
  await business.act(id, 'reversals', { reason: 'Doble' })
  expect((await correct(id, publicRfc)).status).toBe(409)
  const [invoiced] = await business.sql<{ id: string }>(
    `insert into expenses (day, supplier_name, supplier_rfc, concept, subtotal_centavos, iva_percent, iva_centavos, account_id, payment,
       cfdi_uuid, cfdi_xml, entered_by)
     values ('2023-05-11', 'Sur', 'CRO850101SA7', 'Croquetas', 1000, 0, 0, $1, 'bank', gen_random_uuid(), '<x/>', $2) returning id`,
    [business.accountOf('601.84'), server.ids.conta],
  )
  expect((await correct(invoiced!.id, publicRfc)).body.message).toContain('lo dice la factura')
})

test('suppliers without an RFC are one line, whatever was bought', async () => {
  for (const [supplierName, group] of [
    ['Mercado', '601.84'],
    ['Bodega', '501.01'],
  ] as const)
    await business.entered({
      day: '2024-01-10',
      supplierName,
      supplierRfc: publicRfc,
      accountId: business.accountOf(group),
    })
  expect(await linesOf('2024-01')).toEqual([
    { 1: '15', 2: '87', 3: publicRfc, 12: '2000', 22: '320', 54: '01' },
  ])
  await expectSameIva('2024-01')
})

test('retained IVA is declared when it is paid to SAT', async () => {
  const { id } = await business.entered({ day: '2024-02-10', ivaRetainedCentavos: 100_00 })
  await server.request('conta', 'POST', `/api/accounting/expenses/${id}/remittances`, { day: '2024-03-12' })
  expect(await linesOf('2024-02')).toEqual([
    { 1: '04', 2: '85', 3: 'CRO850101SA7', 12: '1000', 22: '60', 48: '100', 54: '01' },
  ])
  expect(await linesOf('2024-03')).toEqual([{ 1: '04', 2: '85', 3: 'CRO850101SA7', 22: '100', 54: '01' }])
  await expectSameIva('2024-02')
  await expectSameIva('2024-03')
})

test('commissions of a terminal are declared with the RFC of whom charges them', async () => {
  const bankAccountId = business.accountOf('102.01')
  const fields = { name: 'Clip', commissionBasisPoints: 400, ivaPercent: 8, bankAccountId }
  const made = await server.request('conta', 'POST', '/api/accounting/terminals', fields)
  const { terminal } = made.body.data
  expect(terminal.supplierRfc).toBe('')
  const productId = await stock.product(2)
  const sold = await server.request('marta', 'POST', '/api/counterSales', {
    items: [{ productId, quantity: 1 }],
    payments: [{ method: 'card', amountCentavos: 116_00 }],
  })
  expect(sold.body.message).toBeUndefined()
  const [line] = await business.sql<{ id: string }>(
    `with s as (insert into bank_statements (account_id, file_name, imported_by) values ($1, 'a.csv', $2) returning id)
     insert into bank_lines (statement_id, account_id, day, concept, reference, amount_centavos, position, ordinal)
     select id, $1, $3, 'TPV', '', 11099, 0, 0 from s returning id`,
    [bankAccountId, server.ids.conta, today()],
  )
  const settled = await server.request('conta', 'POST', `/api/accounting/bankLines/${line!.id}/settlements`, {
    terminalId: terminal.id,
    paymentIds: [sold.body.data.payments[0].id],
  })
  expect(settled.body.message).toBeUndefined()
  expect((await suppliersOf(thisMonth())).lacking).toMatchObject([
    {
      expenseId: null,
      terminalId: terminal.id,
      supplierName: 'Clip',
      totalCentavos: 5_01,
      problem: 'no-rfc',
    },
  ])
  const path = `/api/accounting/terminals/${terminal.id}`
  expect((await server.request('conta', 'PATCH', path, { supplierRfc: 'AAA010231AAA' })).status).toBe(400)
  expect((await server.request('conta', 'PATCH', path, { supplierRfc: 'AAA010101AAA' })).status).toBe(200)
  expect(await linesOf(thisMonth())).toContainEqual({
    1: '04',
    2: '85',
    3: 'AAA010101AAA',
    8: '5',
    18: '0',
    54: '01',
  })
  await expectSameIva(thisMonth())
})

test('an expense that is taken back in a later month stays in its own and is returned in the later one', async () => {
  const rfc = 'BBB010101BB1'
  const ofSupplier = async (month: string) => (await linesOf(month)).filter((line) => line[3] === rfc)
  const before = '2024-06'
  const paid = await business.entered({
    day: `${before}-10`,
    supplierRfc: rfc,
    untaxedCentavos: 100_00,
    ivaCentavos: 144_00,
  })
  const zero = { supplierRfc: rfc, ivaPercent: 0, ivaCentavos: 0, subtotalCentavos: 50_00 }
  const untaxed = await business.entered({ day: `${before}-11`, ...zero })
  const { id } = await business.entered({ day: `${before}-12`, payment: 'later', supplierRfc: rfc })
  await business.act(id, 'payments', { day: `${before}-13`, amountCentavos: 580_00 })
  const declared = { 1: '04', 2: '85', 3: rfc, 12: '1400', 22: '224', 50: '100', 51: '50', 54: '01' }
  expect(await ofSupplier(before)).toEqual([declared])
  for (const expense of [paid.id, untaxed.id, id])
    expect((await business.act(expense, 'reversals', { reason: 'Doble' })).status).toBe(201)
  expect(await ofSupplier(before)).toEqual([declared])
  const returned = { 1: '04', 2: '85', 3: rfc, 13: '1400', 22: '-224', 50: '-100', 51: '-50', 54: '01' }
  expect(await ofSupplier(thisMonth())).toEqual([returned])
  const same = await business.entered({ supplierRfc: rfc })
  await business.act(same.id, 'reversals', { reason: 'Doble' })
  expect(await ofSupplier(thisMonth())).toEqual([returned])
  await expectSameIva(before)
  await expectSameIva(thisMonth())
})
