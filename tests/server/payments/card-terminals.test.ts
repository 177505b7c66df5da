import type { Reconciliation, TerminalBridge } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let productId: number
let bankAccountId: string
let statementId: string
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  const product = { name: 'Plato', priceCentavos: 100_00, category: 'Juguetes', stock: 90 }
  productId = (await post('/products', product)).product.id
  const [statement] = await sql<{ id: string; account: string }>(
    `insert into bank_statements (account_id, file_name, imported_by) select id, 'estado.csv', $1 from accounts where code = '102.01' returning id, account_id as account`,
    [server.ids.conta],
  )
  statementId = statement!.id
  bankAccountId = statement!.account
})
afterAll(() => server.close())

const send = (path: string, body: object, who: DemoName = 'marta') =>
  server.request(who, 'POST', `/api${path}`, body)
async function post(path: string, body: object, who: DemoName = 'marta') {
  const answer = await send(path, body, who)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(text, values)).rows

async function terminal(name: string): Promise<string> {
  const fields = { name, commissionBasisPoints: 360, ivaPercent: 16, bankAccountId }
  return (await post('/accounting/terminals', fields, 'conta')).terminal.id
}
const choose = async (id: string) => expect((await send(`/terminals/${id}/choices`, {})).status).toBe(204)
/** A terminal that Marta charges with. */
async function chosen(name: string) {
  const id = await terminal(name)
  await choose(id)
  return id
}
const sale = (payments: object[]) => send('/counterSales', { items: [{ productId, quantity: 1 }], payments })
async function sold(method = 'card', tipCentavos = 0): Promise<string> {
  const answer = await sale([{ method, amountCentavos: 100_00, tipCentavos }])
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.payments[0].id
}
async function bridgeOf(id: string): Promise<TerminalBridge> {
  const { bridges } = (await server.request('conta', 'GET', '/api/accounting/terminals')).body.data
  return bridges.find((one: TerminalBridge) => one.terminal.id === id)
}
/** Balance of an account in the books, debits above zero. */
async function balanceOf(accountId: string) {
  const [row] = await sql<{ centavos: string }>(
    `select coalesce(sum(l.debit_centavos - l.credit_centavos), 0) as centavos from gl_lines l join gl_entries e on e.id = l.entry_id
     where e.status = 'posted' and l.account_id = $1`,
    [accountId],
  )
  return Number(row!.centavos)
}
let ordinal = 0
async function deposited(amountCentavos: number) {
  const [line] = await sql<{ id: string }>(
    `insert into bank_lines (statement_id, account_id, day, concept, reference, amount_centavos, position, ordinal)
     select id, account_id, $2, 'DEPOSITO TPV', '', $3, $4, $4 from bank_statements where id = $1 returning id`,
    [statementId, today(), amountCentavos, ordinal++],
  )
  return line!.id
}
const settle = (lineId: string, body: object) =>
  send(`/accounting/bankLines/${lineId}/settlements`, body, 'conta')
const linesOf = async (settlement: string) => {
  const rows = await sql<{ code: string; centavos: string }>(
    `select a.code, sum(l.debit_centavos - l.credit_centavos) as centavos from gl_lines l join gl_entries e on e.id = l.entry_id
     join accounts a on a.id = l.account_id where e.source = 'cardSettlement' and e.source_id = $1 and e.status = 'posted'
     group by a.code having sum(l.debit_centavos - l.credit_centavos) <> 0`,
    [settlement],
  )
  return Object.fromEntries(rows.map(({ code, centavos }) => [code, Number(centavos)]))
}
const differences = async () =>
  (await server.request('conta', 'GET', '/api/accounting/audit')).body.data.differences
const show = async (): Promise<Reconciliation> =>
  (await server.request('conta', 'GET', `/api/accounting/reconciliation?from=${today()}&to=${today()}`)).body
    .data.reconciliation

test('the only terminal takes cards by itself, and of several one is chosen', async () => {
  const clip = await terminal('Clip')
  await sold('card', 20_00)
  await sold('transfer')
  const bridge = await bridgeOf(clip)
  expect(bridge).toMatchObject({ accountCode: '107.05.01', unsettledCentavos: 120_00 })
  expect(bridge.payments).toMatchObject([{ day: today(), method: 'card', amountCentavos: 120_00 }])
  expect(await balanceOf(bridge.accountId)).toBe(120_00)

  const banorte = await terminal('Banorte')
  expect(await sale([{ method: 'debit-card', amountCentavos: 100_00 }])).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'method', message: 'Hay varias terminales. Elige con cuál se cobra.' }] },
  })
  await choose(banorte)
  await sold('debit-card')
  expect([(await bridgeOf(clip)).unsettledCentavos, (await bridgeOf(banorte)).unsettledCentavos]).toEqual([
    120_00, 100_00,
  ])
  expect(await differences()).toEqual([])
})

test('a refund by card leaves the bridge that took the payment', async () => {
  const [first, second] = [await chosen('Primera'), await terminal('Segunda')]
  const id = await sold()
  await choose(second)
  await post(`/payments/${id}/refunds`, { amountCentavos: 30_00, reason: 'Venía rota' })
  const bridge = await bridgeOf(first)
  expect(bridge.payments.map(({ amountCentavos }) => amountCentavos)).toEqual([100_00, -30_00])
  expect(await balanceOf(bridge.accountId)).toBe(70_00)
  expect((await bridgeOf(second)).payments).toEqual([])
  expect(await differences()).toEqual([])
})

test('a deposit settles its payments: commission and its IVA are posted, and the line is matched', async () => {
  const terminalId = await chosen('Exacta')
  const paymentIds = [await sold(), await sold('debit-card')]
  // 200.00 less 7.20 of commission and 1.15 of its IVA.
  const line = await deposited(191_65)
  const { settlement } = (await settle(line, { terminalId, paymentIds })).body.data
  expect(settlement).toMatchObject({ grossCentavos: 200_00, commissionCentavos: 7_20, differenceCentavos: 0 })
  const bridge = await bridgeOf(terminalId)
  expect(await linesOf(settlement.id)).toEqual({
    '102.01': 191_65,
    '118.01': 1_15,
    '701.10': 7_20,
    [bridge.accountCode]: -200_00,
  })
  expect([bridge.payments, await balanceOf(bridge.accountId)]).toEqual([[], 0])
  const { matched } = await show()
  expect(matched.find((pair) => pair.line.id === line)?.bookLines).toMatchObject([
    { source: 'cardSettlement', amountCentavos: 191_65 },
  ])
  expect(await differences()).toEqual([])
  const [entry] = await sql<{ id: string }>(`select id from gl_entries where source_id = $1`, [settlement.id])
  const reversal = await server.request('conta', 'DELETE', `/api/accounting/glEntries/${entry!.id}`)
  expect(reversal.body.code).toBe('step-not-allowed')
})

test('a difference to the centavo is explained before the deposit matches', async () => {
  const terminalId = await chosen('Inexacta')
  const paymentIds = [await sold()]
  const line = await deposited(95_81)
  const unexplained = await settle(line, { terminalId, paymentIds })
  expect(unexplained).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'differenceReason', message: expect.stringContaining('−$0.01') }] },
  })
  expect((await bridgeOf(terminalId)).unsettledCentavos).toBe(100_00)
  const { settlement } = (await settle(line, { terminalId, paymentIds, differenceReason: 'Redondeo' })).body
    .data
  expect(await linesOf(settlement.id)).toMatchObject({ '102.01': 95_81, '601.84': 1 })
  expect(await differences()).toEqual([])
})

test('payments are settled once, by their own terminal, on its bank account', async () => {
  const [other, terminalId] = [await terminal('Ajena'), await chosen('Propia')]
  const paymentIds = [await sold()]
  const lines = [await deposited(95_82), await deposited(95_82)]
  expect((await settle(lines[0]!, { terminalId: other, paymentIds })).body.code).toBe('match-differs')
  const answers = await Promise.all(lines.map((line) => settle(line, { terminalId, paymentIds })))
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 422])
  expect(await differences()).toEqual([])
})

test('separating a deposit takes its settlement back, and the payments wait again', async () => {
  const terminalId = await chosen('Separada')
  const paymentIds = [await sold()]
  const line = await deposited(95_82)
  const { settlement } = (await settle(line, { terminalId, paymentIds })).body.data
  const remove = () => server.request('conta', 'DELETE', `/api/accounting/bankStatements/${statementId}`)
  expect((await remove()).body.code).toBe('statement-reconciled')
  expect((await server.request('conta', 'DELETE', `/api/accounting/bankMatches/${line}`)).status).toBe(204)
  expect(await linesOf(settlement.id)).toEqual({})
  expect((await bridgeOf(terminalId)).unsettledCentavos).toBe(100_00)
  expect((await show()).bankOnly.map(({ id }) => id)).toContain(line)
  expect((await settle(line, { terminalId, paymentIds })).status).toBe(201)
  expect(await differences()).toEqual([])
})

test('a receipt names the terminal of a card payment where there are several', async () => {
  const receiptOf = async (id: string) =>
    (await server.request('marta', 'GET', `/api/payments/${id}/receipt`)).body.data.receipt
  await chosen('Mostrador')
  expect((await receiptOf(await sold())).terminalName).toBe('Mostrador')
  expect((await receiptOf(await sold('cash'))).terminalName).toBe('')
})
