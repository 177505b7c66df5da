import { randomUUID } from 'node:crypto'
import { addDays, defaultSettings, restDayName, type VisitTimeline, type WeekHours } from '@rumi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { checkedInDog } from '../../support/bookings/checked-in-dog.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { stayBeforeMidnight } from '../../support/bookings/stay-before-midnight.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

const patient = { timeout: 5_000 }

let server: TestServer
beforeAll(async () => {
  stayBeforeMidnight()
  server = await openTestServer()
  await server.database.pool.query('update users set identified_at = now()')
  const everyDay: WeekHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    opens: '00:00',
    closes: '23:45',
  }))
  const hours = { ...defaultSettings.hours, house: everyDay, dayCare: everyDay }
  await server.request('admin', 'PATCH', '/api/settings', { hours })
  for (const day of [0, 1].map((ahead) => addDays(today(), ahead)))
    if (restDayName(day) !== null)
      await server.request('admin', 'POST', '/api/houseDays', { day, kind: 'worked' })
})
afterAll(() => server.close())

const timelineOf = async (rumiId: string, who: DemoName = 'ana') =>
  (await server.request(who, 'GET', `/api/timeline?rumiId=${rumiId}`)).body.data.visits as VisitTimeline[]
const kindsOf = async (rumiId: string) =>
  (await timelineOf(rumiId)).flatMap(({ moments }) => moments.map(({ kind }) => kind))
const visitIdOf = async (rumiId: string) =>
  (await server.request('marta', 'GET', `/api/visits?rumiId=${rumiId}`)).body.data.visits.at(-1).id as string
const act = async (rumiId: string, step: string, body: object = {}) =>
  server.request('marta', 'POST', `/api/visits/${await visitIdOf(rumiId)}/${step}`, body)
const stepped = async (rumiId: string, step: string, body: object = {}) => {
  const answer = await act(rumiId, step, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data.visit
}
async function bookedToday(name: string) {
  const rumiId = await eligibleDog(server, name)
  const made = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [rumiId],
    start: today(),
    end: today(),
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return { rumiId, bookingId: made.body.data.serviceBooking.id as string }
}
/** Inserts a bath of a dog that is present, begun and done some minutes later. */
async function bathInside(rumiId: string) {
  const { pool } = server.database
  const { rows } = await pool.query<{ id: string }>(
    `with groomer as (insert into resources (kind, name) values ('groomer', 'Baños') returning id),
    made as (
      insert into bookings (client_id, service_id, resource_id, status, start_at, end_at, total_centavos, lines)
      select $1, $2, id, 'confirmed', now(), now() + interval '1 hour', 0, '[]' from groomer returning id, client_id)
    insert into booking_dogs (booking_id, dog_id, owner_id) select id, $3, client_id from made returning booking_id as id`,
    [server.ids.ana, await serviceOf(server, 'Grooming'), rumiId],
  )
  const { id } = rows[0]!
  for (const [minutes, from, to] of [
    [5, 'confirmed', 'checked-in'],
    [35, 'checked-in', 'checked-out'],
  ] as const) {
    await pool.query('update bookings set status = $2 where id = $1', [id, to])
    await pool.query(
      `insert into booking_events (booking_id, from_status, to_status, at) values ($1, $2, $3, now() + make_interval(mins => $4))`,
      [id, from, to, minutes],
    )
  }
  return id
}
const notificationsOf = async (who: DemoName, words: RegExp) =>
  (
    await server.request(who, 'GET', `/api/notifications/${server.ids[who]}?limit=200`)
  ).body.data.notifications.filter((one: { title: string; message: string }) =>
    words.test(`${one.title} ${one.message}`),
  )

test('shows a dog that is present from its arrival, and one that left today until the end', async () => {
  const { rumiId } = await bookedToday('Nata')
  expect(await timelineOf(rumiId)).toEqual([])
  await stepped(rumiId, 'arrival')
  expect(await timelineOf(rumiId)).toMatchObject([
    { rumiId, day: today(), status: 'in-house', moments: [{ kind: 'arrived' }] },
  ])
  await stepped(rumiId, 'departure', { collectedBy: 'Rosa', collectedReason: 'Es su tía' })
  expect(await timelineOf(rumiId)).toMatchObject([
    { status: 'gone', moments: [{ kind: 'arrived' }, { kind: 'left', subject: 'Rosa' }] },
  ])
  const { body } = await server.request('ana', 'GET', '/api/timeline')
  expect(body.data.visits.map((one: VisitTimeline) => one.rumiId)).toContain(rumiId)
})

test('leaves out visits that ended before today', async () => {
  const { rumiId } = await bookedToday('Ayer')
  await stepped(rumiId, 'arrival')
  await stepped(rumiId, 'departure')
  await server.database.pool.query(
    `update visits set arrived_at = now() - interval '3 days', left_at = now() - interval '2 days' where dog_id = $1`,
    [rumiId],
  )
  expect(await timelineOf(rumiId)).toEqual([])
})

test('hides the dogs of other owners, singly and in the list', async () => {
  const { rumiId } = await bookedToday('Ajena')
  await stepped(rumiId, 'arrival')
  for (const who of ['luis', 'marta', 'admin'] as const) {
    expect((await server.request(who, 'GET', `/api/timeline?rumiId=${rumiId}`)).status).toBe(404)
    const { body } = await server.request(who, 'GET', '/api/timeline')
    expect(body.data.visits.map((one: VisitTimeline) => one.rumiId)).not.toContain(rumiId)
  }
  expect((await server.request(null, 'GET', '/api/timeline')).status).toBe(401)
  expect((await server.request('ana', 'GET', `/api/timeline?rumiId=${randomUUID()}`)).status).toBe(404)
})

test('names a bath inside the stay when it begins and when it is done', async () => {
  const { rumiId } = await checkedInDog(server, { name: 'Bañada' })
  const bath = await bathInside(rumiId)
  const moments = (await timelineOf(rumiId)).flatMap((one) => one.moments)
  expect(moments.map(({ kind }) => kind)).toEqual(['arrived', 'service-begun', 'service-done'])
  const { rows } = await server.database.pool.query<{ name: string }>(
    'select services.name from bookings join services on services.id = service_id where bookings.id = $1',
    [bath],
  )
  expect(moments[1]).toMatchObject({ subject: rows[0]!.name })
})

test('shows marked meals and medicines, and not what was skipped', async () => {
  const { rumiId } = await checkedInDog(server, { name: 'Comelona' })
  const day = addDays(today(), -1)
  await server.database.pool.query(
    `update visits set arrived_at = arrived_at - interval '2 days' where dog_id = $1`,
    [rumiId],
  )
  const mark = async (kind: string, name: string, result: string) => {
    const item = await server.request('marta', 'POST', '/api/careItems', {
      rumiId,
      kind,
      name,
      times: ['12:00'],
      from: day,
    })
    expect(item.status, JSON.stringify(item.body)).toBe(201)
    const careItemId = item.body.data.careItem.id as string
    const marked = { careItemId, day, time: '12:00', result }
    expect((await server.request('marta', 'POST', '/api/careMarks', marked)).status).toBe(201)
  }
  await mark('meal', 'Croquetas', 'half')
  await mark('medicine', 'Jarabe', 'refused')
  await mark('walk', 'Paseo', 'skipped')
  const moments = (await timelineOf(rumiId)).flatMap((one) => one.moments)
  expect(moments.filter(({ kind }) => kind !== 'arrived')).toMatchObject([
    { kind: 'meal', subject: 'Croquetas', isPartial: true, wasRefused: false },
    { kind: 'medicine', subject: 'Jarabe', isPartial: false, wasRefused: true },
  ])
})

test('shows a sent report card with its photos and never a draft', async () => {
  const { rumiId, bookingId } = await bookedToday('Retrato')
  await stepped(rumiId, 'arrival')
  const { body } = await server.request('marta', 'POST', '/api/reportCards', {
    bookingId,
    rumiId,
    day: today(),
  })
  const cardId = body.data.reportCard.id as string
  expect(await kindsOf(rumiId)).toEqual(['arrived'])
  await server.database.pool.query(
    `insert into files (owner_id, dog_id, card_id, media, bytes) select owner_id, dog_id, id, 'image/webp', 1 from report_cards where id = $1`,
    [cardId],
  )
  await server.request('marta', 'PATCH', `/api/reportCards/${cardId}`, { mood: 'happy', sent: true })
  const [visit] = await timelineOf(rumiId)
  expect(visit!.moments.at(-1)).toMatchObject({ kind: 'report', cardId, bookingId, photos: 1 })
})

test('a dog is announced as ready once, however many devices press', async () => {
  const { rumiId } = await bookedToday('Lista')
  expect((await act(rumiId, 'ready')).body).toMatchObject({ code: 'step-not-allowed' })
  await stepped(rumiId, 'arrival')
  const { readyAt } = await stepped(rumiId, 'ready')
  expect(await stepped(rumiId, 'ready')).toMatchObject({ readyAt })
  await vi.waitFor(
    async () => expect(await notificationsOf('ana', /pasar por Lista/)).toHaveLength(1),
    patient,
  )
  await stepped(rumiId, 'ready')
  expect(await notificationsOf('ana', /pasar por Lista/)).toMatchObject([
    { kind: 'visit-ready', href: `/mi-cuenta/rumis/${rumiId}` },
  ])
  expect(await kindsOf(rumiId)).toEqual(['arrived', 'ready'])
})

test('an announcement is undone within its seconds, and a reversed arrival takes it along', async () => {
  const { rumiId } = await bookedToday('Todavía')
  await stepped(rumiId, 'arrival')
  const undoId = randomUUID()
  await stepped(rumiId, 'ready', { undoId })
  expect((await server.request('marta', 'POST', `/api/undo/${undoId}`)).status).toBe(204)
  expect(await kindsOf(rumiId)).toEqual(['arrived'])
  await stepped(rumiId, 'ready')
  expect(await stepped(rumiId, 'reversal', { reason: 'No había llegado' })).toMatchObject({
    status: 'expected',
    readyAt: null,
  })
  expect(await timelineOf(rumiId)).toEqual([])
})

test("reports each change of a visit to its owner's open screens at once", async () => {
  const { rumiId } = await bookedToday('En vivo')
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const heard: string[] = []
  const stop = await listenAs('ana', heard)
  await stepped(rumiId, 'arrival', { undoId: randomUUID() })
  await vi.waitFor(() => expect(heard.join('')).toContain('event: visit'), patient)
  stop()
})

async function listenAs(who: 'ana', heard: string[]) {
  const credentials = { email: `${who}@demo.rumi.mx`, password: 'lomito-feliz-2026' }
  const { body } = await server.request(null, 'POST', '/api/auth/login', credentials)
  const over = new AbortController()
  const address = server.app.server.address() as { port: number }
  const response = await fetch(
    `http://127.0.0.1:${address.port}/api/notifications/${server.ids[who]}/stream`,
    { headers: { authorization: `Bearer ${body.token}` }, signal: over.signal },
  )
  void (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) heard.push(chunk)
  })().catch(() => undefined)
  return () => over.abort()
}

test('a reply to a sent report card is a message of that client, and the desk is notified', async () => {
  const { rumiId, bookingId } = await bookedToday('Carta')
  await stepped(rumiId, 'arrival')
  const { body } = await server.request('marta', 'POST', '/api/reportCards', {
    bookingId,
    rumiId,
    day: today(),
  })
  const path = `/api/reportCards/${body.data.reportCard.id}/replies`
  const reply = { message: '¿Comió bien?' }
  expect((await server.request('ana', 'POST', path, reply)).status).toBe(404)
  await server.request('marta', 'PATCH', `/api/reportCards/${body.data.reportCard.id}`, {
    mood: 'happy',
    sent: true,
  })
  const key = { 'idempotency-key': randomUUID() }
  const sent = await server.request('ana', 'POST', path, reply, key)
  expect(sent.status, JSON.stringify(sent.body)).toBe(201)
  expect((await server.request('ana', 'POST', path, reply, key)).body).toEqual(sent.body)
  for (const who of ['luis', 'marta'] as const)
    expect((await server.request(who, 'POST', path, reply)).status).toBe(404)
  const { body: found } = await server.request('marta', 'GET', '/api/messages?search=Comió')
  expect(found.data.messages).toMatchObject([
    { userId: server.ids.ana, kind: 'contact', message: '¿Comió bien?', status: 'new' },
  ])
  expect(found.data.messages[0].subject).toContain('Carta')
  await vi.waitFor(
    async () => expect(await notificationsOf('marta', /Reporte de Carta/)).toHaveLength(1),
    patient,
  )
  expect((await server.request('ana', 'POST', path, { message: ' ' })).status).toBe(400)
})
