import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { formatPesos, instantAt } from '@rumi/contract'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openOnlineServer, preferenceOf, type OnlineServer } from '../../support/servers/online-server.ts'

let online: OnlineServer
beforeAll(async () => {
  online = await openOnlineServer()
})
afterAll(() => online.close())

/** A stay whose page to pay at is open. */
async function openedStay() {
  const { id, totalCentavos } = await online.stay()
  const { payment, checkoutUrl } = (await online.start(id)).body.data
  const pay = () => online.provider.pay(preferenceOf(checkoutUrl))
  return { id, totalCentavos, paymentId: payment.id as string, pay }
}

/** Refund that the provider made by itself and reports twice. */
async function giveBack(
  providerId: number,
  centavos: number,
  status: 'approved' | 'charged_back' | 'refunded',
) {
  Object.assign(online.provider.payments.get(providerId)!, {
    status,
    transaction_amount_refunded: centavos / 100,
  })
  const outcome = (await online.notice(providerId)).body.data.outcome
  await online.notice(providerId)
  return outcome as string
}

test('a refund by the provider is in the ledger once, whole or in parts', async () => {
  const { id, totalCentavos, pay } = await openedStay()
  const paid = pay()
  await online.notice(paid.id)
  expect(await giveBack(paid.id, 100_00, 'approved')).toBe('settled')
  expect((await online.accountOf(id)).paidCentavos).toBe(totalCentavos - 100_00)
  expect(await giveBack(paid.id, 250_00, 'approved')).toBe('settled')
  expect((await online.accountOf(id)).paidCentavos).toBe(totalCentavos - 250_00)
  // A dispute says that it was lost, not how much of it.
  expect(await giveBack(paid.id, 0, 'charged_back')).toBe('settled')
  expect((await online.accountOf(id)).paidCentavos).toBe(0)
  await expectBooksToHold(online.server)
})

test('a dispute that the business wins reverses its refund, in the ledger and in the books', async () => {
  const { id, totalCentavos, pay } = await openedStay()
  const paid = pay()
  await online.notice(paid.id)
  expect(await giveBack(paid.id, 100_00, 'approved')).toBe('settled')
  expect(await giveBack(paid.id, 0, 'charged_back')).toBe('settled')
  expect((await online.accountOf(id)).paidCentavos).toBe(0)
  // Refunds from before the dispute stay.
  expect(await giveBack(paid.id, 100_00, 'approved')).toBe('settled')
  expect(await online.accountOf(id)).toMatchObject({
    paidCentavos: totalCentavos - 100_00,
    leftCentavos: 100_00,
  })
  await expectBooksToHold(online.server)
  const differences = async () =>
    (await online.server.request('admin', 'GET', '/api/accounting/audit')).body.data.differences
  expect(await differences()).toEqual([])
  expect(await giveBack(paid.id, 0, 'charged_back')).toBe('settled')
  expect(await giveBack(paid.id, 0, 'approved')).toBe('settled')
  expect(await online.accountOf(id)).toMatchObject({ paidCentavos: totalCentavos, leftCentavos: 0 })
  await expectBooksToHold(online.server)
  expect(await differences()).toEqual([])
})

test('a pass whose payment the provider took back pays for nothing until it is paid again', async () => {
  const { request, ids } = online.server
  const { pass } = (await request('ana', 'POST', '/api/passes', { kind: 'training-5' })).body.data
  const target = { passId: pass.id }
  const open = async () => (await request('ana', 'POST', '/api/payments/online', { target })).body.data
  const paid = online.provider.pay(preferenceOf((await open()).checkoutUrl))
  await online.notice(paid.id)
  const dog = await eligibleDog(online.server, 'Contracargo')
  const serviceId = await serviceOf(online.server, 'Entrenamiento')
  const day = nextOpenDay('Entrenamiento', 30)
  const time = { start: instantAt(day, '10:00'), end: instantAt(day, '11:00') }
  const priceOf = async () =>
    (await request('ana', 'POST', '/api/serviceBookings/quote', { serviceId, rumiIds: [dog], ...time })).body
      .data.quote.totalCentavos
  const dues = async () => (await request('marta', 'GET', `/api/dues/${ids.ana}`)).body.data.due.lines
  expect(await priceOf()).toBe(0)
  expect(await giveBack(paid.id, 0, 'charged_back')).toBe('settled')
  expect(await priceOf()).toBeGreaterThan(0)
  const named = { serviceId, rumiIds: [dog], ...time, passId: pass.id }
  expect((await request('ana', 'POST', '/api/serviceBookings', named)).status).toBe(404)
  const { passes } = (await request('ana', 'GET', '/api/passes')).body.data
  const leftCentavos = pass.totalCentavos
  expect(passes).toContainEqual(expect.objectContaining({ id: pass.id, status: 'active', leftCentavos }))
  expect(await dues()).toContainEqual(expect.objectContaining({ target, leftCentavos, isDue: true }))
  const again = { status: 'active', payment: { method: 'cash' } }
  const repaid = await request('marta', 'PATCH', `/api/passes/${pass.id}`, again)
  expect(repaid.body.data.pass).toMatchObject({ status: 'active', unitsLeft: 5, leftCentavos: 0 })
  expect(await priceOf()).toBe(0)
  expect(await dues()).not.toContainEqual(expect.objectContaining({ target }))
  await expectBooksToHold(online.server)
})

test('a refund that we requested is not counted again when the provider reports it', async () => {
  const { id, totalCentavos, paymentId, pay } = await openedStay()
  const paid = pay()
  await online.notice(paid.id)
  const refund = { amountCentavos: 80_00 }
  const requested = await online.server.request('marta', 'POST', `/api/payments/${paymentId}/refunds`, refund)
  expect(requested.status).toBe(201)
  const returnedCentavos = () => online.provider.payments.get(paid.id)!.transaction_amount_refunded * 100
  await vi.waitFor(() => expect(returnedCentavos()).toBe(80_00), 20_000)
  expect((await online.notice(paid.id)).body.data.outcome).toBe('known')
  expect((await online.accountOf(id)).paidCentavos).toBe(totalCentavos - 80_00)
})

/** A refund of ours that the provider does not carry out yet, until it is given up and waits for the desk. */
async function parkedRefund(paymentId: string, amountCentavos: number) {
  online.provider.faults.refundsAnswer = 401
  const { body } = await online.server.request('marta', 'POST', `/api/payments/${paymentId}/refunds`, {
    amountCentavos,
  })
  const refundId = body.data.payment.id as string
  const parked = async () => {
    const found = await online.server.request('marta', 'GET', '/api/deadLetters')
    return found.body.data.deadLetters.find(
      ({ about }: { about: { paymentId?: string } }) => about.paymentId === refundId,
    )?.id as string | undefined
  }
  await expect.poll(parked, { timeout: 30_000 }).toBeDefined()
  const letter = (await parked())!
  online.provider.faults.refundsAnswer = null
  return { refundId, letter }
}

const stateOf = async (paymentId: string) =>
  (await online.server.request('marta', 'GET', `/api/payments/${paymentId}`)).body.data.payment
    .status as string

test.each(['refunded', 'charged_back'] as const)(
  'a refund of ours that waits while the provider gives all back by itself (%s) is that money, once',
  async (status) => {
    const { id, totalCentavos, paymentId, pay } = await openedStay()
    const paid = pay()
    await online.notice(paid.id)
    const { refundId, letter } = await parkedRefund(paymentId, 100_00)
    expect(await giveBack(paid.id, totalCentavos, status)).toBe('settled')
    expect(await stateOf(refundId)).toBe('pending')
    expect((await online.server.request('marta', 'POST', `/api/deadLetters/${letter}/retry`)).status).toBe(
      204,
    )
    await vi.waitFor(async () => expect(await stateOf(refundId)).toBe('settled'), 20_000)
    expect((await online.accountOf(id)).paidCentavos).toBe(0)
    await expectBooksToHold(online.server)
  },
)

test('a refund that is given up and dropped fails, and its money is returned otherwise', async () => {
  const { id, totalCentavos, paymentId, pay } = await openedStay()
  await online.notice(pay().id)
  const { refundId, letter } = await parkedRefund(paymentId, 100_00)
  const drop = () => online.server.request('marta', 'DELETE', `/api/deadLetters/${letter}`)
  online.provider.faults.away = true
  expect((await drop()).body).toMatchObject({ code: 'payment-provider-away' })
  online.provider.faults.away = false
  expect(await stateOf(refundId)).toBe('pending')
  expect((await drop()).status).toBe(204)
  expect(await stateOf(refundId)).toBe('failed')
  expect((await drop()).status).toBe(404)
  const whole = { amountCentavos: totalCentavos, method: 'cash' }
  const paid = await online.server.request('marta', 'POST', `/api/payments/${paymentId}/refunds`, whole)
  expect(paid.status).toBe(201)
  expect((await online.accountOf(id)).paidCentavos).toBe(0)
  await expectBooksToHold(online.server)
})

test('a refund that was carried out without our hearing of it is settled when it is dropped', async () => {
  const { paymentId, pay } = await openedStay()
  const paid = pay()
  await online.notice(paid.id)
  const { refundId, letter } = await parkedRefund(paymentId, 100_00)
  Object.assign(online.provider.payments.get(paid.id)!, { transaction_amount_refunded: 100 })
  expect((await online.server.request('marta', 'DELETE', `/api/deadLetters/${letter}`)).status).toBe(204)
  expect(await stateOf(refundId)).toBe('settled')
})

test('a dispute that is lost takes what an earlier refund left', async () => {
  const { id, pay } = await openedStay()
  const paid = pay()
  await online.notice(paid.id)
  await giveBack(paid.id, 100_00, 'approved')
  expect(await giveBack(paid.id, 100_00, 'charged_back')).toBe('settled')
  expect((await online.accountOf(id)).paidCentavos).toBe(0)
})

test('the second payment of a stay that was paid twice is refunded from its credit', async () => {
  const { id, totalCentavos, pay } = await openedStay()
  const [first, second] = [pay(), pay()]
  await online.notice(first.id)
  const before = await online.creditOf()
  await online.notice(second.id)
  expect(await online.creditOf()).toBe(before + totalCentavos)
  expect(await giveBack(second.id, totalCentavos, 'refunded')).toBe('settled')
  expect(await online.creditOf()).toBe(before)
  expect((await online.accountOf(id)).paidCentavos).toBe(totalCentavos)
  expect(await giveBack(first.id, totalCentavos, 'charged_back')).toBe('settled')
  expect((await online.accountOf(id)).paidCentavos).toBe(0)
  expect(await online.creditOf()).toBe(before)
  await expectBooksToHold(online.server)
})

/** Notifications to the desk about returned payments, latest first. */
async function noticesOfReturns() {
  const { request, ids } = online.server
  const { notifications } = (await request('marta', 'GET', `/api/notifications/${ids.marta}`)).body.data
  return (notifications as { title: string; message: string }[])
    .filter(({ title }) => title.startsWith('Se devolvió un pago en línea: Ana '))
    .map(({ message }) => message)
}

test('an order that is paid and charged back before hand-over is notified to the desk, once', async () => {
  const { request, database } = online.server
  await database.pool.query('update products set stock = 20 where id = 1')
  const items = [{ productId: 1, quantity: 2 }]
  const requested = { items, delivery: 'pickup', payment: 'online' }
  const { checkoutUrl, totalCentavos } = (await request('ana', 'POST', '/api/orders', requested)).body.data
    .order
  const paid = online.provider.pay(preferenceOf(checkoutUrl))
  await online.notice(paid.id)
  const before = await noticesOfReturns()
  expect(await giveBack(paid.id, 0, 'charged_back')).toBe('settled')
  await vi.waitFor(async () => expect((await noticesOfReturns()).length).toBe(before.length + 1), 20_000)
  expect((await noticesOfReturns())[0]).toContain(`regresó ${formatPesos(totalCentavos)}`)
  expect((await noticesOfReturns())[0]).toContain('Antes de entregar, revisa lo que falta por pagar.')
})

test('a payment that we hear of only when part of it went back again is taken with what went back', async () => {
  const { id, totalCentavos, pay } = await openedStay()
  const paid = pay()
  expect(await giveBack(paid.id, 90_00, 'approved')).toBe('settled')
  expect((await online.accountOf(id)).paidCentavos).toBe(totalCentavos - 90_00)
})

test('spent credit cannot go back: a person is notified, and the rest of it is taken', async () => {
  const { totalCentavos, pay } = await openedStay()
  const [first, second] = [pay(), pay()]
  await online.notice(first.id)
  await online.notice(second.id)
  const other = await online.stay()
  const had = await online.creditOf()
  const amountCentavos = Math.min(other.totalCentavos, had)
  const spent = { target: { bookingId: other.id }, method: 'credit', amountCentavos }
  expect((await online.server.request('marta', 'POST', '/api/payments', spent)).status).toBe(201)
  const left = await online.creditOf()
  expect(left).toBeLessThan(totalCentavos)
  expect(await giveBack(second.id, totalCentavos, 'charged_back')).toBe('mismatch')
  expect(await online.creditOf()).toBe(0)
  const lacks = `De eso, ${formatPesos(totalCentavos - left)} ya se habían usado o devuelto`
  await vi.waitFor(
    async () =>
      expect((await noticesOfReturns()).filter((message) => message.includes(lacks))).toHaveLength(1),
    20_000,
  )
  await expectBooksToHold(online.server)
})

test('money that is back after a dispute becomes credit where the stay was paid otherwise meanwhile', async () => {
  const { request, ids } = online.server
  const { id, totalCentavos, pay } = await openedStay()
  const paid = pay()
  await online.notice(paid.id)
  expect(await giveBack(paid.id, 0, 'charged_back')).toBe('settled')
  const target = { bookingId: id }
  const again = { target, method: 'transfer', amountCentavos: totalCentavos }
  expect((await request('marta', 'POST', '/api/payments', again)).status).toBe(201)
  const credit = async () =>
    (await request('marta', 'GET', `/api/credits/${ids.ana}`)).body.data.credit.balanceCentavos
  const before = await credit()
  expect(await giveBack(paid.id, 0, 'approved')).toBe('settled')
  expect(await credit()).toBe(before + totalCentavos)
  expect(await online.accountOf(id)).toMatchObject({ paidCentavos: totalCentavos, overpaidCentavos: 0 })
  await expectBooksToHold(online.server)
})
