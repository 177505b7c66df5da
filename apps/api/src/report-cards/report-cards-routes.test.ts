import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays } from '@rumi/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { checkedInDog, type CheckedInDog } from '../../../../tests/support/bookings/checked-in-dog.ts'
import {
  openTestServer,
  type DemoName,
  type TestServer,
} from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
let photo: Buffer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2ec4b6' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => server.close())

const cards = '/api/reportCards'

async function open({ bookingId, rumiId }: CheckedInDog, day: string, who: DemoName = 'marta') {
  return server.request(who, 'POST', cards, { bookingId, rumiId, day })
}

async function draftOf(guest: CheckedInDog) {
  const { status, body } = await open(guest, guest.today)
  expect(status).toBe(201)
  return body.data.reportCard as { id: string; version: number }
}

const write = (id: string, changes: object, who: DemoName = 'marta') =>
  server.request(who, 'PATCH', `${cards}/${id}`, changes)

const boundary = 'frontera'

const addPhoto = (
  id: string,
  { who = 'marta', key, bytes = photo }: { who?: DemoName; key?: string; bytes?: Buffer } = {},
) =>
  server.request(
    who,
    'POST',
    `${cards}/${id}/photos`,
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(key ? { 'idempotency-key': key } : {}),
    },
  )

const listed = async (who: DemoName, query: string) =>
  (await server.request(who, 'GET', `${cards}?${query}`)).body.data.reportCards

test('a day has one card for each dog, however often it is opened', async () => {
  const guest = await checkedInDog(server)
  const opened = await Promise.all([
    open(guest, guest.today),
    open(guest, guest.today),
    open(guest, guest.today),
  ])
  expect(opened.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(opened.map(({ body }) => body.data.reportCard.id)).size).toBe(1)
  expect(opened[0]?.body.data.reportCard).toMatchObject({ mood: null, photos: [], sentAt: null, version: 1 })
})

test('creates a report card only for a day on which the dog was in the house', async () => {
  const guest = await checkedInDog(server)
  expect((await open(guest, guest.arrivedOn)).status).toBe(201)
  for (const day of [addDays(guest.arrivedOn, -1), addDays(guest.today, 1), addDays(guest.today, 9)])
    expect(await open(guest, day)).toMatchObject({ status: 422, body: { code: 'not-in-house' } })
  const other = await checkedInDog(server)
  expect((await open({ ...guest, rumiId: other.rumiId }, guest.today)).status).toBe(404)
})

test('saves a draft and rejects a concurrent change by another phone', async () => {
  const { id, version } = await draftOf(await checkedInDog(server))
  const written = await write(id, { mood: 'happy', words: 'Corrió con Nube.', version })
  expect(written.body.data.reportCard).toMatchObject({ mood: 'happy', words: 'Corrió con Nube.', version: 2 })
  expect(await write(id, { mood: 'shy', version })).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect((await write(id, { ate: 'all', mood: null, version: 2 })).body.data.reportCard).toMatchObject({
    ate: 'all',
    mood: null,
  })
})

test('an owner reads what was sent and never a draft; another reads neither', async () => {
  const guest = await checkedInDog(server)
  const { id } = await draftOf(guest)
  const query = `rumiId=${guest.rumiId}`
  expect(await listed('ana', query)).toEqual([])
  expect(await listed('ana', `${query}&sent=false`)).toEqual([])
  expect(await listed('admin', query)).toHaveLength(1)
  expect(await server.request('conta', 'GET', `${cards}?${query}`)).toMatchObject({ status: 403 })
  await write(id, { mood: 'calm', sent: true })
  expect(await listed('ana', query)).toMatchObject([{ id, mood: 'calm', day: guest.today }])
  expect(await listed('luis', query)).toEqual([])
  const { body } = await server.request('ana', 'GET', `/api/users/${server.ids.ana}/data`)
  expect(body.data.reportCards.map((card: { id: string }) => card.id)).toContain(id)
})

test('without a mood nothing is sent, and once sent nothing changes, photos included', async () => {
  const { id } = await draftOf(await checkedInDog(server))
  expect(await write(id, { words: 'Durmió.', sent: true })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'mood' }] },
  })
  const first = (await addPhoto(id)).body.data.reportCard.photos[0]
  expect((await write(id, { mood: 'calm', sent: true })).body.data.reportCard.sentAt).not.toBeNull()
  const refused = { status: 409, body: { code: 'report-sent' } }
  expect(await write(id, { words: 'Otra cosa' })).toMatchObject(refused)
  expect(await write(id, { sent: true })).toMatchObject(refused)
  expect(await addPhoto(id)).toMatchObject(refused)
  expect(await server.request('marta', 'DELETE', `${cards}/${id}/photos/${first.slice(7)}`)).toMatchObject(
    refused,
  )
  const sent = server.database.pool.query(`update report_cards set words = 'x' where id = $1`, [id])
  await expect(sent).rejects.toMatchObject({ constraint: 'report_cards_sent_never_change' })
})

test('re-encodes photos, keeps their order, shows them to the owner and hides them from others', async () => {
  const { id } = await draftOf(await checkedInDog(server))
  const key = crypto.randomUUID()
  const first = await addPhoto(id, { key })
  expect(first.status).toBe(201)
  expect((await addPhoto(id, { key })).body).toEqual(first.body)
  expect(await addPhoto(id, { key, bytes: Buffer.concat([photo, Buffer.from('.')]) })).toMatchObject({
    status: 422,
    body: { code: 'idempotency-reused' },
  })
  const second = await addPhoto(id)
  const { photos } = second.body.data.reportCard
  expect(photos).toHaveLength(2)
  expect(photos[0]).toBe(first.body.data.reportCard.photos[0])

  const seen = async (who: DemoName | null) => (await server.request(who, 'GET', photos[0])).status
  expect(await Promise.all((['ana', 'marta', 'luis', null] as const).map(seen))).toEqual([200, 200, 404, 404])
  expect(await addPhoto(id, { bytes: Buffer.from('<svg onload="alert(1)"/>') })).toMatchObject({
    status: 415,
    body: { code: 'not-a-picture' },
  })
  const gone = await server.request('marta', 'DELETE', `${cards}/${id}/photos/${photos[0].slice(7)}`)
  expect(gone.body.data.reportCard.photos).toEqual([photos[1]])
  expect((await server.request('ana', 'GET', photos[0])).status).toBe(404)
})

test('a card takes eight photos, and the ninth is refused even when they come at once', async () => {
  const { id } = await draftOf(await checkedInDog(server))
  const answers = await Promise.all(Array.from({ length: 11 }, () => addPhoto(id)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(8)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(3)
})

test('the photos of a day leave the dog’s portrait alone', async () => {
  const guest = await checkedInDog(server)
  const portrait = await server.request(
    'ana',
    'POST',
    `/api/uploadRoutes?dogId=${guest.rumiId}`,
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`),
      photo,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    { 'content-type': `multipart/form-data; boundary=${boundary}` },
  )
  const { id } = await draftOf(guest)
  await addPhoto(id)
  expect((await server.request('ana', 'GET', portrait.body.data.rumi.profileImg)).status).toBe(200)
})

test('concurrent sends notify the owner once, in the app and by mail', async () => {
  const guest = await checkedInDog(server, { name: 'Mostaza' })
  const { id } = await draftOf(guest)
  await addPhoto(id)
  const sent = await Promise.all(
    Array.from({ length: 5 }, () =>
      write(id, { mood: 'happy', ate: 'all', words: 'Día feliz.', sent: true }),
    ),
  )
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
  const notifications = () =>
    server
      .request('ana', 'GET', `/api/notifications/${server.ids.ana}?limit=200`)
      .then(({ body }) =>
        body.data.notifications.filter((one: { title: string }) => /Mostaza/.test(one.title)),
      )
  await vi.waitFor(async () => expect(await notifications()).toHaveLength(1), { timeout: 5_000 })
  expect((await notifications())[0]).toMatchObject({
    kind: 'report-card',
    title: 'Así estuvo el día de Mostaza',
    href: `/mi-cuenta/reservas/${guest.bookingId}/reporte#${id}`,
  })
  const outbox = join(server.dataDir, 'outbox')
  const mails = async () => {
    const names = await readdir(outbox).catch(() => [])
    const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    return texts.filter((text) => text.includes(id))
  }
  await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 5_000 })
})

test('only the desk writes cards', async () => {
  const guest = await checkedInDog(server)
  expect((await open(guest, guest.today, 'ana')).status).toBe(403)
  expect((await open(guest, guest.today, 'conta')).status).toBe(403)
  const { id } = await draftOf(guest)
  expect((await write(id, { mood: 'happy' }, 'ana')).status).toBe(403)
  expect((await addPhoto(id, { who: 'ana' })).status).toBe(403)
})
