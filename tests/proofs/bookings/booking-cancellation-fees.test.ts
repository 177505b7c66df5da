import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { mailsSince } from '../../support/bookings/mails-since.ts'
import { newcomer } from '../../support/servers/newcomer.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let reported: ReturnType<typeof mailsSince>
let hotel: string
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  reported = mailsSince(server)
  hotel = await serviceOf(server, 'Hotel')
  await server.database.pool.query('update users set identified_at = now()')
  await setTerms({ freeUntilHours: 720, keepPercent: 50 })
})
afterAll(() => server.close())

const setTerms = (cancellation: object) => server.request('admin', 'PATCH', '/api/settings', { cancellation })
const read = async (who: 'ana' | 'admin', path: string) =>
  (await server.request(who, 'GET', `/api${path}`)).body.data
const accountOf = (id: string) => read('ana', `/serviceBookings/${id}/payments`)
const change = (who: 'ana' | 'marta', id: string, body: object) =>
  server.request(who, 'PUT', `/api/serviceBookings/${id}`, body)
const pay = (id: string, amountCentavos: number, method = 'card') =>
  server.request('marta', 'POST', '/api/payments', { target: { bookingId: id }, method, amountCentavos })
const settle = (id: string, body: object) =>
  server.request('marta', 'POST', `/api/serviceBookings/${id}/settlements`, body)
const listed = async (id: string) =>
  (await read('ana', '/serviceBookings?limit=200')).serviceBookings.find(
    (one: { id: string }) => one.id === id,
  )
const dueOf = async (id: string) =>
  (await read('admin', `/dues/${server.ids.ana}`)).due.lines.find(
    ({ target }: { target: { bookingId?: string } }) => target.bookingId === id,
  )
const receivable = async (id: string) =>
  (await read('admin', '/reports/receivables')).receivables
    .flatMap(({ visits }: { visits: { bookingId: string }[] }) => visits)
    .find(({ bookingId }: { bookingId: string }) => bookingId === id)
const differences = async () => (await read('admin', '/accounting/audit')).differences
/** Balance of a booking per account, debits above zero. */
async function postedOf(id: string, code: string) {
  const { rows } = await server.database.pool.query(
    `select coalesce(sum(l.debit_centavos - l.credit_centavos), 0)::int as centavos from gl_lines l
      join gl_entries e on e.id = l.entry_id join accounts a on a.id = l.account_id
      where e.booking_id = $1 and a.code = $2 and e.status = 'posted'`,
    [id, code],
  )
  return rows[0].centavos
}

let dogs = 0
/** Two nights of Ana's soon: confirmed where the desk books them, requested where she does. */
async function bookSoon(who: 'ana' | 'marta' = 'marta') {
  dogs += 1
  const requested = {
    serviceId: hotel,
    rumiIds: [await eligibleDog(server, `Tardía ${dogs}`)],
    ...openNights(20 + (dogs % 4) * 2, 2),
  }
  const { status, body } = await server.request(who, 'POST', '/api/serviceBookings', requested)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.serviceBooking as { id: string; totalCentavos: number; status: string }
}

test('the fee of a late cancellation is owed by the client on every surface, and is paid like any debt', async () => {
  const { id, totalCentavos } = await bookSoon()
  const fee = totalCentavos / 2
  const before = await accountOf(id)
  expect(before).toMatchObject({
    cancellation: { keptCentavos: fee },
    keptCentavos: fee,
    returnedCentavos: 0,
  })
  await reported(server.ids.ana)
  expect((await change('ana', id, { status: 'cancelled' })).status).toBe(200)

  expect(await accountOf(id)).toMatchObject({
    cancellation: { keptCentavos: fee },
    keptCentavos: fee,
    paidCentavos: 0,
    leftCentavos: fee,
    overpaidCentavos: 0,
  })
  expect(await listed(id)).toMatchObject({ status: 'cancelled', keptCentavos: fee, owedCentavos: fee })
  const { mails } = await reported(server.ids.ana)
  const mail = mails.find((one) => one.includes('Se cobra por cancelar'))
  expect(mail).toMatch(/Se cobra por cancelar: \$\d/)
  expect(mail).toMatch(/Por pagar: \$\d/)
  expect(await dueOf(id)).toMatchObject({
    concept: expect.stringMatching(/^Cancelación, /),
    costCentavos: fee,
    leftCentavos: fee,
    isDue: true,
  })
  expect(await receivable(id)).toMatchObject({
    service: expect.stringMatching(/^Cancelación: /),
    centavos: fee,
    days: 0,
  })
  const iva = fee - Math.round((fee * 100) / 116)
  expect(await postedOf(id, '105.01')).toBe(fee)
  expect(await postedOf(id, '209.01')).toBe(-iva)
  await expectBooksToHold(server)

  expect((await pay(id, fee + 1)).status).toBe(422)
  expect((await pay(id, fee - 100_00)).status).toBe(201)
  expect(await accountOf(id)).toMatchObject({ leftCentavos: 100_00 })
  expect((await pay(id, 100_00, 'cash')).status).toBe(201)
  expect(await accountOf(id)).toMatchObject({ leftCentavos: 0, overpaidCentavos: 0 })
  expect(await listed(id)).toMatchObject({ keptCentavos: fee, owedCentavos: 0 })
  expect([await dueOf(id), await receivable(id)]).toEqual([undefined, undefined])
  expect([await postedOf(id, '105.01'), await postedOf(id, '209.01'), await postedOf(id, '208.01')]).toEqual([
    0,
    0,
    -iva,
  ])
  await expectBooksToHold(server)
  expect(await differences()).toEqual([])
})

test('the deposit covers the fee first, and only the rest is owed', async () => {
  const { id, totalCentavos } = await bookSoon()
  await pay(id, 100_00)
  await change('ana', id, { status: 'cancelled' })
  expect(await accountOf(id)).toMatchObject({
    keptCentavos: totalCentavos / 2,
    returnedCentavos: 0,
    leftCentavos: totalCentavos / 2 - 100_00,
  })
  await expectBooksToHold(server)
})

test('the desk waives what is owed of a fee with a reason, and staff who give no discounts may not', async () => {
  const { id, totalCentavos } = await bookSoon()
  await pay(id, 100_00)
  await change('marta', id, { status: 'cancelled' })
  expect(await accountOf(id)).toMatchObject({ leftCentavos: totalCentavos / 2 - 100_00 })
  expect((await settle(id, { money: 'waive' })).body.issues).toMatchObject([{ path: 'reason' }])
  const byBooks = await server.request('conta', 'POST', `/api/serviceBookings/${id}/settlements`, {
    money: 'waive',
    reason: 'No debe',
  })
  expect(byBooks.status).toBe(403)
  expect(await settle(id, { money: 'waive', reason: 'Se enfermó su perro' })).toMatchObject({
    status: 201,
    body: { data: { keptCentavos: 100_00, leftCentavos: 0, overpaidCentavos: 0 } },
  })
  const { events } = (await server.request('marta', 'GET', `/api/desk/bookings/${id}`)).body.data
  expect(events.map(({ note }: { note: string }) => note)).toContainEqual(
    expect.stringMatching(/^Se perdonaron .* por cancelar: Se enfermó su perro$/),
  )
  expect(await dueOf(id)).toBeUndefined()
  expect((await settle(id, { money: 'waive', reason: 'Otra vez' })).status).toBe(409)
  await expectBooksToHold(server)
  expect(await differences()).toEqual([])
})

test('a part of a fee is taken off in a charge at the desk', async () => {
  const { id, totalCentavos } = await bookSoon()
  await change('marta', id, { status: 'cancelled' })
  const fee = totalCentavos / 2
  const target = { bookingId: id }
  const charged = await server.request('marta', 'POST', '/api/charges/discounted', {
    discount: { reason: 'Cliente de años', of: [{ target, amountCentavos: 100_00 }] },
    payments: [{ target, method: 'cash', amountCentavos: fee - 100_00 }],
  })
  expect(charged.status, JSON.stringify(charged.body)).toBe(201)
  expect(await accountOf(id)).toMatchObject({
    totalCentavos,
    keptCentavos: fee - 100_00,
    leftCentavos: 0,
    overpaidCentavos: 0,
  })
  await expectBooksToHold(server)
})

test('a fee returned by the desk is not owed again', async () => {
  const { id, totalCentavos } = await bookSoon()
  const paid = (await pay(id, totalCentavos / 2)).body.data.payment
  await change('marta', id, { status: 'cancelled' })
  const returned = await server.request('marta', 'POST', `/api/payments/${paid.id}/refunds`, {
    amountCentavos: 50_00,
    reason: 'Cortesía',
  })
  expect(returned.status).toBe(201)
  expect(await accountOf(id)).toMatchObject({ keptCentavos: totalCentavos / 2 - 50_00, leftCentavos: 0 })
  await expectBooksToHold(server)
})

test('a request that was not confirmed is cancelled without a fee, and the preview says so', async () => {
  const requested = await bookSoon('ana')
  expect(requested.status).toBe('pending')
  expect(await accountOf(requested.id)).toMatchObject({ keptCentavos: 0, returnedCentavos: 0 })
  await change('ana', requested.id, { status: 'cancelled' })
  expect(await accountOf(requested.id)).toMatchObject({ keptCentavos: 0, leftCentavos: 0 })
})

test('a step that is taken back takes its fee with it', async () => {
  const { id } = await bookSoon()
  const undoId = crypto.randomUUID()
  await change('marta', id, { status: 'cancelled', undoId })
  expect((await accountOf(id)).leftCentavos).toBeGreaterThan(0)
  expect((await server.request('marta', 'POST', `/api/undo/${undoId}`)).status).toBe(204)
  expect(await listed(id)).toMatchObject({ status: 'confirmed', keptCentavos: 0, owedCentavos: 0 })
  await expectBooksToHold(server)
})

test('an account is not closed while its upcoming bookings cost a fee', async () => {
  const client = await newcomer(server, 1)
  const requested = { serviceId: hotel, rumiIds: client.dogs, ...openNights(20, 2) }
  const booked = (await server.request('marta', 'POST', '/api/serviceBookings', requested)).body.data
    .serviceBooking
  const close = () => server.request('admin', 'DELETE', `/api/users/${client.id}`)
  expect(await close()).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('Ya pasó el plazo para cancelar sin costo') },
  })
  expect(
    (await client.request('PUT', `/api/serviceBookings/${booked.id}`, { status: 'cancelled' })).status,
  ).toBe(200)
  expect((await close()).status).toBe(409)
  expect((await pay(booked.id, booked.totalCentavos / 2)).status).toBe(201)
  expect((await close()).status).toBe(204)
})

test('the confirmation of a booking made inside the window names the fee and no moment that is past', async () => {
  await reported(server.ids.ana)
  await bookSoon()
  const { mails } = await reported(server.ids.ana)
  const mail = mails.find((one) => one.includes('Si cancelas'))
  expect(mail).toContain('Si cancelas: se cobra el 50 % de su precio')
  expect(mail).not.toContain('sin costo hasta')
})
