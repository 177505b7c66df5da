import { addDays } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { allMedicalRecords } from '../../support/bookings/all-medical-records.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
let serviceId: string
beforeAll(async () => {
  server = await openTestServer()
  serviceId = await serviceOf(server, 'Guardería')
})
afterAll(() => server.close())

const reason = 'Su veterinaria mandó la cartilla por correo.'

const book = (who: DemoName, rumiId: string, day: string, override?: { reason: string }) =>
  server.request(who, 'POST', '/api/serviceBookings', {
    serviceId,
    rumiIds: [rumiId],
    start: day,
    end: day,
    ...(override ? { override } : {}),
  })

test('an administrator lets a dog in against its medical records; the reason is kept, and only they take it to another day', async () => {
  const dog = await eligibleDog(server, 'Sinpapeles', { medicalRecords: false })
  const day = nextOpenDay('Guardería', 10)
  const refused = await book('admin', dog, day)
  expect(refused).toMatchObject({ status: 422, body: { code: 'not-eligible' } })
  const { status, body } = await book('admin', dog, day, { reason })
  expect(status).toBe(201)
  const { id } = body.data.serviceBooking
  const { rows } = await server.database.pool.query(
    'select code, reason, by, at from eligibility_overrides where booking_id = $1 order by code',
    [id],
  )
  const codes = refused.body.reasons.map(({ code }: { code: string }) => code)
  expect(rows.map(({ code }) => code)).toEqual(codes.toSorted())
  for (const row of rows) expect(row).toMatchObject({ reason, by: server.ids.admin, at: expect.anything() })

  const later = nextOpenDay('Guardería', 17)
  for (const other of ['ana', 'marta'] as const) {
    const answer = await server.request(other, 'PUT', `/api/serviceBookings/${id}`, {
      start: later,
      end: later,
    })
    expect(answer).toMatchObject({ status: 422, body: { code: 'not-eligible' } })
  }
  const moved = await server.request('admin', 'PUT', `/api/serviceBookings/${id}`, {
    start: later,
    end: later,
  })
  expect(moved.body.data.serviceBooking).toMatchObject({ start: later })
})

test('it speaks for the dog that it was given for, and for no other of the family', async () => {
  const rumiIds = [
    await eligibleDog(server, 'Vencido', { medicalRecords: false }),
    await eligibleDog(server, 'Vence', { medicalRecords: false }),
  ]
  const [from, until] = [addDays(today(), -30), addDays(today(), 20)]
  for (const [at, appliedOn] of [addDays(from, -50), from].entries())
    for (const record of allMedicalRecords({ rumiId: rumiIds[at]!, appliedOn, days: 50 }))
      expect((await server.request('marta', 'POST', '/api/medical-records', record)).status).toBe(201)
  const [day, soon, later] = [10, 14, 30].map((ahead) => nextOpenDay('Guardería', ahead)) as [
    string,
    string,
    string,
  ]
  expect([soon <= until, until < later]).toEqual([true, true])
  const requested = { serviceId, rumiIds, start: day, end: day, override: { reason } }
  const { status, body } = await server.request('admin', 'POST', '/api/serviceBookings', requested)
  expect(status, JSON.stringify(body)).toBe(201)
  const move = (to: string) =>
    server.request('admin', 'PUT', `/api/serviceBookings/${body.data.serviceBooking.id}`, {
      start: to,
      end: to,
    })
  expect((await move(soon)).status).toBe(200)
  const refused = await move(later)
  expect(refused).toMatchObject({ status: 422, body: { code: 'not-eligible' } })
  expect(new Set(refused.body.reasons.map(({ rumiId }: { rumiId: string }) => rumiId))).toEqual(
    new Set([rumiIds[1]]),
  )
})

test('rejects a waiver by an owner, and one of the desk without a real reason', async () => {
  const dog = await eligibleDog(server, 'Insiste', { medicalRecords: false })
  const day = nextOpenDay('Guardería', 12)
  expect(await book('ana', dog, day, { reason })).toMatchObject({
    status: 403,
    body: { code: 'not-your-role' },
  })
  expect(await book('marta', dog, day, { reason })).toMatchObject({ status: 403 })
  expect(await book('admin', dog, day, { reason: 'sí' })).toMatchObject({ status: 400 })
})

test('medical records that are in order leave no override behind', async () => {
  const dog = await eligibleDog(server, 'Conpapeles')
  const { body } = await book('admin', dog, nextOpenDay('Guardería', 14), { reason })
  const { rows } = await server.database.pool.query(
    'select from eligibility_overrides where booking_id = $1',
    [body.data.serviceBooking.id],
  )
  expect(rows).toEqual([])
})
