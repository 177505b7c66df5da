import { dayOf } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { postEntry } from '../../support/documents/post-entry.ts'
import { readXml, type ReadElement } from '../../support/documents/read-xml.ts'
import { amissIn, balanceSchema, entriesSchema } from '../../support/documents/sat-schemas.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

const rfc = 'LOM0402291A1'
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.request('admin', 'PATCH', '/api/settings', { rfc, taxRegime: '601' })
  await postEntry(server, '2024-06-01', [
    ['102.01', 500_00],
    ['401.01.02', -500_00],
  ])
})
afterAll(() => server.close())

const month = dayOf(now()).slice(0, 7)
const request = (which: string, query: string) =>
  server.request('conta', 'GET', `/api/accounting/electronic/${which}?${query}`)
const read = async (which: string, query: string) => {
  const { status, body } = await request(which, query)
  expect([status, status === 200 ? undefined : body.message]).toEqual([200, undefined])
  return readXml(body)
}
const centavos = (pesos: string | undefined) => Math.round(Number(pesos) * 100)

test('a complementary balance states the day of its change, and only it does', async () => {
  const file = await read('balanza', `month=${month}&kind=C&modifiedOn=${month}-01`)
  expect(amissIn(file, balanceSchema)).toEqual([])
  expect(file.attributes).toMatchObject({ TipoEnvio: 'C', FechaModBal: `${month}-01` })
  const { headers } = await request('balanza', `month=${month}&kind=C&modifiedOn=${month}-01`)
  expect(headers['content-disposition']).toContain(`${rfc}${month.replace('-', '')}BC.xml`)
  const early = await request('balanza', `month=${month}&kind=C&modifiedOn=2024-01-31`)
  expect([early.status, early.body.issues]).toEqual([
    422,
    [{ path: 'modifiedOn', message: 'Elige un día desde el mes de la balanza hasta hoy.' }],
  ])
  for (const query of ['kind=C', `modifiedOn=${month}-01`])
    expect((await request('balanza', `month=${month}&${query}`)).status, query).toBe(400)
})

test('month 13 has the closing of its year, and carries on from December to January', async () => {
  const open = await request('balanza', 'month=2024-13')
  expect([open.status, open.body.message]).toEqual([
    422,
    'La balanza del mes 13 lleva el cierre del ejercicio. Cierra primero el ejercicio 2024.',
  ])
  await server.request('conta', 'POST', '/api/accounting/closedMonths', { month: '2024-12' })
  expect((await server.request('conta', 'POST', '/api/accounting/closedYears', { year: 2024 })).status).toBe(
    201,
  )
  const file = await read('balanza', 'month=2024-13')
  expect(amissIn(file, balanceSchema)).toEqual([])
  expect(file.attributes).toMatchObject({ Anio: '2024', Mes: '13', TipoEnvio: 'N' })
  const balances = ({ children }: ReadElement, side: 'SaldoIni' | 'SaldoFin') =>
    Object.fromEntries(
      children
        .filter(({ attributes }) => centavos(attributes[side]) !== 0)
        .map(({ attributes }) => [attributes.NumCta!, centavos(attributes[side])]),
    )
  expect(balances(file, 'SaldoIni')).toEqual(balances(await read('balanza', 'month=2024-12'), 'SaldoFin'))
  expect(balances(file, 'SaldoFin')).toEqual({ '102.01': 500_00, '304.01': 500_00 })
  expect(balances(await read('balanza', 'month=2025-01'), 'SaldoIni')).toEqual(balances(file, 'SaldoFin'))
  const entries = await read('polizas', 'month=2024-12')
  expect(amissIn(entries, entriesSchema)).toEqual([])
  expect(entries.children.map(({ attributes }) => attributes.Concepto)).toEqual(['Cierre del ejercicio 2024'])
  expect((await request('polizas', 'month=2024-13')).status).toBe(400)
})

test('a transfer of a client names the account of the business that received it', async () => {
  const speiClabe = '032180000118359719'
  expect((await server.request('admin', 'PATCH', '/api/settings', { speiClabe })).status).toBe(200)
  await server.database.pool.query('update users set identified_at = now()')
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Hotel'),
    rumiIds: [await eligibleDog(server, 'Giro')],
    ...openNights(20, 2),
  })
  const target = { bookingId: body.data.serviceBooking.id }
  const paid = await server.request('marta', 'POST', '/api/payments', {
    target,
    method: 'transfer',
    amountCentavos: 300_00,
    tipCentavos: 10_00,
  })
  expect(paid.status).toBe(201)
  const file = await read('polizas', `month=${month}`)
  expect(amissIn(file, entriesSchema)).toEqual([])
  const lines = file.children.flatMap(({ children }) => children)
  const withTransfer = lines.filter(({ children }) => children.some(({ name }) => name === 'Transferencia'))
  expect(
    withTransfer.map(({ attributes, children }) => [attributes.NumCta, children.at(-1)!.attributes]),
  ).toEqual([
    [
      '102.01',
      {
        BancoOriNal: '999',
        CtaDest: speiClabe,
        BancoDestNal: '032',
        Fecha: dayOf(now()),
        Benef: expect.any(String),
        RFC: 'XAXX010101000',
        Monto: '310.00',
      },
    ],
  ])
})
