import { afterAll, beforeAll, expect, test } from 'vitest'
import { postEntry, tryEntry } from '../../support/documents/post-entry.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await postEntry(server, '2023-05-10', [
    ['601.84', 250_00],
    ['102.01', -250_00],
  ])
  await postEntry(server, '2024-03-01', [
    ['102.01', 1_000_00],
    ['401.01.02', -1_000_00],
  ])
  await postEntry(server, '2024-12-31', [
    ['402.01', 100_00],
    ['601.84', 300_00],
    ['102.01', -400_00],
  ])
})
afterAll(() => server.close())

const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  server.request('conta', method, `/api/accounting${path}`, body)
const closeMonth = async (month: string) =>
  expect((await send('POST', '/closedMonths', { month })).status).toBe(201)
const closeYear = (year: number) => send('POST', '/closedYears', { year })
const reopenYear = (year: number) => send('DELETE', `/closedYears/${year}`)
const yearOf = async (year: number) =>
  (await send('GET', '/closedYears')).body.data.years.find((one: { year: number }) => one.year === year)

type Row = {
  code: string
  openingCentavos: number
  debitCentavos: number
  creditCentavos: number
  closingCentavos: number
}
const trialBalance = async (from: string, to: string) => {
  const { body } = await server.request('conta', 'GET', `/api/reports/trial-balance?from=${from}&to=${to}`)
  return body.data.trialBalance.rows as Row[]
}
/** Balances by code at the start or the end of the days, without those of zero. */
const balances = async (side: 'openingCentavos' | 'closingCentavos', from: string, to: string) =>
  Object.fromEntries(
    (await trialBalance(from, to)).filter((row) => row[side] !== 0).map((row) => [row.code, row[side]]),
  )
/** Lines of an entry by code, debits positive. */
async function linesOf(entryId: string) {
  const { rows } = await server.database.pool.query<{ code: string; centavos: string }>(
    `select a.code, l.debit_centavos - l.credit_centavos as centavos from gl_lines l join accounts a on a.id = l.account_id
     where l.entry_id = $1 order by l.position`,
    [entryId],
  )
  return rows.map(({ code, centavos }) => [code, Number(centavos)])
}

test('a year closes after its twelve months, and after the years before it', async () => {
  expect(await yearOf(2024)).toMatchObject({
    resultCentavos: 600_00,
    closedAt: null,
    obstacle: 'months-open',
  })
  const early = await closeYear(2024)
  expect([early.status, early.body.message]).toEqual([409, 'Cierra primero los doce meses de 2024.'])
  await closeMonth('2023-12')
  await closeMonth('2024-12')
  const first = await closeYear(2024)
  expect([first.status, first.body.message]).toEqual([409, 'Cierra primero el ejercicio anterior a 2024.'])
  const past = await closeYear(2023)
  expect([past.status, past.body.message]).toEqual([409, 'Reabre primero los meses posteriores a 2023.'])
  expect((await closeYear(2022)).status).toBe(404)
  const running = await closeYear(new Date().getUTCFullYear())
  expect([404, 409]).toContain(running.status)
})

test('a loss is debited to 304.02 and a profit credited to 304.01, in one balanced entry each', async () => {
  expect((await send('DELETE', '/closedMonths/2024-12')).status).toBe(204)
  const { status, body } = await closeYear(2023)
  expect([status, body.message]).toEqual([201, undefined])
  expect(body.data.year).toMatchObject({ year: 2023, resultCentavos: -250_00, obstacle: null })
  expect(await linesOf(body.data.year.entryId)).toEqual([
    ['601.84', -250_00],
    ['304.02', 250_00],
  ])
  await closeMonth('2024-12')
  const second = await closeYear(2024)
  expect(second.status).toBe(201)
  expect(await linesOf(second.body.data.year.entryId)).toEqual([
    ['401.01.02', 1_000_00],
    ['402.01', -100_00],
    ['601.84', -300_00],
    ['304.01', -600_00],
  ])
  const { rows } = await server.database.pool.query(
    `select date::text, source, status from gl_entries where id = $1`,
    [second.body.data.year.entryId],
  )
  expect(rows).toEqual([{ date: '2024-12-31', source: 'closing', status: 'posted' }])
  expect((await closeYear(2024)).body.code).toBe('taken')
})

test('December reads as before its closing, and January opens with the balances that it leaves', async () => {
  expect(await balances('closingCentavos', '2024-12-01', '2024-12-31')).toMatchObject({
    '401.01.02': 1_000_00,
    '402.01': 100_00,
    '601.84': 300_00,
    '304.02': 250_00,
  })
  const opening = await balances('openingCentavos', '2025-01-01', '2025-01-31')
  expect(opening).toEqual({ '102.01': 350_00, '304.01': 600_00, '304.02': 250_00 })
  const read = async (report: string) =>
    (await server.request('conta', 'GET', `/api/reports/${report}`)).body.data
  const { incomeStatement } = await read('income-statement?from=2023-01-01&to=2025-01-31')
  expect(incomeStatement.resultCentavos).toBe(350_00)
  const { balanceSheet } = await read('balance-sheet?date=2025-01-01')
  expect(balanceSheet).toMatchObject({ resultFrom: '2025-01-01', resultCentavos: 0, equityCentavos: 350_00 })
  const { balanceSheet: before } = await read('balance-sheet?date=2024-12-31')
  expect(before).toMatchObject({ resultFrom: '2024-01-01', resultCentavos: 600_00, equityCentavos: -250_00 })
  for (const { assetsCentavos, liabilitiesCentavos, equityCentavos, resultCentavos } of [
    balanceSheet,
    before,
  ])
    expect(assetsCentavos).toBe(liabilitiesCentavos + equityCentavos + resultCentavos)
  const { sales } = await read('sales?from=2024-01-01&to=2024-12-31')
  expect(sales.incomeCentavos).toBe(900_00)
  expect((await send('GET', '/audit')).body.data.differences).toEqual([])
})

test('a closed year takes no entry and reopens no month, whichever way one tries', async () => {
  const late = await tryEntry(server, '2024-12-31', [
    ['102.01', 1],
    ['301.01', -1],
  ])
  expect([late.status, late.body.code]).toEqual([409, 'month-closed'])
  const reopened = await send('DELETE', '/closedMonths/2024-12')
  expect([reopened.status, reopened.body.message]).toEqual([
    409,
    'El ejercicio 2024 está cerrado. Reábrelo antes que sus meses.',
  ])
  await expect(server.database.pool.query('delete from closed_months')).rejects.toMatchObject({
    constraint: 'closed_months_of_closed_years_stay',
  })
  await expect(server.database.pool.query('update closed_years set year = 2020')).rejects.toMatchObject({
    constraint: 'closed_years_of_twelve_closed_months',
  })
  const { entryId } = await yearOf(2024)
  const reversed = await send('DELETE', `/glEntries/${entryId}`)
  expect([reversed.status, reversed.body.message]).toEqual([
    409,
    'Esa póliza cierra un ejercicio. Reabre el ejercicio y se revierte sola.',
  ])
})

test('a year is reopened by the reversal of its closing, while the months after it are open', async () => {
  await closeMonth('2025-01')
  expect(await yearOf(2024)).toMatchObject({ obstacle: 'later-months-closed' })
  expect((await reopenYear(2024)).status).toBe(409)
  await expect(server.database.pool.query('delete from closed_years where year = 2024')).rejects.toThrow(
    'a year closes once its twelve months and the years before are closed',
  )
  expect((await send('DELETE', '/closedMonths/2025-01')).status).toBe(204)
  const { entryId } = await yearOf(2024)
  expect((await reopenYear(2024)).status).toBe(204)
  const { rows } = await server.database.pool.query<{ id: string; date: string }>(
    `select id, date::text from gl_entries where reversal_of = $1`,
    [entryId],
  )
  expect(rows).toMatchObject([{ date: '2024-12-31' }])
  const opposite = (lines: unknown[][]) => lines.map(([code, centavos]) => [code, -Number(centavos)])
  expect(await linesOf(rows[0]!.id)).toEqual(opposite(await linesOf(entryId)))
  expect(await yearOf(2024)).toMatchObject({ closedAt: null, entryId: null, resultCentavos: 600_00 })
  expect(await balances('openingCentavos', '2025-01-01', '2025-01-31')).toMatchObject({
    '401.01.02': 1_000_00,
  })
  expect((await reopenYear(2024)).status).toBe(404)
})

test('a reopened year closes again with what was added to it', async () => {
  expect((await send('DELETE', '/closedMonths/2024-12')).status).toBe(204)
  await postEntry(server, '2024-12-30', [
    ['601.84', 50_00],
    ['102.01', -50_00],
  ])
  await closeMonth('2024-12')
  const { status, body } = await closeYear(2024)
  expect([status, body.data.year.resultCentavos]).toEqual([201, 550_00])
  expect(await balances('openingCentavos', '2025-01-01', '2025-01-31')).toEqual({
    '102.01': 300_00,
    '304.01': 550_00,
    '304.02': 250_00,
  })
})

test('two closings of one year at the same time post one entry', async () => {
  expect((await reopenYear(2024)).status).toBe(204)
  const answers = await Promise.all([closeYear(2024), closeYear(2024)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  expect(await balances('openingCentavos', '2025-01-01', '2025-01-31')).toMatchObject({ '304.01': 550_00 })
})
