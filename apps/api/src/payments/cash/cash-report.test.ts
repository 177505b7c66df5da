import type { CashReport } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const post = async (path: string, body: object, who: 'marta' | 'admin' = 'marta') => {
  const answer = await server.request(who, 'POST', `/api${path}`, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const reportOf = async (id: string): Promise<CashReport> =>
  (await server.request('marta', 'GET', `/api/cashDays/${id}/report`)).body.data.report
const step = (id: string, body: object) => server.request('marta', 'PATCH', `/api/cashDays/${id}`, body)

test('the report of a till adds up line by line and hides the expected sum before the count', async () => {
  const { id } = (await post('/cashDays', { floatCentavos: 500_00 })).cashDay
  const product = { name: 'Plato', priceCentavos: 100_00, category: 'Juguetes', stock: 20 }
  const { id: productId } = (await post('/products', product)).product
  const sell = (quantity: number, payments: object[], who: 'marta' | 'admin') =>
    post('/counterSales', { items: [{ productId, quantity }], payments }, who)
  await sell(1, [{ method: 'cash', amountCentavos: 100_00, tipCentavos: 10_00 }], 'marta')
  const { payments } = await sell(2, [{ method: 'cash', amountCentavos: 200_00 }], 'admin')
  await sell(1, [{ method: 'card', amountCentavos: 100_00, tipCentavos: 5_00 }], 'admin')
  await post(`/payments/${payments[0].id}/refunds`, { amountCentavos: 50_00, reason: 'Venía rota' })
  await post(`/cashDays/${id}/movements`, { kind: 'out', amountCentavos: 30_00, reason: 'Garrafón' })

  const open = await reportOf(id)
  expect([open.byPerson, open.cashDay.expectedCentavos]).toEqual([null, null])
  expect((await step(id, { counts: [{ denominationCentavos: 100_00, pieces: 7 }] })).status).toBe(200)
  expect((await step(id, { status: 'closed', differenceReason: 'Falta un billete' })).status).toBe(200)

  const { cashDay, byPerson, movements, otherMethods, openedByName, closedByName } = await reportOf(id)
  expect(byPerson).toMatchObject([
    { personId: server.ids.admin, receivedCentavos: 200_00, returnedCentavos: 0 },
    { personId: server.ids.marta, receivedCentavos: 110_00, returnedCentavos: 50_00 },
  ])
  expect(movements).toMatchObject([
    { kind: 'out', amountCentavos: 30_00, byName: expect.stringMatching(/^Marta/) },
  ])
  const moved = byPerson!.reduce((sum, one) => sum + one.receivedCentavos - one.returnedCentavos, 0)
  expect(cashDay.expectedCentavos).toBe(500_00 + moved - 30_00)
  expect(cashDay.differenceCentavos).toBe(700_00 - cashDay.expectedCentavos!)
  expect(otherMethods).toMatchObject([{ method: 'card', receivedCentavos: 105_00, returnedCentavos: 0 }])
  expect([openedByName, closedByName]).toEqual([
    expect.stringMatching(/^Marta/),
    expect.stringMatching(/^Marta/),
  ])
})

const open = async (till: string, who: 'marta' | 'admin', floatCentavos = 0) =>
  (await post('/cashDays', { till, floatCentavos }, who)).cashDay
const close = async (id: string, pieces: number) =>
  step(id, {
    counts: [{ denominationCentavos: 100_00, pieces }],
    status: 'closed',
    differenceReason: 'Sobra',
  })
const sale = async (method: 'cash' | 'card', who: 'marta' | 'admin' = 'marta') => {
  const { id: productId } = (
    await post('/products', {
      name: `Hueso ${method} ${who}`,
      priceCentavos: 100_00,
      category: 'Juguetes',
      stock: 9,
    })
  ).product
  const payments = [{ method, amountCentavos: 100_00 }]
  return (await post('/counterSales', { items: [{ productId, quantity: 1 }], payments }, who)).payments[0]
}

test('puts cash in the receiver’s till, else in the only open one, else in none', async () => {
  const bar = await open('Bar', 'admin')
  expect((await sale('cash')).cashDayId).toBe(bar.id)
  const door = await open('Puerta', 'admin')
  expect((await sale('cash')).cashDayId).toBeNull()
  const own = await open('Mostrador', 'marta')
  expect((await sale('cash')).cashDayId).toBe(own.id)
  for (const { id } of [bar, door, own]) expect((await close(id, 0)).status).toBe(200)
  expect((await sale('cash')).cashDayId).toBeNull()
})

test('counts against the current content after a concurrent count', async () => {
  const { id, version } = await open('Bar', 'admin')
  const counts = (pieces: number) => ({ counts: [{ denominationCentavos: 100_00, pieces }], version })
  expect((await step(id, counts(1))).status).toBe(200)
  expect(await step(id, counts(2))).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect((await reportOf(id)).cashDay.countedCentavos).toBe(100_00)
  await close(id, 1)
})

test('rejects cash and counts in a closed till, and reports the card payments of its time', async () => {
  await sale('card')
  const { id } = await open('Bar', 'marta')
  await sale('card')
  await close(id, 0)
  await sale('card')
  const move = { kind: 'in', amountCentavos: 10_00, reason: 'Cambio' }
  expect(await server.request('marta', 'POST', `/api/cashDays/${id}/movements`, move)).toMatchObject({
    status: 409,
    body: { code: 'step-not-allowed', message: expect.stringMatching(/«Bar» ya se cerró/) },
  })
  expect(await close(id, 3)).toMatchObject({ status: 409, body: { code: 'step-not-allowed' } })
  // What a page knows from before is not only old: there is nothing to be counted any more.
  const former = { counts: [{ denominationCentavos: 100_00, pieces: 1 }], version: 1 }
  expect(await step(id, former)).toMatchObject({ status: 409, body: { code: 'step-not-allowed' } })
  const { otherMethods, cashDay } = await reportOf(id)
  expect(otherMethods).toMatchObject([{ method: 'card', rows: 1, receivedCentavos: 100_00 }])
  expect(cashDay.countedCentavos).toBe(0)
})
