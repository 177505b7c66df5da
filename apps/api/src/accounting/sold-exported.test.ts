import { addDays, type BookReport } from '@rumi/contract'
import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../../../tests/support/bookings/eligible-dog.ts'
import { openNights } from '../../../../tests/support/bookings/open-nights.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { today } from '../http/clock.ts'

let server: TestServer
let token: string
let order: { id: string; number: number; totalCentavos: number; ivaCentavos: number; unitCentavos: number }
let booking: { id: string; start: string; end: string; totalCentavos: number }
const post = async (path: string, body: object) => {
  const { status, body: answered } = await server.request('marta', 'POST', `/api${path}`, body)
  expect([status, answered.message]).toEqual([201, undefined])
  return answered.data
}
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query('update users set identified_at = now()')
  await server.database.pool.query('update products set stock = 20')
  const login = { email: 'conta@demo.rumi.mx', password: 'lomito-feliz-2026' }
  token = (await server.request(null, 'POST', '/api/auth/login', login)).body.token

  const items = [{ productId: 1, quantity: 3 }]
  const requested = { items, delivery: 'pickup', payment: 'counter' }
  const made = (await server.request('ana', 'POST', '/api/orders', requested)).body.data.order
  order = { ...made, id: made._id, unitCentavos: made.items[0].unitCentavos }
  const target = { orderId: order.id }
  await post('/payments', { target, method: 'card', amountCentavos: order.totalCentavos, tipCentavos: 15_50 })
  const lines = [{ productId: 1, quantity: 1, restock: true }]
  await post(`/orders/${order.id}/returns`, { lines, money: 'transfer', reason: '=No le gustó' })

  const dogs = [await eligibleDog(server, 'Aro'), await eligibleDog(server, 'Zeta')]
  const nights = openNights(20, 3)
  const stay = { serviceId: await serviceOf(server, 'Hotel'), rumiIds: dogs, clientId: server.ids.ana }
  const { serviceBooking } = await post('/serviceBookings', { ...stay, ...nights })
  booking = serviceBooking
  await post(`/serviceBookings/${serviceBooking.id}/payments`, { amountCentavos: 333_33, method: 'transfer' })
})
afterAll(() => server.close())

/** The rows of a report as another library reads them from the workbook, by their headings. */
async function rowsOf(report: BookReport, from = today(), to = from) {
  const reply = await server.app.inject({
    url: `/api/accounting/exports/${report}/workbook?from=${from}&to=${to}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.statusCode).toBe(200)
  const [sheet] = await readWorkbook(reply.rawPayload)
  const [headings = [], ...rows] = sheet!.data
  return rows.map((row) =>
    Object.fromEntries(headings.map((heading, at) => [String(heading), row[at] ?? null])),
  )
}
const pesos = (centavos: number) => centavos / 100

test('payments are rows whose sums are what is there, moments and pesos as such', async () => {
  const rows = (await rowsOf('payments')).filter((row) => row.Concepto === `Pedido ${order.number}`)
  expect(rows).toMatchObject([
    {
      'Qué fue': 'Pago',
      'Forma de pago': 'Tarjeta de crédito',
      Cliente: expect.stringContaining('Ana'),
      Importe: pesos(order.totalCentavos),
      Propina: 15.5,
      Situación: 'Hecho',
    },
    {
      'Qué fue': 'Devolución',
      'Forma de pago': 'Transferencia',
      Importe: -pesos(order.unitCentavos),
      Propina: 0,
    },
  ])
  for (const row of rows) expect(row['Fecha y hora']).toBeInstanceOf(Date)
  const stay = (await rowsOf('payments')).find(({ Importe }) => Importe === 333.33)
  expect(stay?.Concepto).toMatch(/, Aro, Zeta$/)
  const { rows: stored } = await server.database.pool.query(
    `select count(*)::int as count from payments where business_day(coalesce(received_at, created_at)) = $1`,
    [today()],
  )
  expect(await rowsOf('payments')).toHaveLength(stored[0].count)
})

test('a CSV says the day and hour of the business, never another zone’s', async () => {
  const { rows } = await server.database.pool.query<{ local: string }>(
    `select to_char(coalesce(received_at, created_at) at time zone 'America/Mexico_City', 'YYYY-MM-DD HH24:MI') as local
     from payments where kind = 'payment' and order_id is not null and status = 'settled'`,
  )
  for (const report of ['payments', 'orders', 'bookings'] satisfies BookReport[]) {
    const from = addDays(today(), -30)
    const reply = await server.app.inject({
      url: `/api/accounting/exports/${report}/csv?from=${from}&to=${addDays(today(), 40)}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).not.toMatch(/T\d\d:\d\d|\d\d:\d\d:\d\d|Z,/)
    expect(reply.body).toContain(report === 'payments' ? rows[0]!.local : ',')
  }
})

test('an order has its pieces, its IVA, what came back and what is paid of it', async () => {
  const row = (await rowsOf('orders')).find(({ Pedido }) => Pedido === order.number)
  expect(row).toMatchObject({
    'Fecha y hora': expect.any(Date),
    Cliente: expect.stringContaining('Ana'),
    Situación: 'Pagado',
    Entrega: 'Para recoger',
    Piezas: 3,
    'Sin IVA': pesos(order.totalCentavos - order.ivaCentavos),
    IVA: pesos(order.ivaCentavos),
    Total: pesos(order.totalCentavos),
    Devuelto: pesos(order.unitCentavos),
    Pagado: pesos(order.totalCentavos - order.unitCentavos),
  })
})

test('a booking has its days as days, its dogs counted, and what is paid of its price', async () => {
  const row = (await rowsOf('bookings', booking.start)).find(({ Rumis }) => Rumis === 'Aro, Zeta')
  expect(row).toMatchObject({
    Empieza: new Date(`${booking.start}T00:00:00Z`),
    Termina: new Date(`${booking.end}T00:00:00Z`),
    Cuántos: 2,
    Situación: expect.stringMatching(/^(Por confirmar|Confirmada)$/),
    Total: pesos(booking.totalCentavos),
    Pagado: 333.33,
    Retenido: 0,
  })
  const all = await rowsOf('bookings', addDays(today(), -30), addDays(today(), 40))
  const { rows: stored } = await server.database.pool.query(
    `select count(*)::int as count, sum(total_centavos)::int as total from bookings
     where coalesce(start_day, business_day(start_at)) between $1::date - 30 and $1::date + 40`,
    [today()],
  )
  const sum = all.reduce((total, { Total }) => total + Math.round(Number(Total) * 100), 0)
  expect([all.length, sum]).toEqual([stored[0].count, stored[0].total])
})

test('money paid online is of the day on which it came, and what has not come is in no sum', async () => {
  const { pool } = server.database
  const opened = async (days: number) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into payments (booking_id, client_id, method, amount_centavos, status, created_at)
       values ($1, $2, 'online', 7777, 'pending', now() - make_interval(days => $3)) returning id`,
      [booking.id, server.ids.ana, days],
    )
    return rows[0]!.id
  }
  const before = addDays(today(), -2)
  const listed = async (on: string) =>
    (await server.request('conta', 'GET', `/api/payments?method=online&from=${on}&to=${on}`)).body.data
      .payments
  const totals = async (on: string) =>
    (await server.request('conta', 'GET', `/api/payments/totals?method=online&from=${on}&to=${on}`)).body.data
      .totals
  const id = await opened(2)
  expect(await listed(before)).toMatchObject([{ id }])
  const online = async (on: string) =>
    (await rowsOf('payments', on)).filter((row) => row['Forma de pago'] === 'En línea')
  expect(await online(before)).toMatchObject([{ Importe: null, Propina: null, 'Pendiente o fallido': 77.77 }])
  await pool.query(`update payments set status = 'settled', received_at = now() where id = $1`, [id])
  expect([await listed(before), await totals(before), await online(before)]).toEqual([[], [], []])
  expect(await listed(today())).toMatchObject([{ id }])
  expect(await totals(today())).toMatchObject([{ receivedCentavos: 7777 }])
  expect(await online(today())).toMatchObject([{ Importe: 77.77, 'Pendiente o fallido': null }])
})

test('the desk, which does not keep the books, takes none of them away', async () => {
  for (const report of ['payments', 'orders', 'bookings'])
    expect((await server.request('marta', 'GET', `/api/accounting/exports/${report}/csv`)).status).toBe(403)
})
