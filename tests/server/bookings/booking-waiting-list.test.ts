import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endOffersOverTime, offerReleasedPlaces } from '../../../apps/api/src/bookings/index.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
let serviceId: string
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  serviceId = await serviceOf(server, 'Guardería')
})
afterAll(() => server.close())

/** A day with one place, taken by a dog of Ana's. */
async function fullDay(ahead: number) {
  const day = nextOpenDay('Guardería', ahead)
  await server.database.pool.query(
    `insert into places (pool, day, capacity) select name, $1, 1 from pools on conflict (pool, day) do update set capacity = 1`,
    [day],
  )
  const { body } = await book('ana', await eligibleDog(server, 'Primera'), day)
  return { day, bookingId: body.data.serviceBooking.id as string }
}

const bodyFor = (rumiId: string, day: string) => ({ serviceId, rumiIds: [rumiId], start: day, end: day })
const book = (who: DemoName, rumiId: string, day: string) =>
  server.request(who, 'POST', '/api/serviceBookings', bodyFor(rumiId, day))
const wait = (who: DemoName, rumiId: string, day: string) =>
  server.request(who, 'POST', '/api/waitingList', bodyFor(rumiId, day))
const cancel = (id: string) => server.request('ana', 'DELETE', `/api/serviceBookings/${id}`)

async function entry(who: DemoName, id: string) {
  const { body } = await server.request(who, 'GET', '/api/waitingList?limit=200')
  return body.data.waitingList.find((one: { id: string }) => one.id === id)
}

const untilOffered = (who: DemoName, id: string) =>
  vi.waitFor(async () => expect(await entry(who, id)).toMatchObject({ status: 'offered' }), {
    timeout: 15_000,
    interval: 200,
  })

test('a freed place is offered to the first on the waiting list, who takes it; the second keeps waiting', async () => {
  const { day, bookingId } = await fullDay(15)
  const luisDog = await eligibleDog(server, 'Espera', { owner: 'luis' })
  const first = (await wait('luis', luisDog, day)).body.data.waitingEntry
  const second = (await wait('ana', await eligibleDog(server, 'Sigue'), day)).body.data.waitingEntry
  expect([first.status, second.status]).toEqual(['waiting', 'waiting'])
  await cancel(bookingId)
  await untilOffered('luis', first.id)
  expect(await entry('ana', second.id)).toMatchObject({ status: 'waiting', bookingId: null })
  expect((await book('ana', await eligibleDog(server, 'Tarde'), day)).body.code).toBe('no-capacity')
  await vi.waitFor(
    async () => {
      const { body } = await server.request('luis', 'GET', `/api/notifications/${server.ids.luis}`)
      expect(body.data.notifications.map(({ kind }: { kind: string }) => kind)).toContain('place-offered')
    },
    { timeout: 15_000, interval: 200 },
  )

  const take = () => server.request('luis', 'PATCH', `/api/waitingList/${first.id}`, { status: 'accepted' })
  const answers = await Promise.all([take(), take(), take()])
  for (const answer of answers) expect(answer.body.data.waitingEntry).toMatchObject({ status: 'accepted' })
  const { rows } = await server.database.pool.query(
    `select status from bookings where start_day = $1 and client_id = $2`,
    [day, server.ids.luis],
  )
  expect(rows).toEqual([{ status: 'pending' }])
})

/** Counts the notifications to Luis about a lapsed offer. */
async function countLapses() {
  const { body } = await server.request('luis', 'GET', `/api/notifications/${server.ids.luis}`)
  return body.data.notifications.filter(({ kind }: { kind: string }) => kind === 'place-lapsed').length
}

test('an offer that is not taken in time goes to the next person, cannot be taken any more, and its end is notified', async () => {
  const { day, bookingId } = await fullDay(25)
  const first = (await wait('luis', await eligibleDog(server, 'Lenta', { owner: 'luis' }), day)).body.data
    .waitingEntry
  const second = (await wait('ana', await eligibleDog(server, 'Rápida'), day)).body.data.waitingEntry
  await cancel(bookingId)
  await untilOffered('luis', first.id)
  await server.database.pool.query(
    `update waiting_list set offered_until = now() - interval '1 second' where id = $1`,
    [first.id],
  )
  const late = await server.request('luis', 'PATCH', `/api/waitingList/${first.id}`, { status: 'accepted' })
  expect(late).toMatchObject({ status: 409, body: { code: 'step-not-allowed' } })
  await endOffersOverTime(server.database.db)
  expect(await entry('luis', first.id)).toMatchObject({ status: 'expired' })
  await untilOffered('ana', second.id)
  await vi.waitFor(async () => expect(await countLapses()).toBe(1), { timeout: 15_000, interval: 200 })
})

test('money for a place that is offered takes it, whichever way the desk receives it', async () => {
  const received = { method: 'card', amountCentavos: 100_00 }
  const ways = [
    (bookingId: string) =>
      server.request('marta', 'POST', '/api/payments', { ...received, target: { bookingId } }),
    (bookingId: string) =>
      server.request('marta', 'POST', `/api/serviceBookings/${bookingId}/payments`, received),
  ]
  for (const [turn, pay] of ways.entries()) {
    const { day, bookingId } = await fullDay(75 + 7 * turn)
    const dog = await eligibleDog(server, `Paga ${turn}`, { owner: 'luis' })
    const { id } = (await wait('luis', dog, day)).body.data.waitingEntry
    await cancel(bookingId)
    await untilOffered('luis', id)
    const offered = (await entry('luis', id)).bookingId as string
    expect((await pay(offered)).status).toBe(201)
    expect(await entry('luis', id)).toMatchObject({ status: 'accepted' })
    await server.database.pool.query(
      `update waiting_list set offered_until = now() - interval '1 second' where id = $1`,
      [id],
    )
    await endOffersOverTime(server.database.db)
    const { rows } = await server.database.pool.query('select status from bookings where id = $1', [offered])
    expect(rows).toEqual([{ status: 'pending' }])
    const hrefs = async () => {
      const { body } = await server.request('luis', 'GET', `/api/notifications/${server.ids.luis}`)
      const requested = body.data.notifications.filter(
        ({ kind }: { kind: string; href: string }) => kind === 'booking-requested',
      )
      return requested.map(({ href }: { kind: string; href: string }) => href)
    }
    await vi.waitFor(async () => expect(await hrefs()).toContain(`/mi-cuenta/reservas/${offered}`), {
      timeout: 15_000,
      interval: 200,
    })
  }
})

test('a waiting client who declines leaves the list and is not offered a place again', async () => {
  const before = await countLapses()
  const { day, bookingId } = await fullDay(35)
  const first = (await wait('luis', await eligibleDog(server, 'Ya no', { owner: 'luis' }), day)).body.data
    .waitingEntry
  await cancel(bookingId)
  await untilOffered('luis', first.id)
  const left = await server.request('luis', 'PATCH', `/api/waitingList/${first.id}`, { status: 'declined' })
  expect(left.body.data.waitingEntry).toMatchObject({ status: 'declined' })
  await offerReleasedPlaces(server.database.db)
  expect(await entry('luis', first.id)).toMatchObject({ status: 'declined' })
  expect((await book('ana', await eligibleDog(server, 'Entra'), day)).status).toBe(201)
  expect(await countLapses()).toBe(before)
})

test('rejects waiting while there is a place, and twice for the same day', async () => {
  const free = nextOpenDay('Guardería', 45)
  const dog = await eligibleDog(server, 'Impaciente')
  expect(await wait('ana', dog, free)).toMatchObject({ status: 422, body: { code: 'breaks-a-rule' } })
  const { day } = await fullDay(55)
  expect((await wait('ana', dog, day)).status).toBe(201)
  expect(await wait('ana', dog, day)).toMatchObject({ status: 409, body: { code: 'taken' } })
})

test('a place is not offered to a dog it does not fit: the next one gets it', async () => {
  const { day, bookingId } = await fullDay(65)
  const two = [
    await eligibleDog(server, 'Par 1', { owner: 'luis' }),
    await eligibleDog(server, 'Par 2', { owner: 'luis' }),
  ]
  const pair = await server.request('luis', 'POST', '/api/waitingList', {
    serviceId,
    rumiIds: two,
    start: day,
    end: day,
  })
  const alone = (await wait('ana', await eligibleDog(server, 'Sola'), day)).body.data.waitingEntry
  await cancel(bookingId)
  await untilOffered('ana', alone.id)
  expect(await entry('luis', pair.body.data.waitingEntry.id)).toMatchObject({ status: 'waiting' })
})

test('one more place is offered to the waiting list', async () => {
  const { day } = await fullDay(45)
  const waiting = (await wait('luis', await eligibleDog(server, 'Cabe', { owner: 'luis' }), day)).body.data
    .waitingEntry
  expect((await server.request('admin', 'PATCH', '/api/settings', { dayCarePlaces: 21 })).status).toBe(200)
  await untilOffered('luis', waiting.id)
})

test('rejects waiting for a dog that could not come, and offers no place to one that no longer may', async () => {
  const { day, bookingId } = await fullDay(20)
  const without = await eligibleDog(server, 'Sin papeles', { owner: 'luis', medicalRecords: false })
  expect(await wait('luis', without, day)).toMatchObject({ status: 422, body: { code: 'not-eligible' } })
  const dog = await eligibleDog(server, 'Los perdió', { owner: 'luis' })
  const first = (await wait('luis', dog, day)).body.data.waitingEntry
  await server.database.pool.query('delete from medical_records where dog_id = $1', [dog])
  const next = (await wait('ana', await eligibleDog(server, 'Los tiene'), day)).body.data.waitingEntry
  await cancel(bookingId)
  await untilOffered('ana', next.id)
  expect(await entry('luis', first.id)).toMatchObject({ status: 'waiting' })
})

test('a place held for a dog with pending medical records is taken by its owner, not by their reviewer', async () => {
  const { day, bookingId } = await fullDay(30)
  const { pool } = server.database
  const dog = await eligibleDog(server, 'Por verificar')
  const rabies = `dog_id = $1 and product = 'Rabia'`
  await pool.query(
    `update medical_records set verified_at = null, verified_by = null, without_evidence = '' where ${rabies}`,
    [dog],
  )
  const { id } = (await wait('ana', dog, day)).body.data.waitingEntry
  await cancel(bookingId)
  await untilOffered('ana', id)
  const stateOf = async () =>
    (
      await pool.query(
        'select b.awaits from bookings b join waiting_list w on w.booking_id = b.id where w.id = $1',
        [id],
      )
    ).rows[0]
  const { rows } = await pool.query('select status from waiting_list where id = $1', [id])
  expect(rows).toEqual([{ status: 'offered' }])
  expect(await stateOf()).toMatchObject({ awaits: [expect.any(String)] })
  const records = await pool.query(`select id from medical_records where ${rabies}`, [dog])
  const verify = { verified: true }
  expect(
    (await server.request('marta', 'PATCH', `/api/medical-records/${records.rows[0].id}`, verify)).status,
  ).toBe(200)
  expect(await entry('ana', id)).toMatchObject({ status: 'offered' })
  expect(await stateOf()).toMatchObject({ awaits: [] })
})
