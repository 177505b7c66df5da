import { randomUUID } from 'node:crypto'
import { addDays, instantAt } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { checkedInDog } from '../../support/bookings/checked-in-dog.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { chargeLateTraining, lateVisit } from '../../support/bookings/late-visit.ts'
import { stockOf } from '../../support/documents/stock-of.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let shop: ReturnType<typeof stockOf>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
  shop = stockOf(server)
})
afterAll(() => server.close())

const checkOut = (body: object, key?: Record<string, string>) =>
  server.request('marta', 'POST', '/api/checkOuts', body, key)
const cash = (target: object, amountCentavos: number, more: object = {}) => ({
  target,
  method: 'cash',
  amountCentavos,
  ...more,
})
const statusOf = async (id: string) =>
  (await server.request('marta', 'GET', `/api/desk/bookings/${id}`)).body.data.deskBooking.booking
    .status as string
const paymentsOf = async (id: string) =>
  (await server.request('marta', 'GET', `/api/payments?bookingId=${id}`)).body.data.payments as {
    amountCentavos: number
    tipCentavos: number
  }[]

/** A stay that ends today, its dog in the house, with a bath ahead. */
async function stayWithBath(name: string) {
  const { bookingId, rumiId } = await checkedInDog(server, { name })
  await shop.sql(
    `update bookings set end_day = $2, lines = '[{"label": "Guardería", "amountCentavos": 10000}]' where id = $1`,
    [bookingId, today()],
  )
  const bath = await serviceOf(server, 'Grooming')
  const at = instantAt(addDays(today(), 1), '12:00')
  const [made] = await shop.sql<{ id: string }>(
    `with groomer as (insert into resources (kind, name) values ('groomer', $1) returning id),
       made as (insert into bookings (client_id, service_id, status, resource_id, start_at, end_at, total_centavos)
         select $2, $3, 'confirmed', groomer.id, $4, $4::timestamptz + interval '1 hour', 40000 from groomer returning id),
       dogs as (insert into booking_dogs (booking_id, dog_id, owner_id) select id, $5, $2 from made)
     select id from made`,
    [`Baña ${randomUUID()}`, server.ids.ana, bath, at, rumiId],
  )
  return { bookingId, rumiId, bathId: made!.id }
}

test('a charge, a given up bath and the departure are one call, and undo takes all but the charge back', async () => {
  const { bookingId, bathId } = await stayWithBath('Completa')
  const productId = await shop.product(5)
  await shop.buy(productId, 5, 500_00)
  const { status, body } = await checkOut({
    bookingIds: [bookingId],
    giveUp: [bathId],
    charge: {
      added: {
        bookingId,
        extras: [{ items: [{ productId, quantity: 1 }], expectedTotalCentavos: 116_00 }],
      },
      discount: { reason: 'Cliente de muchos años', of: [{ target: { bookingId }, amountCentavos: 10_00 }] },
      payments: [
        cash({ bookingId }, 90_00, { tipCentavos: 15_00 }),
        { ...cash({ extra: 0 }, 116_00), method: 'card' },
      ],
      receivedCentavos: 200_00,
    },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  const { undoId, serviceBookings, payments, id } = body.data.checkOut
  expect(undoId).toBe(id)
  expect(serviceBookings).toMatchObject([{ id: bookingId, status: 'checked-out' }])
  expect(payments).toHaveLength(2)
  expect(await Promise.all([bookingId, bathId].map(statusOf))).toEqual(['checked-out', 'cancelled'])
  expect(await shop.booksDiffer()).toEqual([])

  expect((await server.request('marta', 'POST', `/api/undo/${undoId}`)).status).toBe(204)
  expect(await Promise.all([bookingId, bathId].map(statusOf))).toEqual(['checked-in', 'confirmed'])
  expect(await paymentsOf(bookingId)).toMatchObject([{ amountCentavos: 90_00, tipCentavos: 15_00 }])
  expect(await shop.booksDiffer()).toEqual([])
})

test('a failed departure or add-on leaves no charge and no sale, and the dog in the house', async () => {
  const { bookingId, bathId } = await stayWithBath('Detenida')
  const productId = await shop.product(5)
  await shop.buy(productId, 5, 500_00)
  const added = {
    bookingId,
    extras: [{ items: [{ productId, quantity: 1 }], expectedTotalCentavos: 116_00 }],
  }
  const charge = { added, payments: [cash({ bookingId }, 100_00), cash({ extra: 0 }, 116_00)] }

  expect(await checkOut({ bookingIds: [bookingId, bathId], charge })).toMatchObject({
    status: 409,
    body: { code: 'step-not-allowed' },
  })
  await shop.sql(`update bookings set status = 'checked-in' where id = $1`, [bathId])
  const refused = await checkOut({ bookingIds: [bookingId], giveUp: [bathId], charge })
  expect(refused).toMatchObject({ status: 409, body: { code: 'step-not-allowed' } })
  expect(refused.body.message).toMatch(/^No se puede cancelar .+: /)

  expect(await paymentsOf(bookingId)).toEqual([])
  expect(await statusOf(bookingId)).toBe('checked-in')
  const orders = await shop.sql('select 1 from order_items where product_id = $1', [productId])
  expect(orders).toEqual([])
})

test('one of two devices that check a dog out charges, and the other learns that it left', async () => {
  const { bookingId } = await checkedInDog(server, { name: 'Disputada' })
  const body = { bookingIds: [bookingId], charge: { payments: [cash({ bookingId }, 50_00)] } }
  const answers = await Promise.all([checkOut(body), checkOut(body)])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'step-not-allowed',
    message: 'Su salida ya está registrada.',
  })
  expect(await paymentsOf(bookingId)).toHaveLength(1)
})

test('sent again under its key it is the same check-out', async () => {
  const { bookingId } = await checkedInDog(server, { name: 'Repetida' })
  const body = { bookingIds: [bookingId], charge: { payments: [cash({ bookingId }, 100_00)] } }
  const key = { 'idempotency-key': randomUUID() }
  const first = await checkOut(body, key)
  expect(first.status).toBe(201)
  expect(await checkOut(body, key)).toMatchObject({ status: 201, body: first.body })
  expect(await paymentsOf(bookingId)).toHaveLength(1)
})

test('a booking that changed since it was shown is neither charged nor checked out', async () => {
  const { bookingId } = await checkedInDog(server, { name: 'Cambiada' })
  const charge = { payments: [cash({ bookingId }, 100_00)] }
  const seen = (version: number) =>
    checkOut({ bookingIds: [bookingId], versions: { [bookingId]: version }, charge })
  const { body } = await server.request('marta', 'PUT', `/api/serviceBookings/${bookingId}`, {
    notes: 'Lleva collar',
  })
  const { version } = body.data.serviceBooking
  expect(await seen(version - 1)).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect(await paymentsOf(bookingId)).toEqual([])
  expect((await seen(version)).status).toBe(201)
})

test('late collection is charged with the departure, or waived without a payment', async () => {
  await chargeLateTraining(server)
  const rumiId = await eligibleDog(server, 'Tardada')
  const late = async (waived: boolean, payments: (bookingId: string) => object[]) => {
    const bookingId = await lateVisit(server, { rumiIds: [rumiId], minutesLate: 15 })
    const lateFee = { bookingId, expectedCentavos: 80_00, waived }
    const answer = await checkOut({
      bookingIds: [bookingId],
      charge: { lateFees: [lateFee], payments: payments(bookingId) },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.data.checkOut.serviceBookings[0].totalCentavos as number
  }
  expect(await late(false, (bookingId) => [cash({ bookingId }, 580_00)])).toBe(580_00)
  expect(await late(true, () => [])).toBe(500_00)
})

test('one check-out is of one family, and names what exists', async () => {
  const { bookingId } = await checkedInDog(server, { name: 'De Ana' })
  const other = await checkedInDog(server, { owner: 'luis', name: 'De Luis' })
  const both = { bookingIds: [bookingId, other.bookingId] }
  expect(await checkOut(both)).toMatchObject({ status: 422, body: { code: 'breaks-a-rule' } })
  const { body } = await server.request('luis', 'POST', '/api/passes', { kind: 'training-5' })
  const pass = { passId: body.data.pass.id }
  expect(
    await checkOut({ bookingIds: [bookingId], charge: { payments: [cash(pass, 100_00)] } }),
  ).toMatchObject({ status: 422, body: { code: 'breaks-a-rule' } })
  expect((await checkOut({ bookingIds: [randomUUID()] })).status).toBe(404)
  expect(await Promise.all([bookingId, other.bookingId].map(statusOf))).toEqual(['checked-in', 'checked-in'])
})
