import { addDays, type Expense } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { expensesOf, path } from '../../support/documents/expenses-of.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let business: Awaited<ReturnType<typeof expensesOf>>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  business = await expensesOf(server)
})
afterAll(() => server.close())

test('a purchase is posted with its IVA, by its payment', async () => {
  const bank = await business.entered()
  expect(bank).toMatchObject({
    totalCentavos: 1_160_00,
    accountCode: '601.84',
    enteredBy: expect.any(String),
  })
  expect(bank.entries).toMatchObject([{ date: today(), isReversal: false }])
  expect(await business.balances(bank.id)).toEqual({
    '102.01': -1_160_00,
    '118.01': 160_00,
    '601.84': 1_000_00,
  })
  const cash = await business.entered({ payment: 'cash' })
  expect(await business.balances(cash.id)).toEqual({
    '101.01': -1_160_00,
    '118.01': 160_00,
    '601.84': 1_000_00,
  })
  const ticket = await business.entered({
    supplierRfc: '',
    ivaPercent: 0,
    ivaCentavos: 0,
    accountId: business.accountOf('501.01'),
  })
  expect(await business.balances(ticket.id)).toEqual({ '102.01': -1_000_00, '501.01': 1_000_00 })
  expect(await business.differences()).toEqual([])
})

test('an expense from a bank line is matched with it, and another sum leaves nothing behind', async () => {
  const idOf = async (statement: string, values: unknown[] = []) =>
    (await business.sql<{ id: string }>(statement, values))[0]!.id
  const accountId = await idOf(`select id from accounts where code = '102.01'`)
  const statementId = await idOf(
    `insert into bank_statements (account_id, file_name, imported_by) values ($1, 'estado.csv', $2) returning id`,
    [accountId, server.ids.conta],
  )
  const lineOf = (centavos: number) =>
    idOf(
      `insert into bank_lines (statement_id, account_id, day, concept, reference, amount_centavos, position, ordinal)
       values ($1, $2, $3, 'Cargo', '', $4, 0, 0) returning id`,
      [statementId, accountId, today(), centavos],
    )
  const [paid, other] = [await lineOf(-1_160_00), await lineOf(-1_160_01)]
  const { entries } = await business.entered({ bankLineId: paid })
  expect(await business.sql('select entry_id from bank_matches where line_id = $1', [paid])).toEqual([
    { entry_id: entries[0]!.id },
  ])
  const before = await business.sql('select id from expenses')
  expect((await business.enter({ bankLineId: paid })).body.code).toBe('reconciled')
  expect((await business.enter({ bankLineId: other })).body.code).toBe('match-differs')
  expect((await business.enter({ bankLineId: other, payment: 'cash' })).body.code).toBe('match-differs')
  expect(await business.sql('select id from expenses')).toEqual(before)
})

test('a deferred purchase is owed, and its IVA counts from its payment by the bank, once', async () => {
  const { id } = await business.entered({ payment: 'later', day: addDays(today(), -1) })
  expect(await business.balances(id)).toEqual({ '119.01': 160_00, '201.01': -1_160_00, '601.84': 1_000_00 })
  expect((await business.act(id, 'payments', { day: addDays(today(), -2) })).body.issues[0].path).toBe('day')
  expect((await business.act(id, 'payments', { day: addDays(today(), 1) })).body.issues[0].path).toBe('day')
  const paid = await Promise.all(
    Array.from({ length: 5 }, () => business.act(id, 'payments', { day: today() })),
  )
  expect(paid.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409, 409, 409,
  ])
  expect(await business.balances(id)).toEqual({ '102.01': -1_160_00, '118.01': 160_00, '601.84': 1_000_00 })
  const { expense } = (await server.request('conta', 'GET', `${path}/${id}`)).body.data
  expect(expense).toMatchObject({ paidOn: today(), entries: [{}, { date: today() }] })
  expect((await business.act((await business.entered()).id, 'payments', { day: today() })).body.code).toBe(
    'step-not-allowed',
  )
  expect(await business.differences()).toEqual([])
})

test('a reverted expense is reversed with its reason, once, and stays in the list', async () => {
  const { id } = await business.entered({ payment: 'later' })
  await business.act(id, 'payments', { day: today() })
  expect((await business.act(id, 'reversals', { reason: ' ' })).body.issues[0].path).toBe('reason')
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => business.act(id, 'reversals', { reason: 'Iba en otra cuenta' })),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409, 409,
  ])
  expect(await business.balances(id)).toEqual({})
  const { expense } = (await server.request('conta', 'GET', `${path}/${id}`)).body.data
  expect(expense).toMatchObject({ takeBackReason: 'Iba en otra cuenta', takenBackBy: expect.any(String) })
  expect(expense.entries.map(({ isReversal }: { isReversal: boolean }) => isReversal)).toEqual([
    false,
    false,
    true,
    true,
  ])
  const listed = (await server.request('conta', 'GET', `${path}?month=${today().slice(0, 7)}`)).body.data
  expect(listed.expenses.map((one: Expense) => one.id)).toContain(id)
  expect(await business.differences()).toEqual([])
})

test('its entry is taken back by way of the expense alone', async () => {
  const { id, entries } = await business.entered()
  const { status, body } = await server.request(
    'conta',
    'DELETE',
    `/api/accounting/glEntries/${entries[0]!.id}`,
  )
  expect([status, body.message]).toEqual([409, expect.stringContaining('Retira el gasto')])
  const { glEntries } = (
    await server.request('conta', 'GET', `/api/accounting/glEntries?ids=${entries[0]!.id}`)
  ).body.data
  expect(glEntries).toMatchObject([{ source: 'expense', expenseId: id }])
})

test.each([
  ['IVA of another rate', { ivaCentavos: 160_11 }, 'ivaCentavos'],
  ['IVA of nobody', { supplierRfc: '' }, 'supplierRfc'],
  ['an RFC of a day that is none', { supplierRfc: 'CRO850231SA8' }, 'supplierRfc'],
  ['an RFC that is too short', { supplierRfc: 'CRO850101' }, 'supplierRfc'],
  ['more without IVA than there is', { untaxedCentavos: 1_000_01, ivaCentavos: 0 }, 'untaxedCentavos'],
  ['nothing', { subtotalCentavos: 0, ivaCentavos: 0 }, 'subtotalCentavos'],
  ['a rate that there is not', { ivaPercent: 11, ivaCentavos: 110_00 }, 'ivaPercent'],
  ['no concept', { concept: ' ' }, 'concept'],
  ['a day to come', { day: '2199-01-01' }, 'day'],
])('%s is refused at its field', async (_, text, field) => {
  const { status, body } = await business.enter(text)
  expect([status >= 400 && status < 500, body.issues?.[0]?.path]).toEqual([true, field])
})

test('a few centavos of rounding and an RFC with Ñ pass, and an account that is none of expenses or in use no more does not', async () => {
  expect((await business.enter({ ivaCentavos: 160_10 })).status).toBe(201)
  expect((await business.enter({ supplierRfc: 'ÑA&850101SA2' })).status).toBe(201)
  const copied = await business.entered({ supplierRfc: ' rto-840921 RE4\u200b' })
  expect(copied.supplierRfc).toBe('RTO840921RE4')
  const refused = { issues: [{ path: 'accountId' }] }
  expect((await business.enter({ accountId: business.accountOf('102.01') })).body).toMatchObject(refused)
  const use = (active: boolean) =>
    server.request('conta', 'PUT', `/api/accounting/accounts/${business.accountOf('601.84')}`, { active })
  expect((await use(false)).status).toBe(200)
  expect((await business.enter()).body).toMatchObject(refused)
  expect((await use(true)).status).toBe(200)
})

test('a closed month refuses what is bought and what is paid in it; what is taken back goes into an open one', async () => {
  const month = '2024-02'
  const { id } = await business.entered({ day: `${month}-10` })
  const later = await business.entered({ day: `${month}-11`, payment: 'later' })
  expect((await server.request('conta', 'POST', '/api/accounting/closedMonths', { month })).status).toBe(201)
  const refused = await business.enter({ day: `${month}-12` })
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('ya se cerraron')])
  expect((await business.act(later.id, 'payments', { day: `${month}-20` })).body.code).toBe('month-closed')
  const back = await business.act(id, 'reversals', { reason: 'Doble' })
  expect(back.body.data.expense.entries.at(-1)).toMatchObject({ date: today(), isReversal: true })
  await server.request('conta', 'DELETE', `/api/accounting/closedMonths/${month}`)
  expect(await business.differences()).toEqual([])
})

test('cash of a till is missing in it, comes back while it is open, and is counted once', async () => {
  const till = (
    await server.request('marta', 'POST', '/api/cashDays', { floatCentavos: 5_000_00, till: 'Gastos' })
  ).body.data.cashDay
  const inTill = async () =>
    Number((await business.sql<{ cash: string }>('select cash_in_till($1) as cash', [till.id]))[0]!.cash)
  const { id } = await business.entered({ payment: 'cash', cashDayId: till.id })
  expect(await inTill()).toBe(5_000_00 - 1_160_00)
  expect(await business.balances(id)).toEqual({ '101.01': -1_160_00, '118.01': 160_00, '601.84': 1_000_00 })
  expect((await business.enter({ payment: 'bank', cashDayId: till.id })).body.issues[0].path).toBe(
    'cashDayId',
  )
  await business.act(id, 'reversals', { reason: 'No se compró' })
  expect(await inTill()).toBe(5_000_00)
  expect(await business.sql(`select from gl_entries where description like 'Caja: Gasto%'`)).toEqual([])
  const counts = [{ denominationCentavos: 100_000, pieces: 5 }]
  await server.request('marta', 'PUT', `/api/cashDays/${till.id}`, { counts })
  await business.sql(
    `update cash_days set status = 'closed', closed_by = opened_by, closed_at = now(), counted_centavos = 500000, expected_centavos = 500000 where id = $1`,
    [till.id],
  )
  expect((await business.enter({ payment: 'cash', cashDayId: till.id })).body.issues[0].path).toBe(
    'cashDayId',
  )
  expect(await business.differences()).toEqual([])
})

test('the same request sent twice writes one expense', async () => {
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { concept: 'Una sola vez' }
  const first = await business.enter(body, 'conta', key)
  expect((await business.enter(body, 'conta', key)).body).toEqual(first.body)
  expect(await business.sql(`select from expenses where concept = 'Una sola vez'`)).toHaveLength(1)
})

test('the list finds by month, account, way and words, and sums what was not taken back', async () => {
  await business.entered({ day: '2023-05-04', concept: 'Jabón de avena', payment: 'later' })
  await business.entered({ day: '2023-05-20', concept: 'Toallas', accountId: business.accountOf('501.01') })
  const gone = await business.entered({ day: '2023-05-21', concept: 'Cubeta' })
  await business.act(gone.id, 'reversals', { reason: 'Doble' })
  const list = async (query: string) =>
    (await server.request('conta', 'GET', `${path}?month=2023-05${query}`)).body.data
  const all = await list('')
  expect(all.expenses.map(({ concept }: Expense) => concept)).toEqual(['Cubeta', 'Toallas', 'Jabón de avena'])
  expect(all.totals).toEqual({
    count: 2,
    subtotalCentavos: 2_000_00,
    ivaCentavos: 320_00,
    totalCentavos: 2_320_00,
    unpaidCentavos: 1_160_00,
  })
  const conceptsOf = async (query: string) =>
    (await list(query)).expenses.map(({ concept }: Expense) => concept)
  expect(await conceptsOf('&search=jabon')).toEqual(['Jabón de avena'])
  expect(await conceptsOf('&search=100%25')).toEqual([])
  expect(await conceptsOf('&unpaid=true')).toEqual(['Jabón de avena'])
  expect(await conceptsOf('&withoutCfdi=true')).toEqual(['Toallas', 'Jabón de avena'])
  expect(await conceptsOf('&payment=bank')).toEqual(['Cubeta', 'Toallas'])
  expect(await conceptsOf(`&accountId=${business.accountOf('501.01')}`)).toEqual(['Toallas'])
})
