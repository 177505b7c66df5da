import { addDays } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { expensesOf, path } from '../../support/documents/expenses-of.ts'
import { supplierInvoice } from '../../support/documents/supplier-invoice.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let business: Awaited<ReturnType<typeof expensesOf>>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  business = await expensesOf(server)
})
afterAll(() => server.close())

/** Fees of a professional: 10 % of ISR and two thirds of the IVA are retained. */
const fees = { isrRetainedCentavos: 100_00, ivaRetainedCentavos: 106_67 }
const remit = (id: string, day = today()) =>
  server.request('conta', 'POST', `${path}/${id}/remittances`, { day })

test('the supplier receives the net, the retained part is owed to SAT, and its IVA waits', async () => {
  const { id, totalCentavos } = await business.entered(fees)
  expect(totalCentavos).toBe(953_33)
  expect(await business.balances(id)).toEqual({
    '102.01': -953_33,
    '118.01': 53_33,
    '119.01': 106_67,
    '216.04': -100_00,
    '216.10': -106_67,
    '601.84': 1_000_00,
  })
  expect(await business.differences()).toEqual([])
})

test('a retention is remitted once, and its IVA is creditable from then on', async () => {
  const { id } = await business.entered({ ...fees, day: addDays(today(), -3) })
  const listed = async () =>
    JSON.stringify((await server.request('conta', 'GET', `${path}?unremitted=true`)).body.data.expenses)
  expect(await listed()).toContain(id)
  expect((await remit(id, addDays(today(), -4))).body.issues[0].path).toBe('day')
  expect((await remit(id, addDays(today(), 1))).body.issues[0].path).toBe('day')
  const statuses = (await Promise.all(Array.from({ length: 4 }, () => remit(id)))).map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409, 409])
  expect(await business.balances(id)).toEqual({
    '102.01': -1_160_00,
    '118.01': 160_00,
    '601.84': 1_000_00,
  })
  expect(await listed()).not.toContain(id)
  await business.act(id, 'reversals', { reason: 'Doble' })
  expect(await business.balances(id)).toEqual({})
  expect((await remit((await business.entered()).id)).body.code).toBe('step-not-allowed')
  expect(await business.differences()).toEqual([])
})

test('of a purchase on credit it is retained when the supplier is paid', async () => {
  const { id } = await business.entered({ ...fees, payment: 'later' })
  expect(await business.balances(id)).toEqual({ '119.01': 160_00, '201.01': -1_160_00, '601.84': 1_000_00 })
  expect((await remit(id)).body.code).toBe('step-not-allowed')
  await business.act(id, 'payments', { day: today() })
  expect(await business.balances(id)).toEqual({
    '102.01': -953_33,
    '118.01': 53_33,
    '119.01': 106_67,
    '216.04': -100_00,
    '216.10': -106_67,
    '601.84': 1_000_00,
  })
  expect(await business.differences()).toEqual([])
})

test('ISR retained on rent is owed on its own account', async () => {
  const { body } = await server.request('conta', 'POST', '/api/accounting/accounts', {
    code: '601.45',
    name: 'Arrendamiento',
    type: 'expense',
    nature: 'debit',
  })
  const { id } = await business.entered({ ...fees, accountId: body.data.account.id })
  expect(await business.balances(id)).toMatchObject({ '216.03': -100_00, '601.45': 1_000_00 })
})

test('cash of a till leaves net of what is retained', async () => {
  const till = (
    await server.request('marta', 'POST', '/api/cashDays', { floatCentavos: 5_000_00, till: 'Retenciones' })
  ).body.data.cashDay
  await business.entered({ ...fees, payment: 'cash', cashDayId: till.id })
  const [{ cash }] = (await business.sql<{ cash: string }>('select cash_in_till($1) as cash', [till.id])) as [
    { cash: string },
  ]
  expect(Number(cash)).toBe(5_000_00 - 953_33)
})

test.each([
  ['more ISR than the amount', { isrRetainedCentavos: 1_000_00 }, 'isrRetainedCentavos'],
  ['more IVA than there is', { ivaRetainedCentavos: 160_01 }, 'ivaRetainedCentavos'],
  [
    'a retention of nobody',
    { isrRetainedCentavos: 1_00, supplierRfc: '', ivaPercent: 0, ivaCentavos: 0 },
    'supplierRfc',
  ],
])('%s is refused at its field', async (_, fields, field) => {
  const { status, body } = await business.enter(fields)
  expect([status, body.issues?.[0]?.path]).toEqual([400, field])
})

test('an invoice with retentions is entered with them, and with no others', async () => {
  const cfdi = supplierInvoice({
    day: today(),
    retained: '206.67',
    retentions: { '001': '100.00', '002': '106.67' },
    total: '953.33',
  })
  expect((await business.enter({ cfdi })).body.issues[0].path).toBe('isrRetainedCentavos')
  expect(await business.entered({ ...fees, cfdi })).toMatchObject({ ...fees, totalCentavos: 953_33 })
})

test('cash above the limit of the settings is noted as not deductible', async () => {
  const isOver = async (text: object) => (await business.entered(text)).overCashLimit
  const twoThousand = { subtotalCentavos: 2_000_00, ivaPercent: 0, ivaCentavos: 0, payment: 'cash' }
  expect(await isOver(twoThousand)).toBe(false)
  expect(await isOver({ ...twoThousand, subtotalCentavos: 2_000_01 })).toBe(true)
  expect(await isOver({ ...twoThousand, subtotalCentavos: 2_000_01, payment: 'bank' })).toBe(false)
  await server.request('admin', 'PATCH', '/api/settings', { cashExpenseLimitCentavos: 3_000_00 })
  expect(await isOver({ ...twoThousand, subtotalCentavos: 2_000_01 })).toBe(false)
  expect(await business.differences()).toEqual([])
})
