import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextOpenDay } from './next-open-day.ts'
import { openHouse, type DemoName, type OpenHouse } from './open-house.ts'
import { readyDog, serviceOf } from './ready-dog.ts'

let house: OpenHouse
let serviceId: string
beforeAll(async () => {
  house = await openHouse()
  serviceId = await serviceOf(house, 'Guardería')
})
afterAll(() => house.close())

const reason = 'Su veterinaria mandó la cartilla por correo.'

const book = (who: DemoName, rumiId: string, day: string, override?: { reason: string }) =>
  house.ask(who, 'POST', '/api/serviceBookings', {
    serviceId,
    rumiIds: [rumiId],
    start: day,
    end: day,
    ...(override ? { override } : {}),
  })

test('an administrator lets a dog in against its papers; the reason is kept, and only they take it to another day', async () => {
  const dog = await readyDog(house, 'Sinpapeles', { papers: false })
  const day = nextOpenDay('Guardería', 10)
  const refused = await book('admin', dog, day)
  expect(refused).toMatchObject({ status: 422, body: { code: 'not-eligible' } })
  const { status, body } = await book('admin', dog, day, { reason })
  expect(status).toBe(201)
  const { id } = body.data.serviceBooking
  const { rows } = await house.database.pool.query(
    'select code, reason, by, at from eligibility_overrides where booking_id = $1 order by code',
    [id],
  )
  const codes = refused.body.reasons.map(({ code }: { code: string }) => code)
  expect(rows.map(({ code }) => code)).toEqual(codes.toSorted())
  for (const row of rows) expect(row).toMatchObject({ reason, by: house.ids.admin, at: expect.anything() })

  const later = nextOpenDay('Guardería', 17)
  for (const other of ['ana', 'marta'] as const) {
    const answer = await house.ask(other, 'PUT', `/api/serviceBookings/${id}`, { start: later, end: later })
    expect(answer).toMatchObject({ status: 422, body: { code: 'not-eligible' } })
  }
  const moved = await house.ask('admin', 'PUT', `/api/serviceBookings/${id}`, { start: later, end: later })
  expect(moved.body.data.serviceBooking).toMatchObject({ start: later })
})

test('neither owner nor desk sets a requirement aside, and a word is no reason', async () => {
  const dog = await readyDog(house, 'Insiste', { papers: false })
  const day = nextOpenDay('Guardería', 12)
  expect(await book('ana', dog, day, { reason })).toMatchObject({
    status: 403,
    body: { code: 'not-your-role' },
  })
  expect(await book('marta', dog, day, { reason })).toMatchObject({ status: 403 })
  expect(await book('admin', dog, day, { reason: 'sí' })).toMatchObject({ status: 400 })
})

test('papers that are in order leave no override behind', async () => {
  const dog = await readyDog(house, 'Conpapeles')
  const { body } = await book('admin', dog, nextOpenDay('Guardería', 14), { reason })
  const { rows } = await house.database.pool.query(
    'select from eligibility_overrides where booking_id = $1',
    [body.data.serviceBooking.id],
  )
  expect(rows).toEqual([])
})
