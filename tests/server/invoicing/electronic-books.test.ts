import { addMonths, dayOf, satGroupsOfPosting } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '../../../apps/api/src/http/clock.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { readXml, type ReadElement } from '../../support/documents/read-xml.ts'
import { accountsSchema, amissIn, balanceSchema, entriesSchema } from '../../support/documents/sat-schemas.ts'

const rfc = 'LOM0402291A1'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
})
afterAll(() => server.close())

const month = dayOf(now()).slice(0, 7)
const nextMonth = addMonths(`${month}-01`, 1).slice(0, 7)
const request = (which: string, query = `month=${month}`) =>
  server.request('conta', 'GET', `/api/accounting/electronic/${which}?${query}`)
const read = async (which: string, query?: string) => {
  const { status, body } = await request(which, query)
  expect([status, status === 200 ? undefined : body.message]).toEqual([200, undefined])
  return readXml(body)
}
const numbersOf = ({ children }: ReadElement) => children.map(({ attributes }) => attributes.NumCta!)
const centavos = (pesos: string | undefined) => Math.round(Number(pesos) * 100)

async function post(
  description: string,
  date: string,
  lines: [code: string, debit: number, credit: number][],
) {
  const { body } = await server.request('conta', 'GET', '/api/accounting/accounts?limit=200')
  const idOf = (code: string) => body.data.accounts.find((one: { code: string }) => one.code === code).id
  const entry = {
    date,
    description,
    status: 'posted',
    lines: lines.map(([code, debitCentavos, creditCentavos]) => ({
      accountId: idOf(code),
      ...(debitCentavos ? { debitCentavos } : { creditCentavos }),
    })),
  }
  const { status, body: posted } = await server.request('conta', 'POST', '/api/accounting/glEntries', entry)
  expect([status, posted.message]).toEqual([201, undefined])
}

test.each(['catalogo', 'balanza', 'polizas'])(
  'without an RFC of the business there is no %s',
  async (which) => {
    const { status, body } = await request(which)
    expect({ status, ...body }).toEqual({
      status: 422,
      code: 'tax-data-missing',
      message:
        'Falta el RFC del negocio. Quien administra lo escribe en Ajustes, Negocio; después vuelve a intentarlo.',
    })
  },
)

test('adds an RFC of the business and entries of this month and before', async () => {
  const { status } = await server.request('admin', 'PATCH', '/api/settings', { rfc, taxRegime: '601' })
  expect(status).toBe(200)
  await post('Aportación <inicial> & "capital"', '2026-01-15', [
    ['102.01', 1_000_000_05, 0],
    ['301.01', 0, 1_000_000_05],
  ])
  await post(`Renta ${'muy '.repeat(40)}larga`, `${month}-01`, [
    ['601.84', 12_345_67, 0],
    ['102.01', 0, 12_345_67],
  ])
})

test('files are called as SAT wants, are never kept and are XML', async () => {
  const names = { catalogo: 'CT', balanza: 'BN', polizas: 'PL' }
  for (const [which, letters] of Object.entries(names)) {
    const { headers } = await request(which)
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${rfc}${month.replace('-', '')}${letters}.xml"`,
      'cache-control': 'no-store',
    })
  }
})

test('each file follows its schema and states its RFC and month', async () => {
  const files = [
    ['catalogo', accountsSchema],
    ['balanza', balanceSchema],
    ['polizas', entriesSchema],
  ] as const
  for (const [which, schema] of files) {
    const file = await read(which)
    expect(amissIn(file, schema)).toEqual([])
    expect(file.attributes).toMatchObject({ RFC: rfc, Anio: month.slice(0, 4), Mes: month.slice(5) })
  }
})

test('every account that the balance and the entries name is in the chart', async () => {
  const known = numbersOf(await read('catalogo'))
  expect(new Set(known).size).toBe(known.length)
  const balance = numbersOf(await read('balanza'))
  const entries = (await read('polizas')).children.flatMap(numbersOf)
  expect(balance.length).toBeGreaterThan(2)
  expect([...balance, ...entries].filter((number) => !known.includes(number))).toEqual([])
})

test('a subaccount names the account above it, one level below', async () => {
  const { children } = await read('catalogo')
  const byNumber = new Map(children.map(({ attributes }) => [attributes.NumCta, attributes]))
  expect(byNumber.get('401.01.02')).toMatchObject({
    SubCtaDe: '401.01',
    Nivel: '2',
    Natur: 'A',
    CodAgrup: '401.01',
  })
  expect(byNumber.get('102.01')).toMatchObject({ Nivel: '1', Natur: 'D', CodAgrup: '102.01' })
  expect(byNumber.get('102.01')).not.toHaveProperty('SubCtaDe')
})

test('the chart names each account that posts by itself by the group that SAT lists for it', async () => {
  await server.database.pool.query('select posting_account(code) from unnest($1::text[]) code', [
    Object.keys(satGroupsOfPosting),
  ])
  const { children } = await read('catalogo')
  const groups = Object.fromEntries(
    children
      .map(({ attributes }) => [attributes.NumCta!, attributes.CodAgrup])
      .filter(([code]) => satGroupsOfPosting[code!]),
  )
  expect(groups).toEqual(satGroupsOfPosting)
})

test('an account below one with a group of its own has that group', async () => {
  const { body } = await server.request('conta', 'POST', '/api/accounting/accounts', {
    code: '401.04.07',
    name: 'Venta de correas',
    type: 'income',
    nature: 'credit',
  })
  expect(body.data.account.satGroup).toBe('401.01')
})

test('the balance is the one of the report, balances, and carries on from the month before', async () => {
  const { children } = await read('balanza')
  const rows = children.map(({ attributes }) => attributes)
  const sum = (side: string) => rows.reduce((total, row) => total + centavos(row[side]), 0)
  expect(sum('Debe')).toBe(sum('Haber'))
  const { body } = await server.request(
    'conta',
    'GET',
    `/api/reports/trial-balance?from=${month}-01&to=${dayOf(now())}`,
  )
  const reported = body.data.trialBalance.rows.map((row: Record<string, number | string>) => [
    row.code,
    row.openingCentavos,
    row.closingCentavos,
  ])
  expect(rows.map((row) => [row.NumCta, centavos(row.SaldoIni), centavos(row.SaldoFin)])).toEqual(reported)
  const nature = new Map(
    (await read('catalogo')).children.map(({ attributes }) => [attributes.NumCta, attributes.Natur]),
  )
  for (const row of rows) {
    const moved = centavos(row.Debe) - centavos(row.Haber)
    const signed = nature.get(row.NumCta) === 'D' ? moved : -moved
    expect(centavos(row.SaldoFin), row.NumCta).toBe(centavos(row.SaldoIni) + signed)
  }
})

test('entries are the posted ones of the month, each balanced, with their words', async () => {
  const { children } = await read('polizas')
  expect(children.every(({ attributes }) => attributes.Fecha?.startsWith(month))).toBe(true)
  for (const entry of children) {
    const sum = (side: string) =>
      entry.children.reduce((total, { attributes }) => total + centavos(attributes[side]), 0)
    expect(sum('Debe'), entry.attributes.Concepto).toBe(sum('Haber'))
  }
  const january = await read('polizas', 'month=2026-01')
  expect(january.children.map(({ attributes }) => attributes.Concepto)).toEqual([
    'Aportación <inicial> & "capital"',
  ])
})

test('the file contains the request of SAT, and a malformed number is rejected', async () => {
  const audit = await read('polizas', `month=${month}&requestKind=FC&requestNumber=abc1234567/26`)
  expect(audit.attributes).toMatchObject({ TipoSolicitud: 'FC', NumOrden: 'ABC1234567/26' })
  const refund = await read('polizas', `month=${month}&requestKind=DE&requestNumber=AB123456789012`)
  expect(refund.attributes).toMatchObject({ TipoSolicitud: 'DE', NumTramite: 'AB123456789012' })
  const { status, body } = await request(
    'polizas',
    `month=${month}&requestKind=DE&requestNumber=ABC1234567/26`,
  )
  expect([status, body.issues[0].message]).toEqual([400, 'Escribe el número de trámite como AB123456789012.'])
})

test.each([
  ['catalogo', nextMonth, 'Ese mes todavía no empieza. Elige uno hasta el de hoy.'],
  ['balanza', '2014-12', 'El SAT recibe contabilidad electrónica desde 2015. Elige un mes más reciente.'],
  [
    'balanza',
    '2016-01',
    'Hasta ese mes no hay pólizas registradas; no hay balanza que enviar. Elige otro mes.',
  ],
  ['polizas', '2016-01', 'En ese mes no hay pólizas registradas; no hay archivo que enviar. Elige otro mes.'],
] as const)('%s of a month that has none is refused', async (which, of, message) => {
  const { status, body } = await request(which, `month=${of}`)
  expect([status, body.message]).toEqual([422, message])
})

test('a month that is none is refused as malformed', async () => {
  for (const query of ['', 'month=2026-14', 'month=2026-1', 'month=2026-11&x=1'])
    expect((await request('balanza', query)).status, query).toBe(400)
  expect((await request('balanza', '')).body.issues).toEqual([
    { path: 'month', message: 'Escribe el mes como 2026-11.' },
  ])
})

test('an account of which SAT knows no group stops the chart by its name', async () => {
  const account = { code: '999.01', name: 'Sin agrupador', type: 'expense', nature: 'debit' }
  const made = await server.request('conta', 'POST', '/api/accounting/accounts', account)
  const { status, body } = await request('catalogo')
  expect([status, body.message]).toEqual([
    422,
    'El SAT no conoce el agrupador de la cuenta 999.01 Sin agrupador. Escríbelo en Cuentas, como 601.84, y vuelve a descargar.',
  ])
  const { id } = made.body.data.account
  await server.request('conta', 'PUT', `/api/accounting/accounts/${id}`, { satGroup: '601.84' })
  const chart = await read('catalogo')
  const reported = chart.children.find(({ attributes }) => attributes.NumCta === '999.01')
  expect(reported?.attributes.CodAgrup).toBe('601.84')
})
