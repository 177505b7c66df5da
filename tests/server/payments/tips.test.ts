import type { Reconciliation, TipPayout } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let productId: number
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  const product = { name: 'Plato', priceCentavos: 100_00, category: 'Juguetes', stock: 90 }
  productId = (await post('/products', product)).product.id
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

/** A groomer who was tipped so much. */
async function tipped(tipCentavos: number, name = `Sofía ${crypto.randomUUID()}`) {
  const { staffMember } = await post('/staffMembers', { name, kind: 'groomer' }, 'admin')
  const payments = [{ method: 'card', amountCentavos: 100_00, tipCentavos, tipFor: staffMember.id }]
  const sold = await post('/counterSales', { items: [{ productId, quantity: 1 }], payments })
  return { staffId: staffMember.id as string, paymentId: sold.payments[0].id as string }
}
const tips = async () => (await server.request('marta', 'GET', '/api/tips')).body.data
async function owedTo(staffId: string | null): Promise<number> {
  const { owed } = await tips()
  return owed.find((one: { staffId: string | null }) => one.staffId === staffId)?.owedCentavos ?? 0
}
const payOut = async (staffId: string | null, amountCentavos: number, cashDayId: string | null = null) =>
  (await post('/tips/payouts', { staffId, amountCentavos, cashDayId })).payout as TipPayout
const takeBack = (id: string) => send(`/tips/payouts/${id}/reversals`, { reason: 'Era de otra persona' })

/** Balance that the entries of a payout leave on each account, debits above zero. */
async function balances(id: string) {
  const rows = await sql<{ code: string; sum: string }>(
    `select a.code, sum(l.debit_centavos - l.credit_centavos) from gl_lines l join gl_entries e on e.id = l.entry_id
     join accounts a on a.id = l.account_id where e.source = 'tipPayout' and e.source_id = $1 and e.status = 'posted'
     group by a.code having sum(l.debit_centavos - l.credit_centavos) <> 0 order by a.code`,
    [id],
  )
  return Object.fromEntries(rows.map(({ code, sum }) => [code, Number(sum)]))
}
const differences = async () =>
  (await server.request('conta', 'GET', '/api/accounting/audit')).body.data.differences
const report = async (id: string) =>
  (await server.request('marta', 'GET', `/api/cashDays/${id}/report`)).body.data.report
const counted = async (id: string) => {
  const counts = [{ denominationCentavos: 100_00, pieces: 1 }]
  expect((await server.request('marta', 'PATCH', `/api/cashDays/${id}`, { counts })).status).toBe(200)
  return (await report(id)).cashDay.expectedCentavos
}

test('pays the team’s tips out of the till, which posts them and shows them in its closing', async () => {
  const before = await owedTo(null)
  const { cashDay } = await post('/cashDays', { floatCentavos: 500_00 })
  const payments = [{ method: 'cash', amountCentavos: 100_00, tipCentavos: 80_00 }]
  await post('/counterSales', { items: [{ productId, quantity: 1 }], payments })
  expect(await owedTo(null)).toBe(before + 80_00)
  const payout = await payOut(null, 30_00, cashDay.id)
  expect(payout).toMatchObject({
    till: cashDay.till,
    paidBy: expect.stringMatching(/^Marta/),
    takenBackAt: null,
  })
  expect(await owedTo(null)).toBe(before + 50_00)
  expect(await balances(payout.id)).toEqual({ '101.01': -30_00, '205.06': 30_00 })
  expect((await report(cashDay.id)).movements).toMatchObject([
    { kind: 'out', amountCentavos: 30_00, reason: 'Propinas: todo el equipo' },
  ])
  expect(await counted(cashDay.id)).toBe(500_00 + 180_00 - 30_00)

  expect((await takeBack(payout.id)).body.data.payout.takeBackReason).toBe('Era de otra persona')
  expect(await balances(payout.id)).toEqual({})
  expect(await owedTo(null)).toBe(before + 80_00)
  expect(await counted(cashDay.id)).toBe(500_00 + 180_00)
  expect((await takeBack(payout.id)).body.code).toBe('step-not-allowed')

  const close = { status: 'closed', differenceReason: 'Prueba' }
  expect((await server.request('marta', 'PATCH', `/api/cashDays/${cashDay.id}`, close)).status).toBe(200)
  const late = await send('/tips/payouts', { staffId: null, amountCentavos: 1_00, cashDayId: cashDay.id })
  expect(late).toMatchObject({ status: 409, body: { code: 'step-not-allowed' } })
  expect(await differences()).toEqual([])
})

test('pays no more than is owed to a person, also where two pay at once', async () => {
  const { staffId } = await tipped(50_00)
  expect(await send('/tips/payouts', { staffId, amountCentavos: 50_01, cashDayId: null })).toMatchObject({
    status: 422,
    body: {
      code: 'breaks-a-rule',
      issues: [{ path: 'amountCentavos', message: expect.stringMatching(/\$50\.00/) }],
    },
  })
  const half = { staffId, amountCentavos: 30_00, cashDayId: null }
  const answers = await Promise.all(Array.from({ length: 4 }, () => send('/tips/payouts', half)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 422, 422, 422,
  ])
  expect(await owedTo(staffId)).toBe(20_00)
  await payOut(staffId, 20_00)
  expect((await tips()).owed.map((one: { staffId: string }) => one.staffId)).not.toContain(staffId)
})

test('the total owed is the balance of the books', async () => {
  await tipped(15_00)
  const [posted] = await sql<{ centavos: string }>(
    `select sum(l.credit_centavos - l.debit_centavos) as centavos from gl_lines l join gl_entries e on e.id = l.entry_id
     join accounts a on a.id = l.account_id where a.code = '205.06' and e.status = 'posted'`,
  )
  expect((await tips()).totalCentavos).toBe(Number(posted!.centavos))
})

test('a payout by the bank is matched with its line and then stays', async () => {
  const { staffId } = await tipped(77_77, 'Rosaura Peine')
  const payout = await payOut(staffId, 77_77)
  expect(await balances(payout.id)).toEqual({ '102.01': -77_77, '205.06': 77_77 })
  const [statement] = await sql<{ id: string }>(
    `insert into bank_statements (account_id, file_name, imported_by) select id, 'estado.csv', $1 from accounts where code = '102.01' returning id`,
    [server.ids.conta],
  )
  await sql(
    `insert into bank_lines (statement_id, account_id, day, concept, reference, amount_centavos, position, ordinal)
     select id, account_id, $2, 'SPEI Rosaura Peine', '', -7777, 0, 0 from bank_statements where id = $1`,
    [statement!.id, today()],
  )
  const { reconciliation } = (await server.request('conta', 'GET', '/api/accounting/reconciliation')).body
    .data as { reconciliation: Reconciliation }
  const pair = reconciliation.proposed.find(({ line }) => line.amountCentavos === -77_77)!
  expect(pair).toMatchObject({ isStrong: true, bookLine: { source: 'tipPayout', payer: 'Rosaura Peine' } })
  const { entryId, position } = pair.bookLine
  const matches = [{ lineId: pair.line.id, bookLines: [{ entryId, position }] }]
  await post('/accounting/bankMatches', { matches }, 'conta')
  expect((await takeBack(payout.id)).body.code).toBe('reconciled')
  const entry = await server.request('conta', 'DELETE', `/api/accounting/glEntries/${entryId}`)
  expect(entry).toMatchObject({ status: 409, body: { code: 'step-not-allowed' } })
})

test('a tip that is returned after its payout is shown as paid too much', async () => {
  const { staffId, paymentId } = await tipped(40_00)
  await payOut(staffId, 40_00)
  await post(`/payments/${paymentId}/corrections`, { method: 'card', tipCentavos: 25_00 })
  expect(await owedTo(staffId)).toBe(-15_00)
  const more = await send('/tips/payouts', { staffId, amountCentavos: 1, cashDayId: null })
  expect(more.body.issues[0].message).toMatch(/no se le deben propinas/)
  expect(await differences()).toEqual([])
})
