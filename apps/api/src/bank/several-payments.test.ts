import { refsOfBookLine, type Reconciliation } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNetwork, type Network } from '../../../../tests/support/requests/open-network.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { today } from '../http/clock.ts'

let server: TestServer
let network: Network
beforeAll(async () => {
  server = await openTestServer()
  network = await openNetwork(server)
})
afterAll(() => server.close())

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(text, values)).rows

/** A statement of today by what came in. */
const send = (rows: readonly (readonly [concept: string, centavos: number])[]) => {
  const lines = rows.map(([concept, centavos]) => `${today()},${concept},${(centavos / 100).toFixed(2)}`)
  const file = new Blob([['Fecha,Concepto,Importe', ...lines].join('\n')])
  return network.request('conta', { method: 'POST', path: '/api/accounting/bankStatements', file })
}
const show = async (): Promise<Reconciliation> =>
  (await server.request('conta', 'GET', `/api/accounting/reconciliation?from=${today()}&to=${today()}`)).body
    .data.reconciliation

test('a card and a transfer in one charge are separate lines in the books, as in the statement of the bank', async () => {
  const requested = { items: [{ productId: 1, quantity: 2 }], delivery: 'pickup', payment: 'counter' }
  const { _id, totalCentavos } = (await server.request('ana', 'POST', '/api/orders', requested)).body.data
    .order
  const target = { orderId: _id }
  const parts = [totalCentavos - 10_00, 10_00] as const
  const paid = await server.request('marta', 'POST', '/api/charges', {
    payments: [
      { target, method: 'card', amountCentavos: parts[0], tipCentavos: 20_00 },
      { target, method: 'transfer', amountCentavos: parts[1], reference: '778' },
    ],
  })
  expect([paid.status, paid.body.message]).toEqual([201, undefined])
  const lines = await sql<{ amount: string; memo: string }>(
    `select l.debit_centavos - l.credit_centavos as amount, l.memo from gl_lines l join gl_entries e on e.id = l.entry_id
     join accounts a on a.id = l.account_id where e.order_id = $1 and a.code = '102.01' order by l.position`,
    [_id],
  )
  expect(lines.map(({ amount, memo }) => [Number(amount), memo])).toEqual([
    [parts[0] + 20_00, 'Tarjeta'],
    [parts[1], 'Transferencia 778'],
  ])
  await send([
    ['Liquidación TPV', parts[0] + 20_00],
    ['SPEI', parts[1]],
  ])
  const { proposed } = await show()
  expect(proposed.map(({ line, bookLine }) => [line.concept, bookLine.memo])).toEqual([
    ['Liquidación TPV', 'Tarjeta'],
    ['SPEI', 'Transferencia 778'],
  ])
  const back = await server.request('marta', 'PATCH', `/api/orders/${_id}`, { status: 'refunded' })
  expect([back.status, (await sql('select * from books_differences()')).length]).toEqual([200, 0])
  const returned = await sql<{ amount: string }>(
    `select l.credit_centavos as amount from gl_lines l join gl_entries e on e.id = l.entry_id
     join accounts a on a.id = l.account_id where e.order_id = $1 and a.code = '102.01' and l.credit_centavos > 0 order by 1`,
    [_id],
  )
  expect(returned.map(({ amount }) => Number(amount))).toEqual(parts.toSorted((one, other) => one - other))
})

test('a transfer of one client is not proposed with the card payment of another family', async () => {
  const requested = { items: [{ productId: 1, quantity: 7 }], delivery: 'pickup', payment: 'counter' }
  const { _id, totalCentavos } = (await server.request('ana', 'POST', '/api/orders', requested)).body.data
    .order
  const payment = { target: { orderId: _id }, method: 'card', amountCentavos: totalCentavos }
  const paid = await server.request('marta', 'POST', '/api/charges', { payments: [payment] })
  expect([paid.status, paid.body.message]).toEqual([201, undefined])
  const before = (await show()).unmatchedLines
  const pairsOfAmount = async () =>
    (await show()).proposed.filter(({ line }) => line.amountCentavos === totalCentavos)
  await send([['SPEI RECIBIDO LUIS MORA', totalCentavos]])
  expect(await pairsOfAmount()).toEqual([])
  await send([
    ['SPEI RECIBIDO LUIS MORA', totalCentavos],
    ['LIQUIDACION TPV', totalCentavos],
  ])
  expect(await pairsOfAmount()).toMatchObject([
    {
      line: { concept: 'LIQUIDACION TPV' },
      bookLine: { method: 'card', payer: expect.stringContaining('Ana') },
      reasons: ['method', 'day'],
      isStrong: false,
    },
  ])
  expect((await show()).unmatchedLines).toBe(before + 2)
})

test('one card payment over two orders is one line of the books for the bank, and both are matched with it', async () => {
  const sold = async () => {
    const requested = { items: [{ productId: 1, quantity: 1 }], delivery: 'pickup', payment: 'counter' }
    return (await server.request('ana', 'POST', '/api/orders', requested)).body.data.order as {
      _id: string
      totalCentavos: number
    }
  }
  const [one, other] = [await sold(), await sold()]
  const payments = [one, other].map(({ _id, totalCentavos }) => ({
    target: { orderId: _id },
    method: 'card',
    amountCentavos: totalCentavos,
    reference: 'TPV 9',
  }))
  expect((await server.request('marta', 'POST', '/api/charges', { payments })).status).toBe(201)
  const sum = one.totalCentavos + other.totalCentavos
  await send([['Liquidación TPV 9', sum]])
  const { proposed } = await show()
  const pair = proposed.find(({ line }) => line.concept === 'Liquidación TPV 9')!
  expect(pair.bookLine).toMatchObject({ amountCentavos: sum, method: 'card', others: [{}] })
  const match = { lineId: pair.line.id, bookLines: refsOfBookLine(pair.bookLine) }
  const matched = await server.request('conta', 'POST', '/api/accounting/bankMatches', { matches: [match] })
  expect(matched.body?.message).toBeUndefined()
  const found = (await show()).matched.find(({ line }) => line.id === pair.line.id)
  expect(found?.bookLines).toHaveLength(2)
})
