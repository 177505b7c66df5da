import type { Reconciliation } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../../../tests/support/bookings/eligible-dog.ts'
import { nextOpenDay } from '../../../../tests/support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { today } from '../http/clock.ts'

let server: TestServer
let statementId: string
let client: string
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  const [statement] = await sql<{ id: string }>(
    `insert into bank_statements (account_id, file_name, imported_by) select id, 'estado.csv', $1 from accounts where code = '102.01' returning id`,
    [server.ids.conta],
  )
  statementId = statement!.id
  const [person] = await sql<{ name: string }>(
    `select name || ' ' || last_name as name from users where id = $1`,
    [server.ids.ana],
  )
  client = person!.name
})
afterAll(() => server.close())

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(text, values)).rows

/** A day of day care of one of Ana's dogs. */
async function booked(dogName: string) {
  const day = nextOpenDay('Guardería', 3)
  const made = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [await eligibleDog(server, dogName)],
    start: day,
    end: day,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.data.serviceBooking as { id: string; totalCentavos: number }
}
let ordinal = 0
/** A line of the bank of today. */
async function received(concept: string, amountCentavos: number) {
  const [line] = await sql<{ id: string }>(
    `insert into bank_lines (statement_id, account_id, day, concept, reference, amount_centavos, position, ordinal)
     select id, account_id, $2, $3, '', $4, $5, $5 from bank_statements where id = $1 returning id`,
    [statementId, today(), concept, amountCentavos, ordinal++],
  )
  return line!.id
}
const show = async (): Promise<Reconciliation> =>
  (await server.request('conta', 'GET', `/api/accounting/reconciliation?from=${today()}&to=${today()}`)).body
    .data.reconciliation
const payableOf = async (lineId: string) => (await show()).payable.find(({ line }) => line.id === lineId)
const pay = async (lineId: string, target: object) => {
  const path = `/api/accounting/bankLines/${lineId}/payments`
  const { status, body } = await server.request('conta', 'POST', path, { target })
  return [status, body.code ?? null]
}
const paidOf = async (bookingId: string) =>
  Number((await sql<{ paid: string }>('select net_paid($1, null, null) as paid', [bookingId]))[0]!.paid)
const differences = async () =>
  (await server.request('conta', 'GET', '/api/accounting/audit')).body.data.differences

test('a transfer that names the dog of a booking pays it with one press, posts it, and is matched', async () => {
  const { id: bookingId, totalCentavos } = await booked('Zarzamora')
  const [short, whole] = [
    await received('SPEI ZARZAMORA', totalCentavos - 1),
    await received('SPEI RECIBIDO ZARZAMORA, LUNES 1', totalCentavos),
  ]
  expect(await payableOf(short)).toBeUndefined()
  expect((await payableOf(whole))?.sale).toMatchObject({
    target: { bookingId },
    name: expect.stringContaining('Zarzamora'),
    clientName: client,
    amountCentavos: totalCentavos,
    reasons: ['reference'],
  })
  expect(await pay(short, { bookingId })).toEqual([422, 'match-differs'])
  const answers = await Promise.all([1, 2, 3].map(() => pay(whole, { bookingId })))
  expect(answers.map(([status]) => status).toSorted((one, other) => Number(one) - Number(other))).toEqual([
    201, 409, 409,
  ])
  expect(await paidOf(bookingId)).toBe(totalCentavos)
  expect(await pay(short, { bookingId })).toEqual([409, 'step-not-allowed'])
  const pair = (await show()).matched.find(({ line }) => line.id === whole)!
  expect(pair.bookLines).toMatchObject([{ source: 'booking', amountCentavos: totalCentavos }])
  expect(await differences()).toEqual([])
})

test('a transfer in the name of its client pays a requested pass, which then counts', async () => {
  const { pass } = (await server.request('ana', 'POST', '/api/passes', { kind: 'training-5' })).body.data
  const line = await received(`SPEI ${client.toUpperCase()}`, pass.totalCentavos)
  expect((await payableOf(line))?.sale).toMatchObject({ target: { passId: pass.id }, reasons: ['payer'] })
  expect(await pay(line, { passId: pass.id })).toEqual([201, null])
  const [paid] = await sql('select status from passes where id = $1', [pass.id])
  expect(paid).toEqual({ status: 'active' })
  expect((await show()).matched.map(({ line: { id } }) => id)).toContain(line)
  expect(await differences()).toEqual([])
})

test('a deposit is paid by its transfer, and then only the rest is open', async () => {
  const { id: bookingId, totalCentavos } = await booked('Frambuesa')
  const deposit = Math.floor(totalCentavos / 3)
  await sql(
    `update bookings set deposit_held_until = now() + interval '1 day', deposit_held_centavos = $2 where id = $1`,
    [bookingId, deposit],
  )
  const line = await received('SPEI FRAMBUESA', deposit)
  expect((await payableOf(line))?.sale.target).toEqual({ bookingId })
  expect(await pay(line, { bookingId })).toEqual([201, null])
  expect(await paidOf(bookingId)).toBe(deposit)
  expect(await payableOf(await received('FRAMBUESA', totalCentavos))).toBeUndefined()
  expect((await payableOf(await received('FRAMBUESA', totalCentavos - deposit)))?.sale.target).toEqual({
    bookingId,
  })
})

test('a transfer that the desk has registered pays no other booking a second time', async () => {
  const [paid, open] = [await booked('Grosella'), await booked('Arándano')]
  const payment = {
    target: { bookingId: paid.id },
    method: 'transfer',
    amountCentavos: paid.totalCentavos,
    reference: 'G-48213',
  }
  expect((await server.request('marta', 'POST', '/api/payments', payment)).status).toBe(201)
  const line = await received(`SPEI 48213 ${client}, ARANDANO`, open.totalCentavos)
  const { payable, proposed } = await show()
  expect(payable.map(({ line: { id } }) => id)).not.toContain(line)
  expect(proposed.find((pair) => pair.line.id === line)).toMatchObject({ isStrong: true })
})
