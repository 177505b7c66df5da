import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkedInDog, type CheckedInDog } from '../../support/bookings/checked-in-dog.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { stockOf } from '../../support/documents/stock-of.ts'

let server: TestServer
let shop: ReturnType<typeof stockOf>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
  shop = stockOf(server)
})
afterAll(() => server.close())

const reason = 'Cliente de muchos años'
type Extra = { serviceId: string; name: string; rumiId: string; totalCentavos: number }

const read = async (path: string) => (await server.request('marta', 'GET', `/api${path}`)).body.data
const charge = (body: object, key?: Record<string, string>) =>
  server.request('marta', 'POST', '/api/charges', body, key)
const discounted = (body: object, who: 'marta' | 'conta' = 'marta') =>
  server.request(who, 'POST', '/api/charges/discounted', body)
const extrasOf = async (bookingId: string): Promise<Extra[]> =>
  (await read(`/desk/bookings/${bookingId}/extras`)).extras
const bookingNow = async (id: string) => (await read(`/desk/bookings/${id}`)).deskBooking.booking
const cash = (target: object, amountCentavos: number, more: object = {}) => ({
  target,
  method: 'cash',
  amountCentavos,
  ...more,
})
const leave = ({ bookingId }: CheckedInDog) =>
  server.request('marta', 'PUT', `/api/serviceBookings/${bookingId}`, { status: 'checked-out' })

/** Balance that the entries of a booking leave on each account, debits above zero. */
async function booksOf(bookingId: string): Promise<Record<string, number>> {
  const rows = await shop.sql<{ code: string; sum: string }>(
    `select a.code, sum(l.debit_centavos - l.credit_centavos) from gl_lines l join gl_entries e on e.id = l.entry_id
     join accounts a on a.id = l.account_id where e.booking_id = $1 and e.status = 'posted' group by a.code
     having sum(l.debit_centavos - l.credit_centavos) <> 0`,
    [bookingId],
  )
  return Object.fromEntries(rows.map(({ code, sum }) => [code, Number(sum)]))
}

test('a product and a service are added while the dog goes home, and are one charge with its stay', async () => {
  const dog = await checkedInDog(server, { name: 'Agregada' })
  const { bookingId, rumiId } = dog
  const productId = await shop.product(5)
  await shop.buy(productId, 5, 500_00)
  const [extra] = await extrasOf(bookingId)
  expect(extra).toMatchObject({ rumiId })
  const { totalCentavos } = extra!
  const answer = await charge({
    added: {
      bookingId,
      extras: [
        { items: [{ productId, quantity: 2 }], expectedTotalCentavos: 232_00 },
        { serviceId: extra!.serviceId, rumiIds: [rumiId], expectedTotalCentavos: totalCentavos },
      ],
    },
    receivedCentavos: 5_000_00,
    payments: [
      cash({ bookingId }, 100_00, { tipCentavos: 50_00 }),
      cash({ extra: 0 }, 232_00),
      { target: { extra: 1 }, method: 'card', amountCentavos: totalCentavos },
    ],
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  // The cash paid the stay and the order at once.
  const [inCash, done] = answer.body.data.payments
  const [, bought] = inCash.allocations
  expect((await read(`/orders/${bought.target.orderId}`)).order).toMatchObject({
    status: 'delivered',
    totalCentavos: 232_00,
  })
  expect(await bookingNow(done.target.bookingId)).toMatchObject({
    status: 'checked-out',
    serviceId: extra!.serviceId,
    rumiIds: [rumiId],
    totalCentavos,
  })
  expect((await shop.levelOf(productId)).stock).toBe(8)
  expect(await booksOf(done.target.bookingId)).toMatchObject({ '102.01': totalCentavos })
  expect(await shop.booksDiffer()).toEqual([])

  for (const { id } of [inCash, bought, done]) {
    const { receipt } = await read(`/payments/${id}/receipt`)
    expect(receipt).toMatchObject({
      totalCentavos: 332_00 + totalCentavos,
      tipCentavos: 50_00,
      receivedCentavos: 5_000_00,
      changeCentavos: 5_000_00 - 382_00,
      discounts: [],
    })
    expect(receipt.number).toBeGreaterThan(0)
    expect(receipt.payments).toMatchObject([{ amountCentavos: 332_00 }, { amountCentavos: totalCentavos }])
    expect(receipt.lines.map((line: { amountCentavos: number }) => line.amountCentavos)).toEqual([
      100_00,
      232_00,
      totalCentavos,
    ])
    expect(receipt.lines[1].details).toEqual([{ label: '2 × Hueso de nudo', amountCentavos: 232_00 }])
  }
})

test('a discount has its reason in the lines, the history and the trail, and the books say income and discount', async () => {
  const dog = await checkedInDog(server, { name: 'Rebajada' })
  const { bookingId } = dog
  await shop.sql(
    `update bookings set lines = '[{"label": "Guardería", "amountCentavos": 10000}]' where id = $1`,
    [bookingId],
  )
  const answer = await discounted({
    discount: { reason, of: [{ target: { bookingId }, amountCentavos: 25_00 }] },
    payments: [cash({ bookingId }, 75_00)],
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  const left = await leave(dog)
  expect(left.status, JSON.stringify(left.body)).toBe(200)
  const { deskBooking, events } = await read(`/desk/bookings/${bookingId}`)
  expect(deskBooking.booking.lines.at(-1)).toEqual({ label: `Descuento: ${reason}`, amountCentavos: -25_00 })
  expect(events.find((event: { discountCentavos: number | null }) => event.discountCentavos)).toMatchObject({
    discountCentavos: 25_00,
    note: reason,
    by: expect.stringContaining('Marta'),
  })
  const { auditEntries } = (await server.request('admin', 'GET', `/api/audit?entity=booking&id=${bookingId}`))
    .body.data
  expect(auditEntries[0].actor.id).toBe(server.ids.marta)
  expect(auditEntries.flatMap(({ changes }: { changes: object[] }) => changes)).toContainEqual(
    expect.objectContaining({ field: 'discountCentavos', before: 0, after: 25_00 }),
  )
  const { receipt } = await read(`/payments/${answer.body.data.payments[0].id}/receipt`)
  expect(receipt).toMatchObject({
    totalCentavos: 75_00,
    discounts: [{ reason, amountCentavos: 25_00 }],
    lines: [{ amountCentavos: 100_00 }],
  })
  expect(await shop.booksDiffer()).toEqual([])
})

test('income, discount and IVA of a discounted stay are right to the centavo', async () => {
  const { bookingId } = await checkedInDog(server, { name: 'Contada' })
  await shop.sql(
    'update bookings set end_day = current_date - 1, start_day = current_date - 3 where id = $1',
    [bookingId],
  )
  await discounted({
    discount: { reason, of: [{ target: { bookingId }, amountCentavos: 16_00 }] },
    payments: [cash({ bookingId }, 84_00)],
  })
  await server.request('marta', 'PUT', `/api/serviceBookings/${bookingId}`, { status: 'checked-out' })
  expect(await booksOf(bookingId)).toEqual({
    '101.01': 84_00,
    '208.01': -11_59,
    '401.01.01': -86_21,
    '402.01': 13_80,
  })
})

test('a discount of everything leaves nothing to pay; more than is left, or of the shop, is refused', async () => {
  const { bookingId } = await checkedInDog(server, { name: 'Regalada' })
  const off = (amountCentavos: number, target: object = { bookingId }) =>
    discounted({ discount: { reason, of: [{ target, amountCentavos }] }, payments: [] })
  expect(await off(100_01)).toMatchObject({ status: 422 })
  const order = await shop.order(await shop.product(1), 1)
  expect(await off(1_00, { orderId: order.id })).toMatchObject({ status: 422 })
  const short = await discounted({
    discount: { reason: 'No', of: [{ target: { bookingId }, amountCentavos: 1_00 }] },
    payments: [],
  })
  expect(short.body.message + JSON.stringify(short.body.issues)).toContain('discount.reason')
  expect((await off(100_00)).status).toBe(201)
  const { due } = await read(`/dues/${server.ids.ana}`)
  expect(due.lines.some(({ target }: { target: object }) => JSON.stringify(target).includes(bookingId))).toBe(
    false,
  )
  expect(await shop.booksDiffer()).toEqual([])
})

test.each(['checked-in', 'checked-out'] as const)(
  'a discount on what is paid whole gives the money back or leaves it in favour, while it is %s',
  async (status) => {
    const dog = await checkedInDog(server, { name: `Pagada ${status}` })
    const { bookingId } = dog
    await shop.sql(
      `update bookings set lines = '[{"label": "Guardería", "amountCentavos": 10000}]', end_day = current_date - 1,
       start_day = current_date - 3 where id = $1`,
      [bookingId],
    )
    await charge({
      payments: [cash({ bookingId }, 60_00), { ...cash({ bookingId }, 40_00), method: 'card' }],
    })
    if (status === 'checked-out') await leave(dog)
    const off = (amountCentavos: number, money?: string) =>
      discounted({
        discount: { reason, of: [{ target: { bookingId }, amountCentavos }], ...(money && { money }) },
        payments: [],
      })
    const credit = async () => (await read(`/credits/${server.ids.ana}`)).credit.balanceCentavos
    const account = () => read(`/serviceBookings/${bookingId}/payments`)
    const had = await credit()
    expect((await off(10_00)).body.message).toContain('se devuelve o queda a favor')
    expect((await off(100_01, 'return')).status).toBe(422)
    expect((await off(10_00, 'keep')).body.issues).toMatchObject([{ path: 'money' }])

    const returned = await off(50_00, 'return')
    expect(returned.status, JSON.stringify(returned.body)).toBe(201)
    expect(await account()).toMatchObject({ totalCentavos: 50_00, paidCentavos: 50_00, leftCentavos: 0 })
    const { payments } = await account()
    expect(
      payments
        .filter(({ kind }: { kind: string }) => kind === 'refund')
        .map(({ method, amountCentavos }: Record<string, unknown>) => [method, amountCentavos]),
    ).toEqual([
      ['card', 40_00],
      ['cash', 10_00],
    ])
    expect((await off(6_00, 'credit')).status).toBe(201)
    expect(await credit()).toBe(had + 6_00)
    expect(await account()).toMatchObject({ totalCentavos: 44_00, paidCentavos: 44_00, overpaidCentavos: 0 })
    if (status === 'checked-in') await leave(dog)
    const books = await booksOf(bookingId)
    expect(books).toMatchObject({ '401.01.01': -86_21, '402.01': 86_21 - 37_93, '208.01': -6_07 })
    expect(books).not.toHaveProperty('105.01')
    expect(books).not.toHaveProperty('206.01')
    expect(await shop.booksDiffer()).toEqual([])
    const { events } = await read(`/desk/bookings/${bookingId}`)
    expect(events.map(({ note }: { note: string }) => note)).toEqual(
      expect.arrayContaining([reason, expect.stringContaining('se devolvieron $50.00')]),
    )
    const first = payments.find(({ kind }: { kind: string }) => kind === 'payment')
    expect((await read(`/payments/${first.id}/receipt`)).receipt).toMatchObject({ totalCentavos: 100_00 })
  },
)

test('rejects a user who may charge and not discount, and every accountant', async () => {
  const { bookingId } = await checkedInDog(server, { name: 'Firme' })
  const body = {
    discount: { reason, of: [{ target: { bookingId }, amountCentavos: 1_00 }] },
    payments: [cash({ bookingId }, 10_00)],
  }
  expect((await discounted(body, 'conta')).status).toBe(403)
  const role = await server.request('admin', 'POST', '/api/roles', {
    name: 'Caja sin descuentos',
    baseRole: 'colaborador',
    limits: { discounts: 'see' },
  })
  expect(role.status, JSON.stringify(role.body)).toBe(201)
  await shop.sql('update users set custom_role_id = $1 where id = $2', [
    role.body.data.role.id,
    server.ids.marta,
  ])
  try {
    expect((await discounted(body)).status).toBe(403)
    expect((await charge({ payments: body.payments })).status).toBe(201)
  } finally {
    await shop.sql('update users set custom_role_id = null where id = $1', [server.ids.marta])
  }
})

test('an add-on at another price, or of another family, leaves nothing behind', async () => {
  const { bookingId } = await checkedInDog(server, { name: 'Precavida' })
  const other = await checkedInDog(server, { owner: 'luis', name: 'Ajena' })
  const productId = await shop.product(3)
  const [extra] = await extrasOf(bookingId)
  const before = await shop.sql('select count(*)::int from bookings')
  const added = (one: object) => ({
    added: {
      bookingId,
      extras: [{ items: [{ productId, quantity: 1 }], expectedTotalCentavos: 116_00 }, one],
    },
    payments: [cash({ extra: 0 }, 116_00)],
  })
  const service = { serviceId: extra!.serviceId, rumiIds: [extra!.rumiId] }
  const expectedTotalCentavos = extra!.totalCentavos
  expect((await charge(added({ ...service, expectedTotalCentavos: 1 }))).body.code).toBe('price-changed')
  expect((await charge(added({ ...service, rumiIds: [other.rumiId], expectedTotalCentavos }))).status).toBe(
    422,
  )
  const mixed = added({ ...service, expectedTotalCentavos })
  mixed.payments.push(cash({ bookingId: other.bookingId }, 1_00))
  expect((await charge(mixed)).status).toBe(422)
  expect((await charge({ ...added({ ...service, expectedTotalCentavos }), payments: [] })).status).toBe(422)
  expect(await shop.sql('select count(*)::int from bookings')).toEqual(before)
  expect((await shop.levelOf(productId)).stock).toBe(3)
})

test('three discounts of half at once take off no more than there is', async () => {
  const { bookingId } = await checkedInDog(server, { name: 'Disputada' })
  const body = { discount: { reason, of: [{ target: { bookingId }, amountCentavos: 60_00 }] }, payments: [] }
  const answers = await Promise.all([discounted(body), discounted(body), discounted(body)])
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await bookingNow(bookingId)).totalCentavos).toBe(40_00)
})
