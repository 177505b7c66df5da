import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { now, today } from '../../../apps/api/src/http/clock.ts'
import { checkedInDog, type CheckedInDog } from '../../support/bookings/checked-in-dog.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
})
afterAll(() => server.close())

const cards = '/api/reportCards'

async function draftOf({ bookingId, rumiId }: CheckedInDog) {
  const { status, body } = await server.request('marta', 'POST', cards, { bookingId, rumiId, day: today() })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.reportCard as { id: string; ate: string | null; played: string | null; words: string }
}
const feel = (id: string, changes: object = { mood: 'happy' }) =>
  server.request('marta', 'PATCH', `${cards}/${id}`, changes)
const sendAll = (headers = {}, who: DemoName = 'marta') =>
  server.request(who, 'POST', `${cards}/sent`, { day: today() }, headers)

async function notifiedOf(owner: 'ana' | 'luis', title: RegExp) {
  const { body } = await server.request(owner, 'GET', `/api/notifications/${server.ids[owner]}?limit=200`)
  return body.data.notifications.filter((one: { title: string }) => title.test(one.title))
}

async function mailsWith(...parts: string[]) {
  const outbox = join(server.dataDir, 'outbox')
  const names = await readdir(outbox).catch(() => [])
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails.filter((mail) => parts.every((part) => mail.includes(part)))
}

test('a card begins with what the marks, the group and a sent incident of its day say', async () => {
  const dog = await checkedInDog(server, { name: 'Begonia' })
  const { rumiId } = dog
  await server.database.pool.query('update visits set arrived_at = $2, first_day = $3 where dog_id = $1', [
    rumiId,
    `${dog.arrivedOn}T14:00:00Z`,
    dog.arrivedOn,
  ])
  const group = await server.request('marta', 'POST', '/api/playGroups', { name: 'Chicos', capacity: 5 })
  const { body } = await server.request('marta', 'GET', `/api/visits?rumiId=${rumiId}`)
  await server.request('marta', 'PUT', `/api/visits/${body.data.visits[0].id}/playGroup`, {
    playGroupId: group.body.data.playGroup.id,
  })
  const mark = async (kind: string, result: string) => {
    const plan = { rumiId, kind, name: kind, times: ['00:00'] }
    const item = await server.request('marta', 'POST', '/api/careItems', plan)
    const careItemId = item.body.data.careItem.id
    const marked = { careItemId, day: today(), time: '00:00', result }
    expect((await server.request('marta', 'POST', '/api/careMarks', marked)).status).toBe(201)
  }
  await mark('meal', 'half')
  await mark('medicine', 'given')
  const dogs = [{ rumiId, role: 'hurt' }]
  const incident = { kind: 'injury', occurredAt: now(), description: 'Se raspó una pata.', dogs }
  const written = await server.request('marta', 'POST', '/api/incidents', incident)
  await server.request('marta', 'POST', `/api/incidents/${written.body.data.incident.id}/send`, {})
  const card = await draftOf(dog)
  expect(card).toMatchObject({
    ate: 'some',
    played: 'some',
    words: 'Jugó en el grupo Chicos. Recibió su medicina. Hubo un incidente: ya te escribimos los detalles.',
  })
  await feel(card.id, { words: 'Otra cosa' })
  expect((await draftOf(dog)).words).toBe('Otra cosa')
})

test('sends the drafts of a day that state a mood, and a family with several dogs gets one mail and one notice', async () => {
  const [uno, dos, tres, solo] = [
    await draftOf(await checkedInDog(server, { name: 'Clavel' })),
    await draftOf(await checkedInDog(server, { name: 'Dalia' })),
    await draftOf(await checkedInDog(server, { name: 'Espliego' })),
    await draftOf(await checkedInDog(server, { owner: 'luis', name: 'Fucsia' })),
  ]
  await feel(uno.id, { mood: 'happy', words: 'Corrió mucho.' })
  await feel(dos.id, { mood: 'calm', ate: 'all' })
  await feel(solo.id)
  const { status, body } = await sendAll()
  expect(status).toBe(200)
  const sent = body.data.reportCards as { id: string; sentAt: string }[]
  expect(new Set(sent.map(({ id }) => id))).toEqual(new Set([uno.id, dos.id, solo.id]))
  expect(sent.every(({ sentAt }) => sentAt)).toBe(true)
  expect(await feel(tres.id, { words: 'Sigue en borrador' })).toMatchObject({ status: 200 })
  expect(await feel(uno.id, { words: 'Tarde' })).toMatchObject({ status: 409, body: { code: 'report-sent' } })
  await vi.waitFor(
    async () => {
      expect(await notifiedOf('ana', /Clavel y Dalia/)).toHaveLength(1)
      expect(await notifiedOf('luis', /Fucsia/)).toHaveLength(1)
      expect(await mailsWith('Clavel', 'Dalia', 'Corri')).toHaveLength(1)
      expect(await mailsWith('Fucsia')).toHaveLength(1)
    },
    { timeout: 8_000 },
  )
  expect(await notifiedOf('ana', /el día de (Clavel|Dalia)$/)).toHaveLength(0)
})

test('sent by several devices at once and again under the same key, each card goes out once', async () => {
  const { id } = await draftOf(await checkedInDog(server, { name: 'Geranio' }))
  await feel(id)
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all([
    sendAll(key),
    sendAll(key),
    sendAll(),
    sendAll(),
    feel(id, { sent: true }),
  ])
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  await vi.waitFor(async () => expect(await notifiedOf('ana', /Geranio/)).toHaveLength(1), { timeout: 8_000 })
  await vi.waitFor(async () => expect(await mailsWith('Geranio')).toHaveLength(1), { timeout: 8_000 })
})

test('only the desk sends the cards of a day', async () => {
  expect((await sendAll({}, 'ana')).status).toBe(403)
  expect((await sendAll({}, 'conta')).status).toBe(403)
})
