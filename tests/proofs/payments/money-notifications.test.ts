import { addDays, formatPesos } from '@rumi/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkedInDog } from '../../support/bookings/checked-in-dog.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { mailsSince } from '../../support/bookings/mails-since.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { stockOf } from '../../support/documents/stock-of.ts'

let server: TestServer
let shop: ReturnType<typeof stockOf>
let reported: () => ReturnType<ReturnType<typeof mailsSince>>
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query('update users set identified_at = now()')
  shop = stockOf(server)
  const readMails = mailsSince(server)
  reported = () => readMails(server.ids.ana)
})
afterAll(() => server.close())
beforeEach(async () => void (await reported()))

const desk = async (method: string, path: string, body?: object) => {
  const answer = await server.request('marta', method, `/api${path}`, body)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
  return answer.body?.data
}
const pay = async (target: object, method: string, amountCentavos: number) =>
  (await desk('POST', '/payments', { target, method, amountCentavos })).payment

type Stay = { id: string; totalCentavos: number; start: string; end: string }
let ahead = 20
/** A stay of four nights that Ana booked and paid in cash, after all its notifications. */
async function paidStay(): Promise<Stay> {
  ahead += 12
  const { status, body } = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Hotel'),
    rumiIds: [await eligibleDog(server, `Con dinero ${ahead}`)],
    ...openNights(ahead, 4, 2),
  })
  expect(status).toBe(201)
  const stay: Stay = body.data.serviceBooking
  await pay({ bookingId: stay.id }, 'cash', stay.totalCentavos)
  await reported()
  return stay
}

/** The only mail and the only notification that there were. */
async function onlyOne() {
  const { mails, notifications } = await reported()
  expect([mails.length, notifications.length], mails.join('\n')).toEqual([1, 1])
  return { mail: mails[0]!.replaceAll('=\n', ''), notification: notifications[0]! }
}

test('an owner’s request for a refund is notified to the desk and found there until it is settled', async () => {
  const stay = await paidStay()
  const target = { bookingId: stay.id }
  const toDesk = async () =>
    (
      await server.database.pool.query(
        `select title, message, href, person_id from notifications where user_id = $1 and kind = 'money-to-return'`,
        [server.ids.marta],
      )
    ).rows
  await server.request('ana', 'PUT', `/api/serviceBookings/${stay.id}`, {
    status: 'cancelled',
    money: 'return',
  })
  await reported()
  const { retained_centavos: keptCentavos } = (
    await server.database.pool.query('select retained_centavos from bookings where id = $1', [stay.id])
  ).rows[0]
  const returnCentavos = stay.totalCentavos - keptCentavos
  expect(await toDesk()).toEqual([
    {
      title: expect.stringMatching(/^Por devolver: Ana /),
      message: expect.stringContaining(formatPesos(returnCentavos)),
      href: '/oficina/pagos',
      person_id: server.ids.ana,
    },
  ])
  const line = { target, paidCentavos: stay.totalCentavos, keptCentavos, returnCentavos }
  const lists = async () => [
    (await desk('GET', `/dues/${server.ids.ana}`)).due.toReturn,
    (await desk('GET', '/payments/to-return')).toReturn,
  ]
  for (const list of await lists()) expect(list).toContainEqual(expect.objectContaining(line))
  await desk('POST', `/serviceBookings/${stay.id}/settlements`, { money: 'return' })
  for (const list of await lists()) expect(list).not.toContainEqual(expect.objectContaining({ target }))

  const other = await paidStay()
  await server.request('ana', 'PUT', `/api/serviceBookings/${other.id}`, {
    status: 'cancelled',
    money: 'credit',
  })
  await reported()
  expect(await toDesk(), 'what waits for nobody').toHaveLength(1)
})

test('a refund at the desk is notified once: how much, how, of what and where to see it', async () => {
  const stay = await paidStay()
  const { payments } = await desk('GET', `/serviceBookings/${stay.id}/payments`)
  const refund = { amountCentavos: 100_00, method: 'transfer', reason: 'No hubo baño' }
  await desk('POST', `/payments/${payments[0].id}/refunds`, refund)
  const { mail, notification } = await onlyOne()
  expect(notification).toMatchObject({
    kind: 'money-returned',
    title: 'Te devolvemos $100.00 MXN',
    href: `/mi-cuenta/reservas/${stay.id}`,
  })
  expect(notification.message).toMatch(/^.*Con dinero \d+, .*: por transferencia\.$/)
  expect(mail).toContain('Te devolvemos: $100.00 MXN por transferencia')
  expect(mail).toContain('No hubo baño')
  expect(mail).toContain(`/mi-cuenta/reservas/${stay.id}`)
})

test('a payment that only changes its method sends no notification', async () => {
  const stay = await paidStay()
  const { payments } = await desk('GET', `/serviceBookings/${stay.id}/payments`)
  await desk('POST', `/payments/${payments[0].id}/corrections`, { method: 'card' })
  expect(await reported()).toEqual({ mails: [], notifications: [] })
})

test('credit from the business is notified with its reason, and its payout too', async () => {
  const credit = { kind: 'credit', clientId: server.ids.ana, method: 'credit', amountCentavos: 50_00 }
  const { payment } = await desk('POST', '/payments', { ...credit, reason: 'El baño se tardó' })
  const given = await onlyOne()
  expect(given.notification).toMatchObject({
    title: 'Tienes $50.00 MXN a tu favor',
    message: 'El baño se tardó: para tu próximo pago.',
    href: `/mi-cuenta/recibos/${payment.id}`,
  })
  await desk('POST', `/payments/${payment.id}/refunds`, { amountCentavos: 20_00, method: 'cash' })
  expect((await onlyOne()).notification).toMatchObject({ title: 'Te devolvemos $20.00 MXN' })
})

test('pieces that come back are one message with all of the money, by whatever ways', async () => {
  const [one, other] = [await shop.product(), await shop.product()]
  for (const id of [one, other]) await shop.buy(id, 5, 333_33)
  const items = [one, other].map((productId) => ({ productId, quantity: 3 }))
  const order = { delivery: 'pickup', payment: 'counter', items }
  const { body } = await server.request('ana', 'POST', '/api/orders', order)
  const { _id: orderId, totalCentavos } = body.data.order
  await pay({ orderId }, 'cash', totalCentavos - 100_00)
  await pay({ orderId }, 'card', 100_00)
  for (const status of ['preparing', 'ready', 'delivered']) await shop.step(orderId, { status })
  await reported()
  const lines = [one, other].map((productId) => ({ productId, quantity: 1, restock: true }))
  await desk('POST', `/orders/${orderId}/returns`, { lines, money: 'return', reason: 'No le gustó' })
  const { mail, notification } = await onlyOne()
  const cash = formatPesos(totalCentavos / 3 - 100_00)
  expect(notification.title).toBe(`Te devolvemos ${formatPesos(totalCentavos / 3)}`)
  expect(mail).toContain(`Te devolvemos ${cash} en efectivo y $100.00 MXN a tu tarjeta.`)
  expect(mail.match(/: 1 pieza$/gm)).toHaveLength(2)

  // The rest is returned whole: the mail of the step says what becomes of the money.
  await desk('PATCH', `/orders/${orderId}`, { status: 'refunded', money: 'credit' })
  const whole = await onlyOne()
  const left = formatPesos((totalCentavos / 3) * 2)
  expect(whole.notification).toMatchObject({ kind: 'order-refunded', message: expect.stringContaining(left) })
  expect(whole.mail).toContain(`Quedan ${left} a tu favor`)
})

test('a shortened stay reports the credit in its own mail, also to clients without booking mails', async () => {
  const stay = await paidStay()
  const mute = (mutedNotifications: string[]) =>
    server.request('ana', 'PUT', `/api/users/${server.ids.ana}`, { mutedNotifications })
  expect((await mute(['bookings-mail', 'bookings-app'])).status).toBe(200)
  const half = formatPesos(stay.totalCentavos / 2)
  const shorter = { end: addDays(stay.end, -2) }
  expect((await server.request('ana', 'PUT', `/api/serviceBookings/${stay.id}`, shorter)).status).toBe(200)
  const { mail, notification } = await onlyOne()
  expect(notification.kind).toBe('booking-moved')
  expect(notification.message).toBe(
    `Así queda la nueva fecha. Quedan ${half} a tu favor para tu próximo pago.`,
  )
  expect(mail).toContain(`A tu favor: ${half}`)
  // Without money there is nothing that they want to hear.
  await server.request('ana', 'PUT', `/api/serviceBookings/${stay.id}`, { end: stay.end })
  expect(await reported()).toEqual({ mails: [], notifications: [] })
  await mute([])
})

test('a cancelled booking reports what is returned, what is pending and, later, what was returned', async () => {
  const [stay, other] = [await paidStay(), await paidStay()]
  const total = formatPesos(stay.totalCentavos)
  await desk('PUT', `/serviceBookings/${stay.id}`, { status: 'cancelled', money: 'return' })
  const returned = await onlyOne()
  expect(returned.notification.message).toBe(`Ese lugar queda libre. Te devolvemos ${total} en efectivo.`)
  expect(returned.mail).not.toContain('Por devolverte')

  await desk('PUT', `/serviceBookings/${other.id}`, { status: 'cancelled' })
  expect((await onlyOne()).mail).toContain(`Por devolverte: ${total}`)
  await desk('POST', `/serviceBookings/${other.id}/settlements`, { money: 'credit' })
  expect((await onlyOne()).notification).toMatchObject({
    kind: 'money-returned',
    title: `Tienes ${total} a tu favor`,
  })
})

test('the amount kept of a stay that ended early is notified with it, and after the step is reversed', async () => {
  const overpaid = async () => {
    const { bookingId } = await checkedInDog(server)
    await server.database.pool.query('update bookings set total_centavos = $2 where id = $1', [
      bookingId,
      9_000_00,
    ])
    await pay({ bookingId }, 'card', 9_000_00)
    await reported()
    return bookingId
  }
  const leaves = { status: 'checked-out', undoId: randomUUID() }
  await desk('PUT', `/serviceBookings/${await overpaid()}`, leaves)
  const { notification } = await onlyOne()
  expect(notification.kind).toBe('booking-checked-out')
  expect(notification.message).toMatch(/Quedan \$\S+ MXN a tu favor/)

  const again = { status: 'checked-out', undoId: randomUUID() }
  await desk('PUT', `/serviceBookings/${await overpaid()}`, again)
  await desk('POST', `/undo/${again.undoId}`)
  expect((await onlyOne()).notification).toMatchObject({
    kind: 'money-returned',
    title: expect.stringMatching(/a tu favor$/),
  })
}, 60_000)
