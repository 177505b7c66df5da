import { instantAt, weekdayOf } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { freeTrainer } from '../../support/bookings/free-trainer.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let training: string
let trainer: string
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  training = await serviceOf(server, 'Entrenamiento')
  trainer = await freeTrainer(server)
  await rows(`insert into resources (kind, name) values ('trainer', 'Sofía')`)
})
afterAll(() => server.close())

let weeks = 1
const newDay = () => nextOpenDay('Entrenamiento', (weeks += 1) * 7)

const rows = async <Row extends object>(query: string, ...values: unknown[]) =>
  (await server.database.pool.query<Row>(query, values)).rows

const between = (day: string, from: string, until: string) => ({
  start: instantAt(day, from),
  end: instantAt(day, until),
})

const goAway = (time: { start: string; end: string }) =>
  server.request('marta', 'POST', '/api/absences', { resourceId: trainer, ...time })
const comeBack = (id: string) => server.request('marta', 'DELETE', `/api/absences/${id}`)
const change = (id: string, changes: object) =>
  server.request('marta', 'PUT', `/api/serviceBookings/${id}`, changes)
const reverse = (id: string, from: string) =>
  server.request('marta', 'POST', `/api/serviceBookings/${id}/reversal`, { from, reason: 'Fue otro perro' })

async function book(name: string, time: { start: string; end: string }) {
  const { status, body } = await server.request('marta', 'POST', '/api/serviceBookings', {
    clientId: server.ids.ana,
    resource: 'Memo',
    serviceId: training,
    rumiIds: [await eligibleDog(server, name, { medicalRecords: false })],
    ...time,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.serviceBooking.id as string
}

/** Takes a step that the desk takes on the day of the visit only. */
async function step(id: string, from: string, to: string) {
  await rows(
    'insert into booking_events (booking_id, from_status, to_status) values ($1, $2, $3)',
    id,
    from,
    to,
  )
  await rows('update bookings set status = $2 where id = $1', id, to)
  if (to !== 'checked-in') await rows('delete from dog_occupancies where booking_id = $1', id)
}

/** A visit from ten to eleven whose dog is in the house. */
async function begun(name: string, day = newDay()) {
  const id = await book(name, between(day, '10:00', '11:00'))
  await step(id, 'confirmed', 'checked-in')
  return { id, day }
}

test('an absence is recorded with a dog in the house, lists the visit, and a colleague continues it', async () => {
  const { id, day } = await begun('Presente')
  const later = await book('Después', between(day, '12:00', '13:00'))
  const absent = between(day, '10:30', '14:00')

  const refused = await goAway(absent)
  expect(refused).toMatchObject({ status: 409, body: { code: 'visits-booked', bookings: [{ id: later }] } })
  expect(refused.body.bookings).toHaveLength(1)
  expect((await change(later, { resource: 'Sofía' })).status).toBe(200)

  const away = await goAway(absent)
  expect(away.status, JSON.stringify(away.body)).toBe(201)
  const affected = [{ id, ...between(day, '10:00', '11:00'), names: ['Presente'] }]
  expect(away.body.data.absence.affected).toEqual(affected)
  const listed = async () =>
    (await server.request('marta', 'GET', `/api/absences?from=${day}`)).body.data.absences.find(
      (one: { id: string }) => one.id === away.body.data.absence.id,
    ).affected
  expect(await listed()).toEqual(affected)

  const continued = await change(id, { resource: 'Sofía' })
  expect(continued).toMatchObject({ status: 200, body: { data: { serviceBooking: { resource: 'Sofía' } } } })
  expect(await listed()).toEqual([])
  expect((await change(id, { resource: 'Memo' })).status).toBe(409)
})

test('an exit is reversed during an absence, and an entry or a no-show once the absence is removed', async () => {
  const day = newDay()
  const { id } = await begun('Vuelve', day)
  const entered = await book('Entra', between(day, '12:00', '13:00'))
  await step(entered, 'confirmed', 'checked-in')
  const missed = await book('Falta', between(day, '11:00', '12:00'))
  await step(missed, 'confirmed', 'no-show')
  const absence = (await goAway(between(day, '10:00', '14:00'))).body.data.absence.id
  await step(id, 'checked-in', 'checked-out')

  const back = await reverse(id, 'checked-out')
  expect(back.status, JSON.stringify(back.body)).toBe(200)
  for (const [booking, from] of [
    [entered, 'checked-in'],
    [missed, 'no-show'],
  ] as const) {
    const refused = await reverse(booking, from)
    expect(refused).toMatchObject({ status: 409, body: { code: 'no-capacity' } })
    expect(refused.body.message).toMatch(/^Memo tiene una ausencia/)
  }
  await comeBack(absence)
  expect((await reverse(entered, 'checked-in')).status).toBe(200)
  expect((await reverse(missed, 'no-show')).status).toBe(200)
})

test('one of an absence and a concurrent reversal of an entry is rejected', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, day } = await begun(`Carrera ${round}`)
    const absent = between(day, '10:00', '11:00')
    const both =
      round % 2 ? [goAway(absent), reverse(id, 'checked-in')] : [reverse(id, 'checked-in'), goAway(absent)]
    const taken = (await Promise.all(both)).filter(({ status }) => status < 300)
    expect(taken).toHaveLength(1)
  }
  const crossed = await rows(
    `select b.id from bookings b join absences a on a.resource_id = b.resource_id
    where b.status in ('pending', 'confirmed') and a.start_at < b.end_at and a.end_at > b.start_at`,
  )
  expect(crossed).toEqual([])
})

test('a week changes while a dog is in the house at an hour that the new week excludes', async () => {
  const { day } = await begun('Semana')
  const week = { hours: [{ weekday: weekdayOf(day), from: '15:00', until: '18:00' }], breaks: [] }
  await rows(
    `update bookings set status = 'cancelled' where status = 'confirmed' and resource_id = $1`,
    trainer,
  )
  const set = await server.request('admin', 'PUT', `/api/schedule/people/${trainer}`, week)
  expect(set.status, JSON.stringify(set.body)).toBe(200)
})
