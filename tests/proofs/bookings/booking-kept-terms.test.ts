import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@rumi/contract'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

const path = '/api/serviceBookings'
const change = async (body: object) =>
  expect((await server.request('admin', 'PATCH', '/api/settings', body)).status).toBe(200)
const accountOf = async (id: string) =>
  (await server.request('ana', 'GET', `${path}/${id}/payments`)).body.data
const stay = async (dog: string, from: number) => ({
  serviceId: await serviceOf(server, 'Hotel'),
  rumiIds: [dog],
  ...openNights(from, 7),
})

test('a booking keeps deposit, cancellation, discount and IVA under which it was sold, also when it is moved and given up', async () => {
  const dog = await eligibleDog(server, 'De antes')
  const requested = await stay(dog, 30)
  const full = requested
  const { serviceBooking: before } = (await server.request('ana', 'POST', path, requested)).body.data
  expect(before.lines.at(-1).label).toMatch(/^Descuento de 5 %/)
  await change({
    depositPercent: 30,
    cancellation: { freeUntilHours: 720, keepPercent: 50 },
    hotel: { discounts: [{ fromNights: 7, percent: 20 }] },
    ivaPercent: 8,
  })

  expect(await accountOf(before.id)).toMatchObject({
    depositCentavos: 0,
    ivaPercent: 16,
    ivaCentavos: before.totalCentavos - Math.round((before.totalCentavos * 100) / 116),
    cancellation: { freeUntil: null, keepPercent: 0 },
  })

  const another = await stay(await eligibleDog(server, 'De ahora'), 20)
  const { quote } = (await server.request('ana', 'POST', `${path}/quote`, another)).body.data
  expect(quote.lines.at(-1).label).toMatch(/^Descuento de 20 %/)
  expect(quote).toMatchObject({
    depositCentavos: Math.round(quote.totalCentavos * 0.3),
    ivaPercent: 8,
    subtotalCentavos: Math.round((quote.totalCentavos * 100) / 108),
    cancellation: { keepPercent: 50, keptCentavos: Math.round(quote.totalCentavos / 2) },
  })
  const { serviceBooking: after } = (await server.request('ana', 'POST', path, another)).body.data
  const now = await accountOf(after.id)
  expect(now).toMatchObject({ depositCentavos: quote.depositCentavos, ivaPercent: 8 })
  expect(now.cancellation.keptCentavos).toBe(Math.round(after.totalCentavos / 2))

  const elsewhere = { ...full, ...openNights(45, 7) }
  const moving = (await server.request('ana', 'POST', `${path}/quote`, { ...elsewhere, moving: before.id }))
    .body.data.quote
  expect(moving).toMatchObject({ depositCentavos: 0, ivaPercent: 16, totalCentavos: before.totalCentavos })
  const moved = await server.request('ana', 'PUT', `${path}/${before.id}`, {
    start: elsewhere.start,
    end: elsewhere.end,
    version: before.version,
  })
  expect(moved.body.data.serviceBooking).toMatchObject({ totalCentavos: before.totalCentavos })
  expect(await accountOf(before.id)).toMatchObject({ ivaPercent: 16, depositCentavos: 0 })

  const paid = Math.round(after.totalCentavos / 4)
  await server.request('marta', 'POST', `${path}/${after.id}/payments`, {
    amountCentavos: paid,
    method: 'cash',
  })
  await change({ cancellation: { freeUntilHours: 0, keepPercent: 0 } })
  await server.request('ana', 'PUT', `${path}/${after.id}`, { status: 'cancelled', version: after.version })
  expect(await accountOf(after.id)).toMatchObject({
    overpaidCentavos: 0,
    cancellation: { keepPercent: 50 },
    keptCentavos: paid,
    returnedCentavos: 0,
  })
})

test('a move by the owner carries the cancellation fee along, and one by the desk is free', async () => {
  await change({ cancellation: { freeUntilHours: 720, keepPercent: 100 } })
  const [own, desk] = [await late('Se mueve tarde'), await late('La mueve la casa')]
  const elsewhere = openNights(70, 2)
  const quoted = async (id: string, who: 'ana' | 'marta') =>
    (await server.request(who, 'POST', `${path}/quote`, { ...own.requested, ...elsewhere, moving: id })).body
      .data.quote.cancellation
  const kept = { keepPercent: 100, keptCentavos: own.totalCentavos }
  expect((await accountOf(own.id)).cancellation).toMatchObject(kept)
  expect(await quoted(own.id, 'ana')).toMatchObject(kept)
  expect(await quoted(own.id, 'marta')).toMatchObject({ keptCentavos: 0 })
  for (const [id, who] of [
    [own.id, 'ana'],
    [desk.id, 'marta'],
  ] as const)
    expect((await server.request(who, 'PUT', `${path}/${id}`, elsewhere)).status).toBe(200)
  expect((await accountOf(own.id)).cancellation).toMatchObject(kept)
  expect((await accountOf(desk.id)).cancellation).toMatchObject({ keptCentavos: 0 })
  for (const { id } of [own, desk])
    expect((await server.request('ana', 'PUT', `${path}/${id}`, { status: 'cancelled' })).status).toBe(200)
  expect(await accountOf(own.id)).toMatchObject({ keptCentavos: own.totalCentavos, returnedCentavos: 0 })
  expect(await accountOf(desk.id)).toMatchObject({ keptCentavos: 0, returnedCentavos: desk.totalCentavos })
  await change({ cancellation: { freeUntilHours: 0, keepPercent: 0 } })
})

test('an owner does not make what giving up keeps any less by a shorter stay; unpaid, or by the desk, it is shortened', async () => {
  await change({ cancellation: { freeUntilHours: 720, keepPercent: 50 } })
  const own = await late('Se acorta tarde')
  const { start } = own.requested
  const shorter = { start, end: addDays(start, 1) }
  const shorten = (who: 'ana' | 'marta', id: string) =>
    server.request(who, 'PUT', `${path}/${id}`, { ...shorter, money: 'credit' })
  const refused = await shorten('ana', own.id)
  expect(refused.status).toBe(422)
  expect(refused.body.message).toContain('costaría menos')
  expect(await accountOf(own.id)).toMatchObject({ paidCentavos: own.totalCentavos, overpaidCentavos: 0 })
  expect((await shorten('marta', own.id)).status).toBe(200)

  const requested = { ...(await stay(await eligibleDog(server, 'Sin pagar'), 20)), ...openNights(20, 2, 1) }
  const unpaid = (await server.request('ana', 'POST', path, requested)).body.data.serviceBooking
  expect((await shorten('ana', unpaid.id)).status).toBe(200)
  for (const { id } of [own, unpaid])
    expect((await server.request('marta', 'PUT', `${path}/${id}`, { status: 'cancelled' })).status).toBe(200)
  await change({ cancellation: { freeUntilHours: 0, keepPercent: 0 } })
})

/** Two nights of Ana's soon, paid whole. */
async function late(name: string) {
  const requested = { ...(await stay(await eligibleDog(server, name), 20)), ...openNights(20, 2, 1) }
  const { id, totalCentavos } = (await server.request('ana', 'POST', path, requested)).body.data
    .serviceBooking
  const paid = { amountCentavos: totalCentavos, method: 'cash' }
  expect((await server.request('marta', 'POST', `${path}/${id}/payments`, paid)).status).toBe(201)
  return { requested, id, totalCentavos } as const
}

test('a dog may come with the records that are required now', async () => {
  const dog = await eligibleDog(server, 'Sin bordetella')
  await server.database.pool.query(
    `delete from medical_records where dog_id = $1 and product = 'Bordetella'`,
    [dog],
  )
  const { start } = openNights(20, 1)
  const monday = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(start, days))
    .find((day) => new Date(day).getUTCDay() === 1)
  const requested = {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [dog],
    start: monday,
    end: monday,
  }
  const answer = async () =>
    (await server.request('ana', 'POST', `${path}/quote`, requested)).body.data.quote.eligibility[0]
  const before = await answer()
  expect(before.reasons.map(({ code }: { code: string }) => code)).toEqual(['bordetella-missing'])
  const { requirements } = (await server.request('admin', 'GET', '/api/settings')).body.data.settings
  const dayCare = requirements.dayCare.filter((key: string) => key !== 'bordetella')
  await change({ requirements: { dayCare } })
  expect(await answer()).toMatchObject({ ok: true, reasons: [] })
})

test('only passes that are among the settings are sold, and each keeps what it holds', async () => {
  await change({
    passes: {
      dayCareMonth: { days: 12, withinDays: 30, percent: 10 },
      training: [{ sessions: 8, percent: 7 }],
    },
  })
  const sell = (kind: string) => server.request('ana', 'POST', '/api/passes', { kind })
  for (const kind of ['training-5', 'training--8', 'otro'])
    expect(await sell(kind)).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'kind', message: 'Elige un pase de la lista.' }] },
    })
  const { pass } = (await sell('training-8')).body.data
  expect(pass).toMatchObject({
    kind: 'training-8',
    units: 8,
    lines: [{}, { label: 'Descuento de 7 % por 8 sesiones' }],
  })
  const { pass: month } = (await sell('day-care-month')).body.data
  expect(month.units).toBe(12)
  expect(addDays(month.validFrom, 29)).toBe(month.validUntil)
})
