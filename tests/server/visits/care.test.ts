import { randomUUID } from 'node:crypto'
import { addDays, addMinutes, dayOf, instantAt, timeOf, type CareSheet } from '@rumi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { announceLateDoses } from '../../../apps/api/src/care/index.ts'
import { now, today } from '../../../apps/api/src/http/clock.ts'
import { checkedInDog, type CheckedInDog } from '../../support/bookings/checked-in-dog.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('delete from care_items')
})
afterAll(() => server.close())

/** A dog of Ana's that has been present for two days. */
async function guest(): Promise<CheckedInDog> {
  const dog = await checkedInDog(server)
  await server.database.pool.query('update visits set arrived_at = $2, first_day = $3 where dog_id = $1', [
    dog.rumiId,
    instantAt(dog.arrivedOn, '08:00'),
    dog.arrivedOn,
  ])
  return dog
}

const medicine = { kind: 'medicine', name: 'Apoquel', dose: '1 tableta', times: ['00:00'] }
async function planned(rumiId: string, item: object = medicine, who: DemoName = 'marta') {
  const { status, body } = await server.request(who, 'POST', '/api/careItems', { ...item, rumiId })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.careItem as { id: string; version: number; statedByName: string; statedByOwner: boolean }
}
const sheetOf = async (day = today()) =>
  (await server.request('marta', 'GET', `/api/careSheet?day=${day}`)).body.data.careSheet as CareSheet
const entriesOf = async (rumiId: string, day = today()) =>
  (await sheetOf(day)).entries.filter((entry) => entry.rumiId === rumiId)
const mark = (careItemId: string, body: object = {}, who: DemoName = 'marta', headers = {}) =>
  server.request(
    who,
    'POST',
    '/api/careMarks',
    { careItemId, day: today(), time: '00:00', result: 'given', ...body },
    headers,
  )

test('an owner writes the plan of their own dog and the desk changes it, each by name', async () => {
  const { rumiId } = await guest()
  const item = await planned(rumiId, { ...medicine, times: ['20:00', '08:00', '08:00'] }, 'ana')
  expect(item).toMatchObject({ times: ['08:00', '20:00'], from: today(), until: null, statedByOwner: true })
  const changed = await server.request('marta', 'PATCH', `/api/careItems/${item.id}`, {
    dose: '2 tabletas',
    version: item.version,
  })
  expect(changed.body.data.careItem).toMatchObject({
    dose: '2 tabletas',
    statedByOwner: false,
    statedByName: 'Marta',
  })
  const stale = { dose: 'media', version: item.version }
  expect(await server.request('ana', 'PATCH', `/api/careItems/${item.id}`, stale)).toMatchObject({
    status: 409,
    body: { code: 'stale' },
  })
  const another = await server.request('luis', 'POST', '/api/careItems', { ...medicine, rumiId })
  expect(another.status).toBe(404)
  expect((await server.request('luis', 'DELETE', `/api/careItems/${item.id}`)).status).toBe(404)
})

test('rejects a plan without times, with an impossible hour, or that ends before it begins', async () => {
  const { rumiId } = await guest()
  for (const wrong of [{ times: [] }, { times: ['24:00'] }, { name: ' ' }])
    expect(
      (await server.request('marta', 'POST', '/api/careItems', { ...medicine, ...wrong, rumiId })).status,
    ).toBe(400)
  const reversed = { ...medicine, rumiId, from: today(), until: addDays(today(), -1) }
  expect(await server.request('marta', 'POST', '/api/careItems', reversed)).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'until' }] },
  })
})

test('a day has an entry for each time of the plan while the dog is present', async () => {
  const { rumiId, arrivedOn } = await guest()
  await planned(rumiId, { ...medicine, times: ['07:00', '09:00'], from: addDays(arrivedOn, -3) })
  expect((await entriesOf(rumiId, arrivedOn)).map(({ time }) => time)).toEqual(['09:00'])
  const next = addDays(arrivedOn, 1)
  expect((await entriesOf(rumiId, next)).map(({ time, status }) => [time, status])).toEqual([
    ['07:00', 'late'],
    ['09:00', 'late'],
  ])
  expect(await entriesOf(rumiId, addDays(arrivedOn, -1))).toEqual([])
})

test('a dog that is expected has entries that are due and cannot be marked yet', async () => {
  const { rumiId, bookingId } = await guest()
  await server.request('admin', 'POST', `/api/serviceBookings/${bookingId}/reversal`, {
    from: 'checked-in',
    reason: 'Se registró al perro equivocado',
  })
  const { id } = await planned(rumiId, { ...medicine, times: ['12:00'] })
  expect(await entriesOf(rumiId)).toMatchObject([{ careItemId: id, status: 'due', visitStatus: 'expected' }])
  expect(await mark(id, { time: '12:00' })).toMatchObject({ status: 422, body: { code: 'breaks-a-rule' } })
})

test('a mark has its author, time and note, keeps the item as it was, and is removed again', async () => {
  const { rumiId } = await guest()
  const { id } = await planned(rumiId)
  expect(await entriesOf(rumiId)).toMatchObject([{ status: 'late', markedBy: null, markId: null }])
  const made = await mark(id, { result: 'half', note: 'Escupió la otra' })
  expect(made).toMatchObject({ status: 201, body: { data: { careMark: { result: 'half' } } } })
  await server.request('marta', 'PATCH', `/api/careItems/${id}`, { dose: '2 tabletas' })
  expect(await entriesOf(rumiId)).toMatchObject([
    {
      status: 'half',
      dose: '1 tableta',
      markedBy: server.ids.marta,
      markedByName: 'Marta',
      markedAt: expect.any(String),
      note: 'Escupió la otra',
    },
  ])
  const path = `/api/careMarks/${made.body.data.careMark.id}`
  expect((await server.request('marta', 'DELETE', path)).status).toBe(204)
  expect((await server.request('marta', 'DELETE', path)).status).toBe(404)
  expect(await entriesOf(rumiId)).toMatchObject([{ status: 'late', dose: '2 tabletas' }])
})

test('20 devices that mark one dose leave one mark, and the others read who made it', async () => {
  const { id } = await planned((await guest()).rumiId)
  const answers = await Promise.all(Array.from({ length: 20 }, () => mark(id)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const others = answers.filter(({ status }) => status === 409)
  expect(others).toHaveLength(19)
  for (const { body } of others)
    expect(body).toMatchObject({ code: 'already-marked', message: expect.stringContaining('Marta') })
  const { rows } = await server.database.pool.query('select 1 from care_marks where care_item_id = $1', [id])
  expect(rows).toHaveLength(1)
})

test('the same request sent again returns the same mark', async () => {
  const { id } = await planned((await guest()).rumiId)
  const key = { 'idempotency-key': randomUUID() }
  const first = await mark(id, {}, 'marta', key)
  expect(first.status).toBe(201)
  expect((await mark(id, {}, 'marta', key)).body).toEqual(first.body)
})

test('rejects a mark for a time or a day that the plan does not have, and for a day ahead', async () => {
  const { rumiId } = await guest()
  const { id } = await planned(rumiId, { ...medicine, until: today() })
  for (const wrong of [{ time: '01:00' }, { day: addDays(today(), 1) }, { day: addDays(today(), -9) }])
    expect((await mark(id, wrong)).status).toBe(422)
  expect((await mark(randomUUID())).status).toBe(404)
  expect((await mark(id, {}, 'ana')).status).toBe(403)
  expect((await server.request('ana', 'GET', '/api/careSheet')).status).toBe(403)
})

test('a removed item keeps its marks on their days and is due no more', async () => {
  const { rumiId } = await guest()
  const given = await planned(rumiId, { ...medicine, times: ['00:00', '00:01'] })
  const untouched = await planned(rumiId)
  await mark(given.id)
  for (const { id } of [given, untouched])
    expect((await server.request('ana', 'DELETE', `/api/careItems/${id}`)).status).toBe(204)
  const list = await server.request('ana', 'GET', `/api/careItems?rumiId=${rumiId}`)
  expect(list.body.data.careItems).toEqual([])
  expect(await entriesOf(rumiId)).toMatchObject([{ careItemId: given.id, time: '00:00', status: 'given' }])
  expect((await server.request('ana', 'PATCH', `/api/careItems/${given.id}`, { dose: 'x' })).status).toBe(404)
})

test('a dose without a mark notifies the desk once, and a marked one does not', async () => {
  const { rumiId } = await guest()
  const noticesOf = async () =>
    (
      await server.request('marta', 'GET', `/api/notifications/${server.ids.marta}?limit=200`)
    ).body.data.notifications
      .filter((one: { kind: string; title: string }) => one.kind === 'dose-late')
      .map(({ message }: { message: string }) => message)
  const { db } = server.database
  const late = await planned(rumiId, { ...medicine, name: 'Insulina' })
  const given = await planned(rumiId, { ...medicine, name: 'Omega' })
  await mark(given.id)
  await announceLateDoses(db)
  await vi.waitFor(
    async () => expect(await noticesOf()).toContain('Insulina, de las 00:00: sigue sin marcar.'),
    20_000,
  )
  await announceLateDoses(db)
  await mark(late.id)
  const all = await noticesOf()
  expect(all.filter((message: string) => message.startsWith('Insulina'))).toHaveLength(1)
  expect(all.filter((message: string) => message.startsWith('Omega'))).toEqual([])
})

test('the business sets after how many minutes a dose is late', async () => {
  const { rumiId } = await guest()
  const earlier = addMinutes(now(), -20)
  const day = dayOf(earlier)
  await planned(rumiId, { ...medicine, times: [timeOf(earlier)], from: day })
  const statusIn = async (lateDoseMinutes: number) => {
    await server.request('admin', 'PATCH', '/api/settings', { lateDoseMinutes })
    return (await entriesOf(rumiId, day)).map(({ status }) => status)
  }
  expect(await statusIn(30)).toEqual(['due'])
  expect(await statusIn(15)).toEqual(['late'])
})

test('given doses of medicine are charged on the stay, with its books, until the mark is removed', async () => {
  await server.request('admin', 'PATCH', '/api/settings', { medicineDoseCentavos: 20_00 })
  const { rumiId, bookingId } = await guest()
  const { id } = await planned(rumiId, { ...medicine, times: ['00:00', '00:01', '00:02'] })
  const food = await planned(rumiId, { ...medicine, kind: 'meal' })
  const booking = async () =>
    (await server.request('marta', 'GET', `/api/desk/bookings/${bookingId}`)).body.data.deskBooking.booking
  const before = (await booking()).totalCentavos
  const first = await mark(id)
  await mark(id, { time: '00:01', result: 'half' })
  await mark(id, { time: '00:02', result: 'refused' })
  await mark(food.id)
  expect(await booking()).toMatchObject({
    totalCentavos: before + 40_00,
    lines: expect.arrayContaining([{ label: 'Dosis de medicina: 2', amountCentavos: 40_00 }]),
  })
  await server.request('marta', 'DELETE', `/api/careMarks/${first.body.data.careMark.id}`)
  expect((await booking()).totalCentavos).toBe(before + 20_00)

  const again = await mark(id)
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select visit_id as id from booking_dogs where booking_id = $1',
    [bookingId],
  )
  const left = await server.request('marta', 'POST', `/api/visits/${rows[0]!.id}/departure`, {})
  expect(left.status, JSON.stringify(left.body)).toBe(201)
  const lines = (await booking()).lines.map(({ label }: { label: string }) => label)
  expect(lines).toContain('Dosis de medicina: 2')
  const kept = await server.request('marta', 'DELETE', `/api/careMarks/${again.body.data.careMark.id}`)
  expect(kept).toMatchObject({ status: 409, body: { code: 'step-not-allowed' } })
  const differences = await server.database.pool.query('select * from books_differences()')
  expect(differences.rows).toEqual([])
})
