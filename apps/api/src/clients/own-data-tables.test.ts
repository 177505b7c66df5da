import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
let token: string
let orderNumber: number
beforeAll(async () => {
  server = await openTestServer()
  const { body } = await server.request(null, 'POST', '/api/auth/login', {
    email: 'ana@demo.rumi.mx',
    password: 'lomito-feliz-2026',
  })
  token = body.token
  const { body: bought } = await server.request('ana', 'POST', '/api/orders', {
    items: [{ productId: 1, quantity: 2 }],
    delivery: 'pickup',
    payment: 'counter',
  })
  const { _id: orderId, number, totalCentavos } = bought.data.order
  orderNumber = number
  const { body: paid } = await server.request('marta', 'POST', '/api/payments', {
    target: { orderId },
    method: 'cash',
    amountCentavos: totalCentavos,
  })
  await server.request('admin', 'POST', `/api/payments/${paid.data.payment.id}/refunds`, {
    amountCentavos: 10_00,
    reason: 'Una bolsa venía rota',
    method: 'credit',
  })
  await server.database.pool.query(
    `insert into cfdis (order_id, status, receiver_rfc, receiver, total_centavos) values ($1, 'asked', 'ROFA8001012A4', $2, 1)`,
    [orderId, { name: 'Ana Robles', postalCode: '01710', taxRegime: '612', cfdiUse: 'G03' }],
  )
  await server.request('ana', 'POST', '/api/contact', {
    name: 'Ana',
    email: 'ana@demo.rumi.mx',
    message: '=HYPERLINK("x")',
  })
})
afterAll(() => server.close())

type Table = {
  title: string
  columns: { heading: string; kind: string }[]
  rows: (string | number | boolean | null)[][]
}

const tables = async (): Promise<Table[]> =>
  (await server.request('ana', 'GET', `/api/users/${server.ids.ana}/dataTables`)).body.data.tables
const json = async () => (await server.request('ana', 'GET', `/api/users/${server.ids.ana}/data`)).body.data
const columnOf = ({ columns, rows }: Table, heading: string) =>
  rows.map((row) => row[columns.findIndex((column) => column.heading === heading)])

test('every list of the file is a table with as many rows, with words and names in place of codes and ids', async () => {
  // Notifications of what was done before arrive in their own time.
  const { found, data } = await vi.waitFor(async () => {
    const [before, tablesBetween, after] = [await json(), await tables(), await json()]
    expect(after.notifications).toEqual(before.notifications)
    return { found: tablesBetween, data: after }
  }, 20_000)
  const named = (title: string) => found.find((table) => table.title === title)!
  const lengths = {
    Rumis: data.rumis.length,
    Papeles: data.medicalRecords.length,
    'Plan de cuidados': data.careItems.length,
    'Avisos de llegada': data.announcements.length,
    'Reportes del día': data.reportCards.length,
    Incidentes: data.incidents.length,
    Reservas: data.serviceBookings.length,
    'Pasos de las reservas': data.bookingSteps.length,
    'Lista de espera': data.waitingList.length,
    Pedidos: data.orders.length,
    'Pasos de los pedidos': data.orderSteps.length,
    Pases: data.passes.length,
    'Usos de los pases': data.passMovements.length,
    'Pagos y saldo a favor': data.payments.length,
    Facturas: data.invoices.length,
    'Mensajes que escribiste': data.messages.length,
    Avisos: data.notifications.length,
    'Solicitudes sobre tus datos': data.privacyRequests.length,
    'Verificación en dos pasos': data.secondFactors.length,
    'Sesiones abiertas': data.sessions.length,
    'Seguridad de la cuenta': data.securityEvents.length,
  }
  expect(found.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['Tus datos', 1],
    ...Object.entries(lengths),
  ])
  expect(Object.keys(data).filter((key) => Array.isArray(data[key])).length).toBe(
    Object.keys(lengths).length + ['sharedWith'].length,
  )
  expect(columnOf(named('Rumis'), 'Nombre')).toEqual(data.rumis.map(({ name }: { name: string }) => name))
  expect(columnOf(named('Papeles'), 'Rumi')).toContain('Canela')
  expect(columnOf(named('Pedidos'), 'Estado')).toContain('Pagado')
  const text = JSON.stringify(found)
  for (const { _id } of data.rumis) expect(text).not.toContain(_id)
  expect(text).not.toMatch(/checked-in|deworming-|undefined/)
})

test('lists the payments and credits of an order with their subject', async () => {
  const payments = (await tables()).find(({ title }) => title === 'Pagos y saldo a favor')!
  const cells = columnOf(payments, 'Para qué').map((what, at) => [
    what,
    columnOf(payments, 'Tipo')[at],
    columnOf(payments, 'Por qué')[at],
  ])
  expect(cells).toContainEqual([`Pedido ${orderNumber}`, 'Pago', ''])
  expect(cells).toContainEqual([`Pedido ${orderNumber}`, 'Saldo a favor', 'Una bolsa venía rota'])
})

test('lists invoices with their stated receiver', async () => {
  const invoices = (await tables()).find(({ title }) => title === 'Facturas')!
  const cells = (heading: string) => columnOf(invoices, heading)
  expect(cells('Tipo')).toEqual(['Factura'])
  expect(cells('RFC')).toEqual(['ROFA8001012A4'])
  expect(cells('Razón social')).toEqual(['Ana Robles'])
  expect(cells('Estado')).toEqual(['Pedida'])
})

test('the workbook has a sheet for each table: money in pesos, days as days, and no text that runs', async () => {
  const reply = await server.app.inject({
    url: `/api/users/${server.ids.ana}/dataWorkbook`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-disposition']).toBe('attachment; filename="mis-datos.xlsx"')
  const sheets = await readWorkbook(Buffer.from(reply.rawPayload))
  const found = await tables()
  expect(sheets.map(({ sheet }) => sheet)).toEqual(found.map(({ title }) => title))
  const sheet = (title: string) => sheets.find((one) => one.sheet === title)!.data
  const column = (title: string, heading: string) => {
    const [head = [], ...rows] = sheet(title)
    return rows.map((row) => row[head.indexOf(heading)])
  }
  const orders = found.find(({ title }) => title === 'Pedidos')!
  expect(column('Pedidos', 'Total')).toEqual(columnOf(orders, 'Total').map((value) => Number(value) / 100))
  for (const born of column('Rumis', 'Nacimiento')) expect(born).toBeInstanceOf(Date)
  expect(column('Mensajes que escribiste', 'Mensaje')).toContain('=HYPERLINK("x")')
})

test('another’s is a missing one', async () => {
  for (const path of ['dataTables', 'dataWorkbook'])
    expect((await server.request('luis', 'GET', `/api/users/${server.ids.ana}/${path}`)).status).toBe(404)
})
