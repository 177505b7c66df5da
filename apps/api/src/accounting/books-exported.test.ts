import { addDays } from '@rumi/contract'
import { strFromU8, unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../http/clock.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
let token: string
let accounts: { id: string; code: string }[]
beforeAll(async () => {
  server = await openTestServer()
  const login = { email: 'conta@demo.rumi.mx', password: 'lomito-feliz-2026' }
  token = (await server.request(null, 'POST', '/api/auth/login', login)).body.token
  accounts = (await server.request('conta', 'GET', '/api/accounting/accounts?limit=200')).body.data.accounts
})
afterAll(() => server.close())

const accountOf = (code: string) => accounts.find((account) => account.code === code)!.id
const read = async (path: string) => (await server.request('conta', 'GET', `/api${path}`)).body.data
const download = async (path: string) =>
  server.app.inject({ url: `/api/accounting/exports/${path}`, headers: { authorization: `Bearer ${token}` } })

/** The lines of a CSV none of whose cells has a comma in it. */
const linesOf = (csv: string) =>
  csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))

const inPesos = (centavos: number) => (centavos / 100).toFixed(2)

async function post(description: string, amountCentavos: number, memo = '') {
  const { status } = await server.request('conta', 'POST', '/api/accounting/glEntries', {
    date: today(),
    description,
    status: 'posted',
    lines: [
      { accountId: accountOf('102.01'), debitCentavos: amountCentavos, memo },
      { accountId: accountOf('704.23'), creditCentavos: amountCentavos },
    ],
  })
  expect(status).toBe(201)
}

test('the trial balance as CSV says what the screen says, pesos with two decimals', async () => {
  await post('Intereses', 1_234_56)
  const { trialBalance } = await read('/reports/trial-balance?from=2020-01-01')
  const reply = await download('trial-balance/csv?from=2020-01-01')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="balanza-2020-01-01-${today()}.csv"`,
    'cache-control': 'no-store',
  })
  const [headings, ...lines] = linesOf(reply.body)
  expect(headings).toEqual(['Código', 'Cuenta', 'Saldo inicial', 'Cargos', 'Abonos', 'Saldo final'])
  expect(lines).toEqual(
    trialBalance.rows.map((row: Record<string, number>) => [
      row.code,
      row.name,
      inPesos(row.openingCentavos!),
      inPesos(row.debitCentavos!),
      inPesos(row.creditCentavos!),
      inPesos(row.closingCentavos!),
    ]),
  )
})

test('a ledger as a workbook has numbers as numbers and days as days, down to the last line', async () => {
  await post('Venta de arena', 50_50)
  const id = accountOf('102.01')
  const { ledger } = await read(`/accounting/accounts/${id}/ledger?from=2020-01-01`)
  const reply = await download(`ledger/workbook?from=2020-01-01&accountId=${id}`)
  expect(reply.headers['content-disposition']).toBe(
    `attachment; filename="auxiliar-2020-01-01-${today()}.xlsx"`,
  )
  const [sheet] = await readWorkbook(reply.rawPayload)
  const [headings, opening, ...lines] = sheet!.data
  expect(sheet!.sheet).toBe('Auxiliar')
  expect(headings).toContain('Saldo')
  expect(opening?.at(-1)).toBe(ledger.openingCentavos / 100)
  expect(lines).toHaveLength(ledger.lines.length)
  const last = lines.at(-1)!
  expect(last[0]).toBeInstanceOf(Date)
  expect(last.slice(5)).toEqual([50.5, 0, ledger.closingCentavos / 100])
  expect(strFromU8(unzipSync(reply.rawPayload)['xl/styles.xml']!)).toContain('numFmtId="4"')
})

test('text that begins like a formula stays text in both files', async () => {
  await post('=HYPERLINK("http://x")', 1, '@SUM(A1)')
  const csv = await download('journal/csv')
  expect(csv.body).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(csv.body).toContain(`'@SUM(A1)`)
  const { rawPayload } = await download('journal/workbook')
  const cells = (await readWorkbook(rawPayload)).flatMap(({ data }) => data.flat()).map(String)
  expect(cells).toContain('=HYPERLINK("http://x")')
  expect(strFromU8(unzipSync(rawPayload)['xl/worksheets/sheet1.xml']!)).not.toMatch(/<f[ >/]/)
})

test('the journal balances, and the statements end in the result', async () => {
  const lines = linesOf((await download('journal/csv?from=2020-01-01')).body.replaceAll(/"[^\r]*"/g, 'x'))
  const sum = (at: number) => lines.slice(1).reduce((total, line) => total + Number(line.at(at)), 0)
  expect(sum(-2)).toBeGreaterThan(0)
  expect(sum(-2)).toBeCloseTo(sum(-1), 2)
  const { incomeStatement } = await read('/reports/income-statement')
  const { balanceSheet } = await read('/reports/balance-sheet')
  const end = async (report: string) => linesOf((await download(`${report}/csv`)).body).at(-1)
  expect(await end('income-statement')).toEqual([
    'Resultado',
    '',
    '',
    inPesos(incomeStatement.resultCentavos),
  ])
  expect(await end('balance-sheet')).toEqual(['Resultado', '', '', inPesos(balanceSheet.resultCentavos)])
})

test('a ledger of more than a page goes on where the page ended, on file and in its sum', async () => {
  const id = accountOf('301.01')
  await server.database.pool.query(
    `with written as (
       insert into gl_entries (date, description) select current_date, 'Aportación' from generate_series(1, 1100) returning id
     ) insert into gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos)
       select id, 0, $1::uuid, 0, 100 from written union all select id, 1, $2::uuid, 100, 0 from written`,
    [id, accountOf('101.01')],
  )
  await server.database.pool.query(`update gl_entries set status = 'posted' where status = 'draft'`)
  const { ledger } = await read(`/accounting/accounts/${id}/ledger?from=2020-01-01&to=2090-01-01`)
  expect([ledger.lines.length, ledger.hasMore, ledger.closingCentavos]).toEqual([1000, true, 1100_00])
  const lines = linesOf((await download(`ledger/csv?from=2020-01-01&to=2090-01-01&accountId=${id}`)).body)
  expect(lines).toHaveLength(1102)
  expect(lines.at(-1)?.at(-1)).toBe('1100.00')
})

test('a report is taken away beside the days it is held against, to the centavo', async () => {
  await post('Intereses de noviembre', 77_07)
  const days = 'from=2020-01-01'
  const other = { from: '2020-01-01', to: addDays(today(), -1) }
  const compared = `comparedFrom=${other.from}&comparedTo=${other.to}`
  const now = (await read(`/reports/trial-balance?${days}`)).trialBalance.rows
  const then = (await read(`/reports/trial-balance?from=${other.from}&to=${other.to}`)).trialBalance.rows
  const reply = await download(`trial-balance/csv?${days}&${compared}`)
  expect(reply.headers['content-disposition']).toBe(
    `attachment; filename="balanza-2020-01-01-${today()}-contra-${other.from}-${other.to}.csv"`,
  )
  const [headings, ...lines] = linesOf(reply.body)
  expect(headings).toEqual([
    'Código',
    'Cuenta',
    'Saldo inicial',
    'Cargos',
    'Abonos',
    'Saldo final',
    'Saldo inicial antes',
    'Cargos antes',
    'Abonos antes',
    'Saldo final antes',
    'Diferencia',
  ])
  const figures = ['openingCentavos', 'debitCentavos', 'creditCentavos', 'closingCentavos']
  expect(lines).toEqual(
    now.map((row: Record<string, number>) => {
      const before = then.find(({ code }: { code: unknown }) => code === row.code) ?? {}
      return [
        row.code,
        row.name,
        ...figures.map((figure) => inPesos(row[figure]!)),
        ...figures.map((figure) => inPesos(before[figure] ?? 0)),
        inPesos(row.closingCentavos! - (before.closingCentavos ?? 0)),
      ]
    }),
  )
  const bank = lines.find(([code]) => code === '102.01')!
  expect(Number(bank.at(-1))).toBeGreaterThanOrEqual(77.07)

  for (const [report, sheetName] of [
    ['income-statement', 'incomeStatement'],
    ['balance-sheet', 'balanceSheet'],
  ] as const) {
    const result = async (query: string) =>
      (await read(`/reports/${report}?${query}`))[sheetName].resultCentavos
    const coversDays = report === 'income-statement'
    const exported = await result(coversDays ? days : `date=${today()}`)
    const totalBefore = await result(coversDays ? `from=${other.from}&to=${other.to}` : `date=${other.to}`)
    const { rawPayload } = await download(`${report}/workbook?${days}&${compared}`)
    const [sheet] = await readWorkbook(rawPayload)
    expect(sheet!.data[0]!.slice(3)).toEqual(['Importe', 'Antes', 'Diferencia'])
    expect(sheet!.data.at(-1)!.slice(3)).toEqual(
      [exported, totalBefore, exported - totalBefore].map((centavos) => centavos / 100),
    )
    expect(exported - totalBefore).toBeGreaterThanOrEqual(77_07)
  }
  expect(linesOf((await download(`receivables/csv?${compared}`)).body)[0]).toEqual([
    'Cliente',
    'Importe',
    'Antes',
    'Diferencia',
  ])
})

test('rejects impossible input with a sentence before sending a byte, and records each file', async () => {
  const outcome = async (path: string) => {
    const { statusCode, body } = await download(path)
    return [statusCode, JSON.parse(body).issues?.[0]?.message ?? JSON.parse(body).code]
  }
  expect(await outcome('ledger/csv')).toEqual([400, 'Di de qué cuenta.'])
  expect(await outcome(`ledger/csv?accountId=${crypto.randomUUID()}`)).toEqual([404, 'not-found'])
  expect((await outcome('trial-balance/csv?from=2026-02-02&to=2026-01-01'))[1]).toBe('dates-reversed')
  expect(await outcome('journal/csv?comparedTo=2026-01-01')).toEqual([
    400,
    'Ese informe no se compara con otras fechas.',
  ])
  expect((await outcome('trial-balance/csv?comparedFrom=2026-02-02&comparedTo=2026-01-01'))[1]).toBe(
    'dates-reversed',
  )
  expect((await download('payroll/csv')).statusCode).toBe(400)
  const { rows } = await server.database.pool.query(
    `select count(*)::int from security_events where kind = 'data-exported' and details ->> 'what' = 'books'`,
  )
  expect(rows[0].count).toBeGreaterThan(5)
  const alarms = (await server.request('admin', 'GET', '/api/security/alarms')).body
  expect(JSON.stringify(alarms)).not.toContain('data-exported')
})
