import { addDays, type TaxFigure, type TaxSummary } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { expensesOf } from '../../support/documents/expenses-of.ts'
import { postEntry } from '../../support/documents/post-entry.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let business: Awaited<ReturnType<typeof expensesOf>>
/** A month before anything of the demonstration. */
const month = '2024-05'
const day = '2024-05-10'
const person = { rfc: 'VENJ800101AB1', taxRegime: '626' }
const company = { rfc: 'LOM0402291A1', taxRegime: '601' }

beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await setBusiness(person)
  business = await expensesOf(server)
  await business.entered({ day })
  await business.entered({ day, payment: 'later', supplierName: 'Sin pagar' })
  await postEntry(server, day, [
    ['102.01', 700_00],
    ['704.23', -600_00],
    ['208.01', -100_00],
  ])
  await postEntry(server, day, [
    ['105.01', 70_00],
    ['704.23', -70_00],
  ])
})
afterAll(() => server.close())

async function setBusiness(settings: object) {
  expect((await server.request('admin', 'PATCH', '/api/settings', settings)).status).toBe(200)
}
const get = (path: string) => server.request('conta', 'GET', `/api${path}`)
async function summary(of = month): Promise<TaxSummary> {
  const { status, body } = await get(`/reports/taxes?month=${of}`)
  expect([status, body.message]).toEqual([200, undefined])
  return body.data.taxSummary
}
const entriesOf = async (figure: TaxFigure) =>
  (await get(`/reports/taxes/entries?month=${month}&figure=${figure}`)).body.data
const suppliers = async (of = month) => (await get(`/reports/suppliers?month=${of}`)).body.data
const diot = (of = month) => get(`/accounting/electronic/diot?month=${of}`)

test('IVA is what was collected and paid in the month; an unpaid expense waits', async () => {
  const { figures, iva } = await summary()
  expect(figures).toMatchObject({ 'iva-collected': 100_00, 'iva-creditable': 160_00, 'iva-withheld': 0 })
  expect(iva).toEqual({ dueCentavos: -60_00 })
})

test('a person in RESICO pays the rate of the income collected', async () => {
  const { figures, isr } = await summary()
  expect(figures['income-collected']).toBe(600_00)
  expect(isr).toMatchObject({
    method: 'rate',
    rateBasisPoints: 100,
    taxCentavos: 6_00,
    dueCentavos: 6_00,
    missing: null,
  })
  const { figures: before } = await summary('2024-04')
  expect(Object.values(before).every((centavos) => centavos === 0)).toBe(true)
})

test('the entries behind a figure add up to it', async () => {
  const { figures } = await summary()
  for (const [figure, centavos] of Object.entries(figures)) {
    const { entries, totalCentavos, hasMore } = await entriesOf(figure as TaxFigure)
    expect([figure, totalCentavos, hasMore]).toEqual([figure, centavos, false])
    expect(entries.reduce((sum: number, entry: { centavos: number }) => sum + entry.centavos, 0)).toBe(
      centavos,
    )
  }
})

test('a sale is income without IVA and tip when it is paid, and a refund takes it back', async () => {
  const thisMonth = today().slice(0, 7)
  const before = (await summary(thisMonth)).figures
  const moved = async () => {
    const { figures } = await summary(thisMonth)
    return (['iva-collected', 'income-collected', 'income-nominal'] as const).map(
      (figure) => figures[figure] - before[figure],
    )
  }
  await server.database.pool.query('update users set identified_at = now()')
  const booked = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Hotel'),
    rumiIds: [await eligibleDog(server, 'Fisco')],
    ...openNights(20, 2),
  })
  const paid = await server.request('marta', 'POST', '/api/payments', {
    target: { bookingId: booked.body.data.serviceBooking.id },
    method: 'transfer',
    amountCentavos: 580_00,
    tipCentavos: 40_00,
  })
  expect(await moved()).toEqual([80_00, 500_00, 500_00])
  const refund = await server.request('marta', 'POST', `/api/payments/${paid.body.data.payment.id}/refunds`, {
    amountCentavos: 580_00,
    method: 'transfer',
  })
  expect(refund.status).toBe(201)
  expect(await moved()).toEqual([0, 0, 0])
})

test('retained ISR is subtracted from the tax, at most to zero', async () => {
  const account = { code: '113.02', name: 'ISR a favor', type: 'asset', nature: 'debit' }
  expect((await server.request('conta', 'POST', '/api/accounting/accounts', account)).status).toBe(201)
  await postEntry(server, day, [
    ['113.02', 2_50],
    ['102.01', -2_50],
  ])
  expect((await summary()).isr).toMatchObject({ taxCentavos: 6_00, dueCentavos: 3_50 })
  await postEntry(server, day, [
    ['113.02', 10_00],
    ['102.01', -10_00],
  ])
  expect((await summary()).isr).toMatchObject({ dueCentavos: 0 })
})

test('a company of the general regime pays by its coefficient, once that is stored', async () => {
  await setBusiness(company)
  expect((await summary()).isr).toMatchObject({
    method: 'coefficient',
    taxCentavos: null,
    missing: 'coefficient',
  })
  const put = (coefficient: number) =>
    server.request('conta', 'PUT', `/api/accounting/profitCoefficients/2024`, { coefficient })
  expect((await put(0.2)).status).toBe(200)
  expect((await put(0.1)).status).toBe(200)
  for (const wrong of [0, 1.1, 0.12345]) expect((await put(wrong)).status).toBe(400)
  const { figures, isr } = await summary()
  expect(figures['income-nominal']).toBe(670_00)
  expect(isr).toMatchObject({
    coefficient: 0.1,
    profitCentavos: 67_00,
    taxCentavos: 20_10,
    dueCentavos: 7_60,
    missing: null,
  })
})

test('the ISR of other regimes is left to the return', async () => {
  await setBusiness({ ...person, taxRegime: '612' })
  expect((await summary()).isr).toMatchObject({ method: null, taxCentavos: null, missing: 'no-method' })
  await setBusiness(person)
})

test('the DIOT is refused while a paid expense lacks a valid RFC, and lists which', async () => {
  const withoutRfc = await business.entered({
    day,
    supplierName: 'Mercado',
    supplierRfc: '',
    ivaPercent: 0,
    ivaCentavos: 0,
  })
  const { lacking } = await suppliers()
  expect(lacking).toMatchObject([{ expenseId: withoutRfc.id, supplierName: 'Mercado', problem: 'no-rfc' }])
  const { status, body } = await diot()
  expect([status, body.message]).toEqual([
    422,
    'A 1 gasto pagado en el mes le falta el RFC de quien vendió. Corrígelo y vuelve a descargar.',
  ])
  expect((await business.act(withoutRfc.id, 'reversals', { reason: 'Sin RFC' })).status).toBe(201)
  expect((await suppliers()).lacking).toEqual([])
  expect((await diot('2001-01')).status).toBe(422)
})

test('the DIOT has a line of 54 fields per supplier and operation, in whole pesos', async () => {
  await business.entered({ day, subtotalCentavos: 200_50, untaxedCentavos: 100_00, ivaCentavos: 16_08 })
  await business.entered({ day, supplierRfc: 'AAA010101AAA', ivaPercent: 8, ivaCentavos: 80_00 })
  await business.entered({ day, supplierRfc: 'AAA010101AAA', ivaPercent: 0, ivaCentavos: 0 })
  const rent = { code: '601.45', name: 'Renta', type: 'expense', nature: 'debit' }
  const added = await server.request('conta', 'POST', '/api/accounting/accounts', rent)
  await business.entered({ day, accountId: added.body.data.account.id })
  const { status, body, headers } = await diot()
  expect(status).toBe(200)
  expect(headers['content-disposition']).toBe(
    `attachment; filename="DIOTVENJ800101AB1${month.replace('-', '')}.txt"`,
  )
  const lines = String(body).split('\r\n')
  expect(lines.pop()).toBe('')
  expect(lines.map((line) => line.split('|').length)).toEqual([54, 54, 54])
  const used = lines.map((line) =>
    Object.fromEntries(line.split('|').flatMap((text, place) => (text === '' ? [] : [[place + 1, text]]))),
  )
  expect(used).toEqual([
    { 1: '04', 2: '85', 3: 'AAA010101AAA', 8: '1000', 18: '80', 51: '1000', 54: '01' },
    { 1: '04', 2: '85', 3: 'CRO850101SA7', 12: '1101', 22: '176', 50: '100', 54: '01' },
    { 1: '04', 2: '06', 3: 'CRO850101SA7', 12: '1000', 22: '160', 54: '01' },
  ])
})

test('an expense paid later belongs to the month of its payment', async () => {
  const last = addDays(`${month}-01`, -1)
  const expense = await business.entered({ day: last, payment: 'later', supplierRfc: 'BBB010101BB1' })
  const rfcs = async (of: string) =>
    (await suppliers(of)).suppliers.map(({ rfc }: { rfc: string }) => rfc) as string[]
  expect(await rfcs(month)).not.toContain('BBB010101BB1')
  expect((await business.act(expense.id, 'payments', { day })).status).toBe(201)
  expect(await rfcs(month)).toContain('BBB010101BB1')
  expect(await rfcs(last.slice(0, 7))).not.toContain('BBB010101BB1')
})
