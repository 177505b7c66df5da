import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventsDelivered } from '../../support/bookings/events-delivered.ts'
import { sendImport } from '../../support/requests/import-file.ts'
import { openNetwork, type Network } from '../../support/requests/open-network.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let network: Network
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  network = await openNetwork(server)
  await sendImport(
    network,
    'clients',
    `Owner ID,First Name,Last Name,Email\n${[1, 2, 3, 4, 5].map((n) => `b-${n},Saldo,Número ${n},saldo-${n}@correo.mx\n`).join('')}`,
  )
})
afterAll(() => server.close())

const sql = async (text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows
/** Number of notifications, once every event was delivered. */
async function notified(): Promise<number> {
  await eventsDelivered(server.database.pool)
  return (await sql('select count(*)::int as n from notifications'))[0].n
}
const send = async (table: string, how = {}) => (await sendImport(network, 'balances', table, how)).import
const undo = async (id: string) =>
  (await network.request('admin', { method: 'DELETE', path: `/api/imports/${id}` })).body.data
const clientOf = async (n: number): Promise<string> =>
  (await sql(`select id from users where email = $1`, [`saldo-${n}@correo.mx`]))[0].id
const dueOf = async (clientId: string) =>
  (await network.request('marta', { method: 'GET', path: `/api/dues/${clientId}` })).body.data.due
const orderOf = async (clientId: string) =>
  (
    await sql(
      `select * from orders where user_id = $1 and opening_balance order by created_at desc limit 1`,
      [clientId],
    )
  )[0]
/** Debits less credits of the posted entries, by account. */
const posted = async (where: string, value: string) =>
  Object.fromEntries(
    (
      await sql(
        `select a.code, sum(l.debit_centavos - l.credit_centavos)::int as centavos from gl_entries e
         join gl_lines l on l.entry_id = e.id join accounts a on a.id = l.account_id
         where e.status = 'posted' and ${where} = $1 group by a.code having sum(l.debit_centavos - l.credit_centavos) <> 0`,
        [value],
      )
    ).map(({ code, centavos }) => [code, centavos]),
  )
const expectBooksToHold = async () => expect(await sql('select * from books_differences()')).toEqual([])

test('a debt and a credit are on the account of their client and in the books, once', async () => {
  const table = 'Owner ID,Current Balance\nb-1,"1,160.00"\nb-2,-250.50\nb-3,0.00\n'
  expect(await send(table, { dryRun: true })).toMatchObject({
    created: 2,
    known: 1,
    faulty: 0,
    mapping: { owner: 0, owed: 1 },
  })
  const before = await notified()
  expect(await send(table)).toMatchObject({ created: 2, known: 1, faulty: 0 })
  expect(await send(table)).toMatchObject({ id: null, created: 0, known: 3 })
  expect(await notified()).toBe(before)

  const [debtor, creditor] = [await clientOf(1), await clientOf(2)]
  const order = await orderOf(debtor)
  expect((await dueOf(debtor)).lines).toEqual([
    {
      target: { orderId: order.id },
      concept: 'Saldo anterior',
      costCentavos: 116_000,
      paidCentavos: 0,
      leftCentavos: 116_000,
      isDue: true,
    },
  ])
  expect(await dueOf(creditor)).toMatchObject({ creditCentavos: 25_050, lines: [] })
  // IVA that was not collected yet is owed with the rest of the debt.
  expect(await posted('e.order_id', order.id)).toEqual({
    '105.01': 116_000,
    '209.01': -16_000,
    '301.01': -100_000,
  })
  const [{ id: credit }] = await sql(`select id from payments where client_id = $1`, [creditor])
  expect(await posted('e.source_id', credit)).toEqual({ '206.01.02': -25_050, '301.01': 25_050 })
  await expectBooksToHold()
})

test('accounts receivable name the debt, and add up to their account', async () => {
  const { body } = await network.request('conta', { method: 'GET', path: '/api/reports/receivables' })
  const { receivables, byHandCentavos } = body.data
  expect(byHandCentavos).toBe(0)
  const order = await orderOf(await clientOf(1))
  expect(receivables.find(({ name }: { name: string }) => name === 'Saldo Número 1').visits).toEqual([
    expect.objectContaining({
      bookingId: null,
      orderId: order.id,
      service: 'Saldo anterior',
      dogs: [],
      centavos: 116_000,
    }),
  ])
})

test('a debt is paid in parts, and collects its IVA with them', async () => {
  const order = await orderOf(await clientOf(1))
  const pay = (amountCentavos: number) =>
    network.request('marta', {
      method: 'POST',
      path: '/api/payments',
      body: { target: { orderId: order.id }, method: 'card', amountCentavos },
    })
  expect((await pay(58_000)).status).toBe(201)
  expect(await posted('e.order_id', order.id)).toEqual({
    '102.01': 58_000,
    '105.01': 58_000,
    '208.01': -8_000,
    '209.01': -8_000,
    '301.01': -100_000,
  })
  expect((await pay(60_000)).status).toBe(422)
  expect((await pay(58_000)).status).toBe(201)
  expect(await posted('e.order_id', order.id)).toEqual({
    '102.01': 116_000,
    '208.01': -16_000,
    '301.01': -100_000,
  })
  expect(await orderOf(await clientOf(1))).toMatchObject({ status: 'delivered' })
  await expectBooksToHold()
})

test('a client sees the debt, and neither cancels it nor has it sent', async () => {
  expect(await send('correo,saldo\nana@demo.rumi.mx,500\n')).toMatchObject({ created: 1 })
  const order = await orderOf(server.ids.ana)
  const path = `/api/orders/${order.id}`
  const read = await network.request('ana', { method: 'GET', path })
  expect(read.body.data.order).toMatchObject({ openingBalance: true, totalCentavos: 50_000, items: [] })
  const change = (body: object) => network.request('ana', { method: 'PATCH', path, body })
  expect((await change({ status: 'cancelled' })).status).toBe(403)
  expect((await change({ delivery: 'shipping' })).status).toBe(409)
  expect((await network.request('ana', { method: 'DELETE', path })).status).toBe(403)
  expect((await orderOf(server.ids.ana)).status).toBe('pending')
})

test('rejects a second balance of a client, an unknown client and an unreadable amount', async () => {
  const table =
    'Client ID,Unpaid balance,Store credit\nb-2,80,\nb-3,300,\nb-3,400,\nb-4,mucho,\nb-9,10,\nb-5,100,40\n'
  const { created, faults } = await send(table)
  expect(created).toBe(2)
  expect(faults).toEqual([
    { line: 2, field: 'owner', message: expect.stringContaining('Ya tiene otro saldo inicial') },
    { line: 4, field: 'owner', message: expect.stringContaining('Ya tiene otro saldo inicial') },
    { line: 5, field: 'owed', message: expect.stringContaining('No entendimos el importe') },
    { line: 6, field: 'owner', message: expect.stringContaining('No encontramos a su dueño') },
  ])
  expect((await dueOf(await clientOf(5))).lines[0].leftCentavos).toBe(6_000)
})

test('undo withdraws unpaid and unused balances, reverses their entries, and lets them be imported again', async () => {
  await sendImport(
    network,
    'clients',
    `Owner ID,First Name,Last Name,Email\n${[6, 7, 8, 9].map((n) => `b-${n},Saldo,Número ${n},saldo-${n}@correo.mx\n`).join('')}`,
  )
  const table = 'id externo,id cliente,saldo\ns-6,b-6,116\ns-7,b-7,-100\ns-8,b-8,232\ns-9,b-9,-50\n'
  const { id } = await send(table)
  const [unpaid, unspent, paid, spent] = await Promise.all([6, 7, 8, 9].map(clientOf))
  const debt = await orderOf(paid!)
  const pay = async (body: object) =>
    expect((await network.request('marta', { method: 'POST', path: '/api/payments', body })).status).toBe(201)
  await pay({ target: { orderId: debt.id }, method: 'card', amountCentavos: 100 })
  await pay({
    kind: 'credit',
    clientId: spent,
    method: 'credit',
    amountCentavos: 5000,
    reason: 'Una disculpa',
  })
  expect(await undo(id)).toEqual({
    removed: 3,
    hasMore: false,
    leftOver: 1,
    left: [{ name: 'Saldo Número 8', reason: 'used' }],
  })
  const withdrawn = await orderOf(unpaid!)
  expect(withdrawn.status).toBe('cancelled')
  expect(await posted('e.order_id', withdrawn.id)).toEqual({})
  expect(await dueOf(unspent!)).toMatchObject({ creditCentavos: 0, lines: [] })
  expect((await dueOf(spent!)).creditCentavos).toBe(5_000)
  await expectBooksToHold()
  expect(await send(table)).toMatchObject({ created: 3, known: 1 })
  await expectBooksToHold()
})
