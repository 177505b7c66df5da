import { formatPesos, type Reconciliation } from '@rumi/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openNetwork, type Network } from '../../../../tests/support/requests/open-network.ts'
import {
  openTestServer,
  type DemoName,
  type TestServer,
} from '../../../../tests/support/servers/open-test-server.ts'
import { today } from '../http/clock.ts'

let server: TestServer
let network: Network
let accounts: { id: string; code: string }[]
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  network = await openNetwork(server)
  accounts = (await server.request('conta', 'GET', '/api/accounting/accounts?limit=200')).body.data.accounts
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql('delete from bank_matches')
  await sql('delete from bank_statements')
})

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(text, values)).rows
const accountOf = (code: string) => accounts.find((account) => account.code === code)!.id

/** Days of a month that no demo has touched, long before today. */
const march = (date: number) => `2024-03-${String(date).padStart(2, '0')}`
const span = 'from=2024-03-01&to=2024-03-31'

type Movement = [day: string, concept: string, amount: number]
const csv = (rows: readonly Movement[]) =>
  `Fecha,Concepto,Referencia,Cargo,Abono\n${rows
    .map(([day, concept, amount]) => {
      const written = (Math.abs(amount) / 100).toFixed(2)
      const [year, month, date] = day.split('-')
      return `${date}/${month}/${year},${concept},,${amount < 0 ? `${written},` : `,${written}`}`
    })
    .join('\n')}\n`

const send = (text: string, who: DemoName = 'conta') =>
  network.request(who, { method: 'POST', path: '/api/accounting/bankStatements', file: new Blob([text]) })
const show = async (query = span): Promise<Reconciliation> =>
  (await server.request('conta', 'GET', `/api/accounting/reconciliation?${query}`)).body.data.reconciliation
const match = (matches: object[]) =>
  server.request('conta', 'POST', '/api/accounting/bankMatches', { matches })

/** Posts what moved on the bank, against cash. */
async function post(date: string, amount: number, code = '102.01') {
  const moved = { debitCentavos: Math.max(amount, 0), creditCentavos: Math.max(-amount, 0) }
  const { status, body } = await server.request('conta', 'POST', '/api/accounting/glEntries', {
    date,
    description: 'Movimiento',
    status: 'posted',
    lines: [
      { accountId: accountOf(code), ...moved },
      {
        accountId: accountOf('101.01'),
        debitCentavos: moved.creditCentavos,
        creditCentavos: moved.debitCentavos,
      },
    ],
  })
  expect(status).toBe(201)
  return { entryId: body.data.glEntry.id as string, position: 0 }
}

/** The sums that must hold whatever is matched. */
function expectToAddUp(shown: Reconciliation) {
  const sum = (lines: readonly { amountCentavos: number }[]) =>
    lines.reduce((total, { amountCentavos }) => total + amountCentavos, 0)
  const bankOpen = [...shown.proposed, ...shown.payable].map(({ line }) => line).concat(shown.bankOnly)
  const within = ({ day }: { day: string }) => day >= shown.from && day <= shown.to
  const booksOpen = shown.proposed
    .map(({ bookLine }) => bookLine)
    .filter(within)
    .concat(shown.booksOnly)
  expect(shown.bankCentavos).toBe(sum(shown.matched.map(({ line }) => line)) + sum(bankOpen))
  expect(shown.differenceCentavos).toBe(sum(bankOpen) - sum(booksOpen))
  expect(shown.differenceCentavos).toBe(shown.bankCentavos - shown.booksCentavos)
}

test('a statement is taken once: the same file again adds nothing, a longer one what is new', async () => {
  const rows: Movement[] = [
    [march(4), 'Pago', -100_00],
    [march(4), 'Pago', -100_00],
    [march(5), 'Deposito', 250_00],
  ]
  const first = await send(csv(rows))
  expect([first.status, first.body.data.imported]).toEqual([
    200,
    { added: 3, known: 0, from: march(4), to: march(5) },
  ])
  expect((await send(csv(rows))).body.data.imported).toMatchObject({ added: 0, known: 3 })
  expect((await show()).statements).toHaveLength(1)
  rows.push([march(6), 'Comisión', -5_00])
  expect((await send(csv(rows))).body.data.imported).toMatchObject({ added: 1, known: 3 })
  const shown = await show()
  expect(shown.bankOnly.map(({ concept, amountCentavos }) => [concept, amountCentavos])).toEqual([
    ['Pago', -100_00],
    ['Pago', -100_00],
    ['Deposito', 250_00],
    ['Comisión', -5_00],
  ])
  expectToAddUp(shown)
})

test('one file sent ten times at once is there once', async () => {
  const text = csv([
    [march(4), 'Pago', -100_00],
    [march(5), 'Deposito', 250_00],
  ])
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(text)))
  const added = answers.reduce((sum, { body }) => sum + body.data.imported.added, 0)
  expect([added, (await sql('select from bank_lines')).length]).toEqual([2, 2])
})

test('likely matches are proposed, matched and counted on both sides to the centavo', async () => {
  await post(march(8), -432_10)
  await post(march(20), 99_99)
  await send(
    csv([
      [march(11), 'Renta', -432_10],
      [march(21), 'Interes', 1_00],
    ]),
  )
  const before = await show()
  expectToAddUp(before)
  expect(before.proposed).toMatchObject([
    { line: { concept: 'Renta' }, bookLine: { day: march(8), amountCentavos: -432_10 } },
  ])
  expect(before.differenceCentavos).toBe(1_00 - 99_99)
  const [{ line, bookLine }] = before.proposed as [Reconciliation['proposed'][number]]
  const { entryId, position } = bookLine
  const { status, body } = await match([{ lineId: line.id, bookLines: [{ entryId, position }] }])
  expect([status, body.data]).toEqual([201, { matched: 1 }])
  const after = await show()
  expectToAddUp(after)
  expect([after.proposed, after.matched.length]).toEqual([[], 1])
  expect(after.differenceCentavos).toBe(before.differenceCentavos)
  expect((await server.request('conta', 'DELETE', `/api/accounting/bankMatches/${line.id}`)).status).toBe(204)
  expect((await show()).proposed).toHaveLength(1)
})

test('by hand one deposit is several lines of the books, if they sum to it and lie in the bank', async () => {
  const parts = [await post(march(12), 300_00), await post(march(13), 200_00)]
  const elsewhere = await post(march(13), 500_00, '107.05')
  await send(csv([[march(28), 'Terminal', 500_00]]))
  const [line] = (await show()).bankOnly
  const lineId = line!.id
  const outcome = async (bookLines: object[]) => {
    const { status, body } = await match([{ lineId, bookLines }])
    return [status, body.code]
  }
  expect(await outcome([parts[0]!])).toEqual([422, 'match-differs'])
  expect(await outcome([elsewhere])).toEqual([422, 'match-differs'])
  expect(await outcome([{ ...parts[0], position: 9 }])).toEqual([404, 'not-found'])
  expect(await outcome(parts)).toEqual([201, undefined])
  expect(await outcome(parts)).toEqual([409, 'reconciled'])
  const shown = await show()
  expect(shown.matched[0]?.bookLines).toHaveLength(2)
  expectToAddUp(shown)
})

test('rejects one of two people who match two deposits with one line of the books', async () => {
  const bookLine = await post(march(15), 77_00)
  await send(
    csv([
      [march(15), 'A', 77_00],
      [march(15), 'B', 77_00],
    ]),
  )
  const ids = (await sql<{ id: string }>('select id from bank_lines')).map(({ id }) => id)
  const answers = await Promise.all(ids.map((lineId) => match([{ lineId, bookLines: [bookLine] }])))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
})

test('a posted entry and its reversal are on neither side', async () => {
  const { entryId } = await post(today(), 4_321_00)
  const open = async () =>
    (await show(`from=${today()}&to=${today()}`)).booksOnly.filter(
      ({ amountCentavos }) => Math.abs(amountCentavos) === 4_321_00,
    ).length
  expect(await open()).toBe(1)
  await server.request('conta', 'DELETE', `/api/accounting/glEntries/${entryId}`)
  expect(await open()).toBe(0)
})

test('a transfer that names an order pays it with one tap, posts it, and is matched', async () => {
  const made = await server.request('ana', 'POST', '/api/orders', {
    items: [{ productId: 1, quantity: 2 }],
    delivery: 'pickup',
    payment: 'spei',
  })
  const order = made.body.data.order as { _id: string; number: number; totalCentavos: number }
  await send(
    csv([
      [today(), `SPEI PEDIDO ${order.number}`, order.totalCentavos - 1],
      [today(), `SPEI Ana Pedido ${order.number}`, order.totalCentavos],
    ]),
  )
  const shown = await show(`from=${today()}&to=${today()}`)
  expectToAddUp(shown)
  expect(shown.payable).toMatchObject([
    { sale: { target: { orderId: order._id }, amountCentavos: order.totalCentavos, reasons: ['reference'] } },
  ])
  const pay = async (id: string) => {
    const { status, body } = await server.request(
      'conta',
      'POST',
      `/api/accounting/bankLines/${id}/payments`,
      {
        target: { orderId: order._id },
      },
    )
    return [status, body.code ?? null, body.message ?? null]
  }
  const short = shown.bankOnly.find(({ amountCentavos }) => amountCentavos === order.totalCentavos - 1)!
  expect(await pay(short.id)).toEqual([
    422,
    'match-differs',
    expect.stringContaining(formatPesos(order.totalCentavos)),
  ])
  const { id } = shown.payable[0]!.line
  expect(await pay(id)).toEqual([201, null, null])
  expect((await pay(id)).slice(0, 2)).toEqual([409, 'reconciled'])
  expect((await pay(short.id)).slice(0, 2)).toEqual([409, 'step-not-allowed'])
  const { body } = await server.request('ana', 'GET', `/api/orders/${order._id}`)
  expect(body.data.order.status).toBe('paid')
  const [payment] = await sql(
    `select method, reference, amount_centavos::int from payments where order_id = $1`,
    [order._id],
  )
  expect(payment).toEqual({
    method: 'transfer',
    reference: `SPEI Ana Pedido ${order.number}`,
    amount_centavos: order.totalCentavos,
  })
  const after = await show(`from=${today()}&to=${today()}`)
  expectToAddUp(after)
  expect(after.matched).toMatchObject([
    { line: { id }, bookLines: [{ source: 'order', amountCentavos: order.totalCentavos }] },
  ])
  expect((await server.request('conta', 'GET', '/api/accounting/audit')).body.data.differences).toEqual([])
})

test('one transfer tapped by two people pays its order once', async () => {
  const made = await server.request('luis', 'POST', '/api/orders', {
    items: [{ productId: 1, quantity: 1 }],
    delivery: 'pickup',
    payment: 'spei',
  })
  const { _id, number, totalCentavos } = made.body.data.order
  await send(csv([[today(), `Pedido ${number}`, totalCentavos]]))
  const { line } = (await show(`from=${today()}&to=${today()}`)).payable[0]!
  const answers = await Promise.all(
    (['conta', 'admin', 'conta'] as const).map((who) =>
      server.request(who, 'POST', `/api/accounting/bankLines/${line.id}/payments`, {
        target: { orderId: _id },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409])
  expect(await sql('select from payments where order_id = $1', [_id])).toHaveLength(1)
})

test('a wrong file is taken back, unless something of it is matched', async () => {
  const bookLine = await post(march(2), 10_00)
  await send(csv([[march(2), 'Deposito', 10_00]]))
  const { statements, proposed } = await show()
  const remove = () =>
    server.request('conta', 'DELETE', `/api/accounting/bankStatements/${statements[0]!.id}`)
  const lineId = proposed[0]!.line.id
  await match([{ lineId, bookLines: [bookLine] }])
  expect([(await remove()).body.code, (await show()).matched.length]).toEqual(['statement-reconciled', 1])
  await server.request('conta', 'DELETE', `/api/accounting/bankMatches/${lineId}`)
  expect((await remove()).status).toBe(204)
  expect((await show()).statements).toEqual([])
})

test('rejects an unreadable file as a whole and names its line', async () => {
  const { status, body } = await send(`Fecha,Concepto,Cargo,Abono\n04/03/2024,A,1.00,\n99/03/2024,B,1.00,\n`)
  expect([status, body.code, body.issues[0].path]).toEqual([422, 'not-a-statement', 'file.3'])
  expect(await sql('select from bank_lines')).toEqual([])
  expect(
    (await server.request('conta', 'GET', '/api/accounting/reconciliation?from=2024-03-02&to=2024-03-01'))
      .body.code,
  ).toBe('dates-reversed')
  const other = await server.request(
    'conta',
    'GET',
    `/api/accounting/reconciliation?accountId=${accountOf('101.01')}`,
  )
  expect(other.status).toBe(404)
})
