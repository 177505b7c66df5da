import { addDays } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let accounts: { id: string; code: string }[]
beforeAll(async () => {
  server = await openTestServer()
  accounts = (await server.request('conta', 'GET', '/api/accounting/accounts?limit=200')).body.data.accounts
})
afterAll(() => server.close())

const accountOf = (code: string) => accounts.find((account) => account.code === code)!.id
const read = async (path: string) => (await server.request('conta', 'GET', `/api${path}`)).body.data
async function post(description: string, amountCentavos: number, changes: object = {}) {
  const { status, body } = await server.request('conta', 'POST', '/api/accounting/glEntries', {
    date: today(),
    description,
    status: 'posted',
    lines: [
      { accountId: accountOf('102.01'), debitCentavos: amountCentavos, memo: 'al banco' },
      { accountId: accountOf('704.23'), creditCentavos: amountCentavos },
    ],
    ...changes,
  })
  expect([status, body.message]).toEqual([201, undefined])
  return body.data.glEntry as { id: string; number: number }
}
const found = async (query: string) =>
  (await read(`/accounting/glEntries?${query}`)).glEntries.map(({ id }: { id: string }) => id)

test('an entry is found by its words, by those of its lines, by its number and by an amount', async () => {
  const rent = await post('Renta del salón Ñandú', 98_765_43)
  const other = await post('Otra cosa', 11_00)
  expect(await found('search=nandu renta')).toEqual([rent.id])
  expect(await found(`search=banco&sort=-number&limit=2`)).toEqual([other.id, rent.id])
  expect(await found('search=98,765.43')).toEqual([rent.id])
  expect(await found(`search=${rent.number}&ids=${rent.id},${other.id}`)).toEqual([rent.id])
  expect(await found('search=renta nunca')).toEqual([])
  expect(await found('search=100%25')).toEqual([])
})

test('days and an account narrow the journal, and a reversal is found by what it takes back', async () => {
  const old = await post('De antes', 500, { date: addDays(today(), -40) })
  expect(await found(`to=${addDays(today(), -40)}&from=${addDays(today(), -40)}&search=antes`)).toEqual([
    old.id,
  ])
  expect(await found(`from=${addDays(today(), -39)}&search=antes`)).toEqual([])
  expect(await found(`accountId=${accountOf('102.01')}&ids=${old.id}`)).toEqual([old.id])
  expect(await found(`accountId=${accountOf('301.01')}&ids=${old.id}`)).toEqual([])
  const remove = () => server.request('conta', 'DELETE', `/api/accounting/glEntries/${old.id}`)
  expect((await remove()).status).toBe(204)
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'entry-reversed' } })
  expect(await found(`reversalOf=${old.id}`)).toHaveLength(1)
})

test('a new account stands below the one of its code unless that takes entries', async () => {
  const { body } = await server.request('conta', 'POST', '/api/accounting/accounts', {
    code: '601.84.77',
    name: 'Luz',
    type: 'expense',
    nature: 'debit',
  })
  expect(body.data.account).toMatchObject({ parentId: null, satGroup: '601.84.77' })
})

test('sales are the income statement by day and by account, beside as many days before', async () => {
  await post('Ingreso de hoy', 1_000_00)
  await post('Ingreso de antes', 400_00, { date: addDays(today(), -10) })
  const span = `from=${addDays(today(), -9)}&to=${today()}`
  const { sales } = await read(`/reports/sales?${span}`)
  const { incomeStatement } = await read(`/reports/income-statement?${span}`)
  const former = `from=${addDays(today(), -19)}&to=${addDays(today(), -10)}`
  const before = (await read(`/reports/income-statement?${former}`)).incomeStatement
  const sum = (rows: { incomeCentavos: number }[]) =>
    rows.reduce((total, { incomeCentavos }) => total + incomeCentavos, 0)
  expect(sales.incomeCentavos).toBe(incomeStatement.incomeCentavos)
  expect(sales.before).toMatchObject({
    from: addDays(today(), -19),
    to: addDays(today(), -10),
    incomeCentavos: before.incomeCentavos,
  })
  expect(sales.before.incomeCentavos).toBeGreaterThanOrEqual(400_00)
  expect([sum(sales.periods), sum(sales.lines)]).toEqual([sales.incomeCentavos, sales.incomeCentavos])
  expect(sales.periods).toHaveLength(10)
  const year = (await read(`/reports/sales?from=${addDays(today(), -364)}`)).sales
  expect(sum(year.periods)).toBe(year.incomeCentavos)
  // By the month.
  expect(year.periods.length).toBeLessThan(14)
})

test('days that are reversed or too many are refused in words', async () => {
  const request = (query: string) => server.request('marta', 'GET', `/api/reports/sales?${query}`)
  const reversed = 'from=2026-02-01&to=2026-01-01'
  const { services } = (await server.request(null, 'GET', '/api/catalog')).body.data
  for (const path of [
    `/reports/sales?${reversed}`,
    `/reports/income-statement?${reversed}`,
    `/reports/occupancy?${reversed}`,
    `/availability?serviceId=${services[0].id}&${reversed}`,
  ])
    expect((await server.request('admin', 'GET', `/api${path}`)).body, path).toEqual({
      code: 'dates-reversed',
      message: 'El primer día va después del último. Cambia uno de los dos.',
    })
  expect((await request('from=2020-01-01&to=2026-01-01')).body).toMatchObject({
    issues: [{ path: 'from', message: 'Elige a lo más 800 días.' }],
  })
})
